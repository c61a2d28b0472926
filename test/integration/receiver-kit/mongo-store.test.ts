import { type ClientSession, MongoClient, ObjectId } from 'mongodb';
import { afterAll, describe, expect, it } from 'vitest';
import { createReceiver, EventName, mongoJobs, mongoStore, transactional } from '../../../receiver-kit/src/index.ts';
import type { CountedEffect } from '../../../receiver-kit/src/testing/index.ts';
import { freshDatabase } from '../../support/mongo.ts';
import { describeCrashRecovery } from '../../support/receiver-kit/crash-recovery.ts';
import { describeDeduplication } from '../../support/receiver-kit/deduplication.ts';
import { anEvent, deliveryOf, shopCredential } from '../../support/receiver-kit/delivery.ts';
import { describeStoreContracts } from '../../support/receiver-kit/store-contracts.ts';
import { testReceiver } from '../../support/receiver-kit/test-receiver.ts';

const { client, db, drop } = await freshDatabase('receiver-kit');
afterAll(drop);

const taken = new ObjectId();
let lists = 0;
const makeJobs = () => {
  lists += 1;
  return mongoJobs(db, { collection: `jobs_${lists}` });
};
const effect: CountedEffect<ClientSession> = {
  async write(session, key) {
    await db.collection('effects').updateOne({ key }, { $inc: { count: 1 } }, { upsert: true, session });
  },
  read: async (key) => (await db.collection('effects').findOne({ key }))?.count ?? 0,
  refused: async (session) => {
    for (let copy = 0; copy < 2; copy += 1) await db.collection('refusing').insertOne({ _id: taken }, { session });
  },
};
const keptUntil = async (eventId: string): Promise<Date> =>
  (await db.collection<{ _id: string; expireAt: Date }>('shared').findOne({ _id: eventId }))?.expireAt ?? new Date(0);
describeStoreContracts('mongoStore', {
  store: mongoStore(db, { collection: 'shared', client }),
  effect,
  keptUntil,
  makeJobs,
});
// Each test with a store object of its own over one collection, as the processes of a shop have.
describeDeduplication('a receiver on mongoStore', () => mongoStore(db, { collection: 'shared' }));
describeCrashRecovery('a receiver on mongoStore', () => mongoStore(db, { collection: 'shared' }));

describe('what mongoStore keeps', () => {
  it('is one document an event, which names the event and holds nothing of its content', async () => {
    const { receiver } = testReceiver({ store: mongoStore(db), on: { [EventName.ORDER_SUCCEEDED]: () => undefined } });
    await receiver.receive(deliveryOf(anEvent({ id: 'evt_kept' })));
    const documents = await db.collection('webhook_receipts').find().toArray();
    expect(documents).toEqual([
      {
        _id: 'evt_kept',
        eventName: EventName.ORDER_SUCCEEDED,
        payloadHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        state: 'done',
        attempt: 1,
        claimId: expect.any(String),
        firstSeenAt: new Date('2025-01-10T08:30:05Z'),
        doneAt: new Date('2025-01-10T08:30:05Z'),
        expireAt: new Date('2025-02-09T08:30:05Z'),
      },
    ]);
  });

  it('is deleted by the server after the retention, which is counted from the last change', async () => {
    const store = mongoStore(db, { collection: 'short', retentionDays: 2 });
    const claim = {
      eventId: 'evt_short',
      eventName: EventName.ORDER_SUCCEEDED,
      payloadHash: 'a',
      claimId: 'first',
      now: new Date('2025-01-10T00:00:00Z'),
      leaseUntil: new Date('2025-01-10T00:01:00Z'),
    };
    const expiry = async () =>
      (await db.collection('short').findOne({ eventName: EventName.ORDER_SUCCEEDED }))?.expireAt;
    await store.claim(claim);
    expect(await expiry()).toEqual(new Date('2025-01-12T00:00:00Z'));
    await store.complete({ ...claim, now: new Date('2025-01-10T12:00:00Z') });
    expect(await expiry()).toEqual(new Date('2025-01-12T12:00:00Z'));
    const indexes = await db.collection('short').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expireAt: 1 }, expireAfterSeconds: 0 }));
  });
});

it('many events that write one document at once are all 200 or 503, and each that is 200 has its effect', async () => {
  const runs: string[] = [];
  const receiver = createReceiver({
    credentials: [shopCredential],
    logger: () => undefined,
    level: transactional({ store: mongoStore(db, { collection: 'hot_receipts', client }) }),
    on: {
      ORDER_SUCCEEDED: async (event, { transaction: session }) => {
        runs.push(event.id);
        await db.collection('hot').updateOne({ key: 'hot' }, { $inc: { count: 1 } }, { session });
      },
    },
  });
  await db.collection('hot').insertOne({ key: 'hot', count: 0 });
  const deliveries = Array.from({ length: 30 }, (_, index) => deliveryOf(anEvent({ id: `evt_hot_${index}` })));
  const answers = await Promise.all(deliveries.map((delivery) => receiver.receive(delivery)));
  const good = answers.filter(({ status }) => status === 200).length;
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  expect((await db.collection('hot').findOne({ key: 'hot' }))?.count).toBe(good);
  expect(good).toBeGreaterThan(15);
});

it('a duplicate of what was done a moment ago changes nothing in the database', async () => {
  const { receiver } = testReceiver({
    store: mongoStore(db, { collection: 'unchanged' }),
    on: { [EventName.ORDER_SUCCEEDED]: () => undefined },
  });
  await receiver.receive(deliveryOf(anEvent()));
  const before = await db.collection('unchanged').find().toArray();
  for (let copy = 0; copy < 5; copy += 1) await receiver.receive(deliveryOf(anEvent()));
  expect(await db.collection('unchanged').find().toArray()).toEqual(before);
});

it('a database that cannot be reached is 503, and the handler does not run', async () => {
  const runs: string[] = [];
  const gone = new MongoClient('mongodb://127.0.0.1:9', { serverSelectionTimeoutMS: 50 });
  const { receiver, log } = testReceiver({
    store: mongoStore(gone.db('gone')),
    on: { [EventName.ORDER_SUCCEEDED]: (event) => void runs.push(event.id) },
  });
  const answer = await receiver.receive(deliveryOf(anEvent()));
  await gone.close();
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([503, 'ERR_STORE_UNAVAILABLE']);
  expect(answer.body).not.toContain('127.0.0.1');
  expect(log).toEqual([expect.objectContaining({ level: 'error', error: expect.any(Error) })]);
  expect(runs).toEqual([]);
});

it('a database that was away at the first event is used again once it is back', async () => {
  const calls: string[] = [];
  const store = mongoStore({
    collection: (name, options) => {
      const real = db.collection(name, options);
      const createIndex = async (keys: Record<string, 1>, settings: { expireAfterSeconds?: number }) => {
        calls.push('createIndex');
        if (calls.length === 1) throw new Error('away');
        return real.createIndex(keys, settings);
      };
      return new Proxy(real, {
        get: (target, name) => {
          if (name === 'createIndex') return createIndex;
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    },
  });
  const { receiver } = testReceiver({ store, on: { [EventName.ORDER_SUCCEEDED]: () => undefined } });
  const delivery = deliveryOf(anEvent({ id: 'evt_back' }));
  expect(await receiver.receive(delivery)).toMatchObject({ status: 503 });
  expect(await receiver.receive(delivery)).toMatchObject({ status: 200 });
  expect(await receiver.receive(delivery)).toMatchObject({ status: 200 });
  expect(calls).toHaveLength(2);
});
