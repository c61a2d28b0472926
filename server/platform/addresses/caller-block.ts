/**
 * Whose address it is that a call comes from: the names under which calls and guesses are counted. One household has a whole
 * IPv6 /64 and may use any address of it; a site has a /48, which is 65,536 of those, and can be had for nothing. Pure.
 */
import ipaddr from 'ipaddr.js';
import { type NetworkAddress, readAddress } from './network-address.ts';

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
