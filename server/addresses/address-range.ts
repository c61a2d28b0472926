/**
 * Addresses and CIDR ranges as people write them into settings, and whether a caller's address is in one. Pure.
 */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type NetworkAddress, readAddress } from './network-address.ts';

const BITS = { 4: 32, 6: 128 } as const;
/** The bits of an IPv6 address before the IPv4 address that it may hold. */
const MAPPED_BITS = 96;

interface Range {
  readonly first: NetworkAddress;
  readonly bits: number;
}

/** `10.0.0.1`, `10.0.0.0/8`, `::1`, `fd00::/8`; null for everything else. */
function readRange(text: string): Range | null {
  const [, address = '', length] = /^([^/%]+)(?:\/([0-9]{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  if (family !== 4 && family !== 6) return null;
  const bits = length === undefined ? BITS[family] : Number(length);
  if (bits > BITS[family]) return null;
  const first = ipaddr.process(address);
  // A range of IPv4 addresses in IPv6 form is one of IPv4 addresses.
  const mapped = family === 6 && first.kind() === 'ipv4';
  if (!mapped) return { first, bits };
  return bits < MAPPED_BITS ? null : { first, bits: bits - MAPPED_BITS };
}

/** Whether a text is an address or a range. */
export function isAddressRange(text: string): boolean {
  return readRange(text) !== null;
}

/** Whether an address is in one of the ranges. What is no address is in none. */
export function isWithin(text: string, ranges: readonly string[]): boolean {
  const address = readAddress(text);
  if (address === undefined) return false;
  return ranges.some((written) => {
    const range = readRange(written);
    return range !== null && range.first.kind() === address.kind() && address.match(range.first, range.bits);
  });
}
