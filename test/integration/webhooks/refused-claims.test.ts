/**
 * A delivery that the database does not allow anyone to lease: it is logged, cools down, and does not block those
 * behind it.
 */
import { type CommandStartedEvent, MongoClient } from 'mongodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DELIVERIES } from '../../../server/delivery/queue/delivery-store.ts';
import { connectMongo } from '../../../server/storage/mongo/client.ts';
import { lossyProxy } from '../../support/lossy-proxy.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

const MINUTE = 60_000;
let fixtures: Fixtures;
let shop: TestEndpoint;
beforeEach(async () => {
  [fixtures, shop] = await Promise.all([createFixtures('refused claims'), httpEndpoint(acknowledge)]);
});
afterEach(async () => {
  await fixtures.close();
  await shop.close();
});

/** Due events that no worker holds, the first due longest. */
async function dueOnes(orderIds: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const orderId of orderIds) ids.push(...(await fixtures.raise({ orderId })));
  await fixtures.worker().runOnce();
  fixtures.configure({ url: shop.origin });
  for (const id of ids) {
    const change = { $set: { state: 'PENDING', dueAt: fixtures.runtime.clock.now() } } as const;
    await fixtures.db
      .collection<{ _id: string; state: string; dueAt: Date }>(DELIVERIES)
      .updateOne({ _id: id }, change);
    fixtures.runtime.advance(1);
  }
  return ids;
}
/** Makes the database reject an owner for these. */
async function refuse(ids: readonly string[]): Promise<void> {
  const validator = { $or: [{ _id: { $nin: [...ids] } }, { owner: { $exists: false } }] };
  await fixtures.db.command({ collMod: DELIVERIES, validator, validationLevel: 'strict' });
}
const received = () => shop.received.map(({ headers }) => headers['webhook-id']);

it('keeps nothing behind it waiting, though it is due for longest and takes all the places', async () => {
  const [first = '', second = '', third = ''] = await dueOnes(['one', 'two', 'three']);
  await refuse([first, second]);
  const worker = fixtures.worker({ settings: { heldPerEndpoint: 2 } });
  await worker.runOnce();
  await worker.runOnce();
  expect(received()).toEqual([third]);
});

it('is told of once a minute, with its cause and no word of what is in it', async () => {
  const ids = await dueOnes(['one', 'two']);
  await refuse(ids);
  const worker = fixtures.worker();
  for (let look = 0; look < 6; look += 1) {
    await worker.runOnce();
    fixtures.runtime.advance(MINUTE / 3);
  }
  const line = {
    fields: { event: 'webhook.lease.rejected', cause: 'code 121', events: 2, eventId: ids[0] },
    message: expect.any(String),
  };
  const told = fixtures.complaints.filter(({ fields }) => 'events' in fields);
  expect(told).toEqual([line, line]);
});

it('is tried again after a minute, and not at every look before', async () => {
  const [eventId = ''] = await dueOnes(['one']);
  await refuse([eventId]);
  const client = new MongoClient(fixtures.uri, { monitorCommands: true });
  let claims = 0;
  client.on('commandStarted', ({ commandName, command }: CommandStartedEvent) => {
    if (commandName === 'update' && command.update === DELIVERIES) claims += 1;
  });
  const worker = fixtures.worker({ db: client.db() });
  for (let look = 0; look < 5; look += 1) await worker.runOnce();
  expect(claims).toBe(1);
  await refuse([]);
  await worker.runOnce();
  expect(received()).toEqual([]);
  fixtures.runtime.advance(MINUTE);
  expect(await worker.runOnce()).toMatchObject({ acknowledged: 1 });
  await client.close();
});

it('a claim whose answer is lost is looked up and told of: what it leased goes out', async () => {
  const ids = await dueOnes(['one', 'two']);
  await fixtures.admin.rearm(MERCHANT);
  const proxy = await lossyProxy(fixtures.uri);
  const { db, close } = await connectMongo(proxy.uri);
  // Several in one statement, which the driver does not retry.
  proxy.lose('leaseUntil', 1);
  expect(await fixtures.worker({ db }).runOnce()).toMatchObject({ acknowledged: 2 });
  expect(proxy.left()).toBe(0);
  expect(received().sort()).toEqual(ids.sort());
  expect(fixtures.complaints).toMatchObject([
    { fields: { event: 'webhook.lease.unanswered', cause: 'MongoNetworkError' } },
  ]);
  await close();
  await proxy.close();
});
