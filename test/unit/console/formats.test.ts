/** Amounts and times as the console shows them. */
import { describe, expect, it } from 'vitest';
import { amountOf, digitsOf, formatAmount } from '../../../server/console/app/parts/money.ts';
import { formatAgo, formatExactTime, formatTime, formatUtc } from '../../../server/console/app/parts/time-format.ts';

describe('an amount', () => {
  it.each([
    ['INR', 2],
    ['JPY', 0],
    ['KWD', 3],
  ])('in %s has %i digits after the point', (currency, digits) => {
    expect(digitsOf(currency)).toBe(digits);
  });

  it.each([
    ['40', 'INR', '40.00'],
    [' 40.5 ', 'INR', '40.50'],
    ['040', 'INR', '40.00'],
    ['0.05', 'INR', '0.05'],
    ['1,499', 'INR', '1499.00'],
    ['1,24,999.90', 'INR', '124999.90'],
    ['1,499', 'JPY', '1499'],
    ['1.499', 'KWD', '1.499'],
  ])('typed as %j in %s is %s', (text, currency, amount) => {
    expect(amountOf(text, currency)).toBe(amount);
  });

  it.each(['', '0', '0.00', '1,5', '1,49', '14,99', '0x10', '1e2', '-5', '+5', '1.499', '1 499', '40.', '.5', '٤٠'])(
    'is not typed as %j in INR',
    (text) => {
      expect(amountOf(text, 'INR')).toBeUndefined();
    },
  );

  it('has the symbol of its currency', () => {
    expect(formatAmount(1499.5, 'INR')).toBe('₹1,499.50');
    expect(formatAmount('0.05', 'USD')).toBe('$0.05');
  });

  it('of different dollars is told apart', () => {
    const texts = ['USD', 'CAD', 'AUD', 'SGD'].map((currency) => formatAmount('20.00', currency));
    expect(new Set(texts).size).toBe(4);
  });
});

describe('an amount that is typed', () => {
  it.each([
    ['₹300', 'INR', '300.00'],
    ['Rs. 1,000', 'INR', '1000.00'],
    ['2,49,678.50 INR', 'INR', '249678.50'],
    ['$1,000.5', 'USD', '1000.50'],
    ['CA$20', 'CAD', '20.00'],
    ['1,000', 'JPY', '1000'],
    ['1,000.500', 'KWD', '1000.500'],
  ])('%s in %s is %s', (text, currency, amount) => {
    expect(amountOf(text, currency)).toBe(amount);
  });

  it.each([
    ['1,000', 'KWD'],
    ['1.000,50', 'EUR'],
    ['12,50', 'EUR'],
    ['.50', 'INR'],
    ['ten', 'INR'],
  ])('%s in %s is not surely one', (text, currency) => {
    expect(amountOf(text, currency)).toBeUndefined();
  });
});

describe('a time', () => {
  const now = new Date('2026-03-14T09:26:53Z');

  it.each([
    ['2026-03-14T09:26:40Z', 'just now'],
    ['2026-03-14T09:20:00Z', '6 minutes ago'],
    ['2026-03-14T11:27:00Z', 'in 2 hours'],
    ['2026-03-14T09:27:13Z', 'in 20 seconds'],
    ['2026-03-21T09:26:50Z', 'in 7 days'],
    ['2026-03-14T09:26:53.400Z', 'in 1 second'],
    ['2026-03-13T09:00:00Z', 'yesterday'],
    ['2026-01-14T09:26:53Z', '59 days ago'],
  ])('%s is %s', (time, text) => {
    expect(formatAgo(time, now)).toBe(text);
  });

  it('has its hour written in one way, with and without seconds', () => {
    expect(formatTime('2026-03-14T05:49:00', now)).toContain(' 5:49');
    expect(formatExactTime('2026-03-14T05:49:00')).toContain(' 5:49');
  });

  it('in UTC has seconds', () => {
    expect(formatUtc('2026-03-14T09:26:53Z')).toBe('2026-03-14 09:26:53 UTC');
  });
});
