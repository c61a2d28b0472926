/** Whether an address is in a list of addresses and CIDR ranges. */
import { describe, expect, it } from 'vitest';
import { isAddressRange, isWithin } from '../../../server/platform/addresses/address-range.ts';

describe('an address or a range', () => {
  it.each([
    '203.0.113.7',
    '203.0.113.0/24',
    '203.0.113.9/24',
    '0.0.0.0/0',
    '203.0.113.7/32',
    '2001:db8::1',
    '2001:DB8::/32',
    '::/0',
    '::1/128',
    '::ffff:203.0.113.7',
    '::ffff:203.0.113.0/120',
  ])('is %s', (text) => expect(isAddressRange(text)).toBe(true));

  it.each([
    '',
    'shop.example',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.7/33',
    '203.0.113.7/',
    '203.0.113.7/-1',
    '203.0.113.7/255.255.255.0',
    '203.0.113.1-203.0.113.9',
    ' 203.0.113.7',
    '2001:db8::/129',
    '2001:db8::1%eth0',
    '::ffff:203.0.113.0/24',
    '[2001:db8::1]',
    '203.0.113.7:443',
  ])('is not %j', (text) => expect(isAddressRange(text)).toBe(false));
});

describe('a caller', () => {
  const cases: readonly (readonly [address: string, ranges: readonly string[], within: boolean])[] = [
    ['203.0.113.7', ['203.0.113.7'], true],
    ['203.0.113.8', ['203.0.113.7'], false],
    ['203.0.113.8', ['203.0.113.7', '203.0.113.8'], true],
    ['203.0.113.255', ['203.0.113.0/24'], true],
    ['203.0.114.0', ['203.0.113.0/24'], false],
    ['203.0.113.1', ['203.0.113.77/24'], true],
    ['::ffff:203.0.113.7', ['203.0.113.7'], true],
    ['203.0.113.7', ['::ffff:203.0.113.7'], true],
    ['203.0.113.7', ['::ffff:203.0.113.0/120'], true],
    ['203.0.113.7:40001', ['203.0.113.7'], true],
    ['[2001:db8::1]:40001', ['2001:db8::1'], true],
    ['2001:db8:0:0::0001', ['2001:db8::1'], true],
    ['2001:db8::2', ['2001:db8::1'], false],
    ['2001:db8:ffff::1', ['2001:db8::/32'], true],
    ['2001:db9::1', ['2001:db8::/32'], false],
    ['203.0.113.7', ['::/0'], false],
    ['2001:db8::1', ['0.0.0.0/0'], false],
    ['fe80::1', ['fe80::/10'], true],
    ['fe80::1%eth0', ['fe80::/10'], false],
    ['1.2.3.4%x', ['1.2.3.0/24'], false],
    ['', ['0.0.0.0/0', '::/0'], false],
    ['unknown', ['0.0.0.0/0', '::/0'], false],
    ['203.0.113.7', [], false],
  ];
  it.each(cases)('%s is in %j: %s', (address, ranges, within) => {
    expect(isWithin(address, ranges)).toBe(within);
  });
});
