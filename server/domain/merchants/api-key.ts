/**
 * API keys: how one is made and how one is recognised. The key itself is shown once and never stored;
 * what is stored is its SHA-256 hash. That is enough for a key of 256 random bits, which nobody can guess.
 */
import { hash } from 'node:crypto';
import type { Random } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import type { ApiKey } from './merchant.ts';

export interface MadeApiKey {
  /** The key, for showing once. */
  readonly secret: string;
  /** What is kept of it. */
  readonly apiKey: ApiKey;
}

/** The hash under which an API key is stored and looked up: SHA-256, in hex. */
export function hashApiKey(secret: string): string {
  return hash('sha256', secret, 'hex');
}

/** What is kept of a key whose secret is known already. It may be used from everywhere. */
export function keptApiKey(secret: string, about: { keyId: string; name: string; createdAt: Date }): ApiKey {
  return { ...about, hash: hashApiKey(secret), lastFour: secret.slice(-4), allowedIps: [], lastUsedAt: null };
}

/** Makes a new API key of 256 random bits. */
export function makeApiKey(about: { name: string; createdAt: Date }, random: Random): MadeApiKey {
  const secret = `svc_key_${random.bytes(32).toString('hex')}`;
  const keyId = shortId('key', random);
  return { secret, apiKey: keptApiKey(secret, { ...about, keyId }) };
}
