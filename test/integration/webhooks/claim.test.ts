/**
 * Changes between reading a due delivery and claiming it: the first claim wins.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AttemptIntent,
  AttemptOutcome,
  DeliveryState,
  UNKNOWN_RESULT,
} from '../../../server/delivery/queue/delivery.ts';
import type { DeliveryDocument } from '../../../server/delivery/queue/delivery-document.ts';
import { createDeliveryStore, DELIVERIES } from '../../../server/delivery/queue/delivery-store.ts';
import { createLeaseStore } from '../../../server/delivery/queue/lease-store.ts';
import { newMerchant } from '../../../server/domain/merchants/new-merchant.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

let fixtures: Fixtures;
beforeAll(async () => {
  fixtures = await createFixtures('claim');
});
afterAll(() => fixtures.close());

const LEASE_MS = 15_000;
const merchant = newMerchant({
  merchantId: MERCHANT,
  name: 'Shop',
  environment: 'sandbox',
  createdAt: new Date(0),
  firstKey: {
    keyId: 'key_1',
    name: 'first',
    hash: '',
    lastFour: '',
    createdAt: new Date(0),
    allowedIps: [],
    lastUsedAt: null,
  },
});
let count = 0;
const noRefusals = { refused: () => undefined, unanswered: () => undefined };

/** A due delivery, read by a worker that is about to claim it. */
async function seen(change: Partial<DeliveryDocument> = {}) {
  const deliveries = fixtures.db.collection<DeliveryDocument>(DELIVERIES);
  const store = createLeaseStore({ db: fixtures.db, refusals: noRefusals, checkpoint: async () => {} });
  count += 1;
  const [id = ''] = await fixtures.raise({ orderId: `claim-${count}` });
  // Without an address, this worker only parks it.
  await fixtures.worker().runOnce();
  const now = fixtures.runtime.clock.now();
  await deliveries.updateOne({ _id: id }, { $set: { state: DeliveryState.PENDING, dueAt: now, ...change } });
  const due = await createDeliveryStore(fixtures.db).due({ endpointKey: MERCHANT, now, limit: 100, except: [] });
  const document = due.find(({ _id }) => _id === id);
  if (document === undefined) throw new Error('it is not due');
  const number = document.attemptCount + 1;
  const intent: AttemptIntent = { number, startedAt: now, url: 'https://shop.example/', requestHeaders: {} };
  const attempt = { intent, headers: {}, body: document.body, merchant, trace: null };
  const prepared = document.open === undefined ? attempt : null;
  const until = new Date(now.getTime() + LEASE_MS);
  const claim = (owner: string) => store.claim({ candidates: [{ document, prepared }], owner, now, until });
  const read = () => deliveries.findOne({ _id: id });
  return { id, now, until, intent, claim, deliveries, read };
}

describe('a claim', () => {
  it('stores the lease and the intent by one write', async () => {
    const { claim, read, intent, until } = await seen();
    expect(await claim('wrk.1')).toMatchObject([{ owner: 'wrk.1', attemptCount: 0, prepared: { intent } }]);
    expect(await read()).toMatchObject({ owner: 'wrk.1', leaseUntil: until, dueAt: until, open: intent, attempts: [] });
  });

  it('answers the fence that the lease has', async () => {
    const { claim, read } = await seen();
    const [lease] = await claim('wrk.1');
    expect(lease?.fence).toBe((await read())?.fence);
  });

  it.each<[string, (now: Date, intent: AttemptIntent) => Partial<DeliveryDocument>]>([
    ['it is another’s lease', (now) => ({ owner: 'wrk.0', fence: 9, dueAt: new Date(now.getTime() + LEASE_MS) })],
    ['its late 200 is stored', () => ({ state: DeliveryState.ACKED })],
    ['its former owner begins an attempt late', (_, intent) => ({ open: intent })],
    [
      'its former owner closes its attempt late',
      (now) => ({ dueAt: new Date(now.getTime() + 60_000), attemptCount: 1 }),
    ],
    ['it is laid aside', () => ({ state: DeliveryState.STOPPED })],
  ])('takes nothing when meanwhile %s', async (_, change) => {
    const { id, claim, read, deliveries, now, intent } = await seen({ owner: 'wrk.0', leaseUntil: new Date(0) });
    await deliveries.updateOne({ _id: id }, { $set: change(now, intent) });
    const before = await read();
    expect(await claim('wrk.1')).toEqual([]);
    expect(await read()).toEqual(before);
  });

  it('closes what a dead owner left open, counts it, and prepares nothing', async () => {
    const open = { number: 3, startedAt: new Date(0), url: 'https://shop.example/', requestHeaders: {} };
    const { claim, read } = await seen({ owner: 'wrk.0', open, attemptCount: 2 });
    expect(await claim('wrk.1')).toMatchObject([{ attemptCount: 3, prepared: null }]);
    const stored = await read();
    expect(stored).toMatchObject({ owner: 'wrk.1', attemptCount: 3, attempts: [{ ...open, ...UNKNOWN_RESULT }] });
    expect(stored?.attempts[0]?.outcome).toBe(AttemptOutcome.UNKNOWN);
    expect(stored?.open).toBeUndefined();
  });

  it('takes nothing of a dead owner that comes back and gives it back', async () => {
    const open = { number: 3, startedAt: new Date(0), url: 'https://shop.example/', requestHeaders: {} };
    const { id, claim, read, deliveries } = await seen({ owner: 'wrk.0', open, attemptCount: 2 });
    await deliveries.updateOne({ _id: id }, { $unset: { owner: '', leaseUntil: '', open: '' } });
    const before = await read();
    expect(await claim('wrk.1')).toEqual([]);
    expect(await read()).toEqual(before);
  });

  it('gives each of several its own intent, whatever is in it, and takes none that it was not asked for', async () => {
    const ids = [(await seen()).id, (await seen()).id];
    const { id: third, now, until, intent, deliveries } = await seen();
    const among = { _id: { $in: [...ids, third] } };
    await deliveries.updateMany(among, { $set: { state: DeliveryState.PENDING, dueAt: now } });
    const found = await deliveries.find({ _id: { $in: ids } }).toArray();
    const headers = { $literal: '$owner', 'x.y': '$$ROOT', z: '{"$set":1}' };
    const candidates = found.map((document) => {
      const own = { ...intent, requestHeaders: { ...headers, id: document._id } };
      return { document, prepared: { intent: own, headers: {}, body: '', merchant, trace: null } };
    });
    const store = createLeaseStore({ db: fixtures.db, refusals: noRefusals, checkpoint: async () => {} });
    expect(await store.claim({ candidates, owner: 'wrk.$1', now, until })).toHaveLength(2);
    for (const before of found) {
      const { _id: id, fence } = before;
      const lease = { owner: 'wrk.$1', leaseUntil: until, dueAt: until, fence: fence + 1 };
      const open = { ...intent, requestHeaders: { ...headers, id } };
      expect(await deliveries.findOne({ _id: id })).toEqual({ ...before, ...lease, open });
    }
    expect(await deliveries.findOne({ _id: third })).not.toHaveProperty('owner');
  });

  it('of several takes those that are still free', async () => {
    const { deliveries, id: first, now, until } = await seen();
    const { id: second } = await seen();
    await deliveries.updateMany({ _id: first }, { $set: { state: DeliveryState.PENDING, dueAt: now } });
    const store = createLeaseStore({ db: fixtures.db, refusals: noRefusals, checkpoint: async () => {} });
    const found = await createDeliveryStore(fixtures.db).due({ endpointKey: MERCHANT, now, limit: 100, except: [] });
    const both = found.filter(({ _id }) => _id === first || _id === second);
    const candidates = both.map((document) => ({ document, prepared: null }));
    expect(await store.claim({ candidates: candidates.slice(0, 1), owner: 'wrk.0', now, until })).toHaveLength(1);
    const claimed = await store.claim({ candidates, owner: 'wrk.1', now, until });
    expect(claimed.map(({ id }) => id)).toEqual([second]);
    expect((await deliveries.findOne({ _id: first }))?.owner).toBe('wrk.0');
  });
});

describe('one delivery that cannot be claimed keeps no other back', () => {
  let fixtures: Fixtures;
  let shop: TestEndpoint;
  beforeEach(async () => {
    [fixtures, shop] = await Promise.all([createFixtures('claim kept back'), httpEndpoint(acknowledge)]);
  });
  afterEach(async () => {
    await fixtures.close();
    await shop.close();
  });

  /** Three due events of three orders, held by no worker. */
  async function dueOnes(): Promise<readonly string[]> {
    const ids: string[] = [];
    for (const orderId of ['one', 'two', 'three']) ids.push(...(await fixtures.raise({ orderId })));
    await fixtures.worker().runOnce();
    fixtures.configure({ url: shop.origin });
    await fixtures.admin.rearm(MERCHANT);
    return ids;
  }
  const received = () => shop.received.map(({ headers }) => headers['webhook-id']).sort();

  it('when its merchant cannot be read', async () => {
    const [first = '', ...others] = await dueOnes();
    const lane = { merchantId: 'unreadable', lane: 'unreadable', dueAt: new Date(0) };
    await fixtures.db.collection<DeliveryDocument>(DELIVERIES).updateOne({ _id: first }, { $set: lane });
    const find = async (merchantId: string) => {
      if (merchantId === 'unreadable') throw new Error('it is of no form that is known');
      return fixtures.merchant();
    };
    await fixtures.worker({ merchants: { find } }).runOnce();
    expect(received()).toEqual([...others].sort());
  });

  it('when the database refuses its lease', async () => {
    const [first = '', ...others] = await dueOnes();
    const unleased = { $or: [{ _id: { $ne: first } }, { owner: { $exists: false } }] };
    await fixtures.db.command({ collMod: DELIVERIES, validator: unleased, validationLevel: 'strict' });
    await fixtures.worker().runOnce();
    expect(received()).toEqual([...others].sort());
    const left = await fixtures.delivery(first);
    expect([left?.attemptCount, left?.attempts, left?.open, left?.owner]).toEqual([0, [], undefined, undefined]);
  });
});

it('whatever waits behind others of its endpoint goes out by the settings that stand then, begun or not', async () => {
  const waiting: (() => void)[] = [];
  const [own, before, after] = await Promise.all([
    createFixtures('claim of many'),
    httpEndpoint((response) => void waiting.push(() => response.end())),
    httpEndpoint(acknowledge),
  ]);
  for (let index = 0; index < 40; index += 1) await own.raise({ orderId: `many-${index}` });
  await own.worker().runOnce();
  own.configure({ url: before.origin });
  await own.admin.rearm(MERCHANT);
  const worker = own.worker();
  const run = worker.runOnce();
  await expect.poll(() => before.received.length).toBe(8);
  const deliveries = own.db.collection<DeliveryDocument>(DELIVERIES);
  await expect.poll(() => deliveries.countDocuments({ owner: { $exists: true } })).toBe(40);
  expect(await deliveries.countDocuments({ open: { $exists: true } })).toBe(40);
  own.configure({ url: after.origin });
  for (const release of waiting.splice(0)) release();
  await run;
  expect([before.received.length, after.received.length]).toEqual([8, 32]);
  const attempts = (await deliveries.find().toArray()).flatMap((delivery) => delivery.attempts);
  expect(attempts.filter(({ url }) => url === after.origin)).toHaveLength(32);
  expect(attempts).toHaveLength(40);
  await own.close();
  await Promise.all([before.close(), after.close()]);
});
