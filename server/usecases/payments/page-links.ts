/**
 * The URLs of an order's hosted payment page.
 */
import type { KeyObject } from 'node:crypto';
import type { OrderHeader } from '../../domain/payments/order.ts';
import { type LinkKind, pageLink } from '../../domain/payments/reference.ts';

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
