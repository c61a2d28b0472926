/**
 * Builds one webhook request: body and headers, with the keys that are active now. The plain event never changes; each
 * attempt encrypts and signs it again. `webhook-id` is the event's id, the same in every attempt, so that a receiver
 * can drop a duplicate before reading the body. Store headers only in their masked form.
 */

import { activeSet } from '../../domain/merchants/key-set.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { EncryptMessage } from '../../vault/message-keys/encrypt-message.ts';
import { isReservedHeader } from './credential-rules.ts';
import type { BasicCredentials, OpenedCredentials } from './credentials.ts';
import { liveSecrets, signatures } from './signature.ts';

const USER_AGENT = 'svc-webhooks/1.0';
const MASK = '***';

export interface RequestHeadersOf {
  readonly eventId: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  /** Null when the merchant has no signing secret. */
  readonly signature: string | null;
  /** The event's sequence numbers, from 1; null for a test delivery. */
  readonly place: { readonly sequence: number; readonly orderSequence: number } | null;
  readonly occasion: 'event' | 'replay' | 'test';
  /** Null when none are configured; no Authorization header is sent then. */
  readonly credentials: BasicCredentials | null;
  readonly customHeaders: Readonly<Record<string, string>>;
  /** Null when the attempt is not traced. */
  readonly traceparent: string | null;
}

/** Builds the headers, names in lower case. Reserved names among the custom headers are dropped. */
export function requestHeaders(of: RequestHeadersOf): Record<string, string> {
  const { eventId, timestamp, signature, place, occasion, credentials, customHeaders, traceparent } = of;
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
    ...(traceparent === null ? {} : { traceparent }),
  };
}

/** Headers without secrets; a custom value may be a key. */
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
  'traceparent',
]);

/** Masks the password and every custom value, for storing the headers. */
export function maskedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => {
    if (SHOWN.has(name)) return [name, value];
    return [name, name === 'authorization' ? `Basic ${MASK}` : MASK];
  });
  return Object.fromEntries(entries);
}

/** The secrets in the headers: the credentials as sent, the password, and custom values. */
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

/** Input of a request. */
export interface OutgoingRequest {
  readonly merchant: Merchant;
  readonly eventId: string;
  /** The event's exact text. */
  readonly text: string;
  /** The event's sequence numbers; null for a test delivery. */
  readonly place: { readonly sequence: number; readonly orderSequence: number } | null;
  readonly occasion: 'event' | 'replay' | 'test';
  readonly now: Date;
  /** The header that continues the trace of the attempt; null when it is not traced. */
  readonly traceparent: string | null;
}

export interface MadeRequest {
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface RequestParts {
  readonly credentialsOf: (merchant: Merchant) => OpenedCredentials;
  readonly encryptMessage: EncryptMessage;
}

/**
 * Creates a function that builds requests. It throws when a secret does not decrypt, or when encryption is on without
 * an active key set.
 */
export function createMakeRequest({ credentialsOf, encryptMessage }: RequestParts) {
  const bodyOf = async ({ merchant, text }: OutgoingRequest): Promise<string> => {
    if (!merchant.webhook.encrypted) return text;
    const set = activeSet(merchant.messageKeys);
    if (set === undefined) throw new Error('encryption is on, and the merchant has no active key set');
    return JSON.stringify({ JWT: await encryptMessage(merchant.merchantId, set, text) });
  };

  return async (request: OutgoingRequest): Promise<MadeRequest> => {
    const { merchant, eventId, place, occasion, now, traceparent } = request;
    const { basic, customHeaders, secrets } = credentialsOf(merchant);
    const body = await bodyOf(request);
    const timestamp = Math.floor(now.getTime() / 1000);
    const live = liveSecrets(merchant.webhook.secrets, now).flatMap(({ secretId }) => secrets.get(secretId) ?? []);
    const signature = live.length === 0 ? null : signatures({ id: eventId, timestamp, body }, live);
    const headers = requestHeaders({
      eventId,
      timestamp,
      signature,
      place,
      occasion,
      credentials: basic,
      customHeaders,
      traceparent,
    });
    return { headers, body };
  };
}

export type MakeRequest = ReturnType<typeof createMakeRequest>;
