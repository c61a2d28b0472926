/**
 * The IP addresses to which webhooks may be sent, so that a merchant's URL cannot reach the service's own network (SSRF).
 * Pure: checks an address and resolves nothing. Only addresses that are known to be public pass.
 */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** `public`: the internet. `loopback`: this machine, to test a local receiver in the sandbox. */
export type AddressScope = 'public' | 'public_or_loopback' | 'loopback';

/** Internal addresses inside public ranges: the host agent of Azure. */
const REFUSED_WITHIN_PUBLIC: readonly string[] = ['168.63.129.16'];

/** The IPv6 space allocated to the internet; the rest is reserved. */
const GLOBAL_V6 = ipaddr.parseCIDR('2000::/3');

const LOOPBACK = 'a loopback address';

const WHAT_IT_IS: Readonly<Record<string, string>> = {
  private: 'private',
  uniqueLocal: 'private',
  deprecatedSiteLocal: 'private',
  loopback: LOOPBACK,
  linkLocal: 'link-local',
  carrierGradeNat: 'private (carrier-grade NAT)',
  multicast: 'a multicast address',
  broadcast: 'a broadcast address',
  unspecified: 'unspecified',
  ipv4Mapped: 'an IPv4 address in IPv6 form',
  rfc6145: 'a translated IPv4 address',
  rfc6052: 'a NAT64 address',
  '6to4': 'a 6to4 address',
  teredo: 'a Teredo address',
};

/** Why the address is refused, as the end of a sentence ("10.0.0.1 is private"); null when it is allowed. */
export function addressRefusal(address: string, scope: AddressScope): string | null {
  if (isIP(address) === 0) return 'not an IP address';
  const kind = addressKind(address);
  switch (scope) {
    case 'public':
      return kind === 'public' ? null : kind;
    case 'loopback':
      return kind === LOOPBACK ? null : 'not a loopback address, and plain http is for loopback only';
    case 'public_or_loopback':
      return kind === 'public' || kind === LOOPBACK ? null : kind;
    default:
      return scope satisfies never;
  }
}

function addressKind(address: string): string {
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (range !== 'unicast') return WHAT_IT_IS[range] ?? 'reserved';
  if (REFUSED_WITHIN_PUBLIC.includes(parsed.toString())) return "a cloud provider's internal address";
  if (parsed.kind() === 'ipv6' && !parsed.match(GLOBAL_V6)) return 'reserved';
  return 'public';
}
