/**
 * Reads the address of a caller in the forms that sockets and proxies report: IPv4 may be IPv4-mapped IPv6, and some proxies
 * add a port. Pure.
 */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The version of an IP address: 4 or 6; 0 for any other text. */
export { isIP };

const HOUSEHOLD_BITS = 64;
const SITE_BITS = 48;

function network(address: NetworkAddress, bits: number): string {
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}

/** The IPv4 address, or the /64 of an IPv6 address. Returns any other text unchanged. */
export function callerBlock(text: string): string {
  const address = readAddress(text);
  if (address === undefined) return text;
  return address.kind() === 'ipv4' ? address.toString() : network(address, HOUSEHOLD_BITS);
}

/** The /48 of an IPv6 address; null for any other text. */
export function callerSite(text: string): string | null {
  const address = readAddress(text);
  return address === undefined || address.kind() === 'ipv4' ? null : network(address, SITE_BITS);
}

export type NetworkAddress = ipaddr.IPv4 | ipaddr.IPv6;

function withoutPort(address: string): string {
  const [, inBrackets, plain] = /^(?:\[(.+)\]|([0-9.]+))(?::\d+)?$/.exec(address) ?? [];
  return inBrackets ?? plain ?? address;
}

/**
 * Reads an address, IPv4-mapped ones as IPv4; undefined when the text is not an address. Refuses a zone (`fe80::1%eth0`), which
 * is free text with a meaning on one machine only.
 */
export function readAddress(text: string): NetworkAddress | undefined {
  const bare = withoutPort(text);
  return isIP(bare) === 0 || bare.includes('%') ? undefined : ipaddr.process(bare);
}
