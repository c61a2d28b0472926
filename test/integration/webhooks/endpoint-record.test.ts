/**
 * When the record of a failing endpoint cannot be written, the result of the delivery is stored all the same.
 */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DELIVERIES } from '../../../server/delivery/queue/delivery-store.ts';
import { ENDPOINTS } from '../../../server/delivery/queue/endpoint-store.ts';
import { acknowledge, answerWith, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures, MERCHANT } from './support/fixtures.ts';

interface Named {
  readonly _id: string;
  readonly state?: string;
}

let fixtures: Fixtures;
let shop: TestEndpoint;
let answer = answerWith(500);
let eventId = '';

beforeEach(async () => {
  answer = answerWith(500);
  [fixtures, shop] = await Promise.all([
    createFixtures('endpoint record'),
    httpEndpoint((...given) => answer(...given)),
  ]);
  fixtures.configure({ url: shop.origin });
  [eventId = ''] = await fixtures.raise({ orderId: 'one' });
  await fixtures.worker().runOnce();
  fixtures.runtime.advance(10_000);
});
afterEach(async () => {
  await fixtures.close();
  await shop.close();
});

/** Makes the record read-only. */
async function makeReadOnly(): Promise<void> {
  await fixtures.db.renameCollection(ENDPOINTS, 'kept_endpoints');
  await fixtures.db.createCollection(ENDPOINTS, { viewOn: 'kept_endpoints', pipeline: [] });
}
const complained = () => fixtures.complaints.map(({ fields }) => ('event' in fields ? fields.event : undefined));

it('a 200 is stored, and told, though the record cannot be removed', async () => {
  await makeReadOnly();
  answer = acknowledge;
  expect(await fixtures.worker().runOnce()).toMatchObject({ acknowledged: 1, abandoned: 0 });
  expect(await fixtures.delivery(eventId)).toMatchObject({ state: 'DONE' });
  expect(complained()).toEqual(['webhook.endpoint_health.write_failed']);
});

it('a failure is stored, with the time of the next attempt, though the record cannot be changed', async () => {
  await makeReadOnly();
  expect(await fixtures.worker().runOnce()).toMatchObject({ failed: 1, abandoned: 0 });
  expect(await fixtures.delivery(eventId)).toMatchObject({ state: 'PENDING', attemptCount: 2 });
  expect(complained()).toEqual(['webhook.endpoint_health.write_failed']);
});

it('a 200 is stored, and told, while somebody else keeps the record locked', async () => {
  answer = acknowledge;
  const session = fixtures.db.client.startSession();
  session.startTransaction();
  await fixtures.db.collection<Named>(ENDPOINTS).updateOne({ _id: MERCHANT }, { $set: { kept: true } }, { session });
  const running = fixtures.worker().runOnce();
  const stored = () => fixtures.db.collection<Named>(DELIVERIES).findOne({ _id: eventId });
  await vi.waitFor(async () => expect((await stored())?.state).toBe('DONE'), { timeout: 60_000, interval: 10 });
  await session.abortTransaction();
  await session.endSession();
  expect(await running).toMatchObject({ acknowledged: 1 });
  expect(await fixtures.db.collection(ENDPOINTS).countDocuments()).toBe(0);
});
