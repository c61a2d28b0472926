/**
 * The permanent reference of a customer's card. It follows from merchant, customer and card, so that there is one entry
 * for each card and customer, and its reference is known before the entry is there. Pure.
 */
import { createHash } from 'node:crypto';

export interface CardOwner {
  readonly merchantId: string;
  readonly customerReference: string;
  /** The card's fingerprint, which nobody can compute without the vault's key. */
  readonly fingerprint: string;
}

/** `crd_` and 32 hexadecimal digits. */
export function cardReference({ merchantId, customerReference, fingerprint }: CardOwner): string {
  const owner = JSON.stringify([merchantId, customerReference, fingerprint]);
  return `crd_${createHash('sha256').update(owner).digest('hex').slice(0, 32)}`;
}
