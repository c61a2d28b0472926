/**
 * Fetches the current order before the effect. An event shows the order when the event was created, and the receiver may already have
 * handled a later one.
 */
import { ReceiverError } from '../errors.ts';
import type { WebhookEvent } from '../generated/events.ts';
import { agree, fetchOrder, type Order, type OrderClient, orderOf } from './service-wire.ts';

export interface Reconciled {
  /** The current order. */
  readonly order: Order;
  /** Whether status, amount and currency still match the event. */
  readonly agrees: boolean;
}

/**
 * Fetches the current order of an event.
 *
 * @example
 * ORDER_SUCCEEDED: async (event) => {
 *   const { order, agrees } = await reconcile(client, event);
 *   if (agrees) await ship(order.order_id);
 * }
 *
 * @param client the service's typed client, or `serviceClient({ baseUrl, merchantId, apiKey })`.
 * @throws ReceiverError ERR_ORDER_STATUS when the request fails or the event has no order. The handler then fails, and the
 *   service sends the event again.
 */
export async function reconcile(client: OrderClient, event: WebhookEvent): Promise<Reconciled> {
  const reported = orderOf(event);
  if (reported === null)
    throw new ReceiverError('ERR_ORDER_STATUS', 'This event has no order. Call reconcile() only for order events.');
  const order = await fetchOrder(client, reported);
  return { order, agrees: agree(order, reported) };
}
