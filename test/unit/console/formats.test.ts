/** Amounts and times as the console shows them. */
import { describe, expect, it } from 'vitest';
import { digitsOf, formatAmount, formatAmountWithCode, typedAmount } from '../../../server/console/app/parts/money.ts';
import { formatAgo, formatUtc } from '../../../server/console/app/parts/time-format.ts';

describe('an amount', () => {
  it.each([
    ['INR', 2, '1,499.00 INR'],
    ['JPY', 0, '1,499 JPY'],
    ['KWD', 3, '1,499.000 KWD'],
  ])('in %s has %i digits after the point', (currency, digits, text) => {
    expect(digitsOf(currency)).toBe(digits);
    expect(formatAmountWithCode(1499, currency)).toBe(text);
    expect(formatAmountWithCode('1499', currency)).toBe(text);
  });

  it('has the symbol of its currency', () => {
    expect(formatAmount(1499.5, 'INR')).toBe('₹1,499.50');
    expect(formatAmount('0.05', 'USD')).toBe('$0.05');
  });
});

describe('an amount that is typed', () => {
  it.each([
    ['300', 'INR', '300'],
    ['₹300', 'INR', '300'],
    ['Rs. 1,000', 'INR', '1000'],
    ['2,49,678.50 INR', 'INR', '249678.50'],
    ['$1,000.5', 'USD', '1000.5'],
    ['12,50', 'EUR', '12.50'],
    ['1,000', 'JPY', '1000'],
    ['1,000.500', 'KWD', '1000.500'],
  ])('%s in %s is %s', (text, currency, amount) => {
    expect(typedAmount(text, currency)).toBe(amount);
  });

  it.each([
    ['1,000', 'KWD'],
    ['1.000,50', 'EUR'],
    ['-5', 'INR'],
    ['.50', 'INR'],
    ['ten', 'INR'],
  ])('%s in %s is left to the service to judge', (text, currency) => {
    expect(typedAmount(text, currency)).toBe(text === 'ten' ? '' : text);
  });
});

describe('a time', () => {
  const now = new Date('2026-03-14T09:26:53Z');

  it.each([
    ['2026-03-14T09:26:40Z', 'just now'],
    ['2026-03-14T09:20:00Z', '6 minutes ago'],
    ['2026-03-14T11:27:00Z', 'in 2 hours'],
    ['2026-03-14T09:27:13Z', 'in 20 seconds'],
    ['2026-03-14T09:26:53.400Z', 'in 1 second'],
    ['2026-03-13T09:00:00Z', 'yesterday'],
    ['2026-01-14T09:26:53Z', '59 days ago'],
  ])('%s is %s', (time, text) => {
    expect(formatAgo(time, now)).toBe(text);
  });

  it('in UTC has seconds', () => {
    expect(formatUtc('2026-03-14T09:26:53Z')).toBe('2026-03-14 09:26:53 UTC');
  });
});
