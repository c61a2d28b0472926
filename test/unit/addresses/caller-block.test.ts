/** Under which name a caller's calls are counted. */
import { expect, it } from 'vitest';
import { callerBlock, callerSite } from '../../../server/platform/addresses/caller-block.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:40001', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['[2001:db8:0:1::1]:40001', '2001:db8:0:1::/64'],
  ['[2001:db8:0:1::1]', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
])('%s counts as %s', (address, block) => {
  expect(callerBlock(address)).toBe(block);
});

it.each(['', 'unknown', '1.2.3', '1.2.3.4:x', '[::1', '999.1.1.1', '_hidden'])('%j stands for itself', (text) => {
  expect(callerBlock(text)).toBe(text);
});

it.each([
  ['2001:db8:7:1::1', '2001:db8:7::/48'],
  ['[2001:db8:7:ffff::1]:443', '2001:db8:7::/48'],
  ['2001:db8:8:1::1', '2001:db8:8::/48'],
  ['203.0.113.7', null],
  ['::ffff:203.0.113.7', null],
  ['unknown', null],
])('the site of %s is %s', (address, site) => {
  expect(callerSite(address)).toBe(site);
});
