/**
 * The form in which a secret rests in the database. Data only; seal.ts makes and opens it.
 */

/** One secret: AES-256-GCM under a data key of its own, which is wrapped by a key-encryption key. All parts base64. */
export interface Sealed {
  readonly keyId: string;
  readonly wrappedKey: string;
  readonly iv: string;
  readonly data: string;
  readonly tag: string;
}

/** What a sealed secret belongs to. A secret moved to another merchant or record does not open. */
export interface SealBinding {
  readonly merchantId: string;
  /** Which record and field, for example `webhook.password`. */
  readonly record: string;
}

export interface Sealer {
  seal(binding: SealBinding, plain: string): Sealed;
  /** Throws when the binding, the key or the data is not the one it was sealed with. */
  open(binding: SealBinding, sealed: Sealed): string;
}

/** What the response key of a merchant is sealed for. */
export function responseKeyBinding(merchantId: string): SealBinding {
  return { merchantId, record: 'payment_page.response_key' };
}
