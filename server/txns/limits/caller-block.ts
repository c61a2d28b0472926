/**
 * Whose address it is that a call comes from: the name under which calls are counted. One household has a whole IPv6 /64
 * and may use any address of it; IPv4 may come in IPv6 form; some proxies add a port. Pure.
 */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const HOUSEHOLD_BITS = 64;

function withoutPort(address: string): string {
  const [, inBrackets, plain] = /^(?:\[(.+)\]|([0-9.]+))(?::\d+)?$/.exec(address) ?? [];
  return inBrackets ?? plain ?? address;
}

/** The IPv4 address, or the IPv6 /64. What is no address stands for itself. */
export function callerBlock(address: string): string {
  const [bare = ''] = withoutPort(address).split('%');
  if (isIP(bare) === 0) return address;
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/${HOUSEHOLD_BITS}`)}/${HOUSEHOLD_BITS}`;
}
