/**
 * Reads the address that a call came from, in the forms in which it is told: IPv4 may come in IPv6 form, some proxies add a
 * port. Pure.
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

/** The IPv4 address, or the IPv6 /64. What is no address stands for itself. */
export function callerBlock(text: string): string {
  const address = readAddress(text);
  if (address === undefined) return text;
  return address.kind() === 'ipv4' ? address.toString() : network(address, HOUSEHOLD_BITS);
}

/** The /48 of an IPv6 address; null for every other text, which has nothing around it to count together with. */
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
 * The address, as IPv4 where it is one; undefined when the text is none. One with a zone (`fe80::1%eth0`) is none: a zone is any text, and
 * means something on one machine alone.
 */
export function readAddress(text: string): NetworkAddress | undefined {
  const bare = withoutPort(text);
  return isIP(bare) === 0 || bare.includes('%') ? undefined : ipaddr.process(bare);
}
