/** The address block by which a caller's calls are counted. */
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { callerAddress } from '../../../server/http/request/request-id.ts';
import { callerBlock, callerSite } from '../../../server/platform/addresses/network-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:40001', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['[2001:db8:0:1::1]:40001', '2001:db8:0:1::/64'],
  ['[2001:db8:0:1::1]', '2001:db8:0:1::/64'],
  ['::1', '::/64'],
])('%s counts as %s', (address, block) => {
  expect(callerBlock(address)).toBe(block);
});

it.each(['', 'unknown', '1.2.3', '1.2.3.4:x', '[::1', '999.1.1.1', '_hidden', 'fe80::1%eth0'])(
  '%j stands for itself',
  (text) => {
    expect(callerBlock(text)).toBe(text);
  },
);

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

it.each([
  ['127.0.0.1', '2001:0DB8:0:0::0001', '2001:db8::1'],
  ['127.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
  ['127.0.0.1', '203.0.113.7:40001', '203.0.113.7'],
  ['::ffff:127.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', 'fe80::1%4111111111111111', '127.0.0.1'],
  ['127.0.0.1', '1.2.3.4%x', '127.0.0.1'],
  ['127.0.0.1', '198.51.100.9, [fe80::1%x]:80', '127.0.0.1'],
  ['fe80::1%eth0', '203.0.113.7', 'fe80::1'],
])('a call over %s that names %s comes from %s', (remoteAddress, forwarded, address) => {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  const headers = { 'x-forwarded-for': forwarded };
  const isTrusted = (text: string) => text === '127.0.0.1';
  expect(callerAddress({ socket, headers }, isTrusted)).toBe(address);
});
