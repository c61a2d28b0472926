/**
 * The order in answers to merchant calls: with its page links and `webhook_notified`.
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
  /** The payment links. An order that verifies a card has none. */
  function linksTo(order: OrderHeader): Pick<WireOrder, 'payment_links'> {
    return order.purpose === 'verification' ? {} : { payment_links: links.of(order) };
  }

  /** The answer for an order from `showOrder`, in an API version. */
  function shownToMerchant({ order, webhookNotified, part }: ShownOrder, version: string): WireOrder {
    // Not a spread: see toShownOrder.
    const rest = { webhook_notified: webhookNotified };
    return Object.assign(toShownOrder(order, part(version)), linksTo(order), rest);
  }

  return {
    linksTo,
    shownToMerchant,
    /** The answer for a complete stored order, in an API version. */
    forMerchant(stored: StoredOrder, version: string): WireOrder {
      return shownToMerchant({ part: (date) => toPaymentPart(stored.order, date), ...stored }, version);
    },
  };
}
