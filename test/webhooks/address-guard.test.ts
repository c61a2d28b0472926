import { describe, expect, it } from 'vitest';
import { type AddressScope, addressRefusal } from '../../server/webhooks/address-guard.ts';

/** Refused wherever a public address is wanted, and never to be taken for loopback. */
const REFUSED: readonly string[] = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.0',
  '10.255.255.255',
  '100.64.0.0',
  '100.100.100.200',
  '100.127.255.255',
  '169.254.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '168.63.129.16',
  '::',
  '::7f00:1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '::ffff:0:127.0.0.1',
  '64:ff9b::8.8.8.8',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::1',
  '64:ff9b:1:ffff::10.0.0.1',
  '100::1',
  '2001::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2001:db8:ffff::1',
  '2002::1',
  '2002:7f00:1::',
  '2002:a00:1::',
  '3fff::1',
  '4000::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fdff:ffff::1',
  'fe80::1',
  'fe80::1%eth0',
  'febf::1',
  'fec0::1',
  'feff::1',
  'ff02::1',
  'ff0e::1',
  '1::1',
  'not-an-address',
  '',
  '1.2.3',
];

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
