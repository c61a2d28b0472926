/**
 * Fills a database with orders as they are long after their payment: stored with their projection for responses, entered into the order
 * index, and with nothing left to do. The service must not run: it creates the indexes when it starts.
 */
import type { Db } from 'mongodb';
import { toOrderView } from '../../server/api/orders/payment-part-wire.ts';
import { ORDER_INDEX, type OrderIndexDocument } from '../../server/storage/order-index.ts';
import { orderIndexDocument } from '../../server/storage/order-projection.ts';
import type { OrderDocument } from '../../server/storage/order-reads.ts';
import { ORDERS, orderKey } from '../../server/storage/orders.ts';
import { MERCHANT, orderOf, sampleOf } from '../bench-orders/fill.ts';

/** Orders of a day, so that a day of the export has as many in every size. */
export const PER_DAY = 1_000;
const START = Date.parse('2023-12-01T00:00:00Z');
const DAY_MS = 86_400_000;
const APART_MS = DAY_MS / PER_DAY;
const BATCH = 1_000;

/** What is known of the order with a number. Nine of ten are the measured merchant's. */
export function growthSample(number: number, merchantId: string) {
  const sample = sampleOf(number);
  const createdAt = new Date(START + number * APART_MS);
  return { ...sample, createdAt, merchantId: sample.merchantId === MERCHANT ? merchantId : sample.merchantId };
}

/** The date of the day with an order. */
export function dateOf(number: number): string {
  return new Date(START + number * APART_MS).toISOString().slice(0, 10);
}

/** Fills in the orders below `size`, nine of ten of them for this merchant. */
export async function fillOrders(db: Db, merchantId: string, size: number, log: (line: string) => void): Promise<void> {
  const [orders, index] = [db.collection<OrderDocument>(ORDERS), db.collection<OrderIndexDocument>(ORDER_INDEX)];
  const unjournaled = { ordered: false, writeConcern: { w: 1, journal: false } } as const;
  for (let first = 0; first < size; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, size - first) }, (_, offset) => first + offset);
    const documents = numbers.map((number) => orderDocument(number, merchantId));
    const entries = documents.map(({ _id: key, v: version, state: order }) =>
      orderIndexDocument({ key, version, order }),
    );
    await Promise.all([orders.insertMany(documents, unjournaled), index.insertMany(entries, unjournaled)]);
    if ((first + BATCH) % 100_000 === 0) log(`${first + BATCH} orders`);
  }
  await endBackfill(db);
}

/** Ends both passes of the order index' back-fill, which would look through all orders that were filled in. */
export async function endBackfill(db: Db): Promise<void> {
  const progress = { afterKey: '', passes: 2, endedAt: new Date() };
  const state = db.collection<typeof progress & { readonly _id: string }>('order_index_state');
  await state.updateOne({ _id: 'backfill' }, { $set: progress }, { upsert: true });
}

function orderDocument(number: number, merchantId: string): OrderDocument {
  const order = orderOf(number, growthSample(number, merchantId));
  return {
    _id: orderKey(order.merchantId, order.orderId),
    merchantId: order.merchantId,
    orderId: order.orderId,
    v: 2,
    state: order,
    view: { ...toOrderView(order), v: 2 },
    refs: order.txns.flatMap(({ txnUuid }) => [`ref${number}`, `txn:${txnUuid}`]),
    outbox: [],
    unacked: [],
    eventsDue: 1,
  };
}
