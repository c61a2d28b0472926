/**
 * Reads an order for an answer, using the read model of its attempts, refunds and disputes if possible.
 */
import { OrderStatus } from '../../../generated/values.ts';
import type { OrderHeader } from '../../domain/payments/order.ts';
import type { OrderStore, StoredOrder } from '../../storage/orders.ts';
import { isReadable, type PaymentPart, readOrderView, toPaymentPart } from './payment-part-wire.ts';

export interface ShownOrder extends Pick<StoredOrder, 'key' | 'webhookNotified'> {
  readonly order: OrderHeader;
  /** The attempts, refunds and disputes in an API version. */
  part(version: string): PaymentPart;
}

export type ShowOrder = ReturnType<typeof createShowOrder>;

export function createShowOrder(store: Pick<OrderStore, 'findByKey' | 'findToShow'>) {
  /** For orders without a read model in this release's format. */
  async function wholeOrder(key: string): Promise<ShownOrder | undefined> {
    const stored = await store.findByKey(key);
    return stored === undefined ? undefined : { ...stored, part: (version) => toPaymentPart(stored.order, version) };
  }

  return async function showOrder(key: string): Promise<ShownOrder | undefined> {
    const found = await store.findToShow(key);
    if (found === undefined) return undefined;
    const { storedView, order } = found;
    if (isReadable(storedView)) return { ...found, part: (version) => readOrderView(storedView, version) };
    if (order.status !== OrderStatus.NEW) return wholeOrder(key);
    return { ...found, part: (version) => toPaymentPart({ ...order, txns: [], refunds: [] }, version) };
  };
}
