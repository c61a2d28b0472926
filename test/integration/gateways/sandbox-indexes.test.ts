import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxIndexes } from '../../../server/gateways/sandbox/store.ts';
import { ensureIndexes } from '../../../server/storage/mongo/indexes.ts';
import { type FreshDatabase, freshDatabase } from '../../support/mongo.ts';

const LONGEST_ORDER_SECONDS = 99_999 * 60;

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase('sandbox indexes');
  await ensureIndexes(database.db, [sandboxIndexes]);
});
afterAll(() => database.drop());

test('sessions are purged: one that nobody finished after any order has ended, one whose money was asked for after years', async () => {
  const indexes = await database.db.collection('sandbox_gateway_sessions').indexes();
  const seconds = (name: string) => indexes.find((index) => index.name === name)?.expireAfterSeconds ?? 0;
  expect(seconds('abandoned')).toBeGreaterThan(LONGEST_ORDER_SECONDS);
  expect(seconds('asked')).toBeGreaterThan(365 * 24 * 3_600);
});
