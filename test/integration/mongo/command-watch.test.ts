/** The watch of the service's commands: it sees a broadcast, and a transaction of two merchants. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeCommandProblems } from '../../support/command-watch.ts';
import { type FreshDatabase, freshDatabase } from '../../support/mongo.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase('command watch');
  await database.db.createCollection('orders');
  await database.db.createCollection('audit_heads');
});
afterAll(() => database.drop());

interface Order {
  readonly _id: string;
  readonly merchantId?: string;
}
const orders = () => database.serviceDb.collection<Order>('orders');

it('sees a read, a write and an insert that name no merchant, each once', async () => {
  await orders().findOne({ _id: 'shop:1' });
  await orders().findOne({ _id: 'shop:2' });
  await orders().updateOne({ _id: 'shop:1' }, { $set: { merchantId: 'shop' } });
  await orders().bulkWrite([{ insertOne: { document: { _id: 'shop:1' } } }]);
  await orders().countDocuments({});
  expect(takeCommandProblems()).toEqual([
    'find orders: goes to every shard, because the filter does not name merchantId',
    'update orders: goes to every shard, because the filter does not name merchantId',
    'insert orders: inserts without merchantId',
    'aggregate orders: goes to every shard, because the filter does not name merchantId',
  ]);
});

it('sees a transaction of two merchants', async () => {
  await database.serviceDb.client.withSession((session) =>
    session.withTransaction(async () => {
      await orders().insertOne({ _id: 'shop:2', merchantId: 'shop' }, { session });
      await orders().insertOne({ _id: 'other:2', merchantId: 'other' }, { session });
    }),
  );
  expect(takeCommandProblems()).toEqual(['insert orders: is in a transaction of several merchants']);
});

it('sees it also where only the ids name them', async () => {
  const heads = database.serviceDb.collection<{ _id: string; length?: number }>('audit_heads');
  await database.serviceDb.client.withSession((session) =>
    session.withTransaction(async () => {
      await orders().insertOne({ _id: 'shop:3', merchantId: 'shop' }, { session });
      await heads.updateOne({ _id: 'other' }, { $set: { length: 1 } }, { session });
    }),
  );
  expect(takeCommandProblems()).toEqual(['update audit_heads: is in a transaction of several merchants']);
});

it('sees nothing wrong with commands that name their merchant, and with the test’s own', async () => {
  await orders().findOne({ _id: 'shop:1', merchantId: 'shop' });
  await database.db.collection('orders').find().toArray();
  expect(takeCommandProblems()).toEqual([]);
});
