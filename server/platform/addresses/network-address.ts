/**
 * Reads the address that a call came from, in the forms in which it is told: IPv4 may come in IPv6 form, some proxies add a
 * port. Pure.
 */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

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
