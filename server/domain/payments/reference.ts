/**
 * References in page URLs: unguessable, and stored only as hashes.
 */
import { createHmac, hash, type KeyObject } from 'node:crypto';
import type { Random } from '../../platform/runtime.ts';
import type { OrderHeader } from './order.ts';

export function referenceHash(reference: string): string {
  return hash('sha256', reference, 'hex');
}

/** A new attempt reference: 128 random bits. */
export function newReference(random: Random): string {
  return random.bytes(16).toString('hex');
}

/**
 * The attempt reference of a form: 128 bits derived from its secret token, so that submitting it repeatedly starts one
 * attempt.
 */
export function referenceOfForm(formToken: string): string {
  return hash('sha256', `attempt ${formToken}`, 'hex').slice(0, 32);
}

/** The kind of payment page link: the order's own, or one created by POST /session. */
export type LinkKind = 'order' | 'session';

/**
 * The `pl_…` link of an order or a card management session. Derived from a key rather than random, so that the service
 * can show it again and store only its hash.
 */
export function pageLink(key: KeyObject, kind: LinkKind | 'management', uid: string): string {
  return `pl_${createHmac('sha256', key).update(`${kind}:${uid}`).digest('hex').slice(0, 32)}`;
}

/** The URLs of an order's hosted payment page. */
export interface PageLinks {
  /** The order's own links. All lead to one responsive page. */
  of(order: OrderHeader): { readonly web: string; readonly mobile: string; readonly iframe: string };
  /** The link created by POST /session. */
  ofSession(order: OrderHeader): string;
}

export function createPageLinks(publicBaseUrl: string, linkKey: KeyObject): PageLinks {
  const address = (kind: LinkKind, order: OrderHeader) =>
    `${publicBaseUrl}/payment-page/${pageLink(linkKey, kind, order.uid)}`;
  return {
    of(order) {
      const link = address('order', order);
      return { web: link, mobile: link, iframe: link };
    },
    ofSession: (order) => address('session', order),
  };
}
