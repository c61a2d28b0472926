/**
 * A merchant's new event next to the older backlogs of others, and next to another merchant's many endpoints that hang.
 */
import type { Document } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeliveryDocument } from '../../../server/delivery/queue/delivery-document.ts';
import { DELIVERIES } from '../../../server/delivery/queue/delivery-store.ts';
import { systemNetwork } from '../../../server/delivery/transport/connect.ts';
import type { WebhookWorker } from '../../../server/delivery/worker.ts';
import {
  type Answer,
  acknowledge,
  answerWith,
  httpEndpoint,
  socketEndpoint,
  type TestEndpoint,
} from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, type HostOrder, MERCHANT } from './support/fixtures.ts';

const SETTINGS = { held: 40, heldPerEndpoint: 20 };
const network = { ...systemNetwork, resolve: async () => [{ address: '127.0.0.1', family: 4 }] };

let fixtures: Fixtures;
let shop: TestEndpoint;
beforeEach(async () => {
  [fixtures, shop] = await Promise.all([createFixtures('fairness'), httpEndpoint(acknowledge)]);
});
afterEach(async () => {
  await fixtures.close();
  await shop.close();
});

/** Gives deliveries for order addresses, and their orders, to other merchants. `ownerOf`: an expression. */
async function giveAway(ownerOf = (_address: string): Document | string => 'another'): Promise<void> {
  const lane = { $replaceOne: { input: '$lane', find: MERCHANT, replacement: ownerOf('$lane') } };
  const deliveries = fixtures.db.collection<DeliveryDocument>(DELIVERIES);
  await deliveries.updateMany({ lane: { $ne: MERCHANT } }, [{ $set: { lane, merchantId: ownerOf('$lane') } }]);
  const orders = fixtures.db.collection<HostOrder>('orders');
  await orders.updateMany({ webhookUrl: { $exists: true } }, [{ $set: { merchantId: ownerOf('$webhookUrl') } }]);
}

/** All merchants have the same settings. */
const merchants = { find: async () => fixtures.merchant() };

/** Stores due deliveries that no worker holds. */
async function backlog(lane: string, count: number) {
  for (let index = 0; index < count; index += 1) {
    await fixtures.raise({ orderId: `${lane}-${index}`, webhookUrl: `http://${lane}.localhost:${shop.port}/` });
  }
  await fixtures.worker({ settings: { held: 0 } }).runOnce();
  fixtures.runtime.advance(1_000);
}

it('goes as soon as places are free, and not behind everything that was due before', async () => {
  for (const lane of ['a', 'b', 'c', 'd', 'e']) await backlog(lane, 20);
  await backlog('late', 1);
  await fixtures.worker({ settings: SETTINGS, network }).runOnce();
  expect(shop.received).toHaveLength(101);
  const place = shop.received.findIndex(({ headers }) => headers.host?.startsWith('late.'));
  // The forty that were held already, and those sent while half of an endpoint's slots came free.
  expect(place).toBeLessThan(75);
});

it('is taken out of its outbox while the backlogs drain, and not after them', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `lane${index}`);
  for (const lane of names) await backlog(lane, 30);
  const worker = fixtures.worker({ settings: { ...SETTINGS, pollMs: 3_600_000 }, network });
  worker.start();
  await expect.poll(() => shop.received.length, { interval: 1, timeout: 60_000 }).toBeGreaterThan(30);
  await fixtures.raise({ orderId: 'new', webhookUrl: `http://new.localhost:${shop.port}/` });
  worker.notifyOutbox();
  const raisedAt = shop.received.length;
  await expect.poll(() => shop.received.length, { timeout: 60_000 }).toBe(301);
  const place = shop.received.findIndex(({ headers }) => headers.host?.startsWith('new.'));
  // What was held already, and what was sent in the meantime.
  expect(place - raisedAt).toBeLessThan(120);
}, 60_000);

it('goes at once though another merchant has more endpoints that hang than there are places', async () => {
  const hanging = await socketEndpoint(() => undefined);
  const origins = Array.from({ length: 60 }, (_, index) => `http://h${index}.localhost:${hanging.port}/`);
  for (const [index, webhookUrl] of origins.entries())
    await fixtures.raise({ orderId: `hanging-${index}`, webhookUrl });
  await fixtures.worker({ settings: { held: 0 } }).runOnce();
  await giveAway();
  const worker = fixtures.worker({ settings: { ...SETTINGS, pollMs: 100, totalMs: 90_000 }, network, merchants });
  worker.start();
  await expect.poll(() => hanging.connections().accepted, { timeout: 60_000 }).toBeGreaterThanOrEqual(20);
  fixtures.configure({ url: shop.origin });
  const began = performance.now();
  await fixtures.raise({ orderId: 'new' });
  worker.notifyOutbox();
  await expect.poll(() => shop.received.length, { timeout: 60_000 }).toBe(1);
  // Before the first hanging attempt reaches its deadline.
  expect(performance.now() - began).toBeLessThan(60_000);
  await hanging.close();
});

it('goes together with others of its merchant, though two other merchants have taken all the places that they may', async () => {
  // Shorter than the deadline of the hanging attempts.
  const timeout = 60_000;
  const late = await httpEndpoint(() => undefined);
  for (const index of Array(24).keys()) {
    await fixtures.raise({ orderId: `late-${index}`, webhookUrl: `http://h${index}.localhost:${late.port}/` });
  }
  await fixtures.worker({ settings: { held: 0 } }).runOnce();
  await giveAway((input) => ({ $cond: [{ $regexMatch: { input, regex: '[02468].localhost' } }, 'second', 'third'] }));
  const settings = { overall: 20, slowMs: 90_000, totalMs: 90_000, pollMs: 50 };
  const worker = fixtures.worker({ settings, network, merchants });
  worker.start();
  await vi.waitFor(() => expect(late.received.length).toBeGreaterThanOrEqual(13), { timeout, interval: 5 });
  // It answers only three requests at a time.
  const together: (() => void)[] = [];
  const three = await httpEndpoint((response) => {
    together.push(() => response.end());
    if (together.length === 3) for (const end of together) end();
  });
  fixtures.configure({ url: three.origin });
  const orderIds = ['one', 'two', 'three'];
  for (const orderId of orderIds) await fixtures.raise({ orderId });
  worker.notifyOutbox();
  const told = async () => (await Promise.all(orderIds.map(fixtures.report))).map(({ state }) => state);
  await vi.waitFor(async () => expect(await told()).toEqual(Array(3).fill('NOTIFIED')), { timeout, interval: 5 });
  await Promise.all([late.close(), three.close()]);
});

describe('to an endpoint that is slow, beside another merchant’s quick backlog,', () => {
  let slow: TestEndpoint;
  let answer: Answer;
  let worker: WebhookWorker;
  beforeEach(async () => {
    slow = await httpEndpoint((...given) => void setTimeout(() => answer(...given), 120));
    fixtures.configure({ url: slow.origin });
    worker = fixtures.worker({ settings: { ...SETTINGS, slowMs: 100 }, network, merchants });
  });
  afterEach(() => slow.close());

  /** How much of the other's backlog is sent when the slow endpoint receives its due event. */
  async function goneBefore(): Promise<number> {
    for (const lane of ['a', 'b', 'c']) await backlog(lane, 30);
    await giveAway();
    fixtures.runtime.advance(31_000);
    const gone: number[] = [];
    answer = (response) => {
      gone.push(shop.received.length);
      response.end();
    };
    await worker.runOnce();
    expect(shop.received).toHaveLength(90);
    return gone[0] ?? Number.NaN;
  }

  it('goes among the first', async () => {
    answer = acknowledge;
    await fixtures.raise({ orderId: 'first' });
    await worker.runOnce();
    await fixtures.raise({ orderId: 'second' });
    expect(await goneBefore()).toBeLessThanOrEqual(40);
  });

  it('goes as its probe, once that is taken', async () => {
    answer = answerWith(500);
    await Promise.all(Array.from({ length: 10 }, (_, index) => fixtures.raise({ orderId: `failing-${index}` })));
    await worker.runOnce();
    expect(slow.received).toHaveLength(10);
    expect(await goneBefore()).toBeLessThanOrEqual(40);
  });
});
