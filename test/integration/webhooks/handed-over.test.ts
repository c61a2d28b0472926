/** New documents that this process committed are relayed without being read; no delivery depends on that. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WebhookWorker } from '../../../server/delivery/worker.ts';
import { crashingDatabase } from '../../support/crashing-database.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, type HostOrder } from './support/fixtures.ts';

/** Far longer than a test: what arrives sooner was not found by a regular look. */
const POLL_MS = 60_000;

let fixtures: Fixtures;
let shop: TestEndpoint;
let started = 0;

beforeAll(async () => {
  fixtures = await createFixtures('handed over');
  shop = await httpEndpoint(acknowledge);
  fixtures.configure({ url: shop.origin });
});
afterAll(async () => {
  await fixtures.close();
  await shop.close();
});

const sent = (ids: readonly string[]) =>
  ids.map((id) => shop.received.filter(({ headers }) => headers['webhook-id'] === id).length);

/** Creates an order with an event. */
async function create(orderId: string): Promise<{ readonly id: string; readonly created: HostOrder }> {
  const [id = ''] = await fixtures.raise({ orderId });
  const created = await fixtures.order(orderId);
  if (created === null) throw new Error(`Order ${orderId} is not stored.`);
  return { id, created };
}

/** A started worker that has read the outboxes once. */
async function startedWorker(given: Parameters<Fixtures['worker']>[0]): Promise<WebhookWorker> {
  const worker = fixtures.worker(given);
  worker.start();
  started += 1;
  const { id, created } = await create(`first-${started}`);
  worker.notify();
  await expect.poll(() => sent([id])).toEqual([1]);
  await expect.poll(async () => (await fixtures.order(created.orderId ?? ''))?.outbox).toEqual([]);
  return worker;
}

it('a new document is relayed, though no look at the outboxes would find it', async () => {
  const worker = await startedWorker({ settings: { pollMs: POLL_MS } });
  const { id, created } = await create('handed');
  await fixtures.db.collection('orders').updateOne({ orderId: 'handed' }, { $unset: { relayAt: '' } });
  worker.notifyCreated('orders', created);
  await expect.poll(() => sent([id])).toEqual([1]);
  await expect.poll(() => fixtures.order('handed')).toMatchObject({ outbox: [], unacked: [] });
  await worker.stop();
});

it('more than one round takes are found by reading, and sent once each', async () => {
  const worker = await startedWorker({ settings: { pollMs: POLL_MS } });
  const many = await Promise.all(Array.from({ length: 150 }, (_, index) => create(`many-${index}`)));
  for (const { created } of many) worker.notifyCreated('orders', created);
  const ids = many.map(({ id }) => id);
  await expect.poll(() => sent(ids)).toEqual(ids.map(() => 1));
  await worker.stop();
});

it('one whose round failed is found by the next, which reads', async () => {
  const crashing = crashingDatabase(fixtures.db);
  const worker = await startedWorker({ db: crashing.db, settings: { pollMs: 100 } });
  crashing.arm(1, 'before');
  const { id, created } = await create('failed-round');
  worker.notifyCreated('orders', created);
  await expect.poll(() => fixtures.complaints.map(({ message }) => message).join()).toContain('A round of the webhook');
  expect(sent([id])).toEqual([0]);
  crashing.disarm();
  await expect.poll(() => sent([id])).toEqual([1]);
  await worker.stop();
});

it('one that another worker has relayed meanwhile is sent once', async () => {
  const worker = await startedWorker({ settings: { pollMs: POLL_MS } });
  const { id, created } = await create('relayed-before');
  await fixtures.worker().runOnce();
  expect(sent([id])).toEqual([1]);
  worker.notifyCreated('orders', created);
  const after = await create('after');
  worker.notifyCreated('orders', after.created);
  await expect.poll(() => sent([after.id])).toEqual([1]);
  expect(sent([id])).toEqual([1]);
  await worker.stop();
});
