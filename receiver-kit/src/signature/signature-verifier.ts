/**
 * Decides whether a body was signed by the service, and lately: the Standard Webhooks headers. Every secret is compared with
 * every signature, in constant time. Knows nothing of what the body holds.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { ReceiverError } from '../errors.ts';
import { headerValues, type ReceivedHeaders } from '../request/received-request.ts';
import type { Reloading } from '../source/source.ts';

export interface SignatureCheck {
  readonly secrets: Reloading<readonly Uint8Array[]>;
  /** How far the time in the header may be from now, either way, in seconds. */
  readonly toleranceSeconds: number;
}

const TIMESTAMP = /^[1-9][0-9]{0,14}$/;
const ID = /^[A-Za-z0-9_-]{1,132}$/;
const SIGNATURE = /^v1,([A-Za-z0-9+/]{43}=)$/;
/** More than a rotation needs. */
const MAX_SIGNATURES = 8;

/** @throws ReceiverError ERR_CONFIG when a secret has another form. Never repeats one. */
export function prepareSecrets(secrets: readonly string[]): readonly Uint8Array[] {
  if (!Array.isArray(secrets) || secrets.length === 0) {
    throw new ReceiverError('ERR_CONFIG', 'signature.secrets must hold at least one secret of the form whsec_….');
  }
  return secrets.map((secret: unknown, index) => {
    const key = typeof secret === 'string' ? secretKey(secret) : null;
    if (key === null) {
      throw new ReceiverError('ERR_CONFIG', `signature.secrets[${index}] must have the form whsec_<base64>.`);
    }
    return key;
  });
}

/** Whether the request has a signature header other than `webhook-id`, which every request has. */
export function isSigned(headers: ReceivedHeaders): boolean {
  return ['webhook-signature', 'webhook-timestamp'].some((name) => headerValues(headers, name).length > 0);
}

/**
 * Checks one request; answers with the `webhook-id` that was signed.
 * @throws ReceiverError ERR_SIGNATURE
 */
export async function verifySignature(
  { secrets, toleranceSeconds }: SignatureCheck,
  headers: ReceivedHeaders,
  body: Uint8Array,
  now: Date,
): Promise<string> {
  const id = single(headers, 'webhook-id');
  const timestamp = single(headers, 'webhook-timestamp');
  if (!ID.test(id)) throw refused('The header webhook-id is not an event id.');
  if (!TIMESTAMP.test(timestamp)) throw refused('The header webhook-timestamp is not a time in seconds.');
  const seconds = now.getTime() / 1_000 - Number(timestamp);
  if (seconds > toleranceSeconds)
    throw refused('The signature is too old. Check both clocks; it may also be a replay.');
  if (seconds < -toleranceSeconds) throw refused('The signature is in the future. Check both clocks.');

  const sent = single(headers, 'webhook-signature').split(' ').slice(0, MAX_SIGNATURES).flatMap(decoded);
  const parts = { id, timestamp, body };
  if (matches(await secrets.current(now), parts, sent)) return id;
  const fresher = await secrets.refresh(now);
  if (fresher !== null && matches(fresher, parts, sent)) return id;
  throw refused('No signature matches the secrets of the webhook settings and the raw body.');
}

function decoded(signature: string): Buffer[] {
  const encoded = SIGNATURE.exec(signature)?.[1];
  return encoded === undefined ? [] : [Buffer.from(encoded, 'base64')];
}

function matches(keys: readonly Uint8Array[], parts: SignedParts, sent: readonly Buffer[]): boolean {
  const right = keys.map((key) => signatureOf(key, parts));
  return right.flatMap((wanted) => sent.map((given) => timingSafeEqual(wanted, given))).includes(true);
}

function single(headers: ReceivedHeaders, name: string): string {
  const [value, ...more] = headerValues(headers, name);
  if (value === undefined) throw refused(`Send the header ${name}.`);
  if (more.length > 0) throw refused(`Send the header ${name} once.`);
  return value;
}

function refused(message: string): ReceiverError {
  return new ReceiverError('ERR_SIGNATURE', message, { headers: { 'www-authenticate': 'StandardWebhooks' } });
}

export interface SignedParts {
  /** `webhook-id`: the event's id. */
  readonly id: string;
  /** `webhook-timestamp`: seconds since 1970, as text. */
  readonly timestamp: string;
  /** The body's bytes as they are sent: the encrypted ones where the body is encrypted. */
  readonly body: Uint8Array;
}

const SECRET = /^whsec_([A-Za-z0-9+/]{32,}={0,2})$/;

/** The key in a secret of the form `whsec_<base64>`, at least 24 bytes; null when it has another form. */
export function secretKey(secret: string): Buffer | null {
  const encoded = SECRET.exec(secret)?.[1];
  if (encoded === undefined) return null;
  const key = Buffer.from(encoded, 'base64');
  return key.length < 24 ? null : key;
}

/** HMAC-SHA256 over id, time and body. */
export function signatureOf(key: Uint8Array, { id, timestamp, body }: SignedParts): Buffer {
  return createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
}
