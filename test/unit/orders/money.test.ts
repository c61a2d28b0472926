import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decimalsOf,
  formatAmount,
  isCurrency,
  type Money,
  parseAmount,
  toMajor,
} from '../../../server/domain/money.ts';
import { seeded } from '../../support/seeded.ts';

const LARGEST_MAJOR = 9_999_999_999;
/** One currency per number of decimals. */
const currencies = { 0: 'JPY', 2: 'INR', 3: 'KWD' } as const;

const anyMoney = fc
  .constantFrom(...([0, 2, 3] as const))
  .chain((decimals) =>
    fc
      .integer({ min: 1, max: LARGEST_MAJOR * 10 ** decimals })
      .map((minor): Money => ({ minor, currency: currencies[decimals] })),
  );

/** Text with any number of decimals up to the currency's, and its minor units, computed with integers. */
const anyText = fc
  .constantFrom(...([0, 2, 3] as const))
  .chain((decimals) =>
    fc.record({
      decimals: fc.constant(decimals),
      whole: fc.bigInt({ min: 0n, max: BigInt(LARGEST_MAJOR) - 1n }),
      fraction: fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 0, maxLength: decimals }),
    }),
  )
  .map(({ decimals, whole, fraction }) => ({
    currency: currencies[decimals],
    text: fraction === '' ? String(whole) : `${whole}.${fraction}`,
    minor: whole * 10n ** BigInt(decimals) + BigInt(fraction.padEnd(decimals, '0') || '0'),
  }))
  .filter(({ minor }) => minor > 0n);

function reasonOf(text: string, currency: string): string {
  const read = parseAmount(text, currency);
  return 'reason' in read ? read.reason : `taken as ${read.minor}`;
}

describe('an amount', () => {
  it.each([
    ['100.00', 'INR', 10_000],
    ['1', 'INR', 100],
    ['0.01', 'INR', 1],
    ['4.35', 'INR', 435],
    ['1.1', 'INR', 110],
    ['8.20', 'INR', 820],
    ['9999999999', 'INR', 999_999_999_900],
    ['9999999998.99', 'INR', 999_999_999_899],
    ['500', 'JPY', 500],
    ['0.001', 'KWD', 1],
    ['1.005', 'KWD', 1_005],
    ['9999999998.999', 'KWD', 9_999_999_998_999],
  ])('%s %s is %d minor units', (text, currency, minor) => {
    expect(parseAmount(text, currency)).toEqual({ minor, currency });
  });

  it.each([
    '',
    ' ',
    '-1',
    '+1',
    '-0',
    '1e3',
    '1E3',
    '0x10',
    'NaN',
    'Infinity',
    '-Infinity',
    '00.1',
    '01',
    '.5',
    '5.',
    '1.',
    '1,000',
    '1.0.0',
    ' 1',
    '1 ',
    '1\n',
    '1.00\n',
    '१',
    '１',
    '10000000000',
    '99999999999.00',
    '1.0000',
  ])('is never %j', (text) => {
    for (const currency of Object.values(currencies)) expect(reasonOf(text, currency)).toMatch(/^must be/);
  });

  it.each([
    ['1.005', 'INR', 'must have at most 2 decimals in INR'],
    ['1.000', 'INR', 'must have at most 2 decimals in INR'],
    ['0.5', 'JPY', 'must have at most 0 decimals in JPY'],
    ['1.0', 'JPY', 'must have at most 0 decimals in JPY'],
    ['0', 'INR', 'must be above 0'],
    ['0.00', 'INR', 'must be above 0'],
    ['0.000', 'KWD', 'must be above 0'],
    ['9999999999.01', 'INR', 'must be at most 9999999999'],
    ['9999999999.999', 'KWD', 'must be at most 9999999999'],
  ])('%s in %s: %s', (text, currency, reason) => {
    expect(reasonOf(text, currency)).toBe(reason);
  });

  it('comes back from its own text, in every currency', () => {
    fc.assert(
      fc.property(anyMoney, (money) => {
        expect(parseAmount(formatAmount(money), money.currency)).toEqual(money);
      }),
      seeded(),
    );
  });

  it('is read to the last minor unit, whatever decimals are left out', () => {
    fc.assert(
      fc.property(anyText, ({ text, currency, minor }) => {
        expect(parseAmount(text, currency)).toEqual({ minor: Number(minor), currency });
      }),
      seeded(),
    );
  });

  it('is answered as the number whose text is the amount: no float error, no exponent', () => {
    fc.assert(
      fc.property(anyMoney, (money) => {
        const json = JSON.stringify(toMajor(money));
        expect(json).toMatch(/^(0|[1-9][0-9]*)(\.[0-9]{1,3})?$/);
        expect(parseAmount(json, money.currency)).toEqual(money);
      }),
      seeded(),
    );
  });

  it('is written with exactly the decimals of the currency', () => {
    const written = [
      { minor: 1, currency: 'INR' },
      { minor: 10_050, currency: 'INR' },
      { minor: 7, currency: 'JPY' },
      { minor: 7, currency: 'KWD' },
      { minor: 1_000, currency: 'KWD' },
    ].map(formatAmount);
    expect(written).toEqual(['0.01', '100.50', '7', '0.007', '1.000']);
  });
});

describe('a currency', () => {
  it.each(['INR', 'USD', 'JPY', 'KWD', 'BHD', 'EUR'])('may be %s', (code) => {
    expect(isCurrency(code)).toBe(true);
  });

  it.each(['', 'inr', 'IN', 'INRX', 'XYZ', 'QQQ', '__proto__', 'constructor'])('is never %j', (code) => {
    expect(isCurrency(code)).toBe(false);
  });

  it('has the decimals of ISO 4217', () => {
    const none = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
    const three = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');
    const two = 'INR USD EUR GBP AED SGD HUF IDR MGA MRU TWD'.split(' ');
    expect(none.map(decimalsOf)).toEqual(none.map(() => 0));
    expect(three.map(decimalsOf)).toEqual(three.map(() => 3));
    expect(two.map(decimalsOf)).toEqual(two.map(() => 2));
  });
});
