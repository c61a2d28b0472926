/**
 * The vault's keys, from two kinds of secrets:
 * - The key encryption keys wrap the data keys of sealed records. They rotate: the newest seals, older ones still open.
 * - The secret root never changes. Fingerprints, page links and form tokens are derived from it; a new root would give every
 *   card a new fingerprint and invalidate every open page.
 * Keys are KeyObjects, which reveal nothing when printed.
 */

import { createHash, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { keyLength } from '../platform/secrets.ts';

/** The purpose of a derived key. Each purpose has its own key. */
export type KeyPurpose =
  | 'card-fingerprint'
  | 'card-token'
  | 'idempotency-answer'
  | 'idempotency-hash'
  | 'page-form-token'
  | 'settings-device'
  | 'settings-passkey'
  | 'page-link';

export interface KeyEncryptionKey {
  /** A hash of the key, so that the id cannot name another key. */
  readonly keyId: string;
  readonly key: KeyObject;
}

export interface VaultKeys {
  /** The newest key encryption key, which seals. */
  readonly sealing: KeyEncryptionKey;
  /** The ids of all key encryption keys, the sealing one first. */
  readonly keyIds: readonly string[];
  /** The key encryption key of this id; null when it is not configured. */
  opening(keyId: string): KeyObject | null;
  /** The 256-bit key of a purpose, constant for the same secret root. */
  derive(purpose: KeyPurpose): KeyObject;
}

/** The raw keys, 32 bytes each. */
export interface KeyMaterial {
  readonly secretRoot: Buffer;
  readonly sealing: Buffer;
  readonly old: readonly Buffer[];
}

export function createVaultKeys(material: KeyMaterial): VaultKeys {
  const root = createSecretKey(material.secretRoot);
  const sealing = keyEncryptionKey(material.sealing);
  const byId = new Map([...material.old.map(keyEncryptionKey), sealing].map(({ keyId, key }) => [keyId, key]));
  return {
    sealing,
    keyIds: [...new Set([sealing.keyId, ...byId.keys()])],
    opening: (keyId) => byId.get(keyId) ?? null,
    derive: (purpose) =>
      createSecretKey(Buffer.from(hkdfSync('sha256', root, 'card-payments-service', `${purpose}/1`, keyLength))),
  };
}

function keyEncryptionKey(bytes: Buffer): KeyEncryptionKey {
  const hash = createHash('sha256').update('key id/1').update(bytes).digest('hex');
  return { keyId: `kek_${hash.slice(0, 16)}`, key: createSecretKey(bytes) };
}
