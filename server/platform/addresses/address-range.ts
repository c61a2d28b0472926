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

function isIn(address: NetworkAddress, { first, bits }: Range): boolean {
  return first.kind() === address.kind() && address.match(first, bits);
}

/** Says whether addresses are in one of the ranges. What is no address is in none. */
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

/** No registry gives anybody as much of the internet as these prefixes leave. */
const WIDEST = { ipv4: 8, ipv6: 20 } as const;
/** Networks that the internet does not reach, which may be as wide as they are. */
const INSIDE = ['10.0.0.0/8', '127.0.0.0/8', 'fc00::/7', 'fe80::/10'];

/** Whether a range is so wide that it holds addresses of strangers. */
export function coversInternet(text: string): boolean {
  const range = readRange(text);
  if (range === null) return false;
  const isInside = INSIDE.map(readRange).some(
    (inside) => inside !== null && range.bits >= inside.bits && isIn(range.first, inside),
  );
  return !isInside && range.bits <= WIDEST[range.first.kind()];
}
