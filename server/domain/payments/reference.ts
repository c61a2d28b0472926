/**
 * References that stand in page addresses: unguessable, and stored by their hash alone.
 */
import { createHmac, hash, type KeyObject } from 'node:crypto';
import type { Random } from '../../platform/runtime.ts';

/** The hash under which a reference or page link is stored. */
export function referenceHash(reference: string): string {
  return hash('sha256', reference, 'hex');
}

/** A new reference for one attempt: 128 random bits. */
export function newReference(random: Random): string {
  return random.bytes(16).toString('hex');
}

/** The reference of the attempt that a form begins, which is good for one however often it is sent: 128 bits of its secret token. */
export function referenceOfForm(formToken: string): string {
  return hash('sha256', `attempt ${formToken}`, 'hex').slice(0, 32);
}

/** Which link to an order's payment page: the order's own, or the one that a session makes. */
export type LinkKind = 'order' | 'session';

/**
 * The `pl_…` link of an order, or of a visit to stored cards: 128 bits that only the service can compute, so that it can be
 * shown again and is stored hashed.
 */
export function pageLink(key: KeyObject, kind: LinkKind | 'management', uid: string): string {
  return `pl_${createHmac('sha256', key).update(`${kind}:${uid}`).digest('hex').slice(0, 32)}`;
}
