/**
 * Envelope encryption of secrets for the database: each secret is sealed with AES-256-GCM under its own data key, which the
 * newest key encryption key wraps, also with AES-256-GCM. The additional data binds a secret to its merchant and record.
 * Errors never contain the secret.
 */
import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';
import type { SealBinding, Sealed, Sealer } from '../domain/ports/sealed.ts';
import type { Random } from '../platform/runtime.ts';
import { keyLength } from '../platform/secrets.ts';
import type { VaultKeys } from './keys.ts';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

interface SealDeps {
  readonly keys: Pick<VaultKeys, 'sealing' | 'opening'>;
  readonly random: Random;
}

export interface RewrappingSealer extends Sealer {
  /**
   * Rewraps the data key under the newest key encryption key; the data stays byte for byte. Returns the same object if the
   * newest key wraps it already. Needs no binding: the data alone is bound to the record.
   */
  rewrap(sealed: Sealed): Sealed;
}

/** A sealed secret does not open: wrong merchant, record or key, or changed data. */
export class SealBroken extends Error {
  readonly code = 'seal_broken';
}

/** `random` must be unpredictable: it creates the data keys. */
export function createSealer({ keys, random }: SealDeps): RewrappingSealer {
  function wrap(dataKey: Buffer): Pick<Sealed, 'keyId' | 'wrappedKey'> {
    const { keyId, key } = keys.sealing;
    const iv = random.bytes(ivLength);
    const { data, tag } = encrypt({ key, iv, bound: wrapBinding(keyId), plain: dataKey });
    return { keyId, wrappedKey: Buffer.concat([iv, data, tag]).toString('base64') };
  }

  function unwrap({ keyId, wrappedKey }: Sealed): Buffer {
    const key = keys.opening(keyId);
    if (key === null) {
      throw new SealBroken(`The vault has no key ${keyId}. Add the key with this id to VAULT_KEYS_OLD again.`);
    }
    const parts = Buffer.from(wrappedKey, 'base64');
    if (parts.length !== ivLength + keyLength + tagLength) throw damaged();
    const iv = parts.subarray(0, ivLength);
    const data = parts.subarray(ivLength, ivLength + keyLength);
    const tag = parts.subarray(ivLength + keyLength);
    return decrypt({ key, iv, bound: wrapBinding(keyId), data, tag });
  }

  return {
    seal(binding, plain) {
      const dataKey = random.bytes(keyLength);
      const iv = random.bytes(ivLength);
      const { data, tag } = encrypt({
        key: dataKey,
        iv,
        bound: recordBinding(binding),
        plain: Buffer.from(plain, 'utf8'),
      });
      const wrapped = wrap(dataKey);
      dataKey.fill(0);
      return {
        ...wrapped,
        iv: iv.toString('base64'),
        data: data.toString('base64'),
        tag: tag.toString('base64'),
      };
    },

    open(binding, sealed) {
      const dataKey = unwrap(sealed);
      const iv = Buffer.from(sealed.iv, 'base64');
      const tag = Buffer.from(sealed.tag, 'base64');
      const data = Buffer.from(sealed.data, 'base64');
      const plain = decrypt({ key: dataKey, iv, bound: recordBinding(binding), data, tag });
      dataKey.fill(0);
      return plain.toString('utf8');
    },

    rewrap(sealed) {
      if (sealed.keyId === keys.sealing.keyId) return sealed;
      const dataKey = unwrap(sealed);
      const rewrapped = { ...sealed, ...wrap(dataKey) };
      dataKey.fill(0);
      return rewrapped;
    },
  };
}

/** JSON keeps the parts apart, whatever characters they contain. */
function recordBinding({ merchantId, record }: SealBinding): Buffer {
  return Buffer.from(JSON.stringify(['record/1', merchantId, record]), 'utf8');
}

function wrapBinding(keyId: string): Buffer {
  return Buffer.from(JSON.stringify(['data key/1', keyId]), 'utf8');
}

interface Encryption {
  readonly key: KeyObject | Buffer;
  readonly iv: Buffer;
  readonly bound: Buffer;
  readonly plain: Buffer;
}

function encrypt({ key, iv, bound, plain }: Encryption): { data: Buffer; tag: Buffer } {
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagLength });
  cipher.setAAD(bound);
  const data = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { data, tag: cipher.getAuthTag() };
}

interface Decryption {
  readonly key: KeyObject | Buffer;
  readonly iv: Buffer;
  readonly bound: Buffer;
  readonly data: Buffer;
  readonly tag: Buffer;
}

function decrypt({ key, iv, bound, data, tag }: Decryption): Buffer {
  if (iv.length !== ivLength || tag.length !== tagLength) throw damaged();
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagLength });
  decipher.setAAD(bound);
  decipher.setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(data), decipher.final()]);
  } catch {
    throw damaged();
  }
}

function damaged(): SealBroken {
  return new SealBroken('A sealed secret does not open: it belongs to another merchant or record, or it was changed.');
}
