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

/** The `pf_…` link that opens the page of a `pl_…` link for a frame. Nothing more is stored for it. */
function frameLink(link: string): string {
  return link.replace(/^pl_/, 'pf_');
}

/** The link as stored, and whether its page is for a frame on a page of the merchant. */
export function readPageLink(link: string): { readonly link: string; readonly isForFrame: boolean } {
  const isForFrame = link.startsWith('pf_');
  return { link: isForFrame ? `pl_${link.slice(3)}` : link, isForFrame };
}

/** The URLs of an order's hosted payment page. */
export interface PageLinks {
  /** The order's own links. All lead to one responsive page; `iframe` shows it for a frame. */
  of(order: OrderHeader): { readonly web: string; readonly mobile: string; readonly iframe: string };
  /** The link created by POST /session. */
  ofSession(order: OrderHeader): string;
}

export function createPageLinks(publicBaseUrl: string, linkKey: KeyObject): PageLinks {
  const addressOf = (link: string) => `${publicBaseUrl}/payment-page/${link}`;
  return {
    of(order) {
      const link = pageLink(linkKey, 'order', order.uid);
      return { web: addressOf(link), mobile: addressOf(link), iframe: addressOf(frameLink(link)) };
    },
    ofSession: (order) => addressOf(pageLink(linkKey, 'session', order.uid)),
  };
}
