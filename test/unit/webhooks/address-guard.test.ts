import { describe, expect, it } from 'vitest';
import { type AddressScope, addressRefusal } from '../../../server/platform/addresses/address-guard.ts';
import { REFUSED } from '../../support/refused-addresses.ts';

const PUBLIC: readonly string[] = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '168.63.129.15',
  '168.63.129.17',
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:4860:4860::8888',
  '2606:4700:4700::1111',
  '2a00:1450:4001::200e',
];

const LOOPBACK: readonly string[] = ['127.0.0.1', '127.0.0.2', '127.255.255.255', '::1', '0:0:0:0:0:0:0:1'];

const SCOPES: readonly AddressScope[] = ['public', 'public_or_loopback', 'loopback'];

describe('the address guard', () => {
  it('is tried on at least 60 addresses', () => {
    expect(new Set([...REFUSED, ...PUBLIC, ...LOOPBACK]).size).toBeGreaterThanOrEqual(60);
  });

  it.each(REFUSED)('refuses %s in every scope and says why', (address) => {
    for (const scope of SCOPES) expect(addressRefusal(address, scope)).toMatch(/\w/);
  });

  it.each(PUBLIC)('lets %s through as a public address, and not as loopback', (address) => {
    expect(addressRefusal(address, 'public')).toBeNull();
    expect(addressRefusal(address, 'public_or_loopback')).toBeNull();
    expect(addressRefusal(address, 'loopback')).not.toBeNull();
  });

  it.each(LOOPBACK)('lets %s through only where loopback is allowed', (address) => {
    expect(addressRefusal(address, 'public')).toBe('a loopback address');
    expect(addressRefusal(address, 'public_or_loopback')).toBeNull();
    expect(addressRefusal(address, 'loopback')).toBeNull();
  });
});
