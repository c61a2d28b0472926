/**
 * Amounts in Adyen's minor units, by its currency table.
 */
import { describe, expect, test } from 'vitest';
import { fromAdyen, moneyProblem, toAdyen } from '../../../../server/gateways/adyen/money.ts';

describe('an amount', () => {
  test.each([
    ['EUR', 12_345, 12_345],
    ['INR', 100, 100],
    ['JPY', 500, 500],
    ['KWD', 1_234, 1_234],
    ['ISK', 500, 50_000],
    ['CLP', 500, 50_000],
    ['CVE', 50_000, 500],
    ['IDR', 1_500_000, 15_000],
  ])('in %s of %i minor units is %i at Adyen, and the same when it comes back', (currency, minor, value) => {
    expect(toAdyen({ minor, currency })).toEqual({ currency, value });
    expect(fromAdyen({ currency, value })).toEqual({ minor, currency });
    expect(moneyProblem({ minor, currency })).toBeNull();
  });

  test('with a fraction that Adyen does not count is refused before the call', () => {
    expect(moneyProblem({ minor: 1_500_050, currency: 'IDR' })).toBe('takes only whole amounts in IDR');
  });

  test('in a currency that Adyen does not take is refused before the call', () => {
    expect(moneyProblem({ minor: 100, currency: 'KPW' })).toBe('does not take KPW');
  });

  test('that is too large to count exactly is refused before the call', () => {
    expect(moneyProblem({ minor: Number.MAX_SAFE_INTEGER, currency: 'ISK' })).toBe(
      'does not take an amount of this size',
    );
  });

  test('of a notification is rounded to our minor units', () => {
    expect(fromAdyen({ currency: 'ISK', value: 12_345 })).toEqual({ minor: 123, currency: 'ISK' });
  });

  test.each([null, 'EUR 1', {}, { currency: 'EUR' }, { currency: 'EUR', value: '1' }, { currency: 'EUR', value: 1.5 }])(
    '%j is none',
    (amount) => {
      expect(fromAdyen(amount)).toBeNull();
    },
  );
});
