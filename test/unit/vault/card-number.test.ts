import { Writable } from 'node:stream';
import { format, inspect } from 'node:util';
import { serialize } from 'bson';
import fc from 'fast-check';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { CardNumber, CardSecurityCode, passesLuhn } from '../../../server/domain/cards/card-number.ts';
import type { HiddenDigits } from '../../../server/domain/cards/hidden-digits.ts';
import { luhnValidNumber } from '../../support/card-numbers.ts';
import { seeded } from '../../support/seeded.ts';

function number(text: string): CardNumber {
  const parsed = CardNumber.parse(text);
  if (!parsed.ok) throw new Error(parsed.problem.text);
  return parsed.value;
}

function securityCode(text: string): CardSecurityCode {
  const parsed = CardSecurityCode.parse(text);
  if (!parsed.ok) throw new Error(parsed.problem.text);
  return parsed.value;
}

describe('reading a card number', () => {
  test.each([
    ['4111111111111111', '4111111111111111'],
    ['4111 1111 1111 1111', '4111111111111111'],
    ['4111-1111-1111-1111', '4111111111111111'],
    ['  3782 822463 10005\t', '378282246310005'],
    ['4 1-1 1-1 1-1 1-1 1-1 1', '411111111111'],
    ['6759649826438453123', '6759649826438453123'],
  ])('%j is read', (text, digits) => {
    expect(number(text).reveal()).toBe(digits);
  });

  test.each([
    ['nothing', '', 'missing'],
    ['blanks', '   ', 'missing'],
    ['11 digits', '41111111111', 'length'],
    ['20 digits', '41111111111111111111', 'length'],
    ['a hundred blanks', ' '.repeat(100), 'length'],
    ['a million digits', '4'.repeat(1_000_000), 'length'],
    ['two blanks in a row', '4111  1111 1111 1111', 'malformed'],
    ['a dash in front', '-4111111111111111', 'malformed'],
    ['a dash behind', '4111111111111111-', 'malformed'],
    ['dots', '4111.1111.1111.1111', 'malformed'],
    ['a letter', '4111111111111l11', 'malformed'],
    ['digits of another script', '٤١١١١١١١١١١١١١١١', 'malformed'],
    ['an exponent', '4.111111111111111e15', 'malformed'],
    ['an operator', '{"$gt":""}', 'malformed'],
  ])('%s: refused, and not repeated', (_what, text, reason) => {
    const parsed = CardNumber.parse(text);
    expect(parsed).toMatchObject({ ok: false, problem: { field: 'cardNumber', reason } });
    if (text.trim() !== '') expect(JSON.stringify(parsed)).not.toContain(text);
  });

  test.each([
    ['as it is', '4111111111111111', true],
    ['spaced and dashed', 'x 4111-1111 1111/1111', true],
    ['in full-width digits', '４１１１１１１１１１１１１１１１', true],
    ['in Arabic-Indic digits', '٤١١١١١١١١١١١١١١١', true],
    ['in Extended Arabic-Indic digits', '۴۱۱۱۱۱۱۱۱۱۱۱۱۱۱۱', true],
    ['in Devanagari digits', '४१११ ११११ ११११ ११११', true],
    ['in mathematical digits', '𝟜𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙𝟙', true],
    ['in digits of several scripts', '4١१１111111111111', true],
    ['apart by invisible characters', '4111\u200b1111\u00ad1111\u20611111', true],
    ['but for one digit', '4111111111111112', false],
    ['in part', '411111111111111', false],
  ])('finds itself in a text %s', (_how, text, found) => {
    expect(number('4111111111111111').occursIn(text)).toBe(found);
  });

  test('its first six and last four digits may be known', () => {
    expect(number('4012 0010 3714 1112')).toMatchObject({ isin: '401200', lastFour: '1112' });
  });
});

describe('reading a security code', () => {
  test.each(['123', '000', '1234'])('%s is read', (text) => {
    expect(securityCode(text).reveal()).toBe(text);
  });

  test.each([
    ['', 'missing'],
    ['12', 'malformed'],
    ['12345', 'malformed'],
    ['12a', 'malformed'],
    [' 123', 'malformed'],
  ])('%j is refused as %s', (text, reason) => {
    expect(CardSecurityCode.parse(text)).toMatchObject({ ok: false, problem: { field: 'cardSecurityCode', reason } });
  });
});

describe('the check digit', () => {
  test.each(['4111111111111111', '378282246310005', '6070000000000010', '79927398713', '0'])('%s passes', (digits) => {
    expect(passesLuhn(digits)).toBe(true);
  });

  test.each(['4111111111111112', '79927398710', '1', ''])('%j does not', (digits) => {
    expect(passesLuhn(digits)).toBe(false);
  });

  test('fits every number it was computed for, and no number with one digit changed', () => {
    fc.assert(
      fc.property(luhnValidNumber, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
        const at = place % digits.length;
        const changed = digits.slice(0, at) + ((Number(digits[at]) + shift) % 10) + digits.slice(at + 1);
        return passesLuhn(digits) && number(digits).passesLuhn && !passesLuhn(changed);
      }),
      seeded(),
    );
  });
});

describe('a hidden value shows nowhere', () => {
  test('a number in no JSON, template, print-out, clone, document or log line, alone or within something else', () => {
    fc.assert(
      fc.property(luhnValidNumber, (digits) => {
        for (const [way, shown] of waysToShow(number(digits))) expect(shown, way).not.toContain(digits);
      }),
      seeded(),
    );
  });

  test('nor is anything shown that depends on the digits', () => {
    const code = fc.stringMatching(/^[0-9]{3,4}$/);
    fc.assert(
      fc.property(luhnValidNumber, luhnValidNumber, code, code, (oneNumber, otherNumber, oneCode, otherCode) => {
        const [a, b, c, d] = [
          number(oneNumber),
          number(otherNumber),
          securityCode(oneCode),
          securityCode(otherCode),
        ].map(waysToShow);
        expect(a).toEqual(b);
        expect(c).toEqual(d);
      }),
      seeded(),
    );
  });

  test('and shows as what it is', () => {
    expect(`${number('4111111111111111')}`).toBe('[card number]');
    expect(inspect([number('4111111111111111')])).toBe('[ [card number] ]');
    expect(JSON.stringify({ code: securityCode('123') })).toBe('{"code":"[card security code]"}');
  });
});

function waysToShow(hidden: HiddenDigits): readonly (readonly [way: string, shown: string])[] {
  const holder = { card: { number: hidden }, list: [hidden], map: new Map([['number', hidden]]) };
  return [
    ['JSON', JSON.stringify([hidden, holder])],
    ['String', String(hidden)],
    ['template', `${hidden}`],
    ['concatenation', ['', hidden].join('')],
    ['Number', String(Number(hidden))],
    ['inspect', inspect(holder, { depth: null, showHidden: true, customInspect: false })],
    ['custom inspect', inspect(holder, { depth: null })],
    ['format', format('%s %d %i %j %o %O', hidden, hidden, hidden, hidden, hidden, hidden)],
    ['own properties', JSON.stringify(Reflect.ownKeys(hidden)) + JSON.stringify(Object.entries(hidden))],
    ['spread', JSON.stringify({ ...hidden })],
    ['clone', inspect(structuredClone({ hidden: holder.card }), { depth: null, showHidden: true })],
    ['BSON', Buffer.from(serialize(holder)).toString('latin1')],
    ['error', inspect(new Error(`cannot read ${hidden}`, { cause: holder }), { depth: null })],
    ['pino', logged(hidden, holder)],
  ];
}

function logged(hidden: HiddenDigits, holder: object): string {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = pino({ level: 'trace', timestamp: false, base: null }, sink);
  log.info(hidden);
  const message: string = 'paying with %s %d %j %o';
  log.info({ hidden, holder }, message, hidden, hidden, hidden, holder);
  log.error({ err: new Error(`cannot read ${hidden}`, { cause: holder }) });
  log.child({ hidden }).warn('within a child');
  return lines.join('');
}
