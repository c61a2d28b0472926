/** What changes between the look at a due delivery and its claim: whoever was first has it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttemptIntent, AttemptOutcome, DeliveryState, UNKNOWN_RESULT } from '../../server/webhooks/delivery.ts';
import type { DeliveryDocument } from '../../server/webhooks/delivery-document.ts';
import { createDeliveryStore, DELIVERIES } from '../../server/webhooks/delivery-store.ts';
import { type Stage, setStage } from './support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage('claim');
});
afterAll(() => stage.close());

const LEASE_MS = 15_000;
let count = 0;

/** A due delivery, read by a worker that is about to claim it. */
async function seen(change: Partial<DeliveryDocument> = {}) {
  const deliveries = stage.db.collection<DeliveryDocument>(DELIVERIES);
  const store = createDeliveryStore(stage.db);
  count += 1;
  const [id = ''] = await stage.raise({ orderId: `claim-${count}` });
  // It has no address, so that this worker only lays it aside.
  await stage.worker().runOnce();
  const now = stage.runtime.clock.now();
  await deliveries.updateOne({ _id: id }, { $set: { state: DeliveryState.PENDING, dueAt: now, ...change } });
  const [document] = await store.stillDue([id], now);
  if (document === undefined) throw new Error('it is not due');
  const number = document.attemptCount + 1;
  const intent: AttemptIntent = { number, startedAt: now, url: 'https://shop.example/', requestHeaders: {} };
  const prepared = document.open === undefined ? { intent, headers: {}, body: document.body } : null;
  const until = new Date(now.getTime() + LEASE_MS);
  const claim = (owner: string) => store.claim({ bids: [{ document, prepared }], owner, now, until });
  return { id, now, until, intent, claim, deliveries, read: () => deliveries.findOne({ _id: id }) };
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

  it('of several takes those that are still free', async () => {
    const { deliveries, id: first, now, until } = await seen();
    const { id: second } = await seen();
    await deliveries.updateMany({ _id: first }, { $set: { state: DeliveryState.PENDING, dueAt: now } });
    const store = createDeliveryStore(stage.db);
    const found = await store.stillDue([first, second], now);
    const bids = found.map((document) => ({ document, prepared: null }));
    expect(await store.claim({ bids: bids.slice(0, 1), owner: 'wrk.0', now, until })).toHaveLength(1);
    const claimed = await store.claim({ bids, owner: 'wrk.1', now, until });
    expect(claimed.map(({ id }) => id)).toEqual([second]);
    expect((await deliveries.findOne({ _id: first }))?.owner).toBe('wrk.0');
  });
});
