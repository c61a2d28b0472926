import { describe, expect, it } from 'vitest';
import { readExpiry, shownExpiry } from '../../../server/pages/payment/expiry.ts';

describe('the expiry date in one field', () => {
  it.each([
    ['12 / 30', '12', '30', '12 / 30'],
    ['12/30', '12', '30', '12 / 30'],
    ['12/2030', '12', '2030', '12 / 30'],
    ['12-2030', '12', '2030', '12 / 30'],
    ['12 30', '12', '30', '12 / 30'],
    ['1230', '12', '30', '12 / 30'],
    ['130', '01', '30', '01 / 30'],
    ['122030', '12', '2030', '12 / 30'],
    ['1/30', '01', '30', '01 / 30'],
    ['2030-12', '12', '2030', '12 / 30'],
    ['203012', '12', '2030', '12 / 30'],
    ['13/30', '13', '30', '13 / 30'],
    ['12', '12', '', ''],
    ['', '', '', ''],
    ['soon', '', '', ''],
    ['4111111111111111', '41', '11111111111111', ''],
    ['12/30/2030', '12', '30', '12 / 30'],
  ])('%j is month %j and year %j, and is shown again as %j', (text, month, year, shown) => {
    expect(readExpiry(text)).toEqual({ month, year });
    expect(shownExpiry({ month, year })).toBe(shown);
  });
});
