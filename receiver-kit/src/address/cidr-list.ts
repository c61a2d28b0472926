/**
 * A list of IPv4 and IPv6 addresses and ranges. An IPv4-mapped IPv6 address (`::ffff:203.0.113.7`) counts as the IPv4 address.
 */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

export interface CidrList {
  has(address: string): boolean;
}

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/** Why the text is not an address or range; null when it is one. */
export function cidrFault(text: unknown): string | null {
  if (typeof text !== 'string') return 'must be a string';
  const [address = '', prefix, ...more] = text.split('/');
  const bits = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return bits > 0 && isPrefix && more.length === 0 ? null : 'must be an IP address or a range such as 203.0.113.0/24';
}

/** @param ranges each without a `cidrFault`. */
export function cidrList(ranges: readonly string[]): CidrList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return {
    has(given) {
      const address = MAPPED.exec(given)?.[1] ?? given;
      if (isIPv4(address)) return list.check(address, 'ipv4');
      return isIPv6(address) && list.check(address, 'ipv6');
    },
  };
}
