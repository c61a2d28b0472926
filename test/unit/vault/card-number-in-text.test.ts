import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  holdsCardNumber,
  phoneHoldsCardNumber,
  withoutCardNumbers,
} from '../../../server/domain/cards/card-number-in-text.ts';
import { networkNumber } from '../../support/card-numbers.ts';
import { seeded } from '../../support/seeded.ts';

/** The separators that may be between two digits; none is allowed too. */
const separators = [
  '',
  ' ',
  '-',
  '.',
  ',',
  '/',
  '_',
  ':',
  '*',
  '\u00a0',
  '\u2009',
  '\u2013',
  '\u2212',
  '\t',
  '\n',
  '\u200b',
];
const words = fc.constantFrom('', 'card ', 'Karte: ', 'no.', '(', 'x', '« ', 'номер ');
/** The zeros of some scripts; the other nine digits follow each. */
const noughts = ['0', '\u0660', '\u0966', '\uff10', '\u{1d7ce}'];

const inScript = (digits: string, nought: string) =>
  Array.from(digits, (digit) => String.fromCodePoint((nought.codePointAt(0) ?? 0) + Number(digit)));

describe('a text that holds a number of a known network', () => {
  it('is found, whatever single separators, words and scripts it is written with', () => {
    const text = fc
      .tuple(
        networkNumber,
        fc.constantFrom(...noughts),
        words,
        words,
        fc.infiniteStream(fc.constantFrom(...separators)),
      )
      .map(([number, nought, before, after, between]) => {
        const digits = inScript(number, nought).map((digit, place) => {
          const { value } = between.next();
          return place === 0 || value === undefined ? digit : `${value}${digit}`;
        });
        return `${before}${digits.join('')}${after}`;
      });
    fc.assert(
      fc.property(text, (held) => holdsCardNumber(held)),
      { ...seeded(), numRuns: 2_000 },
    );
  });

  it('is found in a telephone number from 16 digits on', () => {
    const long = networkNumber.filter((number) => number.length >= 16);
    fc.assert(
      fc.property(long, (number) => phoneHoldsCardNumber(number) && phoneHoldsCardNumber(`+${number}`)),
      seeded(),
    );
  });

  it('is not found when a digit was changed, or it stands within a longer row of digits', () => {
    const twenty = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 20, maxLength: 60 });
    fc.assert(
      fc.property(networkNumber, twenty, fc.integer({ min: 1, max: 9 }), (number, longer, change) => {
        const last = (Number(number.at(-1)) + change) % 10;
        return !holdsCardNumber(`${number.slice(0, -1)}${last}`) && !holdsCardNumber(longer.join(''));
      }),
      seeded(),
    );
  });
});

it('a text of fewer than 13 digits holds none', () => {
  const few = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 12 });
  fc.assert(
    fc.property(few, fc.constantFrom(...separators), (digits, between) => !holdsCardNumber(digits.join(between))),
    seeded(),
  );
});

describe('a card number in a text', () => {
  it.each([
    ['4111111111111111', true],
    ['4111 1111 1111 1111', true],
    ['4111-1111.1111/1111', true],
    ['4222222222222', true],
    ['card 4111 1111 1111 1111 12/27 123', true],
    ['2 × 3782 822463 10005', true],
    ['id4111111111111111x', true],
    ['٤١١١١١١١١١١١١١١١', true],
    ['４１１１１１１１１１１１１１１１', true],
    // Signs with a numeric value, each a run of its own, with marks and invisible characters between them.
    ['½4111111111111111', true],
    ['⑫4111111111111111', true],
    ['²4111111111111111', true],
    ['4111111111111111①', true],
    [Array.from('4111111111111111', (digit) => `${digit}\ufe0f\u20e3`).join(''), true],
    [Array.from('4111111111111111', (digit) => `${digit}\ufe0f\u20e3`).join(' '), true],
    ['➃➀➀➀➀➀➀➀➀➀➀➀➀➀➀➀', true],
    ['❹❶❶❶❶❶❶❶❶❶❶❶❶❶❶❶', true],
    ['④①①① ➃➀➀➀-⓿⓿⓿⓿ 0004', false],
    ['⑷⑴⑴⑴⑴⑴⑴⑴⑴⑴⑴⑴⑴⑴⑴⑴', true],
    ['⁴¹¹¹¹¹¹¹¹¹¹¹¹¹¹¹', true],
    ['3⑦82⑧224631⓿⓿⓿⑤', true],
    ['4111\u200b\u2060 1111\u00ad-1111.1111', true],
    // Wrong check digit, unknown network, two separators, letters between, too short, too long.
    ['4111111111111112', false],
    ['9111111111111113', false],
    ['4111  1111  1111  1111', false],
    ['4111a1111b1111c1111', false],
    ['411111111116', false],
    ['41111111111111111227', false],
    ['', false],
    ['2026-03-14 09:26:53', false],
    ['192.168.100.200, 10.0.0.1', false],
    ['0b7c4111-1111-4f11-8111-1111a1111111', false],
  ])('%j: %s', (text, held) => {
    expect(holdsCardNumber(text)).toBe(held);
  });
});

describe('a telephone number', () => {
  it.each([
    '4915112345678',
    '+49 1511 2345678',
    '5511912345676',
    '+52 1 55 1234 5678',
    '63012345678907',
    '67123456789015',
    '491511234567891',
  ])('%s is one that somebody may have, though another text may not hold it', (phone) => {
    expect([holdsCardNumber(phone), phoneHoldsCardNumber(phone)]).toEqual([true, false]);
  });

  it.each([
    '378282246310005',
    '3782 822463 10005',
    '30569309025904',
    '38520000023237',
    '4111111111111111',
    '+4111111111111111',
  ])('%s is nobody’s: it is a card number', (phone) => {
    expect([holdsCardNumber(phone), phoneHoldsCardNumber(phone)]).toEqual([true, true]);
  });
});

describe('a text to be shown has a word in the place of', () => {
  it.each([
    ['4111.1111.1111.1111 Bot', '(number) Bot'],
    ['Bot/4111_1111_1111_1111; +https://bot.example', 'Bot/(number); +https://bot.example'],
    ['a 4111/1111/1111/1111, b 5555:5555:5555:4444.', 'a (number), b (number).'],
    ['½4111111111111111', '½(number)'],
    ['4️⃣ 1️⃣ 1️⃣ 1️⃣ 1️⃣ 1️⃣ 1️⃣ 1️⃣ 1️⃣ 1️⃣ 1️⃣ 1️⃣ 1️⃣ 1️⃣ 1️⃣ 1️⃣!', '(number)\ufe0f\u20e3!'],
    ['➃➀➀➀➀➀➀➀➀➀➀➀➀➀➀➀!', '(number)!'],
    // Two that overlap, and a number of that length that is not a card number.
    ['4222222222222.0000', '(number)'],
    ['4111 1111 1111 1112', '(number)'],
    ['Mozilla/5.0 (X11; Linux) Chrome/120.0.6099.109 Safari/537.36', undefined],
    ['192.168.100.200', undefined],
    ['', undefined],
  ])('a card number: %j', (text, shown) => {
    expect(withoutCardNumbers(text)).toBe(shown ?? text);
  });

  it('every number of a known network, of which no four digits in a row stay', () => {
    const text = fc.tuple(networkNumber, fc.constantFrom('.', '/', ':', '_', '-', ' ', ''));
    fc.assert(
      fc.property(text, ([number, between]) => {
        const shown = withoutCardNumbers(`Bot ${Array.from(number).join(between)} x`);
        return shown === 'Bot (number) x';
      }),
      seeded(),
    );
  });
});
