/**
 * An order as the merchant that asks for it sees it: with its page links and whether its webhooks were acknowledged.
 */
import type { components } from '../../../generated/openapi.d.ts';
import type { OrderHeader } from '../../domain/payments/order.ts';
import type { PageLinks } from '../../domain/payments/reference.ts';
import type { StoredOrder } from '../../storage/orders.ts';
import { toPaymentPart } from './payment-part-wire.ts';
import type { ShownOrder } from './show-order.ts';
import { toShownOrder } from './wire.ts';

type WireOrder = components['schemas']['Order'];

export function createShownOrder(links: PageLinks) {
  /** What verifies a card has no page to be paid on. */
  function linksTo(order: OrderHeader): Pick<WireOrder, 'payment_links'> {
    return order.purpose === 'verification' ? {} : { payment_links: links.of(order) };
  }

  /** The answer about an order that was read to be shown, under a version date. */
  function shownToMerchant({ order, webhookNotified, part }: ShownOrder, version: string): WireOrder {
    return { ...toShownOrder(order, part(version)), ...linksTo(order), webhook_notified: webhookNotified };
  }

  return {
    linksTo,
    shownToMerchant,
    /** The answer about an order that was read or written whole, under a version date. */
    forMerchant(stored: StoredOrder, version: string): WireOrder {
      return shownToMerchant({ ...stored, part: (date) => toPaymentPart(stored.order, date) }, version);
    },
  };
}
