/** What became of an attempt is stored for each delivery by itself: whatever the database refuses of another, and whether or not it can say so. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCompletionStore } from '../../../server/delivery/queue/completion-store.ts';
import {
  type Attempt,
  type AttemptEnd,
  AttemptOutcome,
  FailureClass,
  type LeasedDelivery,
  UNKNOWN_RESULT,
} from '../../../server/delivery/queue/delivery.ts';
import type { DeliveryDocument } from '../../../server/delivery/queue/delivery-document.ts';
import { createDeliveryStore, DELIVERIES } from '../../../server/delivery/queue/delivery-store.ts';
import { createLeaseStore } from '../../../server/delivery/queue/lease-store.ts';
import { connectMongo } from '../../../server/storage/mongo/client.ts';
import { acknowledge, answerWith, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { type ForgetfulWire, forgetfulWire } from './support/forgetful-wire.ts';
import { MERCHANT, type Stage, setStage } from './support/stage.ts';

const LEASE_MS = 15_000;
let stage: Stage;
let shop: TestEndpoint;
let answer = acknowledge;

beforeEach(async () => {
  answer = acknowledge;
  [stage, shop] = await Promise.all([setStage('completions'), httpEndpoint((...given) => answer(...given))]);
});
afterEach(async () => {
  await stage.close();
  await shop.close();
});

/** The database takes no write that leaves this delivery so. */
async function refuse(eventId: string, how: object): Promise<void> {
  const validator = { $or: [{ _id: { $ne: eventId } }, { $nor: [how] }] };
  await stage.db.command({ collMod: DELIVERIES, validator, validationLevel: 'strict' });
}
const takeAll = () => stage.db.command({ collMod: DELIVERIES, validator: {} });
const sentCount = (id: string) => shop.received.filter(({ headers }) => headers['webhook-id'] === id).length;

/** Events that are leased to a worker of this test. */
async function leases(count: number): Promise<LeasedDelivery[]> {
  for (let index = 0; index < count; index += 1) await stage.raise({ orderId: `order-${index}` });
  // Whether there is an address or not: this worker stores them.
  await stage.worker().runOnce();
  const now = stage.runtime.clock.now();
  await stage.db.collection(DELIVERIES).updateMany({}, { $set: { state: 'PENDING', dueAt: now, attempts: [] } });
  const due = await createDeliveryStore(stage.db).due({ lane: MERCHANT, now, limit: count, except: [] });
  const candidates = due.map((document) => ({ document, prepared: null }));
  const refusals = { refused: () => undefined, unanswered: () => undefined };
  return createLeaseStore({ db: stage.db, refusals, checkpoint: async () => {} }).claim({
    candidates,
    owner: 'wrk.1',
    now,
    until: new Date(now.getTime() + LEASE_MS),
  });
}
function endOf(outcome: AttemptOutcome): AttemptEnd {
  return { ...UNKNOWN_RESULT, outcome, failure: null, finishedAt: stage.runtime.clock.now() };
}
function attempt(outcome: AttemptOutcome): Attempt {
  const intent = { number: 1, startedAt: stage.runtime.clock.now(), url: 'https://shop.example/', requestHeaders: {} };
  return { ...intent, ...endOf(outcome) };
}
const completions = () => createCompletionStore({ db: stage.db, keepMs: 1_000 });

describe('of outcomes that are stored together, one that the database refuses', () => {
  it('leaves the 200s of the others stored, and is told of by itself', async () => {
    const held = await leases(3);
    await refuse(held[1]?.id ?? '', { state: 'ACKED' });
    const { acknowledge } = completions();
    const now = stage.runtime.clock.now();
    const said = await Promise.allSettled(
      held.map((lease) => acknowledge(lease, endOf(AttemptOutcome.ACKNOWLEDGED), now)),
    );
    expect(said).toMatchObject([{ value: 'kept' }, { reason: { code: 121 } }, { value: 'kept' }]);
    const stored = await stage.db.collection<DeliveryDocument>(DELIVERIES).find().sort({ sequence: 1 }).toArray();
    expect(stored.map(({ state }) => state)).toEqual(['ACKED', 'PENDING', 'ACKED']);
  });

  it('stores the attempt of each as it was, whatever is in it', async () => {
    const held = await leases(3);
    const { acknowledge, intend } = completions();
    const now = stage.runtime.clock.now();
    const beginning = { number: 1, startedAt: now, url: 'https://shop.example/?$url' };
    const intents = held.map(({ id }) => ({ ...beginning, requestHeaders: { 'x.y': '$$ROOT', $z: id } }));
    const ends = held.map(({ id }) => ({ ...endOf(AttemptOutcome.ACKNOWLEDGED), answer: `$owner ${id}` }));
    const stored = held.map(async (lease, index) => {
      const [intent = { ...beginning, requestHeaders: {} }, end = endOf(AttemptOutcome.UNKNOWN)] = [
        intents[index],
        ends[index],
      ];
      await intend(lease, intent, lease.until);
      return acknowledge(lease, end, now);
    });
    expect(await Promise.all(stored)).toEqual(['kept', 'kept', 'kept']);
    for (const [index, { id }] of held.entries()) {
      const delivery = await stage.delivery(id);
      expect(delivery).toMatchObject({ state: 'ACKED', acknowledgedAt: now, attemptCount: 1 });
      expect(delivery?.attempts).toEqual([{ ...intents[index], ...ends[index] }]);
      expect(delivery).not.toHaveProperty('openSince');
      expect(delivery).not.toHaveProperty('open');
    }
  });

  it('leaves what was lost of the others lost', async () => {
    const held = await leases(3);
    const [{ id: taken } = { id: '' }, { id: refused } = { id: '' }] = held;
    await stage.db.collection<DeliveryDocument>(DELIVERIES).updateOne({ _id: taken }, { $set: { owner: 'wrk.2' } });
    await refuse(refused, { attemptCount: 1 });
    const { fail } = completions();
    const said = await Promise.allSettled(
      held.map((lease) => fail(lease, attempt(AttemptOutcome.TIMED_OUT), stage.runtime.clock.now())),
    );
    expect(said).toMatchObject([{ value: 'lost' }, { reason: { code: 121 } }, { value: 'kept' }]);
  });

  it('makes only its own event be sent again', async () => {
    stage.configure({ url: shop.origin });
    const ids: string[] = [];
    for (let index = 0; index < 12; index += 1) ids.push(...(await stage.raise({ orderId: `many-${index}` })));
    const [poison = ''] = ids.slice(5);
    await refuse(poison, { state: 'ACKED' });
    expect(await stage.worker().runOnce()).toMatchObject({ acknowledged: 11, abandoned: 1 });
    const said = JSON.stringify(
      stage.complaints.map(({ fields, message }) => [message, Object.values(fields).map(String)]),
    );
    expect(said).toContain(poison);
    expect(said).toContain('refuses to store what became of a webhook delivery');
    expect(said).toContain('121');
    expect(said).not.toContain('order_id');
    await takeAll();
    stage.runtime.advance(LEASE_MS);
    expect(await stage.worker().runOnce()).toMatchObject({ acknowledged: 1 });
    expect(ids.map(sentCount)).toEqual(ids.map((id) => (id === poison ? 2 : 1)));
  });
});

describe('an event of which the database never takes what became of it', () => {
  it.each([{ status: 200 }, { status: 500 }])(
    'is sent once a minute and told of as often, after $status',
    async ({ status }) => {
      answer = answerWith(status);
      stage.configure({ url: shop.origin });
      const [first = ''] = await stage.raise({ orderId: 'first' });
      const [second = ''] = await stage.raise({ orderId: 'second' });
      const end = { $or: [{ state: 'ACKED' }, { failure: { $exists: true, $ne: FailureClass.UNKNOWN } }] };
      const validator = { $or: [{ _id: { $nin: [first, second] } }, { $nor: [end] }] };
      await stage.db.command({ collMod: DELIVERIES, validator, validationLevel: 'strict' });
      const worker = stage.worker();
      for (let look = 0; look < 12; look += 1) {
        expect(await worker.runOnce()).toMatchObject({ abandoned: look % 6 === 0 ? 2 : 0 });
        stage.runtime.advance(10_000);
      }
      expect([first, second].map(sentCount)).toEqual([2, 2]);
      expect(stage.complaints).toHaveLength(2);
      expect(stage.complaints[0]).toMatchObject({ fields: { code: 121, eventId: expect.stringMatching(/^evt_/) } });
      await takeAll();
      answer = acknowledge;
      expect(await worker.runOnce()).toMatchObject({ acknowledged: 2 });
    },
  );
});

describe('where the database’s answer is lost', () => {
  let wire: ForgetfulWire;
  let behindWire: Awaited<ReturnType<typeof connectMongo>>;
  beforeEach(async () => {
    wire = await forgetfulWire(stage.uri);
    behindWire = await connectMongo(wire.uri);
    stage.configure({ url: shop.origin });
  });
  afterEach(async () => {
    await behindWire.close();
    await wire.close();
  });

  it('a 200 that is stored counts as stored, and is not sent again', async () => {
    const [eventId = ''] = await stage.raise({ orderId: 'told-twice' });
    wire.lose('acknowledgedAt', 2);
    expect(await stage.worker({ db: behindWire.db }).runOnce()).toMatchObject({ acknowledged: 1, abandoned: 0 });
    expect(wire.left()).toBe(0);
    expect(await stage.delivery(eventId)).toMatchObject({ state: 'DONE' });
    stage.runtime.advance(LEASE_MS);
    await stage.worker().runOnce();
    expect(sentCount(eventId)).toBe(1);
  });

  it('several 200s that were stored together count as stored', async () => {
    const held = await leases(3);
    const now = stage.runtime.clock.now();
    wire.lose('acknowledgedAt', 1);
    const { acknowledge } = createCompletionStore({ db: behindWire.db, keepMs: 1_000 });
    const ends = held.map((lease) => acknowledge(lease, endOf(AttemptOutcome.ACKNOWLEDGED), now));
    expect(await Promise.all(ends)).toEqual(['kept', 'kept', 'kept']);
    expect(wire.left()).toBe(0);
    for (const { id } of held) expect((await stage.delivery(id))?.attempts).toHaveLength(1);
  });

  it('several 200s that did not come to the database are stored after all, each by itself', async () => {
    const held = await leases(3);
    const [first = { id: '' }] = held;
    await stage.db.collection<DeliveryDocument>(DELIVERIES).updateOne({ _id: first.id }, { $set: { owner: 'wrk.2' } });
    const now = stage.runtime.clock.now();
    wire.lose('acknowledgedAt', 1, 'before');
    const { acknowledge } = createCompletionStore({ db: behindWire.db, keepMs: 1_000 });
    const ends = held.map((lease) => acknowledge(lease, attempt(AttemptOutcome.ACKNOWLEDGED), now));
    expect(await Promise.all(ends)).toEqual(['lost', 'kept', 'kept']);
    for (const { id } of held.slice(1)) {
      expect(await stage.delivery(id)).toMatchObject({ state: 'ACKED', acknowledgedAt: now });
    }
  });

  it('so does a failure, which comes again when its time has come and not when its lease ends', async () => {
    answer = answerWith(503);
    const [eventId = ''] = await stage.raise({ orderId: 'failed-twice' });
    wire.lose('finishedAt', 2);
    expect(await stage.worker({ db: behindWire.db }).runOnce()).toMatchObject({ failed: 1, abandoned: 0 });
    expect(wire.left()).toBe(0);
    stage.runtime.advance(LEASE_MS);
    await stage.worker().runOnce();
    expect(sentCount(eventId)).toBe(1);
    expect(await stage.outcomes('failed-twice')).toEqual(['NOT_ACKNOWLEDGED']);
  });
});
