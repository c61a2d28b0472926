/**
 * Encrypted secrets, as stored in the database. vault/seal.ts encrypts and decrypts them.
 */

/** One secret: AES-256-GCM with its own data key, which is wrapped by a key-encryption key. All parts are base64. */
export interface Sealed {
  readonly keyId: string;
  readonly wrappedKey: string;
  readonly iv: string;
  readonly data: string;
  readonly tag: string;
}

/**
 * The owner of a secret, authenticated by the encryption: a secret copied to another merchant or record cannot be
 * decrypted.
 */
export interface SealBinding {
  readonly merchantId: string;
  /** The record and field, for example `webhook.password`. */
  readonly record: string;
}

export interface Sealer {
  seal(binding: SealBinding, plain: string): Sealed;
  /** Throws when the binding, the key or the data differs from the original. */
  open(binding: SealBinding, sealed: Sealed): string;
}

export function responseKeyBinding(merchantId: string): SealBinding {
  return { merchantId, record: 'payment_page.response_key' };
}
