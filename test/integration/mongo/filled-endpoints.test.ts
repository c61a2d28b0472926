/** The database that `npm run bench:endpoints` fills: a service that starts on it has nothing of an earlier version to renew. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDeliveries, fillEndpoints } from '../../../scripts/bench-endpoints/fill.ts';
import { prepareDeliveries } from '../../../server/compose/delivery.ts';
import { prepareDatabase } from '../../../server/compose/prepare-database.ts';
import { DELIVERIES } from '../../../server/delivery/queue/delivery-store.ts';
import { SEQUENCES } from '../../../server/delivery/queue/event-log-store.ts';
import { type FreshDatabase, freshDatabase } from '../../support/mongo.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase('filled endpoints');
  await prepareDatabase(database.db);
});
afterAll(() => database.drop());

it.each(['settled', 'flood'] as const)('numbers no delivery again after a fill: %s', async (condition) => {
  const { db } = database;
  const urlOf = (endpoint: number) => `http://127.0.0.1:9/${endpoint}`;
  const receiver = { urlOf, hangingUrlOf: urlOf };
  await emptyDeliveries(db);
  await fillEndpoints({ db, receiver, merchantIds: ['one', 'two'], endpoints: 40, refusingPort: 9, condition });
  // What a service does when it starts.
  await prepareDeliveries(db);
  expect(await db.collection(DELIVERIES).countDocuments()).toBe(40);
  expect(await db.collection(SEQUENCES).countDocuments()).toBe(0);
});
