/** An entry goes from its outbox with the acknowledgement of its event, or soon without one. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { type Answer, acknowledge, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { createFixtures, type Fixtures } from './support/fixtures.ts';

let fixtures: Fixtures;
let shop: TestEndpoint;
let answer: Answer = acknowledge;

beforeAll(async () => {
  fixtures = await createFixtures('relayed entries');
  shop = await httpEndpoint((...given) => answer(...given));
  fixtures.configure({ url: shop.origin });
});
afterAll(async () => {
  await fixtures.close();
  await shop.close();
});

it('one update of the order removes the entry and marks the acknowledgement', async () => {
  await fixtures.raise({ orderId: 'one-update' });
  const updates: unknown[] = [];
  const stream = fixtures.db.collection('orders').watch([{ $match: { operationType: 'update' } }]);
  stream.on('change', (change) => updates.push(change));
  await new Promise((resolve) => stream.once('resumeTokenChanged', resolve));
  await fixtures.worker().runOnce();
  await fixtures.raise({ orderId: 'last' });
  await fixtures.db.collection('orders').updateOne({ orderId: 'last' }, { $set: { seen: true } });
  await expect.poll(() => JSON.stringify(updates.at(-1)) ?? '').toContain('seen');
  await stream.close();
  expect(updates).toHaveLength(2);
  expect(await fixtures.order('one-update')).toMatchObject({ outbox: [], unacked: [] });
  expect(await fixtures.order('one-update')).not.toHaveProperty('relayAt');
  await fixtures.worker().runOnce();
});

it('goes while the endpoint has not answered, and a step in the meantime is relayed without waiting for it', async () => {
  const [first = ''] = await fixtures.raise({ orderId: 'slow' });
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  answer = async (response, request, count) => {
    if (request.headers['webhook-id'] === first) await finished;
    acknowledge(response, request, count);
  };
  const worker = fixtures.worker();
  worker.start();
  await expect.poll(() => shop.received.some(({ headers }) => headers['webhook-id'] === first)).toBe(true);
  const [second = ''] = await fixtures.raise({ orderId: 'slow', names: [EventName.TXN_CHARGED] });
  worker.notifyOutbox();
  await expect.poll(() => shop.received.some(({ headers }) => headers['webhook-id'] === second)).toBe(true);
  await expect.poll(async () => (await fixtures.order('slow'))?.outbox).toEqual([]);
  expect(await fixtures.order('slow')).toMatchObject({ unacked: [first] });
  finish();
  await expect.poll(async () => (await fixtures.order('slow'))?.unacked).toEqual([]);
  expect(shop.received.filter(({ headers }) => headers['webhook-id'] === second)).toHaveLength(1);
  answer = acknowledge;
});
