/** kill -9 between a refund that was answered and its stored outcome: the money is refunded once, and the merchant is notified. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EventName, OrderStatus } from '../../generated/values.ts';
import type { ServiceProcess } from '../../scripts/demo/service-process.ts';
import { at } from '../support/caller.ts';
import { FRICTIONLESS, type Merchant, merchantAt } from '../support/demo-merchant.ts';
import { createTestSystem, type TestSystem } from '../support/test-system.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../support/webhook-endpoint.ts';

vi.setConfig({ testTimeout: 180_000 });

const PATIENCE = { timeout: 40_000, interval: 100 };

let system: TestSystem;
let shop: TestEndpoint;
let running: ServiceProcess;
let merchant: Merchant;

const documents = (collection: string) => system.documents(collection);

async function start(): Promise<void> {
  running = await system.start({ RECONCILE_AFTER_SECONDS: '1' });
  merchant = merchantAt(running.baseUrl, await system.demo());
}

beforeAll(async () => {
  system = await createTestSystem('killed refunds');
  shop = await httpEndpoint(acknowledge);
  await start();
  await merchant.sendWebhooks(shop.origin, [EventName.REFUND_SUCCEEDED]);
});

afterAll(async () => {
  await system.close();
  await shop.close();
});

/** What the killed process had under lease is free when its time is over, which is now. */
const leasesLapse = () =>
  documents('orders').updateMany({ wakeAt: { $exists: true } }, { $set: { wakeAt: new Date() } });

async function pay(orderId: string): Promise<void> {
  await merchant.order(orderId);
  await merchant.start(orderId, FRICTIONLESS);
  expect((await merchant.read(orderId)).status).toBe(OrderStatus.CHARGED);
}

const refund = (orderId: string, requestId: string, amount: string) =>
  merchant.call.form(`/orders/${orderId}/refunds`, { unique_request_id: requestId, amount });

const refundsOf = async (orderId: string) => {
  const list = at((await merchant.call.get(`/orders/${orderId}`)).json(), 'refunds');
  return Array.isArray(list) ? list : [];
};

async function refundedAmounts(orderId: string): Promise<number[]> {
  const lines = documents('sandbox_gateway_ledger').find({ orderKey: `demo:${orderId}`, kind: 'refund' });
  return (await lines.toArray()).map((line) => Number(at(line, 'money', 'minor'))).sort((left, right) => left - right);
}

interface Step {
  readonly name: string;
  /** Where the process stands still. */
  readonly collection: string;
  readonly fits: (key: string) => object;
  readonly reached: (key: string) => Promise<number>;
}

const never = { $jsonSchema: { required: ['never'] } };
const count = (collection: string, filter: object) => documents(collection).countDocuments(filter);
const sent = (key: string) => count('orders', { _id: key, 'state.refunds.sentAt': { $ne: null } });

const steps: readonly Step[] = [
  {
    name: 'accepted, and not handed to the gateway',
    collection: 'orders',
    fits: (key) => ({ $or: [{ _id: { $ne: key } }, { 'state.refunds.sentAt': null }] }),
    reached: (key) => count('orders', { _id: key, 'state.refunds.status': 'PENDING' }),
  },
  {
    name: 'handed over, and not taken in by the gateway',
    collection: 'sandbox_gateway_sessions',
    fits: () => never,
    reached: sent,
  },
  {
    name: 'decided by the gateway, and not entered',
    collection: 'sandbox_gateway_ledger',
    fits: () => ({ kind: { $ne: 'refund' } }),
    reached: (key) => count('sandbox_gateway_sessions', { orderKey: key, 'refunds.0': { $exists: true } }),
  },
  {
    name: 'refunded, before the outcome is stored',
    collection: 'orders',
    fits: (key) => ({ $or: [{ _id: { $ne: key } }, { 'state.refunds.status': { $ne: 'SUCCESS' } }] }),
    reached: (key) => count('sandbox_gateway_ledger', { orderKey: key, kind: 'refund' }),
  },
];

describe('a service killed', () => {
  it.each(steps.map((step, index) => [step.name, step, `r${index}`] as const))(
    'when a refund is %s, gives it back once',
    async (_, { collection, fits, reached }, orderId) => {
      const key = `demo:${orderId}`;
      await pay(orderId);
      const open = await system.onlyAccept(collection, fits(key));
      expect((await refund(orderId, 'first', '40.00')).status).toBe(200);
      await expect.poll(() => reached(key), PATIENCE).toBe(1);
      await running.kill();
      await open();
      await leasesLapse();
      await start();
      await expect.poll(() => refundsOf(orderId), PATIENCE).toMatchObject([{ status: 'SUCCESS', amount: 40 }]);
      expect(await refundedAmounts(orderId)).toEqual([4_000]);
      expect(at((await refund(orderId, 'first', '40.00')).json(), 'error_code')).toBe('duplicate.call');
    },
    120_000,
  );

  it('at random times while it sends many refunds, refunds each once', async () => {
    const orderIds = Array.from({ length: 6 }, (_, index) => `any${index}`);
    const amounts = [1, 2, 3, 5, 8, 13, 21, 34];
    for (const orderId of orderIds) await pay(orderId);
    for (const orderId of orderIds) {
      await Promise.all(amounts.map((amount, index) => refund(orderId, `part-${index}`, `${amount}.00`)));
      await running.kill();
      await leasesLapse();
      await start();
    }
    for (const orderId of orderIds) {
      const statuses = async () => (await refundsOf(orderId)).map((item) => at(item, 'status'));
      await expect.poll(statuses, PATIENCE).toEqual(amounts.map(() => 'SUCCESS'));
      expect(await refundedAmounts(orderId)).toEqual(amounts.map((amount) => amount * 100));
    }
  }, 120_000);

  it('sends one webhook for each refund', async () => {
    const ids = () => new Set(shop.received.map(({ body }) => String(JSON.parse(body).id)));
    await expect.poll(() => ids().size, PATIENCE).toBe(steps.length + 6 * 8);
  });
});
