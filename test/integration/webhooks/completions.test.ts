/**
 * The result of each attempt is stored independently of others that the database rejects, even when its response is
 * lost.
 */
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
import { type LossyProxy, lossyProxy } from '../../support/lossy-proxy.ts';
import { acknowledge, answerWith, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

const LEASE_MS = 15_000;
let fixtures: Fixtures;
let shop: TestEndpoint;
let answer = acknowledge;

beforeEach(async () => {
  answer = acknowledge;
  [fixtures, shop] = await Promise.all([createFixtures('completions'), httpEndpoint((...given) => answer(...given))]);
});
afterEach(async () => {
  await fixtures.close();
  await shop.close();
});

/** Makes the database reject writes that leave this delivery in this form. */
async function refuse(eventId: string, how: object): Promise<void> {
  const validator = { $or: [{ _id: { $ne: eventId } }, { $nor: [how] }] };
  await fixtures.db.command({ collMod: DELIVERIES, validator, validationLevel: 'strict' });
}
const takeAll = () => fixtures.db.command({ collMod: DELIVERIES, validator: {} });
const sentCount = (id: string) => shop.received.filter(({ headers }) => headers['webhook-id'] === id).length;

/** Events leased to a worker of this test. */
async function leases(count: number): Promise<LeasedDelivery[]> {
  for (let index = 0; index < count; index += 1) await fixtures.raise({ orderId: `order-${index}` });
  // With or without an address: this worker stores them.
  await fixtures.worker().runOnce();
  const now = fixtures.runtime.clock.now();
  await fixtures.db.collection(DELIVERIES).updateMany({}, { $set: { state: 'PENDING', dueAt: now, attempts: [] } });
  const due = await createDeliveryStore(fixtures.db).due({ endpointKey: MERCHANT, now, limit: count, except: [] });
  const candidates = due.map((document) => ({ document, prepared: null }));
  const refusals = { refused: () => undefined, unanswered: () => undefined };
  const until = new Date(now.getTime() + LEASE_MS);
  const store = createLeaseStore({ db: fixtures.db, refusals, checkpoint: async () => {} });
  const held = await store.claim({ candidates, owner: 'wrk.1', now, until });
  const { intend } = completions();
  const intent = { startedAt: now, url: 'https://shop.example/', requestHeaders: {} };
  for (const lease of held) await intend(lease, { ...intent, number: lease.attemptCount + 1 }, until);
  return held;
}
function endOf(outcome: AttemptOutcome): AttemptEnd {
  return { ...UNKNOWN_RESULT, outcome, failure: null, finishedAt: fixtures.runtime.clock.now() };
}
function attempt(outcome: AttemptOutcome): Attempt {
  const intent = {
    number: 1,
    startedAt: fixtures.runtime.clock.now(),
    url: 'https://shop.example/',
    requestHeaders: {},
  };
  return { ...intent, ...endOf(outcome) };
}
const completions = () => createCompletionStore({ db: fixtures.db, keepMs: 1_000 });

describe('of outcomes that are stored together, one that the database refuses', () => {
  it('leaves the 200s of the others stored, and is told of by itself', async () => {
    const held = await leases(3);
    await refuse(held[1]?.id ?? '', { state: 'DONE' });
    const { complete } = completions();
    const now = fixtures.runtime.clock.now();
    const said = await Promise.allSettled(
      held.map((lease) => complete({ lease, attempt: attempt(AttemptOutcome.ACKNOWLEDGED), now })),
    );
    expect(said).toMatchObject([{ value: 'kept' }, { reason: { code: 121 } }, { value: 'kept' }]);
    const stored = await fixtures.db.collection<DeliveryDocument>(DELIVERIES).find().sort({ sequence: 1 }).toArray();
    expect(stored.map(({ state }) => state)).toEqual(['DONE', 'PENDING', 'DONE']);
  });

  it('stores the attempt of each as it was, whatever is in it', async () => {
    const held = await leases(3);
    const { complete, intend } = completions();
    const now = fixtures.runtime.clock.now();
    const beginning = { number: 1, startedAt: now, url: 'https://shop.example/?$url' };
    const intents = held.map(({ id }) => ({ ...beginning, requestHeaders: { 'x.y': '$$ROOT', $z: id } }));
    const ends = held.map(({ id }) => ({ ...endOf(AttemptOutcome.ACKNOWLEDGED), answer: `$owner ${id}` }));
    const stored = held.map(async (lease, index) => {
      const [intent = { ...beginning, requestHeaders: {} }, end = endOf(AttemptOutcome.UNKNOWN)] = [
        intents[index],
        ends[index],
      ];
      await intend(lease, intent, lease.until);
      return complete({ lease, attempt: { ...intent, ...end }, now });
    });
    expect(await Promise.all(stored)).toEqual(['kept', 'kept', 'kept']);
    for (const [index, { id }] of held.entries()) {
      const delivery = await fixtures.delivery(id);
      expect(delivery).toMatchObject({ state: 'DONE', acknowledgedAt: now, attemptCount: 1 });
      expect(delivery?.attempts).toEqual([{ ...intents[index], ...ends[index] }]);
      expect(delivery).not.toHaveProperty('openSince');
      expect(delivery).not.toHaveProperty('open');
    }
  });

  it('leaves what was lost of the others lost', async () => {
    const held = await leases(3);
    const [{ id: taken } = { id: '' }, { id: refused } = { id: '' }] = held;
    await fixtures.db.collection<DeliveryDocument>(DELIVERIES).updateOne({ _id: taken }, { $set: { owner: 'wrk.2' } });
    await refuse(refused, { attemptCount: 1 });
    const { fail } = completions();
    const said = await Promise.allSettled(
      held.map((lease) => fail(lease, attempt(AttemptOutcome.TIMED_OUT), fixtures.runtime.clock.now())),
    );
    expect(said).toMatchObject([{ value: 'lost' }, { reason: { code: 121 } }, { value: 'kept' }]);
  });

  it('makes only its own event be sent again', async () => {
    fixtures.configure({ url: shop.origin });
    const ids: string[] = [];
    for (let index = 0; index < 12; index += 1) ids.push(...(await fixtures.raise({ orderId: `many-${index}` })));
    const [poison = ''] = ids.slice(5);
    await refuse(poison, { state: 'DONE' });
    expect(await fixtures.worker().runOnce()).toMatchObject({ acknowledged: 11, abandoned: 1 });
    const said = JSON.stringify(
      fixtures.complaints.map(({ fields, message }) => [message, Object.values(fields).map(String)]),
    );
    expect(said).toContain(poison);
    expect(said).toContain('webhook.result.rejected');
    expect(said).toContain('121');
    expect(said).not.toContain('order_id');
    await takeAll();
    fixtures.runtime.advance(LEASE_MS);
    expect(await fixtures.worker().runOnce()).toMatchObject({ acknowledged: 1 });
    expect(ids.map(sentCount)).toEqual(ids.map((id) => (id === poison ? 2 : 1)));
  });
});

describe('an event whose completion the database never stores', () => {
  it.each([{ status: 200 }, { status: 500 }])(
    'is sent once a minute and told of as often, after $status',
    async ({ status }) => {
      answer = answerWith(status);
      fixtures.configure({ url: shop.origin });
      const [first = ''] = await fixtures.raise({ orderId: 'first' });
      const [second = ''] = await fixtures.raise({ orderId: 'second' });
      const end = { $or: [{ state: 'DONE' }, { failure: { $exists: true, $ne: FailureClass.UNKNOWN } }] };
      const validator = { $or: [{ _id: { $nin: [first, second] } }, { $nor: [end] }] };
      await fixtures.db.command({ collMod: DELIVERIES, validator, validationLevel: 'strict' });
      const worker = fixtures.worker();
      for (let look = 0; look < 12; look += 1) {
        expect(await worker.runOnce()).toMatchObject({ abandoned: look % 6 === 0 ? 2 : 0 });
        fixtures.runtime.advance(10_000);
      }
      expect([first, second].map(sentCount)).toEqual([2, 2]);
      expect(fixtures.complaints).toHaveLength(2);
      expect(fixtures.complaints[0]).toMatchObject({
        fields: { event: 'webhook.result.rejected', code: 121, eventId: expect.stringMatching(/^evt_/) },
      });
      await takeAll();
      answer = acknowledge;
      expect(await worker.runOnce()).toMatchObject({ acknowledged: 2 });
    },
  );
});

describe('where the database’s answer is lost', () => {
  let proxy: LossyProxy;
  let behindProxy: Awaited<ReturnType<typeof connectMongo>>;
  beforeEach(async () => {
    proxy = await lossyProxy(fixtures.uri);
    behindProxy = await connectMongo(proxy.uri);
    fixtures.configure({ url: shop.origin });
  });
  afterEach(async () => {
    await behindProxy.close();
    await proxy.close();
  });

  it('a 200 that is stored counts as stored, and is not sent again', async () => {
    const [eventId = ''] = await fixtures.raise({ orderId: 'told-twice' });
    proxy.lose('acknowledgedAt', 1);
    expect(await fixtures.worker({ db: behindProxy.db }).runOnce()).toMatchObject({ acknowledged: 1, abandoned: 0 });
    expect(proxy.left()).toBe(0);
    expect(await fixtures.delivery(eventId)).toMatchObject({ state: 'DONE' });
    fixtures.runtime.advance(LEASE_MS);
    await fixtures.worker().runOnce();
    expect(sentCount(eventId)).toBe(1);
  });

  it('several 200s that were stored together count as stored', async () => {
    const held = await leases(3);
    const now = fixtures.runtime.clock.now();
    proxy.lose('acknowledgedAt', 1);
    const { complete } = createCompletionStore({ db: behindProxy.db, keepMs: 1_000 });
    const ends = held.map((lease) => complete({ lease, attempt: attempt(AttemptOutcome.ACKNOWLEDGED), now }));
    expect(await Promise.all(ends)).toEqual(['kept', 'kept', 'kept']);
    expect(proxy.left()).toBe(0);
    for (const { id } of held) expect((await fixtures.delivery(id))?.attempts).toHaveLength(1);
  });

  it('several 200s that did not come to the database are stored after all, each by itself', async () => {
    const held = await leases(3);
    const [first = { id: '' }] = held;
    await fixtures.db
      .collection<DeliveryDocument>(DELIVERIES)
      .updateOne({ _id: first.id }, { $set: { owner: 'wrk.2' } });
    const now = fixtures.runtime.clock.now();
    proxy.lose('acknowledgedAt', 1, 'before');
    const { complete } = createCompletionStore({ db: behindProxy.db, keepMs: 1_000 });
    const ends = held.map((lease) => complete({ lease, attempt: attempt(AttemptOutcome.ACKNOWLEDGED), now }));
    expect(await Promise.all(ends)).toEqual(['lost', 'kept', 'kept']);
    for (const { id } of held.slice(1)) {
      expect(await fixtures.delivery(id)).toMatchObject({ state: 'DONE', acknowledgedAt: now });
    }
  });

  it('so does a failure, which comes again when its time has come and not when its lease ends', async () => {
    answer = answerWith(503);
    const [eventId = ''] = await fixtures.raise({ orderId: 'failed-twice' });
    proxy.lose('finishedAt', 2);
    expect(await fixtures.worker({ db: behindProxy.db }).runOnce()).toMatchObject({ failed: 1, abandoned: 0 });
    expect(proxy.left()).toBe(0);
    fixtures.runtime.advance(LEASE_MS);
    await fixtures.worker().runOnce();
    expect(sentCount(eventId)).toBe(1);
    expect(await fixtures.outcomes('failed-twice')).toEqual(['NOT_ACKNOWLEDGED']);
  });
});
