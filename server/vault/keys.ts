/**
 * The vault's keys: those that wrap the data keys of sealed records, and those derived for other secret work.
 * Two secrets stand behind them, because they live differently:
 * - the key-encryption keys rotate: the newest seals, older ones still open what they sealed;
 * - the secret root never changes while data lives. Fingerprints, page links and form tokens are derived from it,
 *   and a new root would make every card look new and every open page invalid.
 * Keys are held as KeyObjects, which show nothing of themselves when printed.
 */

import { createHash, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { keyLength } from '../platform/secrets.ts';

/** What a derived key is for. Each purpose gets a key of its own; a new purpose is a new line here. */
export type KeyPurpose =
  | 'card-fingerprint'
  | 'card-token'
  | 'idempotency-answer'
  | 'idempotency-hash'
  | 'page-form-token'
  | 'settings-device'
  | 'page-link';

export interface KeyEncryptionKey {
  /** Computed from the key, so that a key needs no name of its own and cannot be mistaken for another. */
  readonly keyId: string;
  readonly key: KeyObject;
}

export interface VaultKeys {
  /** The newest key-encryption key, which seals. */
  readonly sealing: KeyEncryptionKey;
  /** Of every key that seals or opens, the sealing one's first. */
  readonly keyIds: readonly string[];
  /** The key that sealed under `keyId`, or null when it is in no key source any more. */
  opening(keyId: string): KeyObject | null;
  /** The 256-bit key of a purpose: always the same for the same secret root. */
  derive(purpose: KeyPurpose): KeyObject;
}

/** The raw keys, 32 bytes each. */
export interface KeyMaterial {
  readonly secretRoot: Buffer;
  readonly sealing: Buffer;
  readonly old: readonly Buffer[];
}

/** Puts the ring together. */
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
