/**
 * Writes of health records share a command, and each has its own result.
 */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { EndpointHealth } from '../../../server/delivery/queue/endpoint.ts';
import {
  createEndpointStore,
  ENDPOINTS,
  type EndpointDocument,
} from '../../../server/delivery/queue/endpoint-store.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

const [NOW, NEXT] = [new Date('2026-03-14T09:26:53Z'), new Date('2026-03-14T09:31:53Z')];
const keyNo = (index: number) => `${MERCHANT} https://shop-${index}.example`;
const keys = Array.from({ length: 60 }, (_, index) => keyNo(index));
let fixtures: Fixtures;

beforeEach(async () => {
  fixtures = await createFixtures('endpoint batch');
});
afterEach(() => fixtures.close());

const records = () => fixtures.db.collection<EndpointDocument>(ENDPOINTS);
const healthOf = (failuresInRow: number): EndpointHealth => {
  return { failuresInRow, lastFailureAt: NOW, openedAt: null, probeAt: null, probes: 0 };
};
const oneMore = (before: EndpointHealth | null) => healthOf((before?.failuresInRow ?? 0) + 1);
const openAll = () =>
  records().insertMany(
    keys.map((_id) => ({ _id, merchantId: MERCHANT, v: 1, ...healthOf(10), openedAt: NOW, probeAt: NOW })),
  );

it('a probe that another worker has is not taken, those beside it are', async () => {
  await openAll();
  const [store, other] = [createEndpointStore(fixtures.db), createEndpointStore(fixtures.db)];
  expect(await other.takeProbe(keyNo(1), NOW, NEXT)).toBe(true);
  const taken = await Promise.all([0, 1, 2].map((index) => store.takeProbe(keyNo(index), NOW, NEXT)));
  expect(taken).toEqual([true, false, true]);
});

it('each probe is taken once, whoever else takes probes at the same time', async () => {
  await openAll();
  const stores = Array.from({ length: 3 }, () => createEndpointStore(fixtures.db));
  const taken = await Promise.all(
    stores.map((store) => Promise.all(keys.map((endpointKey) => store.takeProbe(endpointKey, NOW, NEXT)))),
  );
  const times = keys.map((_, index) => taken.filter((own) => own[index] === true).length);
  expect(times).toEqual(keys.map(() => 1));
});

it('each failure counts once, whoever else stores failures at the same time', async () => {
  const stores = [createEndpointStore(fixtures.db), createEndpointStore(fixtures.db)];
  for (let round = 0; round < 4; round += 1) {
    await Promise.all(stores.flatMap((store) => keys.map((endpointKey) => store.change(endpointKey, oneMore))));
  }
  const stored = await records().find().toArray();
  expect(stored.map(({ failuresInRow, v }) => [failuresInRow, v])).toEqual(keys.map(() => [8, 8]));
  expect(Math.max(...stored.map(({ writes = [] }) => writes.length))).toBeLessThanOrEqual(8);
});

it('a failure is dropped when a 200 deletes the record before it is stored', async () => {
  await openAll();
  const [store, other] = [createEndpointStore(fixtures.db), createEndpointStore(fixtures.db)];
  const deleted = { done: Promise.resolve(false) };
  const changed = await store.change(keyNo(0), (before) => {
    deleted.done = other.forget(keyNo(0));
    return oneMore(before);
  });
  expect(await deleted.done).toBe(true);
  // Either order of the two commands leaves the endpoint without a record.
  expect(changed === null || changed.after.failuresInRow === 11).toBe(true);
  expect(await records().findOne({ _id: keyNo(0) })).toBeNull();
});

it('a record that somebody keeps locked delays no other', async () => {
  await openAll();
  const store = createEndpointStore(fixtures.db);
  const session = fixtures.db.client.startSession();
  session.startTransaction();
  await records().updateOne({ _id: keyNo(0) }, { $set: { probes: 1 } }, { session });
  const locked = store.change(keyNo(0), oneMore);
  const ns = `${fixtures.db.databaseName}.${ENDPOINTS}`;
  const updates = async () =>
    (await fixtures.db.admin().command({ currentOp: true, active: true, ns, op: 'update' })).inprog;
  await expect.poll(updates).toHaveLength(1);
  expect(await store.change(keyNo(1), oneMore)).toMatchObject({ after: { failuresInRow: 11 } });
  expect(await store.takeProbe(keyNo(2), NOW, NEXT)).toBe(true);
  await session.abortTransaction();
  await session.endSession();
  expect(await locked).toMatchObject({ after: { failuresInRow: 11 } });
});

it('a record that the database rejects fails alone, and says what to check', async () => {
  await records().insertOne({ _id: keyNo(0), merchantId: MERCHANT, v: 1, ...healthOf(4) });
  await fixtures.db.command({ collMod: ENDPOINTS, validator: { failuresInRow: { $lt: 5 } } });
  const store = createEndpointStore(fixtures.db);
  const [refused, stored] = await Promise.allSettled([
    store.change(keyNo(0), oneMore),
    store.change(keyNo(1), oneMore),
  ]);
  expect(refused).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('Check the permissions and validators of webhook_endpoints.') },
  });
  expect(stored).toMatchObject({ status: 'fulfilled', value: { after: { failuresInRow: 1 } } });
});
