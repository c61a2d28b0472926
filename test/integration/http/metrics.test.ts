/** What /metrics says of a service that runs: of payments, webhooks, the database and keys, and nothing of money. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { freePort } from '../../../scripts/ports.ts';
import { memberState } from '../../../server/storage/mongo/database-health.ts';
import { FRICTIONLESS, type Merchant, merchantAt, VISA } from '../../support/demo-merchant.ts';
import { Cards } from '../../support/payments.ts';
import { plansOf } from '../../support/query-plans.ts';
import { createTestSystem, type TestSystem } from '../../support/test-system.ts';
import { answerWith, httpEndpoint, type TestEndpoint } from '../../support/webhook-endpoint.ts';

vi.setConfig({ testTimeout: 60_000 });

const DECLINED = Cards.declined;
let system: TestSystem;
let shop: TestEndpoint;
let merchant: Merchant;
let baseUrl: string;

beforeAll(async () => {
  system = await createTestSystem('metrics');
  shop = await httpEndpoint(answerWith(500));
  ({ baseUrl } = await system.start());
  merchant = merchantAt(baseUrl, await system.demo());
  await merchant.sendWebhooks(shop.origin, [EventName.ORDER_SUCCEEDED]);
  for (const [orderId, card] of [
    ['paid', FRICTIONLESS],
    ['declined', DECLINED],
    ['at-the-bank', VISA],
  ] as const) {
    await merchant.order(orderId);
    const started = await merchant.start(orderId, card);
    expect(started.status).toBe(200);
    if (card === DECLINED) await merchant.enterPassword(merchant.bankPath(started));
  }
});

afterAll(async () => {
  await system.close();
  await shop.close();
});

const metrics = async (url = baseUrl) => (await fetch(`${url}/metrics`)).text();
/** The series of a metric with their values. */
const series = async (name: string) =>
  Object.fromEntries(
    [...(await metrics()).matchAll(/^([a-z_]+)(\{.*\})? (\S+)$/gm)].flatMap(([, its, labels = '', value]) =>
      its === name ? [[labels, Number(value)] as const] : [],
    ),
  );

describe('/metrics', () => {
  it('counts each payment attempt once, by gateway, network, outcome and class of decline', async () => {
    expect(await series('payment_attempts_total')).toEqual({
      '{gateway="SANDBOX",network="VISA",outcome="authorized",decline="none"}': 1,
      '{gateway="SANDBOX",network="VISA",outcome="declined",decline="bank"}': 1,
    });
  });

  it('has a series of callers that left for each operation from the start, so that an alert sees the first one', async () => {
    const requests = await series('http_requests_total');
    expect(requests['{operation="startTxn",status="499"}']).toBe(0);
    // Never called here.
    expect(requests['{operation="refundOrder",status="499"}']).toBe(0);
  });

  it('shows what is open: the attempt of the customer at the bank, and none that the gateway owes', async () => {
    const pending = await series('payment_attempts_pending');
    expect(pending['{waiting_for="customer",older_than="0"}']).toBe(1);
    expect(pending['{waiting_for="customer",older_than="300"}']).toBe(0);
    expect(pending['{waiting_for="gateway",older_than="0"}']).toBe(0);
    expect(await series('payment_reconciler_due_orders')).toEqual({ '': 0 });
    expect(await series('payment_reconciler_lag_seconds')).toEqual({ '': 0 });
    expect(await series('order_index_lag_seconds')).toEqual({ '': expect.any(Number) });
  });

  it('shows a webhook that fails: by endpoint and class, with its duration', async () => {
    const { merchantId } = await system.demo();
    await expect
      .poll(() => series('webhook_endpoint_attempts'), { timeout: 20_000 })
      .toMatchObject({ [`{endpoint="${merchantId}",result="failed"}`]: expect.any(Number) });
    const attempts = await series('webhook_endpoint_attempts');
    expect(attempts[`{endpoint="${merchantId}",result="acknowledged"}`]).toBe(0);
    expect(await series('webhook_attempts_total')).toMatchObject({
      '{outcome="NOT_ACKNOWLEDGED",failure="SERVER_ERROR"}': attempts[`{endpoint="${merchantId}",result="failed"}`],
    });
    expect(Object.keys(await series('webhook_endpoint_attempt_duration_seconds'))).toEqual([
      `{endpoint="${merchantId}"}`,
    ]);
    expect(await series('webhook_attempt_duration_seconds_count')).toMatchObject({
      '{outcome="NOT_ACKNOWLEDGED"}': expect.any(Number),
    });
    expect(Object.keys(await series('webhook_oldest_due_seconds'))).toEqual(['{stage="outbox"}', '{stage="queue"}']);
  });

  it('shows the database as this process sees it, and the age of the vault key', async () => {
    expect(await series('database_up')).toEqual({ '': 1 });
    expect((await series('database_ping_seconds'))['']).toBeGreaterThan(0);
    await expect.poll(async () => (await series('database_members'))['{state="primary"}']).toBe(1);
    const ages = await series('key_age_seconds');
    expect(Object.keys(ages)).toEqual(['{key="vault"}']);
    expect(ages['{key="vault"}']).toBeLessThan(600);
  });

  it('counts a mongos as a router, not as a primary', async () => {
    // Each router of a sharded cluster answers a heartbeat as a writable primary does.
    expect(memberState({ isWritablePrimary: true, msg: 'isdbgrid' })).toBe('router');
    expect(Object.keys(await series('database_members'))).toContain('{state="router"}');
  });

  it('names no amount, no currency and no order', async () => {
    expect(await metrics()).not.toMatch(/INR|amount|currency|at-the-bank|order_id/);
  });

  it('reads orders and deliveries by indexes alone', async () => {
    for (const collection of ['orders', 'saved_cards', 'webhook_deliveries']) {
      const plans = await plansOf(system.database.db, collection, () => metrics());
      expect(plans.filter(({ planSummary }) => planSummary.includes('COLLSCAN'))).toEqual([]);
    }
  });

  it('keeps the age of the vault key over a restart, and a worker has the metrics of its own work', async () => {
    const [before] = await system.documents('vault_key_uses').find().toArray();
    await system.start();
    expect(await system.documents('vault_key_uses').find().toArray()).toEqual([before]);
    const OPS_PORT = String(await freePort());
    await system.startWorker({ OPS_PORT });
    const text = await metrics(`http://127.0.0.1:${OPS_PORT}`);
    expect(text).toMatch(/^database_up 1$/m);
    expect(text).toMatch(/^webhook_oldest_due_seconds\{stage="outbox"\} 0$/m);
  });
});
