/**
 * How gateway news proves where it comes from: an HMAC-SHA256 of the body's bytes with the secret that the gateway and its
 * configuration share. Pure.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const PREFIX = 'sha256=';

/** The value of the signature header for a body. */
export function callbackSignature(secret: string, body: Uint8Array): string {
  return `${PREFIX}${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Whether the header signs the body with the secret. An empty secret signs nothing. */
export function isSigned(header: string, secret: string, body: Uint8Array): boolean {
  const right = Buffer.from(callbackSignature(secret, body));
  const sent = Buffer.from(header);
  return secret !== '' && sent.length === right.length && timingSafeEqual(sent, right);
}
