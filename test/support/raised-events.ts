/** The events that an order has raised and that still wait in its document: all of them, while the workers rest. */
import { orderKey } from '../../server/storage/orders.ts';
import type { OutboxHost } from '../../server/storage/outbox.ts';
import type { TestService } from './service.ts';

export async function raisedEvents({ database, merchant }: TestService, orderId: string): Promise<string[]> {
  const orders = database.db.collection<OutboxHost & { readonly _id: string }>('orders');
  const order = await orders.findOne({ _id: orderKey(merchant.merchantId, orderId) });
  return (order?.outbox ?? []).flatMap(({ events }) => events.map(({ name }) => name));
}
