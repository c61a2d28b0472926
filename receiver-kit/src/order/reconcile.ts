/**
 * Asks the service how an order stands, before the effect: an event tells what was true when it was made, and a later one
 * may have been handled already.
 */
import { ReceiverError } from '../errors.ts';
import type { WebhookEvent } from '../generated/events.ts';
import { agree, fetchOrder, type Order, type OrderClient, orderOf } from './service-wire.ts';

export interface Reconciled {
  /** The order as it stands now. */
  readonly order: Order;
  /** Whether status, amount and currency are still those of the event. */
  readonly agrees: boolean;
}

/**
 * The truth about the order of an event.
 *
 * @example
 * ORDER_SUCCEEDED: async (event) => {
 *   const { order, agrees } = await reconcile(client, event);
 *   if (agrees) await ship(order.order_id);
 * }
 *
 * @param client the service's typed client, or `serviceClient({ baseUrl, merchantId, apiKey })`.
 * @throws ReceiverError ERR_ORDER_STATUS when the service cannot be asked, or the event is about no order: the handler fails,
 *   and the event comes again.
 */
export async function reconcile(client: OrderClient, event: WebhookEvent): Promise<Reconciled> {
  const reported = orderOf(event);
  if (reported === null) throw new ReceiverError('ERR_ORDER_STATUS', 'This event is about no order.');
  const order = await fetchOrder(client, reported);
  return { order, agrees: agree(order, reported) };
}
