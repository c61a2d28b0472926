/**
 * The Standard Webhooks signature: HMAC-SHA256 over id, timestamp and body as sent, with a `whsec_…` secret. During a
 * rotation the old and the new secret both sign, so that a receiver may have either.
 */
import { createHmac, createSecretKey } from 'node:crypto';
import type { SigningSecret } from '../../domain/merchants/merchant.ts';
import type { SealBinding } from '../../domain/ports/sealed.ts';
import type { Random } from '../../platform/runtime.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
/** Time for which a rotated secret still signs, milliseconds. */
export const SECRET_OVERLAP_MS = 24 * 3_600_000;
/** Secrets that sign at a time: a second rotation within the overlap drops the oldest. */
const SECRET_LIMIT = 2;

export interface Signed {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** Creates a secret, which is shown once. */
export function makeSecret(random: Random): string {
  return `${PREFIX}${random.bytes(SECRET_BYTES).toString('base64')}`;
}

/** The binding that a secret is sealed with. */
export function secretBinding(merchantId: string, secretId: string): SealBinding {
  return { merchantId, record: `webhook.secret.${secretId}` };
}

/** The secrets that sign now. */
export function liveSecrets(secrets: readonly SigningSecret[], now: Date): readonly SigningSecret[] {
  return secrets.filter(({ retiresAt }) => retiresAt === null || retiresAt > now);
}

/** The secrets after a rotation: the new one first, the previous one for the overlap. */
export function rotatedSecrets(
  secrets: readonly SigningSecret[],
  made: Omit<SigningSecret, 'retiresAt'>,
): readonly SigningSecret[] {
  const ends = new Date(made.createdAt.getTime() + SECRET_OVERLAP_MS);
  const before = liveSecrets(secrets, made.createdAt).map((secret) => ({
    ...secret,
    retiresAt: secret.retiresAt ?? ends,
  }));
  return [{ ...made, retiresAt: null }, ...before].slice(0, SECRET_LIMIT);
}

/** The value of `webhook-signature`: one signature for each secret, separated by spaces. */
export function signatures(signed: Signed, secrets: readonly string[]): string {
  const text = `${signed.id}.${signed.timestamp}.${signed.body}`;
  return secrets.map((secret) => `v1,${signatureOf(text, secret)}`).join(' ');
}

function signatureOf(text: string, secret: string): string {
  // As a key object: with bytes, Node.js 24 tries two other kinds of key first, and throws at each.
  const key = createSecretKey(Buffer.from(secret.slice(PREFIX.length), 'base64'));
  return createHmac('sha256', key).update(text, 'utf8').digest('base64');
}
