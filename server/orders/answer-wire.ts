/**
 * An order as the merchant that asks for it sees it: with its page links and whether its webhooks were acknowledged.
 */
import type { components } from '../../generated/openapi.d.ts';
import type { Order } from './order.ts';
import type { PageLinks } from './page-links.ts';
import type { StoredOrder } from './store.ts';
import { toWireOrder } from './wire.ts';

type WireOrder = components['schemas']['Order'];

export function createShownOrder(links: PageLinks) {
  /** What verifies a card has no page to be paid on. */
  function linksTo(order: Order): Pick<WireOrder, 'payment_links'> {
    return order.purpose === 'verification' ? {} : { payment_links: links.of(order) };
  }

  return {
    linksTo,
    /** The answer about an order, under a version date. */
    forMerchant(stored: StoredOrder, version: string): WireOrder {
      const { order, webhookNotified } = stored;
      return { ...toWireOrder(order, version), ...linksTo(order), webhook_notified: webhookNotified };
    },
  };
}
