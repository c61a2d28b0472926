/**
 * Who sent a request that may have come through proxies. `X-Forwarded-For` is believed only as far as trusted proxies wrote
 * it: it is walked from the right, and the first address that is no trusted proxy is the sender. What stands further left
 * was written by the sender. There is no count of hops: a request that comes around a proxy must not gain by it.
 */
import { isIP } from 'node:net';
import { headerValues, type ReceivedHeaders } from '../request/received-request.ts';
import type { CidrList } from './cidr-list.ts';

const MOST_HOPS = 32;
const WITH_PORT = /^(?:\[([0-9a-fA-F:.]+)\](?::\d{1,5})?|(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5})$/;

/** The sender's address; null when the header holds something that is no address where one is needed. */
export function clientAddress(
  remoteAddress: string,
  headers: ReceivedHeaders,
  trustedProxies: CidrList,
): string | null {
  const hops = headerValues(headers, 'x-forwarded-for').flatMap((value) => value.split(','));
  let address = withoutPort(remoteAddress.trim());
  for (let index = hops.length - 1; index >= 0 && trustedProxies.has(address); index -= 1) {
    if (hops.length - index > MOST_HOPS) return null;
    address = withoutPort((hops[index] ?? '').trim());
    if (isIP(address) === 0) return null;
  }
  return isIP(address) === 0 ? null : address;
}

/** Some proxies write the port too. */
function withoutPort(text: string): string {
  const match = WITH_PORT.exec(text);
  // A link-local address can carry the name of the interface.
  return (match?.[1] ?? match?.[2] ?? text).split('%', 1)[0] ?? '';
}
