/** The operator's figures of payments that wait: many of one status do not hide another. */
import type { Document } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OrderStatus } from '../../../generated/values.ts';
import { merchantIndexes } from '../../../server/storage/merchants.ts';
import { ensureIndexes } from '../../../server/storage/mongo/indexes.ts';
import { ORDERS, orderIndexes } from '../../../server/storage/orders.ts';
import { createPaymentHealth, MOST_ORDERS, paymentHealthIndexes } from '../../../server/storage/payment-health.ts';
import { type FreshDatabase, preparedDatabase } from '../../support/mongo.ts';

const NOW = new Date('2026-03-14T09:00:00Z');
const TWO_HOURS_AGO = new Date('2026-03-14T07:00:00Z');
let database: FreshDatabase;

beforeAll(async () => {
  database = await preparedDatabase('payment health', (db) =>
    ensureIndexes(db, [orderIndexes, merchantIndexes, paymentHealthIndexes]),
  );
});
afterAll(() => database.drop());

async function store(status: OrderStatus, count: number): Promise<void> {
  const documents = Array.from({ length: count }, (_, index) => ({
    _id: `books:${status}-${index}`,
    merchantId: 'books',
    state: { status, updatedAt: TWO_HOURS_AGO },
  }));
  await database.db.collection<Document & { _id: string }>(ORDERS).insertMany(documents);
}

it('payments that wait for the gateway are counted however many customers are at their banks', async () => {
  await store(OrderStatus.PENDING_VBV, MOST_ORDERS + 1);
  await store(OrderStatus.STARTED, 2);
  await store(OrderStatus.VBV_SUCCESSFUL, 3);
  await store(OrderStatus.AUTHORIZING, 1);
  const { pending } = await createPaymentHealth(database.serviceDb, 'key').read(NOW);
  const anHour = pending.filter(({ age }) => age === 3_600);
  expect(anHour).toEqual([
    { waitingFor: 'customer', age: 3_600, orders: MOST_ORDERS },
    { waitingFor: 'gateway', age: 3_600, orders: 6 },
  ]);
});

it('shows how far the order index is behind, without the orders that it tries again later', async () => {
  const orders = database.db.collection<Document & { _id: string }>(ORDERS);
  const health = createPaymentHealth(database.serviceDb, 'key');
  expect((await health.read(NOW)).unindexedSeconds).toBe(0);
  const marks = { waits: TWO_HOURS_AGO, changed: NOW, postponed: new Date(NOW.getTime() + 60_000) };
  await orders.insertMany(
    Object.entries(marks).map(([id, indexAt]) => ({ _id: `books:${id}`, merchantId: 'books', indexAt })),
  );
  expect((await health.read(NOW)).unindexedSeconds).toBe(7_200);
  await orders.deleteOne({ _id: 'books:waits' });
  expect((await health.read(NOW)).unindexedSeconds).toBe(0);
});
