/**
 * How a failing endpoint affects its deliveries, and what the merchant and the operator see: circuit breaker, 410, slow
 * start, alarms.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_METRICS, type WebhookMetrics } from '../../../server/delivery/queue/worker-ports.ts';
import {
  type Answer,
  acknowledge,
  answerWith,
  httpEndpoint,
  type TestEndpoint,
} from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
let fixtures: Fixtures;
let shop: TestEndpoint;
let answer: Answer;

beforeEach(async () => {
  fixtures = await createFixtures('endpoints');
  answer = acknowledge;
  shop = await httpEndpoint((...given) => answer(...given));
  fixtures.configure({ url: shop.origin });
});
afterEach(async () => {
  await fixtures.close();
  await shop.close();
});

/** Metrics that record what was counted. */
function noted() {
  const counts: string[] = [];
  const metrics: WebhookMetrics = {
    ...NO_METRICS,
    breakerOpened: () => void counts.push('opened'),
    endpointGone: () => void counts.push('gone'),
    alarmed: (percent, events) => void counts.push(`${events} at ${percent} %`),
  };
  return { metrics, counts };
}

const raiseMany = (count: number, from = 0) =>
  Promise.all(Array.from({ length: count }, (_, index) => fixtures.raise({ orderId: `order-${from + index}` })));
const endpointOf = async () => (await fixtures.admin.endpoints(MERCHANT, { after: null, limit: 10 }))[0];

describe('an endpoint that fails ten times in a row', () => {
  it('keeps its probe for a delivery that can be sent, past those that wait for an earlier event of their order', async () => {
    fixtures.configure({ ordered: true, retrySchedule: [21_600] });
    answer = answerWith(500);
    const worker = fixtures.worker();
    await raiseMany(12);
    await worker.runOnce();
    fixtures.runtime.advance(SECOND);
    // All behind events that are due in six hours; then one of another order.
    await raiseMany(12);
    await worker.runOnce();
    fixtures.runtime.advance(SECOND);
    await fixtures.raise({ orderId: 'new' });
    answer = acknowledge;
    const before = shop.received.length;
    fixtures.runtime.advance(31 * SECOND);
    await worker.runOnce();
    expect(shop.received.length).toBeGreaterThan(before);
    expect((await endpointOf())?.health?.openedAt ?? null).toBeNull();
  });

  it('keeps its probe where the only event that is due rests, since the database does not let it be leased', async () => {
    answer = answerWith(500);
    const worker = fixtures.worker();
    const [resting = ''] = (await raiseMany(10)).flat();
    await worker.runOnce();
    const deliveries = fixtures.db.collection<{ _id: string }>('webhook_deliveries');
    await deliveries.updateMany({ _id: { $ne: resting } }, { $unset: { dueAt: '' } });
    const validator = { $or: [{ _id: { $ne: resting } }, { owner: { $exists: false } }] };
    await fixtures.db.command({ collMod: 'webhook_deliveries', validator, validationLevel: 'strict' });
    for (const seconds of [31, 1]) {
      fixtures.runtime.advance(seconds * SECOND);
      await worker.runOnce();
      expect((await endpointOf())?.health?.probeAt?.getTime()).toBeLessThanOrEqual(
        fixtures.runtime.clock.now().getTime(),
      );
    }
    await fixtures.raise({ orderId: 'new' });
    answer = acknowledge;
    expect(await worker.runOnce()).toMatchObject({ acknowledged: 1 });
  });

  it('gets its probe from another worker at once, when the one that took it is stopped before it begins', async () => {
    answer = answerWith(500);
    await raiseMany(10);
    await fixtures.worker().runOnce();
    fixtures.runtime.advance(31 * SECOND);
    const leased = () => fixtures.db.collection('webhook_deliveries').countDocuments({ owner: { $exists: true } });
    // Relays events but has no slot for a request.
    const stopped = fixtures.worker({ settings: { overall: 0, overallSlow: 0 } });
    stopped.start();
    await vi.waitFor(async () => expect(await leased()).toBe(1), { timeout: 60_000, interval: 5 });
    await stopped.stop();
    answer = acknowledge;
    expect(await fixtures.worker().runOnce()).toMatchObject({ acknowledged: 10 });
  });

  it('gives back what waited for its turn while the requests before it got no answer', async () => {
    answer = () => undefined;
    await raiseMany(60);
    await fixtures.worker({ settings: { totalMs: 1_000 } }).runOnce();
    // Eight at a time: the second eight open the breaker, when the third have just been sent.
    expect(shop.received.length).toBeLessThanOrEqual(24);
    expect(await endpointOf()).toMatchObject({ health: { openedAt: expect.any(Date) }, backlog: { events: 60 } });
    const begun = { $or: [{ owner: { $exists: true } }, { open: { $exists: true } }] };
    expect(await fixtures.db.collection('webhook_deliveries').countDocuments(begun)).toBe(0);
  });

  it('gets one probe at a time, whatever waits and however many workers there are; its backlog stays', async () => {
    answer = answerWith(500);
    const { metrics, counts } = noted();
    const workers = [fixtures.worker({ metrics }), fixtures.worker({ metrics })];
    await raiseMany(90);
    for (const worker of workers) await worker.runOnce();
    const opened = shop.received.length;
    // Ten, plus what each worker had sent by then and not stored.
    expect(opened).toBeGreaterThanOrEqual(10);
    expect(opened).toBeLessThanOrEqual(10 + 2 * 32);
    expect(await endpointOf()).toMatchObject({ health: { openedAt: expect.any(Date) }, backlog: { events: 90 } });
    expect(counts.filter((count) => count === 'opened')).toHaveLength(1);
    // Every event is due by now; each probe sends one.
    for (const [seconds, sent] of [
      [29, 0],
      [31, 1],
      [20, 1],
      [60, 2],
    ] as const) {
      fixtures.runtime.advance(seconds * SECOND);
      await Promise.all(workers.map((worker) => worker.runOnce()));
      expect([seconds, shop.received.length - opened]).toEqual([seconds, sent]);
    }
    expect((await endpointOf())?.backlog?.events).toBe(90);
  });

  it('is sent everything once a probe is answered 200, few at a time at first', async () => {
    answer = answerWith(500);
    const worker = fixtures.worker();
    await raiseMany(30);
    await worker.runOnce();
    let running = 0;
    const most: number[] = [];
    answer = (response) => {
      running += 1;
      most.push(running);
      setTimeout(() => {
        running -= 1;
        response.end();
      }, 15);
    };
    fixtures.runtime.advance(10 * 60 * SECOND);
    await worker.runOnce();
    expect(await endpointOf()).toMatchObject({ health: null, backlog: null });
    // The probe, then one, then at most twice as many as were answered before.
    expect(most.slice(0, 2)).toEqual([1, 1]);
    expect(Math.max(...most)).toBeLessThanOrEqual(8);
    expect(Math.max(...most.slice(0, 4))).toBeLessThanOrEqual(2);
  });

  it('is closed by hand, and its backlog goes out at once', async () => {
    answer = answerWith(500);
    const worker = fixtures.worker();
    await raiseMany(12);
    await worker.runOnce();
    answer = acknowledge;
    const { endpointId } = (await endpointOf()) ?? { endpointId: '' };
    await fixtures.admin.resume(MERCHANT, endpointId);
    fixtures.runtime.advance(1_001);
    expect(await worker.runOnce()).toMatchObject({ acknowledged: 12 });
  });
});

it('an endpoint that fails seven times of ten within five minutes is open, though it never failed ten times in a row', async () => {
  answer = (response, _request, count) => response.writeHead(count % 4 === 0 ? 200 : 500).end();
  const { metrics, counts } = noted();
  const worker = fixtures.worker({ metrics, settings: { perEndpoint: 1 } });
  for (let round = 0; round < 24 && counts.length === 0; round += 1) {
    await raiseMany(1, round);
    await worker.runOnce();
    fixtures.runtime.advance(SECOND);
  }
  expect(counts).toEqual(['opened']);
  expect((await endpointOf())?.health).toMatchObject({ openedAt: expect.any(Date) });
  expect((await endpointOf())?.health?.failuresInRow).toBeLessThan(10);
  expect(shop.received.length).toBeGreaterThanOrEqual(20);
});

it('410 is tried again like any failure, tells the operator, and opens the breaker at its longest probe', async () => {
  answer = answerWith(410);
  const { metrics, counts } = noted();
  const worker = fixtures.worker({ metrics });
  await fixtures.raise({ orderId: 'gone' });
  await worker.runOnce();
  expect(counts).toEqual(['opened', 'gone']);
  expect(fixtures.complaints).toContainEqual({
    fields: { event: 'webhook.endpoint.gone', endpoint: MERCHANT },
    message: expect.stringContaining('410'),
  });
  const report = await fixtures.report('gone');
  expect(report).toMatchObject({ state: 'PENDING', attempts: [{ outcome: 'NOT_ACKNOWLEDGED', status: 410 }] });
  fixtures.runtime.advance(299 * SECOND);
  await worker.runOnce();
  expect(shop.received).toHaveLength(1);
  answer = acknowledge;
  fixtures.runtime.advance(2 * SECOND);
  await worker.runOnce();
  expect((await fixtures.report('gone')).state).toBe('NOTIFIED');
});

it('a schedule of the merchant’s own is followed in place of the usual one, and its last wait repeats', async () => {
  answer = answerWith(500);
  fixtures.configure({ retrySchedule: [100, 7] });
  const worker = fixtures.worker();
  const [eventId = ''] = await fixtures.raise({ orderId: 'own-schedule' });
  const waits: number[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await worker.runOnce();
    const dueAt = (await fixtures.delivery(eventId))?.dueAt?.getTime() ?? 0;
    const wait = dueAt - fixtures.runtime.clock.now().getTime();
    waits.push(wait / SECOND);
    fixtures.runtime.advance(wait);
  }
  for (const [index, step] of [100, 7, 7, 7].entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(0.8 * step);
    expect(waits[index]).toBeLessThanOrEqual(1.2 * step);
  }
});

describe('the operator', () => {
  it('is told once of events that are open for 50, 90 and 100 % of a day, however many workers look', async () => {
    answer = answerWith(500);
    const { metrics, counts } = noted();
    const workers = [fixtures.worker({ metrics }), fixtures.worker({ metrics })];
    await raiseMany(3);
    for (const hours of [0, 11.9, 0.2, 9.4, 0.2, 2.2, 0.2, 5]) {
      fixtures.runtime.advance(hours * HOUR);
      for (const worker of workers) await worker.runOnce();
    }
    expect(counts.filter((count) => count.includes('%'))).toEqual(['3 at 50 %', '3 at 90 %', '3 at 100 %']);
    const told = fixtures.complaints.map(({ fields }) => fields).filter((fields) => 'percent' in fields);
    const codes = ['webhook.event.unacknowledged', 'webhook.event.unacknowledged', 'webhook.event.overdue'];
    expect(told).toMatchObject(codes.map((event) => ({ event })));
    expect(told[2]).toMatchObject({ endpoint: MERCHANT, events: 3, percent: 100 });
  });

  it('is not told of what was acknowledged or stopped in time', async () => {
    const { metrics, counts } = noted();
    const worker = fixtures.worker({ metrics });
    await raiseMany(2);
    await worker.runOnce();
    answer = answerWith(500);
    const [eventId = ''] = await fixtures.raise({ orderId: 'stopped' });
    await worker.runOnce();
    await fixtures.admin.stop(MERCHANT, eventId);
    fixtures.runtime.advance(25 * HOUR);
    await worker.runOnce();
    expect(counts.filter((count) => count.includes('%'))).toEqual([]);
  });
});

describe('a replay', () => {
  it('of a time range sends what was raised within it, in order and at most 100 a second, under the same ids', async () => {
    const worker = fixtures.worker();
    await fixtures.raise({ orderId: 'before' });
    fixtures.runtime.advance(HOUR);
    const from = fixtures.runtime.clock.now();
    const ids = (await raiseMany(40)).flat();
    await worker.runOnce();
    fixtures.runtime.advance(HOUR);
    const to = fixtures.runtime.clock.now();
    await fixtures.raise({ orderId: 'after' });
    await worker.runOnce();
    const choice = { kind: 'time', from, to } as const;
    expect(await fixtures.admin.countReplay(MERCHANT, choice)).toBe(40);
    shop.received.splice(0);
    expect(await fixtures.admin.replay(MERCHANT, choice)).toBe(40);
    await worker.runOnce();
    expect(shop.received.length).toBeLessThanOrEqual(1);
    fixtures.runtime.advance(100);
    await worker.runOnce();
    expect(shop.received.length).toBeLessThanOrEqual(11);
    fixtures.runtime.advance(SECOND);
    await worker.runOnce();
    const sent = shop.received.map(({ headers }) => String(headers['webhook-id']));
    expect(sent.sort()).toEqual(ids.sort());
    expect(new Set(shop.received.map(({ headers }) => headers['x-svc-replay']))).toEqual(new Set(['true']));
  });
});

it('what is acknowledged is kept for thirty days and has an end; what is not, has none', async () => {
  const worker = fixtures.worker();
  const [done = ''] = await fixtures.raise({ orderId: 'done' });
  await worker.runOnce();
  answer = answerWith(500);
  const [open = ''] = await fixtures.raise({ orderId: 'open' });
  await worker.runOnce();
  const [stopped = ''] = await fixtures.raise({ orderId: 'stopped' });
  await worker.runOnce();
  await fixtures.admin.stop(MERCHANT, stopped);
  const kept = (await fixtures.delivery(done))?.expiresAt?.getTime() ?? 0;
  expect(kept - fixtures.runtime.clock.now().getTime()).toBe(30 * 24 * HOUR);
  for (const id of [open, stopped]) expect(await fixtures.delivery(id)).not.toHaveProperty('expiresAt');
  const indexes = await fixtures.db.collection('webhook_deliveries').indexes();
  expect(indexes.filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)).toMatchObject([
    { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ]);
  // Resent by hand, it is open again: it has no expiry until it is acknowledged once more.
  await fixtures.admin.resend(MERCHANT, done);
  await worker.runOnce();
  expect(await fixtures.delivery(done)).not.toHaveProperty('expiresAt');
});

it('what is known of an endpoint that fails has an end, seven days after its last failure; without it, sending goes on', async () => {
  answer = answerWith(410);
  const [eventId = ''] = await fixtures.raise({ orderId: 'forgotten' });
  await fixtures.worker().runOnce();
  const endpoints = fixtures.db.collection<{ _id: string; lastFailureAt: Date; openedAt: Date }>('webhook_endpoints');
  const indexes = await endpoints.indexes();
  expect(indexes.filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)).toMatchObject([
    { key: { lastFailureAt: 1 }, expireAfterSeconds: 7 * 24 * 3_600 },
  ]);
  const [first] = await endpoints.find().toArray();
  expect(first?.lastFailureAt).toEqual(fixtures.runtime.clock.now());
  // A failed probe extends the record: it is kept while anything is sent.
  fixtures.runtime.advance(HOUR);
  await fixtures.worker().runOnce();
  const [second] = await endpoints.find().toArray();
  expect(second).toMatchObject({ lastFailureAt: fixtures.runtime.clock.now(), openedAt: first?.openedAt });
  await endpoints.deleteMany({});
  answer = acknowledge;
  fixtures.runtime.advance(HOUR);
  await fixtures.worker().runOnce();
  expect((await fixtures.delivery(eventId))?.state).toBe('DONE');
  expect(await endpoints.countDocuments()).toBe(0);
});
