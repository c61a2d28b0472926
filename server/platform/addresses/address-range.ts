/**
 * IP addresses and CIDR ranges of settings, and whether a caller's address is in one of them. Pure.
 */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type NetworkAddress, readAddress } from './network-address.ts';

const BITS = { 4: 32, 6: 128 } as const;
/** The prefix length of IPv4-mapped IPv6 addresses (::ffff:0:0/96). */
const MAPPED_BITS = 96;

interface Range {
  readonly first: NetworkAddress;
  readonly bits: number;
}

/** Reads `10.0.0.1`, `10.0.0.0/8`, `::1`, `fd00::/8`; null for everything else. */
function readRange(text: string): Range | null {
  const [, address = '', length] = /^([^/%]+)(?:\/([0-9]{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  if (family !== 4 && family !== 6) return null;
  const bits = length === undefined ? BITS[family] : Number(length);
  if (bits > BITS[family]) return null;
  const first = ipaddr.process(address);
  // An IPv4-mapped range counts as the IPv4 range.
  const mapped = family === 6 && first.kind() === 'ipv4';
  if (!mapped) return { first, bits };
  return bits < MAPPED_BITS ? null : { first, bits: bits - MAPPED_BITS };
}

/** Whether a text is an address or a CIDR range. */
export function isAddressRange(text: string): boolean {
  return readRange(text) !== null;
}

function isIn(address: NetworkAddress, { first, bits }: Range): boolean {
  return first.kind() === address.kind() && address.match(first, bits);
}

/** Returns a check whether an address is in one of the ranges. Text that is not an address is in none. */
export function createRangeCheck(ranges: readonly string[]): (text: string) => boolean {
  const read = ranges.map(readRange).filter((range) => range !== null);
  return (text) => {
    const address = readAddress(text);
    return address !== undefined && read.some((range) => isIn(address, range));
  };
}

/** Whether an address is in one of the ranges. */
export function isWithin(text: string, ranges: readonly string[]): boolean {
  return createRangeCheck(ranges)(text);
}

/** Prefixes this short are wider than any network of one owner. */
const WIDEST = { ipv4: 8, ipv6: 20 } as const;
/** Private networks, which are not part of the internet. */
const INSIDE = ['10.0.0.0/8', '127.0.0.0/8', 'fc00::/7', 'fe80::/10'];

/** Whether a range covers so much of the internet that it contains other people's addresses. */
export function coversInternet(text: string): boolean {
  const range = readRange(text);
  if (range === null) return false;
  const isInside = INSIDE.map(readRange).some(
    (inside) => inside !== null && range.bits >= inside.bits && isIn(range.first, inside),
  );
  return !isInside && range.bits <= WIDEST[range.first.kind()];
}
