/**
 * The secrets that callers authenticate with: API keys, and the access tokens of the settings. Each is shown once; only its
 * SHA-256 hash is stored, which is safe because 256 random bits cannot be guessed.
 */
import { hash } from 'node:crypto';
import type { Random } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import type { ApiKey } from './merchant.ts';

export interface MadeApiKey {
  /** The key itself, shown once. */
  readonly secret: string;
  /** The stored part. */
  readonly apiKey: ApiKey;
}

/** The hash by which an API key is stored and found: SHA-256, in hex. */
export function hashApiKey(secret: string): string {
  return hash('sha256', secret, 'hex');
}

/** The stored part of a key whose secret exists already. Allowed from every address. */
export function keptApiKey(secret: string, about: { keyId: string; name: string; createdAt: Date }): ApiKey {
  return { ...about, hash: hashApiKey(secret), lastFour: secret.slice(-4), allowedIps: [], lastUsedAt: null };
}

/** Creates an API key of 256 random bits. */
export function makeApiKey(about: { name: string; createdAt: Date }, random: Random): MadeApiKey {
  const secret = `svc_key_${random.bytes(32).toString('hex')}`;
  const keyId = shortId('key', random);
  return { secret, apiKey: keptApiKey(secret, { ...about, keyId }) };
}
