/**
 * The headers of a webhook request, and the form in which they may be kept in the log.
 * `webhook-id` is the event's id: the same on every attempt, so that a receiver can drop a duplicate before it reads the body.
 */
import { isReservedHeader } from './custom-header-rule.ts';

const USER_AGENT = 'svc-webhooks/1.0';
const MASK = '***';

export interface BasicCredentials {
  readonly username: string;
  readonly password: string;
}

export interface RequestHeadersOf {
  readonly eventId: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  /** Null when the merchant has no signing secret. */
  readonly signature: string | null;
  /** The event's places, from 1; null for a test delivery. */
  readonly place: { readonly sequence: number; readonly orderSequence: number } | null;
  readonly occasion: 'event' | 'replay' | 'test';
  /** Null when the merchant has configured none: then no Authorization header is sent. */
  readonly credentials: BasicCredentials | null;
  readonly customHeaders: Readonly<Record<string, string>>;
}

/** The headers to send, names in lower case. A reserved name among the custom ones is left out, however it got there. */
export function requestHeaders(of: RequestHeadersOf): Record<string, string> {
  const { eventId, timestamp, signature, place, occasion, credentials, customHeaders } = of;
  const custom = Object.entries(customHeaders).filter(([name]) => !isReservedHeader(name));
  return {
    ...Object.fromEntries(custom.map(([name, value]) => [name.toLowerCase(), value])),
    ...(credentials === null ? {} : { authorization: basic(credentials) }),
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    'webhook-id': eventId,
    'webhook-timestamp': String(timestamp),
    ...(signature === null ? {} : { 'webhook-signature': signature }),
    ...(place === null
      ? {}
      : { 'x-svc-sequence': String(place.sequence), 'x-svc-order-sequence': String(place.orderSequence) }),
    ...(occasion === 'replay' ? { 'x-svc-replay': 'true' } : {}),
    ...(occasion === 'test' ? { 'x-svc-test': 'true' } : {}),
  };
}

/** The headers that hold no secret; a custom value may be a key. */
const SHOWN: ReadonlySet<string> = new Set([
  'content-type',
  'user-agent',
  'webhook-id',
  'webhook-timestamp',
  'webhook-signature',
  'x-svc-sequence',
  'x-svc-order-sequence',
  'x-svc-replay',
  'x-svc-test',
]);

/** The same headers for the log: the password and every custom value are hidden. */
export function maskedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => {
    if (SHOWN.has(name)) return [name, value];
    return [name, name === 'authorization' ? `Basic ${MASK}` : MASK];
  });
  return Object.fromEntries(entries);
}

/** What of the headers must not be kept anywhere: the credentials as sent and the password in them, custom values. */
export function secretsIn(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    if (SHOWN.has(name)) return [];
    if (name !== 'authorization') return [value];
    const encoded = value.slice('Basic '.length);
    const decoded = Buffer.from(encoded, 'base64').toString('utf8');
    return [encoded, decoded.slice(decoded.indexOf(':') + 1)];
  });
}

function basic({ username, password }: BasicCredentials): string {
  return `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`;
}
