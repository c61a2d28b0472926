/**
 * The sweeps: events held behind a completed one are released, and no event waits for a sweep.
 */
import { type Document, MongoClient } from 'mongodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeliveryDocument } from '../../../server/delivery/queue/delivery-document.ts';
import { DELIVERIES } from '../../../server/delivery/queue/delivery-store.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

const MINUTE = 60_000;
let fixtures: Fixtures;
let shop: TestEndpoint;
beforeEach(async () => {
  [fixtures, shop] = await Promise.all([createFixtures('sweeps'), httpEndpoint(acknowledge)]);
  fixtures.configure({ url: shop.origin, ordered: true });
});
afterEach(async () => {
  await fixtures.close();
  await shop.close();
});

const stored = () => fixtures.db.collection<DeliveryDocument>(DELIVERIES);
/** Orders that each have an event waiting for its next attempt and two held behind it. */
async function heldOrders(count: number): Promise<void> {
  const [id = ''] = await fixtures.raise({ orderId: 'one' });
  fixtures.configure({ url: null });
  await fixtures.worker().runOnce();
  fixtures.configure({ url: shop.origin });
  const model = await fixtures.delivery(id);
  if (model === null) throw new Error('There is no delivery.');
  await stored().deleteOne({ _id: id });
  const dueAt = new Date(fixtures.runtime.clock.now().getTime() + 24 * 60 * MINUTE);
  const documents = Array.from({ length: count }, (_, order) =>
    [1, 2, 3].map((place): DeliveryDocument => {
      const numbers = { sequence: 3 * order + place, orderSequence: place };
      const rest = place === 1 ? ({ state: 'PENDING', dueAt } as const) : ({ state: 'HELD' } as const);
      const _id = idOf(order, place);
      return { ...model, _id, body: model.body.replace(id, _id), orderKey: `o${order}`, ...numbers, ...rest };
    }),
  );
  await stored().insertMany(documents.flat());
}
/** Ends the first event of each order without releasing those behind it. */
async function endFirst(orders: readonly number[]): Promise<void> {
  const filter = { _id: { $in: orders.map((order) => idOf(order, 1)) } };
  await stored().updateMany(filter, { $set: { state: 'DONE' }, $unset: { openSince: '', dueAt: '' } });
}
function idOf(order: number, place: number): string {
  return `evt_${`${order}`.padStart(28, '0')}${`${place}`.padStart(4, '0')}`;
}
const received = () => shop.received.map(({ headers }) => headers['webhook-id']);

it('what is held behind nothing any more goes, each order’s events one after the other, however many orders wait', async () => {
  await heldOrders(1_200);
  await endFirst([0, 499, 500, 1_199]);
  const watched = await MongoClient.connect(fixtures.uri, { monitorCommands: true });
  const commands: Document[] = [];
  watched.on('commandStarted', ({ command }) => {
    if (Object.values(command).includes(DELIVERIES)) commands.push(command);
  });
  const worker = fixtures.worker({ db: watched.db(fixtures.db.databaseName), settings: { perEndpoint: 1 } });
  fixtures.runtime.advance(MINUTE);
  await worker.runOnce();
  await watched.close();
  const ends = [0, 499, 500, 1_199];
  expect(received().sort()).toEqual(ends.flatMap((order) => [idOf(order, 2), idOf(order, 3)]).sort());
  for (const order of ends) {
    const sent = received().indexOf(idOf(order, 2));
    expect(received().indexOf(idOf(order, 3))).toBeGreaterThan(sent);
  }
  expect(await stored().countDocuments({ state: 'HELD' })).toBe(2 * (1_200 - 4));
  // One query for each order would be over a thousand.
  expect(commands.length).toBeLessThan(100);
  for (const { aggregate, pipeline, hint } of commands) {
    if (aggregate === undefined) continue;
    const explain = { aggregate, pipeline, cursor: {}, ...(hint === undefined ? {} : { hint }) };
    const plan = await fixtures.db.command({ explain, verbosity: 'queryPlanner' });
    const text = JSON.stringify(plan, (name, value: unknown) => (name === 'rejectedPlans' ? undefined : value));
    expect(text).not.toMatch(/"stage":"(COLLSCAN|SORT)"/);
  }
});

it('what is held goes all at once where its merchant wants no order any more, though a worker held it that did not know yet', async () => {
  await heldOrders(3);
  const worker = fixtures.worker();
  await worker.runOnce();
  expect(received()).toEqual([]);
  fixtures.configure({ ordered: false });
  fixtures.runtime.advance(MINUTE);
  await worker.runOnce();
  expect(received().sort()).toEqual([0, 1, 2].flatMap((order) => [idOf(order, 2), idOf(order, 3)]));
});

it('a worker delivers while it looks through what waits, and stops when that is over', async () => {
  fixtures.configure({ url: null });
  const [waiting = ''] = await fixtures.raise({ orderId: 'waits' });
  await fixtures.worker().runOnce();
  await stored().updateOne({ _id: waiting }, { $set: { merchantId: 'other' } });
  fixtures.configure({ url: shop.origin });
  let looked = () => {};
  const looking = new Promise<undefined>((resolve) => {
    looked = () => resolve(undefined);
  });
  let asked = 0;
  const find = async (merchantId: string) => {
    if (merchantId === MERCHANT) return fixtures.merchant();
    asked += 1;
    return looking;
  };
  const worker = fixtures.worker({ merchants: { find }, settings: { pollMs: 20 } });
  worker.start();
  await vi.waitFor(() => expect(asked).toBe(1), { timeout: 60_000 });
  const [eventId] = await fixtures.raise({ orderId: 'comes' });
  await vi.waitFor(() => expect(received()).toEqual([eventId]), { timeout: 60_000 });
  fixtures.runtime.advance(MINUTE);
  await fixtures.raise({ orderId: 'comes-later' });
  await vi.waitFor(() => expect(received()).toHaveLength(2), { timeout: 60_000 });
  // One sweep at a time.
  expect(asked).toBe(1);
  const stopped = worker.stop().then(() => 'stopped' as const);
  expect(await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, 200, 'looking'))])).toBe('looking');
  looked();
  expect(await stopped).toBe('stopped');
});

it('a merchant that cannot be read keeps no other’s waiting', async () => {
  fixtures.configure({ url: null });
  await fixtures.raise({ orderId: 'waits' });
  await fixtures.worker().runOnce();
  const unreadable = { ...(await stored().findOne({})), _id: 'evt_0', merchantId: 'a-merchant', sequence: 1 };
  await fixtures.db.collection<{ _id: string }>(DELIVERIES).insertOne(unreadable);
  fixtures.configure({ url: shop.origin });
  fixtures.runtime.advance(MINUTE);
  const find = async (merchantId: string) => {
    if (merchantId === 'a-merchant') throw new Error('this merchant cannot be read');
    return fixtures.merchant();
  };
  await fixtures.worker({ merchants: { find } }).runOnce();
  expect(shop.received).toHaveLength(1);
  expect(fixtures.complaints).toMatchObject([
    { fields: { event: 'webhook.sweep.merchant_failed', merchantId: 'a-merchant' } },
  ]);
});
