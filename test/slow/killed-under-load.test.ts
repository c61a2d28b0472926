/** kill -9 repeatedly while many customers pay: each order is charged once and notified, and no attempt stays open. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventName, OrderStatus, TxnStatus } from '../../generated/values.ts';
import { FRICTIONLESS, merchantAt, VISA } from '../support/demo-merchant.ts';
import { payUntilCharged } from '../support/retrying-customer.ts';
import { createTestSystem, type TestSystem } from '../support/test-system.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../support/webhook-endpoint.ts';

const ORDERS = 20;
/** After how many requests the service is killed. */
const KILLS = [15, 40, 65, 90];
const env = { RECONCILE_AFTER_SECONDS: '2' };
/** An order whose process was killed while it attended to it is looked at again after a minute. */
const PATIENCE = { timeout: 100_000, interval: 200 };

let system: TestSystem;
let shop: TestEndpoint;

beforeAll(async () => {
  system = await createTestSystem('killed under load');
  shop = await httpEndpoint(acknowledge);
});

afterAll(async () => {
  await shop.close();
  await system.close();
});

interface Ledger {
  readonly _id: string;
  readonly charges: number;
  readonly refunds: number;
}

function ledger(): Promise<Ledger[]> {
  const count = (kind: string) => ({ $sum: { $cond: [{ $eq: ['$kind', kind] }, 1, 0] } });
  return system.database.db
    .collection('sandbox_gateway_ledger')
    .aggregate<Ledger>([{ $group: { _id: '$orderKey', charges: count('charge'), refunds: count('refund') } }])
    .toArray();
}

it('twenty orders survive four kills: each is charged once and notified, and no attempt stays open', async () => {
  let service = system.start(env);
  const demo = await service.then(() => system.demo());
  const first = merchantAt((await service).baseUrl, demo);
  await first.sendWebhooks(shop.origin, [EventName.ORDER_SUCCEEDED]);

  let requests = 0;
  let killed = 0;
  const onRequest = () => {
    requests += 1;
    if (requests !== KILLS[killed]) return;
    killed += 1;
    service = service.then(({ kill }) => kill()).then(() => system.start(env));
  };
  const merchant = async () => merchantAt((await service).baseUrl, demo);
  const orderIds = Array.from({ length: ORDERS }, (_, index) => `load-${index}`);
  await Promise.all(
    orderIds.map((orderId, index) =>
      payUntilCharged(orderId, index % 2 === 0 ? VISA : FRICTIONLESS, { merchant, onRequest }),
    ),
  );
  expect(killed).toBe(KILLS.length);

  const last = await merchant();
  for (const orderId of orderIds) {
    await expect.poll(() => last.read(orderId), PATIENCE).toEqual({ status: OrderStatus.CHARGED, notified: true });
  }
  const notified = new Set(shop.received.map(({ body }) => JSON.parse(body).content.order.order_id));
  expect([...notified].sort()).toEqual([...orderIds].sort());
  const net = (await ledger()).map(({ _id, charges, refunds }) => [_id, charges - refunds]);
  expect(net.sort()).toEqual(orderIds.map((orderId) => [`demo:${orderId}`, 1]).sort());

  // Attempts that their customers left wait for the order's time to be over; the test lets it be over now.
  const orders = system.database.db.collection('orders');
  const over = new Date(Date.now() - 1_000);
  await orders.updateMany(
    { 'state.txns.status': TxnStatus.PENDING_VBV },
    { $set: { 'state.expiresAt': over, wakeAt: over } },
  );
  const open = { $in: [TxnStatus.STARTED, TxnStatus.PENDING_VBV, TxnStatus.VBV_SUCCESSFUL, TxnStatus.AUTHORIZING] };
  await expect.poll(() => orders.countDocuments({ 'state.txns.status': open }), PATIENCE).toBe(0);
  expect((await Promise.all(orderIds.map((orderId) => last.read(orderId)))).map(({ status }) => status)).toEqual(
    orderIds.map(() => OrderStatus.CHARGED),
  );
  expect((await (await service).stop()).code).toBe(0);
}, 240_000);
