/**
 * Whose address it is that a call comes from: the name under which calls and guesses are counted. One household has a whole
 * IPv6 /64 and may use any address of it. Pure.
 */
import ipaddr from 'ipaddr.js';
import { readAddress } from './network-address.ts';

const HOUSEHOLD_BITS = 64;

/** The IPv4 address, or the IPv6 /64. What is no address stands for itself. */
export function callerBlock(text: string): string {
  const address = readAddress(text);
  if (address === undefined) return text;
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${HOUSEHOLD_BITS}`)}/${HOUSEHOLD_BITS}`;
}
