/** What the database holds of an order, for what no answer shows. */
import { orderKey } from '../../server/storage/orders.ts';
import type { OutboxHost } from '../../server/storage/outbox.ts';
import type { TestService } from './service.ts';

interface StoredOrder extends OutboxHost {
  readonly _id: string;
  readonly state: { readonly consents: readonly unknown[] };
}

function storedOrder({ database }: Pick<TestService, 'database'>, merchantId: string, orderId: string) {
  return database.db.collection<StoredOrder>('orders').findOne({ _id: orderKey(merchantId, orderId) });
}

/** The consent records of the order. */
export async function consentsOf(
  service: Pick<TestService, 'database'>,
  orderId: string,
  merchantId = 'shop',
): Promise<readonly unknown[]> {
  return (await storedOrder(service, merchantId, orderId))?.state.consents ?? [];
}

/** The events that wait in the order's outbox: all that it raised, while no worker runs. */
export async function raisedEvents(service: TestService, orderId: string): Promise<string[]> {
  const order = await storedOrder(service, service.merchant.merchantId, orderId);
  return (order?.outbox ?? []).flatMap(({ events }) => events.map(({ name }) => name));
}
