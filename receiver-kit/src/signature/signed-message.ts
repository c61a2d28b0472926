/**
 * The Standard Webhooks signature (https://www.standardwebhooks.com): what is signed, and how. Makes signatures; judges none.
 */
import { createHmac } from 'node:crypto';

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
