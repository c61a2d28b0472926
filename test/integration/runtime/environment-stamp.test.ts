/** A database belongs to the environment that used it first. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { stampEnvironment } from '../../../server/compose/environment-stamp.ts';
import { type FreshDatabase, freshDatabase } from '../../support/mongo.ts';
import { manualClock } from '../../support/test-runtime.ts';

const clock = manualClock();
let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase('environment stamp');
});
afterEach(async () => {
  await database.db.dropDatabase();
});
afterAll(() => database.drop());

const stamp = (environment: 'sandbox' | 'production') => stampEnvironment(database.db, environment, clock);

async function stored(): Promise<unknown[]> {
  return database.db.collection('service_environment').find().toArray();
}

it('starts again and again in the environment that stamped it, and never in the other', async () => {
  await stamp('production');
  await stamp('production');
  await expect(stamp('sandbox')).rejects.toThrow(
    "SVC_ENV is sandbox, and the database is production's since 2026-03-14. Set MONGODB_URI to a database of its own",
  );
  expect(await stored()).toMatchObject([{ environment: 'production' }]);
});

it('is stamped once by many that start at the same time', async () => {
  await Promise.all(Array.from({ length: 20 }, () => stamp('sandbox')));
  expect(await stored()).toMatchObject([{ environment: 'sandbox' }]);
});

it('lets one of two environments win that start at the same time', async () => {
  const starts = ['sandbox', 'production', 'sandbox', 'production'] as const;
  const ends = await Promise.allSettled(starts.map(stamp));
  const won = starts.filter((_, index) => ends[index]?.status === 'fulfilled');
  expect(won).toHaveLength(2);
  expect(await stored()).toMatchObject([{ environment: won[0] }]);
});

it('from before there were stamps becomes that of the environment that starts on it', async () => {
  await database.db.collection('orders').insertOne({ status: 'CHARGED' });
  await stamp('production');
  expect(await stored()).toMatchObject([{ environment: 'production' }]);
});

it("is not production's when its merchants pay by the sandbox bank", async () => {
  await database.db.collection('merchants').insertOne({ merchant: { gateways: [{ gateway: 'SANDBOX' }] } });
  await expect(stamp('production')).rejects.toThrow('merchants with the sandbox gateway');
  expect(await stored()).toEqual([]);
  await stamp('sandbox');
});
