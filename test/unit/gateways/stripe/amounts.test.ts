import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromStripeAmount, moneyProblem, toStripeAmount } from '../../../../server/gateways/stripe/amounts.ts';
import { seeded } from '../../../support/seeded.ts';

describe("an amount in Stripe's minor units", () => {
  test.each([
    ['USD', 1_000, 1_000],
    ['JPY', 500, 500],
    ['KRW', 500, 500],
    ['MGA', 50_000, 500],
    ['ISK', 5, 500],
    ['UGX', 5, 500],
    ['HUF', 1_045, 1_045],
    ['TWD', 80_045, 80_045],
    ['KWD', 5_120, 5_120],
    ['BHD', 10, 10],
  ])('of %s %d is %d, and the same money again', (currency, minor, amount) => {
    expect(toStripeAmount({ minor, currency })).toBe(amount);
    expect(fromStripeAmount(amount, currency.toLowerCase())).toEqual({ minor, currency });
  });

  test.each([
    ['KWD', 5_124],
    ['TND', 1],
    ['MGA', 50_050],
    ['IQD', 1_000],
    ['BTC', 1_000],
  ])('does not exist for %s %d', (currency, minor) => {
    expect(toStripeAmount({ minor, currency })).toBeNull();
  });

  test('stands for exactly one amount of money', () => {
    const currencies = fc.constantFrom('USD', 'JPY', 'MGA', 'ISK', 'UGX', 'KWD', 'HUF', 'IDR');
    fc.assert(
      fc.property(currencies, fc.integer({ min: 1, max: 99_999_999 }), (currency, minor) => {
        const amount = toStripeAmount({ minor, currency });
        if (amount !== null) expect(fromStripeAmount(amount, currency)).toEqual({ minor, currency });
      }),
      seeded(),
    );
  });
});

describe('The gateway', () => {
  test.each([
    ['USD', 50, null],
    ['USD', 49, 'takes at least 0.50 USD'],
    ['GBP', 29, 'takes at least 0.30 GBP'],
    ['JPY', 49, 'takes at least 50 JPY'],
    ['HUF', 17_499, 'takes at least 175.00 HUF'],
    ['SEK', 299, 'takes at least 3.00 SEK'],
    ['USD', 99_999_999, null],
    ['USD', 100_000_000, 'takes at most 999999.99 USD'],
    ['JPY', 100_000_000, 'takes at most 99999999 JPY'],
    ['ISK', 1_000_000, 'takes at most 999999 ISK'],
    ['KWD', 100_000_000, 'takes at most 99999.990 KWD'],
    ['IDR', 999_999_999_999, null],
    ['IDR', 1_000_000_000_000, 'takes at most 9999999999.99 IDR'],
    ['KWD', 5_124, 'takes only multiples of 0.010 KWD'],
    ['MGA', 50_050, 'takes only multiples of 1.00 MGA'],
    ['UGX', 1, null],
    ['LYD', 1_000, 'takes no payments in LYD'],
  ])('for %s %d: %s', (currency, minor, problem) => {
    expect(moneyProblem({ minor, currency })).toBe(problem);
  });
});
