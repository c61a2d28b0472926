/**
 * Reads the address that a call came from, in the forms in which it is told: IPv4 may come in IPv6 form, some proxies add a
 * port, a link-local address has a zone. Pure.
 */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type NetworkAddress = ipaddr.IPv4 | ipaddr.IPv6;

function withoutPort(address: string): string {
  const [, inBrackets, plain] = /^(?:\[(.+)\]|([0-9.]+))(?::\d+)?$/.exec(address) ?? [];
  return inBrackets ?? plain ?? address;
}

/** The address, as IPv4 where it is one; undefined when the text is none. */
export function readAddress(text: string): NetworkAddress | undefined {
  const [bare = ''] = withoutPort(text).split('%');
  return isIP(bare) === 0 ? undefined : ipaddr.process(bare);
}
