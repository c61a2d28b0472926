/**
 * Events that cannot be stored, for each cause: the others are delivered, and the operator is informed.
 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import type { DeliveryDocument } from '../../../server/delivery/queue/delivery-document.ts';
import { DELIVERIES } from '../../../server/delivery/queue/delivery-store.ts';
import {
  createEventLogStore,
  SEQUENCES,
  type SequenceDocument,
} from '../../../server/delivery/queue/event-log-store.ts';
import { NO_METRICS } from '../../../server/delivery/queue/worker-ports.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { burst } from './support/burst.ts';
import { createFixtures, type Fixtures, type HostOrder, MERCHANT } from './support/fixtures.ts';

const MINUTE = 60_000;
let fixtures: Fixtures;
let shop: TestEndpoint;
beforeEach(async () => {
  [fixtures, shop] = await Promise.all([createFixtures('relay apart'), httpEndpoint(acknowledge)]);
  fixtures.configure({ url: shop.origin });
});
afterEach(async () => {
  await fixtures.close();
  await shop.close();
});

const sequences = () => fixtures.db.collection<SequenceDocument>(SEQUENCES);
const inOutboxes = () => fixtures.db.collection<HostOrder>('orders').countDocuments({ relayAt: { $exists: true } });

it.each([2, undefined])(
  'where a merchant’s counter is %s and five numbers are in use, the next is six',
  async (last) => {
    for (const order of [1, 2, 3, 4, 5]) await fixtures.raise({ orderId: `before-${order}` });
    await fixtures.worker().runOnce();
    if (last === undefined) await sequences().deleteOne({ _id: MERCHANT });
    else await sequences().updateOne({ _id: MERCHANT }, { $set: { last } });
    const [eventId = ''] = await fixtures.raise({ orderId: 'after' });
    await burst(fixtures, 'another', 1);
    fixtures.worker().start();
    await expect.poll(() => shop.received.length).toBe(6);
    expect(await fixtures.delivery(eventId)).toMatchObject({ sequence: 6 });
    await expect.poll(inOutboxes).toBe(0);
    await expect.poll(() => sequences().findOne({ _id: MERCHANT })).toMatchObject({ last: 6 });
    expect(fixtures.complaints).toEqual([]);
  },
);

it('where all of a merchant’s deliveries have expired, its numbers continue', async () => {
  for (const order of [1, 2, 3]) await fixtures.raise({ orderId: `expired-${order}` });
  await fixtures.worker().runOnce();
  await fixtures.db.collection(DELIVERIES).deleteMany({});
  const [eventId = ''] = await fixtures.raise({ orderId: 'later' });
  await fixtures.worker().runOnce();
  expect(await fixtures.delivery(eventId)).toMatchObject({ sequence: 4 });
});

it('where another worker has taken the number that a worker knows for the next, it continues after that', async () => {
  const workers = [fixtures.worker(), fixtures.worker()];
  for (let order = 0; order < 6; order += 1) {
    await fixtures.raise({ orderId: `turn-${order}` });
    await workers[order % 2]?.runOnce();
  }
  const stored = await fixtures.db.collection<DeliveryDocument>(DELIVERIES).find().sort({ sequence: 1 }).toArray();
  expect(stored.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('where the database refuses all of a merchant’s, more than one round takes, others go and it is told of once a minute', async () => {
  const validator = { merchantId: { $ne: 'another' } };
  await fixtures.db.command({ collMod: DELIVERIES, validator });
  await burst(fixtures, 'another', 150);
  await fixtures.raise({ orderId: 'beside' });
  const worker = fixtures.worker();
  expect(await worker.runOnce()).toMatchObject({ relayed: 1, acknowledged: 1 });
  for (let look = 0; look < 3; look += 1) {
    fixtures.runtime.advance(5_000);
    await worker.runOnce();
  }
  expect(fixtures.complaints).toMatchObject([
    { fields: { event: 'webhook.event.rejected', cause: 'code 121', collection: 'orders' } },
  ]);

  await fixtures.db.command({ collMod: DELIVERIES, validator: {} });
  fixtures.runtime.advance(MINUTE);
  expect(await worker.runOnce()).toMatchObject({ relayed: 150 });
}, 30_000);

it('where one of many is refused, all others go at once, and it goes a minute later', async () => {
  const refused = 'another:another-30';
  await fixtures.db.command({ collMod: DELIVERIES, validator: { 'host.id': { $ne: refused } } });
  await burst(fixtures, 'another', 60);
  const worker = fixtures.worker();
  // Those stored before the refused one are executed, too; a merchant without an address waits.
  expect(await worker.runOnce()).toMatchObject({ relayed: 59, waiting: 59 });
  await fixtures.db.command({ collMod: DELIVERIES, validator: {} });
  expect(await worker.runOnce()).toMatchObject({ relayed: 0 });
  fixtures.runtime.advance(MINUTE);
  expect(await worker.runOnce()).toMatchObject({ relayed: 1 });
});

it('where an outbox is none that can be read, others go, so do retries, and it is told of', async () => {
  const [crooked = ''] = await fixtures.raise({ orderId: 'crooked' });
  const orders = fixtures.db.collection<HostOrder>('orders');
  const { _id: hostId = '' } = (await orders.findOne({ unacked: crooked })) ?? {};
  await fixtures.db.collection('orders').updateOne({ orderId: 'crooked' }, { $set: { 'outbox.0.at': 'yesterday' } });
  await fixtures.raise({ orderId: 'beside' });
  expect(await fixtures.worker().runOnce()).toMatchObject({ relayed: 1, acknowledged: 1 });
  expect(fixtures.complaints).toMatchObject([{ fields: { collection: 'orders', hostId } }]);
});

it('where relaying fails altogether, what is due goes out', async () => {
  await fixtures.raise({ orderId: 'due' });
  // Relays it, but has no slot to send it.
  await fixtures.worker({ settings: { held: 0 } }).runOnce();
  const hosts = [{ name: 'system.no-collection\0' }];
  fixtures.worker({ hosts, settings: { pollMs: 50 } }).start();
  await expect.poll(() => shop.received.length).toBe(1);
  expect(fixtures.complaints[0]).toMatchObject({ fields: { event: 'webhook.worker.round_failed' } });
});

it('an event that several workers find at once is counted, and looked at, by the one that stores it', async () => {
  const [relayed, flawed] = [vi.fn<(events: number) => void>(), vi.fn<() => void>()];
  const metrics = { ...NO_METRICS, relayed, flawed };
  for (let order = 0; order < 50; order += 1) await fixtures.raise({ orderId: `order-${order}` });
  const workers = [1, 2, 3].map(() =>
    fixtures.worker({ metrics, checkEvent: () => 'is seeded', settings: { pollMs: 20 } }),
  );
  for (const worker of workers) worker.start();
  await expect.poll(() => new Set(shop.received.map(({ headers }) => headers['webhook-id'])).size).toBe(50);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(flawed).toHaveBeenCalledTimes(50);
  expect(relayed.mock.calls.reduce((sum, [events]) => sum + events, 0)).toBe(50);
  const stored = await fixtures.db.collection<DeliveryDocument>(DELIVERIES).find().sort({ sequence: 1 }).toArray();
  expect(stored.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});

it.each(['two entries', 'one entry'])(
  'a later event of an order that the database refuses is stored when it no longer does: %s',
  async (entries) => {
    const [first, second] = [EventName.ORDER_SUCCEEDED, EventName.ORDER_REFUNDED];
    await fixtures.db.command({ collMod: DELIVERIES, validator: { eventName: { $ne: second } } });
    const [done = '', refused = ''] =
      entries === 'one entry'
        ? await fixtures.raise({ orderId: 'two', names: [first, second] })
        : [
            ...(await fixtures.raise({ orderId: 'two', names: [first] })),
            ...(await fixtures.raise({ orderId: 'two', names: [second] })),
          ];
    const worker = fixtures.worker();
    await worker.runOnce();
    expect(await fixtures.delivery(done)).toMatchObject({ state: 'DONE' });
    expect(await fixtures.delivery(refused)).toBeNull();
    await fixtures.db.command({ collMod: DELIVERIES, validator: {} });
    fixtures.runtime.advance(2 * MINUTE);
    await worker.runOnce();
    expect(await fixtures.delivery(refused)).toMatchObject({ state: 'DONE' });
    expect(await inOutboxes()).toBe(0);
    expect((await fixtures.order('two'))?.unacked).toEqual([]);
  },
);

it('a worker that numbered a merchant’s last events long ago continues after those of another, expired ones too', async () => {
  let now = 0;
  const parts = { db: fixtures.db, checkpoint: async () => undefined, log: { warn: () => undefined } };
  const store = () => createEventLogStore({ ...parts, elapsed: () => now });
  const [one, other] = [store(), store()];
  for (const orderId of ['1', '2', '3', '4']) await fixtures.raise({ orderId });
  await fixtures.worker().runOnce();
  const documents = await fixtures.db.collection<DeliveryDocument>(DELIVERIES).find().sort({ sequence: 1 }).toArray();
  await fixtures.db.collection(DELIVERIES).deleteMany({});
  await sequences().deleteMany({});
  const append = async (events: typeof one, from: number, to: number) => {
    await events.append(documents.slice(from, to), async (numbered) => [...numbered]);
    await events.settled();
  };
  await append(one, 0, 1);
  await append(other, 1, 3);
  await fixtures.db.collection(DELIVERIES).deleteMany({});
  now = 2 * 3_600_000;
  await append(one, 3, 4);
  expect(await fixtures.db.collection<DeliveryDocument>(DELIVERIES).findOne({})).toMatchObject({ sequence: 4 });
});
