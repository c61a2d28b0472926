/** What the suites of faults count as received: an event that is under way at the count has time to arrive. */
import type { Document } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countEvents } from '../../../scripts/faults/raised-events.ts';
import { type FreshDatabase, preparedDatabase } from '../../support/mongo.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await preparedDatabase('raised events', async () => undefined);
});
afterAll(() => database.drop());

it('counts an event that arrives during the count as received', async () => {
  const { db } = database;
  const store = (collection: string, document: Document & { readonly _id: string }) =>
    db.collection<Document & { _id: string }>(collection).insertOne(document);
  await store('orders', { _id: 'shop:1', merchantId: 'shop', eventsDue: 1, outbox: [] });
  await store('webhook_deliveries', { _id: 'evt_1', merchantId: 'shop', sequence: 1, host: { id: 'shop:1' } });
  let looks = 0;
  const has = () => {
    looks += 1;
    return looks > 1;
  };
  expect(await countEvents(db, { has })).toEqual({ raised: 1, lost: 0, unreceived: 0, misnumbered: 0 });
});
