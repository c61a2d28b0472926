/**
 * `webhook_notified` is true only after a stored 200 of every enabled event, and is so for whoever asks from then on: at each step of a
 * delivery the order is read over HTTP from two processes, in its list and in the settings.
 */
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { portOf } from '../../../scripts/ports.ts';
import type { Service } from '../../../server/compose/service.ts';
import { Step } from '../../../server/delivery/queue/worker-ports.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { at, createCaller } from '../../support/caller.ts';
import { Cards, type Shop, shopOf } from '../../support/payments.ts';
import { createTestService, startService, type TestService } from '../../support/service.ts';
import { type Answer, acknowledge, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';
import { otherWorker } from './other-worker.ts';

let service: TestService;
let neighbour: Service;
const neighbours = createServer();
let shop: Shop;
let endpoint: TestEndpoint;
let answer: Answer = acknowledge;

beforeAll(async () => {
  endpoint = await httpEndpoint((...given) => answer(...given));
  const events = [EventName.TXN_CHARGED, EventName.ORDER_SUCCEEDED];
  service = await startService({
    label: 'notified',
    merchant: (merchant) => ({ ...merchant, webhook: { ...merchant.webhook, url: endpoint.origin, events } }),
  });
  shop = shopOf(service);
  neighbour = createTestService({ ...service.deps, db: service.database.serviceDb });
  neighbours.on('request', neighbour.app);
  await new Promise<void>((resolve) => neighbours.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  neighbours.closeAllConnections();
  neighbours.close();
  await neighbour.webhooks.stop();
  await service.close();
  await endpoint.close();
});

/** `webhook_notified` in every answer that has it; they must agree. */
async function notified(orderId: string): Promise<unknown> {
  const elsewhere = createCaller({ baseUrl: `http://127.0.0.1:${portOf(neighbours)}`, ...service.merchant });
  const settings = await settingsOf(service, service.merchant);
  const list = at((await service.call.get('/orders?limit=100')).json(), 'list');
  const listed = Array.isArray(list) ? list.find((order) => at(order, 'order_id') === orderId) : undefined;
  const said = [
    at(await shop.read(orderId), 'webhook_notified'),
    at((await elsewhere.get(`/orders/${orderId}`)).json(), 'webhook_notified'),
    at(listed, 'webhook_notified'),
    at((await settings('GET', `/settings/orders/${orderId}/webhooks`)).json(), 'webhook_notified'),
  ];
  expect(new Set(said).size, said.join(', ')).toBe(1);
  return said[0];
}

/** Runs a worker over what is due, and notes what is said of the order at each of its steps. */
async function watched(orderId: string, seed: number): Promise<Map<Step, unknown>> {
  const said = new Map<Step, unknown>();
  const checkpoint = async (step: Step) => {
    said.set(step, await notified(orderId));
  };
  const worker = otherWorker(service, seed, { checkpoint });
  await worker.runOnce();
  await worker.stop();
  return said;
}

it('is false while one event is without its 200, and true from the moment that the last one is stored and marked', async () => {
  const orderId = await shop.order();
  expect(await notified(orderId)).toBe(false);
  await shop.start(orderId, { card_number: Cards.frictionless });
  answer = (response, { body }) =>
    response.writeHead(JSON.parse(body).event_name === EventName.TXN_CHARGED ? 200 : 500).end();
  const first = await watched(orderId, 1);
  expect([...first.keys()]).toEqual(expect.arrayContaining([Step.ANSWERED, Step.MARKED, Step.FINISHED]));
  expect(new Set(first.values())).toEqual(new Set([false]));

  answer = acknowledge;
  service.clock.advance(7_000);
  const second = await watched(orderId, 2);
  const before = [Step.CLAIMED, Step.PREPARED, Step.INTENDED, Step.ANSWERED];
  for (const step of before) expect([step, second.get(step)]).toEqual([step, false]);
  // The write is done: no reader sees the earlier state.
  for (const step of [Step.MARKED, Step.FINISHED]) expect([step, second.get(step)]).toEqual([step, true]);
}, 30_000);

it('does not become true by a 200 that could not be stored', async () => {
  const orderId = await shop.order();
  await shop.start(orderId, { card_number: Cards.frictionless });
  const before = endpoint.received.length;
  const crashing = otherWorker(service, 3, {
    checkpoint: async (step) => {
      if (step === Step.ANSWERED) throw new Error('the process ends');
    },
  });
  await crashing.runOnce();
  await crashing.stop();
  expect(endpoint.received.length - before).toBe(2);
  expect(await notified(orderId)).toBe(false);
  service.clock.advance(60_000);
  await service.runWorkers();
  expect(await notified(orderId)).toBe(true);
});

it('does not wait for an event that was disabled when it would have been raised, and is false again with each new one', async () => {
  const settings = await settingsOf(service, service.merchant);
  const configure = async (events: readonly EventName[]) => {
    await settings('PUT', '/settings/webhook', { url: endpoint.origin, events });
    service.clock.advance(2_000);
  };
  let changes = 0;
  const change = async (orderId: string) => {
    changes += 1;
    const answered = await service.call.form(`/orders/${orderId}`, { description: `change ${changes}` });
    expect(answered.status).toBe(200);
  };
  await configure([EventName.ORDER_CREATED]);
  const orderId = await shop.order();
  await change(orderId);
  expect(await notified(orderId)).toBe(false);
  await service.runWorkers();
  expect(await notified(orderId)).toBe(true);
  await configure([EventName.ORDER_UPDATED]);
  expect(await notified(orderId)).toBe(true);
  await change(orderId);
  expect(await notified(orderId)).toBe(false);
  await service.runWorkers();
  expect(await notified(orderId)).toBe(true);
});
