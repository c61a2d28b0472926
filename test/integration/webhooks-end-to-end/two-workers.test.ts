/** Several workers over one database, as several processes have them: every event is sent, and none twice. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import type { WebhookWorker } from '../../../server/delivery/worker.ts';
import { at } from '../../support/caller.ts';
import { Cards, type Shop, shopOf } from '../../support/payments.ts';
import { startService, type TestService } from '../../support/service.ts';
import { type MerchantEndpoint, merchantEndpoint } from './merchant-endpoint.ts';
import { otherWorker } from './other-worker.ts';

const ORDERS = 25;

let service: TestService;
let shop: Shop;
let endpoint: MerchantEndpoint;
let others: WebhookWorker[];

beforeAll(async () => {
  endpoint = await merchantEndpoint();
  service = await startService({
    label: 'two workers',
    merchant: (merchant) => ({ ...merchant, webhook: { ...merchant.webhook, url: endpoint.url } }),
  });
  shop = shopOf(service);
  others = [otherWorker(service, 1), otherWorker(service, 2)];
});
afterAll(async () => {
  for (const worker of others) await worker.stop();
  await service.close();
  await endpoint.close();
});

async function workAtOnce(): Promise<void> {
  const workers = [service.service.webhooks, ...others];
  await Promise.all(workers.map((worker) => worker.runOnce()));
  // What one of them had claimed when another looked.
  await service.service.webhooks.runOnce();
}

it('two events of each of many orders arrive once each', async () => {
  const orders = await Promise.all(Array.from({ length: ORDERS }, () => shop.order()));
  await Promise.all(orders.map((orderId) => shop.start(orderId, { card_number: Cards.frictionless })));
  await workAtOnce();
  for (const orderId of orders) {
    expect(endpoint.namesOf(orderId).sort()).toEqual([EventName.ORDER_SUCCEEDED, EventName.TXN_CHARGED]);
    expect(at(await shop.read(orderId), 'webhook_notified')).toBe(true);
  }
  expect(endpoint.requests).toHaveLength(2 * ORDERS);
  expect(endpoint.receiver.counters()).toMatchObject({ handled: 2 * ORDERS, duplicate: 0 });
  expect(endpoint.problems).toEqual([]);
}, 30_000);

it('a retry is sent once, by either worker', async () => {
  const orderId = await shop.order();
  await shop.start(orderId, { card_number: Cards.frictionless });
  const before = endpoint.requests.length;
  endpoint.mishaps.push(500, 500);
  await workAtOnce();
  expect(endpoint.requests.length - before).toBe(2);
  service.clock.advance(7_000);
  await workAtOnce();
  expect(endpoint.requests.length - before).toBe(4);
  expect(endpoint.namesOf(orderId)).toHaveLength(2);
});
