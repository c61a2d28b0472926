/**
 * The stored part of an endpoint's response contains none of the secrets sent to it.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskedAnswer } from '../../../server/delivery/transport/masked-answer.ts';
import { requestHeaders, secretsIn } from '../../../server/delivery/transport/request.ts';
import { seeded } from '../../support/seeded.ts';
import { plainlyMasked } from './support/plainly-masked.ts';

const password = 'p/ss:"w" 9ü';
const headers = requestHeaders({
  eventId: 'evt_1',
  timestamp: 1_767_225_600,
  signature: null,
  place: null,
  occasion: 'test',
  credentials: { username: 'hooks', password },
  customHeaders: { 'X-Key': 'key-of-the-shop', 'X-Short': 'ab' },
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
});
const basic = Buffer.from(`hooks:${password}`).toString('base64');
const mask = (answer: string) => maskedAnswer(answer, secretsIn(headers));

it('the secrets of a request are its credentials, the password in them, and custom values', () => {
  expect(secretsIn(headers).sort()).toEqual([basic, password, 'key-of-the-shop', 'ab'].sort());
});

describe('an answer that repeats them is kept without them', () => {
  it.each([
    ['as they were sent', `authorization: Basic ${basic}\nx-key: key-of-the-shop`],
    ['in JSON', JSON.stringify({ headers, password })],
    ['in JSON with escaped slashes', JSON.stringify({ password }).replaceAll('/', '\\/')],
    ['in an address', `https://shop.example/?p=${encodeURIComponent(password)}`],
  ])('%s', (_, answer) => {
    const kept = mask(answer);
    for (const secret of [basic, password, 'key-of-the-shop', encodeURIComponent(password), 'ss:']) {
      expect(kept).not.toContain(secret);
    }
    expect(kept).toContain('***');
  });

  it('also where it is cut off within one of them', () => {
    for (let length = 4; length < basic.length; length += 1) {
      expect(mask(`Basic ${basic.slice(0, length)}`)).toBe('Basic ***');
    }
  });
});

it('an answer that repeats none of them is kept as it is', () => {
  for (const answer of ['', 'OK', '{"outcome":"handled"}', 'absolutely about']) expect(mask(answer)).toBe(answer);
});

describe('whatever an answer repeats', () => {
  // Few characters, so that secrets overlap or contain each other, and a mask can form a new beginning.
  const text = (most: number) =>
    fc
      .array(fc.constantFrom('a', 'b', '/', '"', '*', '%2F', 'é', '😀', ' '), { maxLength: most })
      .map((of) => of.join(''));
  const secrets = fc.array(text(8), { minLength: 1, maxLength: 4 });
  const forms = [String, (of: string) => JSON.stringify(of).slice(1, -1), encodeURIComponent];
  const piece = fc.record({ noise: text(3), which: fc.nat(3), form: fc.constantFrom(...forms), cut: fc.nat(30) });
  const given = fc.record({ secrets, pieces: fc.array(piece, { maxLength: 4 }), end: text(2) });

  it('is masked as by trying every form of every secret, and every beginning of it at the end; or nothing of it is kept', () => {
    const same = fc.property(given, ({ secrets, pieces, end }) => {
      const parts = pieces.map(({ noise, which, form, cut }) => {
        const written = form(secrets[which % secrets.length] ?? '');
        return noise + written.slice(0, cut < 20 ? cut : undefined);
      });
      const answer = parts.join('') + end;
      expect([plainlyMasked(answer, secrets), '***']).toContain(maskedAnswer(answer, secrets));
    });
    fc.assert(same, { ...seeded(), numRuns: 5_000 });
  });
});

/** Encoders that programs use, each with its decoder. */
const inHex = (of: string, width: number) => of.charCodeAt(0).toString(16).padStart(width, '0');
const json = (of: string) => JSON.stringify(of).slice(1, -1);
const html = (of: string) => {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return of.replace(/[&<>"]/g, (character) => names[character] ?? character);
};
const lowerCase = (of: string) => of.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
const unJson = (of: string) => JSON.parse(`"${of}"`);
const unHtml = (of: string) =>
  of
    .replace(/&#x([0-9a-f]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&ouml;', 'ö')
    .replaceAll('&amp;', '&');
const ECHOES: readonly (readonly [string, (of: string) => string, (of: string) => string])[] = [
  ['JSON', json, unJson],
  ['JSON in ASCII', (of) => json(of).replace(/[^\x20-\x7e]/g, (one) => `\\u${inHex(one, 4)}`), unJson],
  ['JSON for HTML', (of) => json(of).replace(/[<>&'/=]/g, (one) => `\\u${inHex(one, 4).toUpperCase()}`), unJson],
  ['HTML', html, unHtml],
  ['HTML with numbers', (of) => html(of).replace(/[='/`]/g, (one) => `&#x${inHex(one, 2).toUpperCase()};`), unHtml],
  ['HTML with every name', (of) => html(of).replaceAll('ö', '&ouml;'), unHtml],
  ['HTML in ASCII', (of) => html(of).replace(/[^\x20-\x7e]/gu, (one) => `&#${one.codePointAt(0)};`), unHtml],
  ['an address', encodeURIComponent, decodeURIComponent],
  ['an address in lower case', (of) => lowerCase(encodeURIComponent(of)), decodeURIComponent],
  [
    'a form',
    (of) => new URLSearchParams([['', of]]).toString().slice(1),
    (of) => new URLSearchParams(`a=${of}`).get('a') ?? '',
  ],
  ['JSON in JSON', (of) => json(json(of)), (of) => unJson(unJson(of))],
  ['JSON in HTML', (of) => html(json(of)), (of) => unJson(unHtml(of))],
];

describe('a secret that an answer repeats', () => {
  const worst = 'p&ss"w\u00f6rd<9>=/\\ a+b_c%41-\u{1f600}';
  it.each(ECHOES)('in %s is not kept, whole or cut off', (_, write, undo) => {
    const written = write(worst);
    expect(undo(written)).toBe(worst);
    expect(maskedAnswer(`you sent ${written}, thanks`, [worst])).not.toContain(write('rd<9>'));
    for (let length = write('p&ss"w').length; length < written.length; length += 1) {
      expect(maskedAnswer(`you sent ${written.slice(0, length)}`, [worst]), `of ${length}`).not.toContain(
        write('p&ss'),
      );
    }
  });

  const alone = [
    'p',
    'w',
    '4',
    '1',
    'u',
    '0',
    'ö',
    '😀',
    '&',
    '<',
    '"',
    '/',
    '=',
    '+',
    '-',
    '_',
    ' ',
    '%',
    ';',
    '#',
    "'",
  ];
  const secret = fc.array(fc.constantFrom(...alone), { minLength: 4, maxLength: 12 }).map((of) => of.join(''));
  const noise = fc.array(fc.constantFrom('a', 'x ', ':', '{'), { maxLength: 3 }).map((of) => of.join(''));
  const given = fc.record({ secret, echo: fc.constantFrom(...ECHOES), before: noise, after: noise });

  it('is readable in what is kept by no way of reading it', () => {
    const unread = fc.property(given, ({ secret, echo: [, write], before, after }) => {
      const kept = maskedAnswer(before + write(secret) + after, [secret]);
      for (const part of kept.split('***')) {
        expect(part).not.toContain(secret);
        for (const [, , undo] of ECHOES) {
          let text = '';
          try {
            text = undo(part);
          } catch {
            // Not a text of this encoding.
          }
          expect(text).not.toContain(secret);
        }
      }
    });
    fc.assert(unread, { ...seeded(), numRuns: 3_000 });
  });

  it('as credentials in the other base64, or in one that is not filled up, is not kept', () => {
    const given = Buffer.from('shop:~~~???>>>ab').toString('base64');
    expect(given).toMatch(/[+/].*=$/);
    const url = given.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
    for (const form of [url, given.replace(/=+$/, '')]) {
      expect(maskedAnswer(`Basic ${form} is unknown`, [given])).not.toContain(form);
    }
  });

  it('leaves an answer as it is that is escaped and says nothing of it', () => {
    const answers = ['{"text":"caf\\u00e9 \\"1\\""}', 'a&amp;b &lt;p&gt;', '%7B%22a%22%3A1%7D', '100 % of R&D\\', 'ü'];
    for (const answer of answers) expect(maskedAnswer(answer, [worst, 'key-of-the-shop'])).toBe(answer);
  });
});

it('a long answer full of escapes costs an attempt little with the longest headers there may be', () => {
  const values = Array.from({ length: 20 }, (_, index) => `${index}${'%2&<\\u00'.repeat(126)}`);
  const answer = '%5Cu0026&amp;%25'.repeat(256);
  const before = process.cpuUsage();
  for (let attempt = 0; attempt < 50; attempt += 1) maskedAnswer(answer, values);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000 / 50).toBeLessThan(20);
});

it('twenty long custom headers cost an attempt next to nothing, when it was answered as usual and when it was not', () => {
  const value = (index: number) => `${index}${'a/'.repeat(505)}`;
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`x-${index}`, value(index)]));
  const before = process.cpuUsage();
  for (let attempt = 0; attempt < 500; attempt += 1) {
    expect(maskedAnswer('', secretsIn(many))).toBe('');
    expect(maskedAnswer('{"outcome":"handled"}', secretsIn(many))).toBe('{"outcome":"handled"}');
  }
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(500);
});
