/**
 * The addresses that may send webhooks. Optional: it adds to the other proofs and replaces none.
 */

import { isIP } from 'node:net';
import { ReceiverError } from '../errors.ts';
import { headerValues, type ReceivedHeaders } from '../request/received-request.ts';
import type { CidrList } from './cidr-list.ts';
import { cidrFault, cidrList } from './cidr-list.ts';
import type { PublishedAddresses } from './published.ts';

export interface AllowListOptions {
  /** Addresses and ranges; `production` and `sandbox` stand for the published lists. */
  readonly addresses: readonly string[];
  /** The addresses that the service publishes: `await publishedAddresses({ url })`. Needed for `production` and `sandbox`. */
  readonly published?: PublishedAddresses;
  /** Your proxies, whose `X-Forwarded-For` is trusted. None when absent. */
  readonly trustedProxies?: readonly string[];
}

/** The origin of a request, as far as the framework knows it. */
export interface Origin {
  readonly remoteAddress: string | undefined;
  readonly headers: ReceivedHeaders;
}

/** @throws ReceiverError ERR_ADDRESS, or ERR_ADDRESS_UNKNOWN without a remote address. */
export type AddressCheck = (origin: Origin) => void;

const ADDRESS_NEEDED =
  'allowList needs the address of the caller, which a Request does not have. ' +
  'Pass the address that your framework knows: receiver.fetch(request, { remoteAddress }), or remoteAddress beside headers and rawBody.';

const PRESETS = ['production', 'sandbox'] as const;

/** What is wrong with the options; nothing when they are valid. An empty preset is refused only in production. */
export function allowListFaults(options: AllowListOptions, environment: string | undefined): string[] {
  const faults = [
    ...rangeFaults('addresses', options.addresses),
    ...rangeFaults('trustedProxies', options.trustedProxies ?? []),
  ];
  if (options.trustedProxies?.some((range) => typeof range === 'string' && range.endsWith('/0'))) {
    faults.push('allowList.trustedProxies must not be everybody: any caller could then forge X-Forwarded-For');
  }
  if (options.addresses.length === 0) faults.push('allowList.addresses must contain at least one address');
  return environment === 'production' ? [...faults, ...emptyPresets(options)] : faults;
}

/** The requested presets that have no address. */
export function emptyPresets({ addresses, published }: AllowListOptions): string[] {
  return PRESETS.filter((preset) => addresses.includes(preset) && (published?.[preset] ?? []).length === 0).map(
    (preset) => `allowList: the preset ${preset} is empty; set published: await publishedAddresses({ url })`,
  );
}

/** @param options without `allowListFaults`. */
export function allowList({ addresses, published, trustedProxies = [] }: AllowListOptions): AddressCheck {
  const ranges = addresses.flatMap((address) => {
    const preset = PRESETS.find((name) => name === address);
    return preset === undefined ? [address] : (published?.[preset] ?? []);
  });
  const allowed = cidrList(ranges);
  const proxies = cidrList(trustedProxies);
  return ({ remoteAddress, headers }) => {
    if (remoteAddress === undefined) throw new ReceiverError('ERR_ADDRESS_UNKNOWN', ADDRESS_NEEDED);
    const address = clientAddress(remoteAddress, headers, proxies);
    if (address !== null && allowed.has(address)) return;
    throw new ReceiverError('ERR_ADDRESS', 'Webhooks from this address are not allowed.');
  };
}

function rangeFaults(name: string, ranges: readonly unknown[]): string[] {
  return ranges.flatMap((range, index) => {
    const fault = PRESETS.some((preset) => preset === range && name === 'addresses') ? null : cidrFault(range);
    return fault === null ? [] : [`allowList.${name}[${index}] ${fault}`];
  });
}

const MAX_HOPS = 32;
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
    if (hops.length - index > MAX_HOPS) return null;
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
