/** Delivery in processes of its own: any number of workers over one database, beside a service that does not deliver. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode, EventName, OrderStatus } from '../../generated/values.ts';
import type { StartedProcess } from '../../scripts/demo/service-process.ts';
import { freePort } from '../../scripts/ports.ts';
import { at, createCaller } from '../support/caller.ts';
import { FRICTIONLESS, type Merchant, merchantAt } from '../support/demo-merchant.ts';
import { refusalOf } from '../support/refusal.ts';
import { createTestSystem, type TestSystem } from '../support/test-system.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../support/webhook-endpoint.ts';

vi.setConfig({ testTimeout: 180_000 });

const PATIENCE = { timeout: 40_000, interval: 50 };
const chargedAndNotified = { status: OrderStatus.CHARGED, notified: true };

let system: TestSystem;
let shop: TestEndpoint;
let merchant: Merchant;
const workers: StartedProcess[] = [];

beforeAll(async () => {
  system = await createTestSystem('workers');
  shop = await httpEndpoint(acknowledge);
  const service = await system.start({ WEBHOOK_DELIVERY: 'off' });
  merchant = merchantAt(service.baseUrl, await system.demo());
  await merchant.sendWebhooks(shop.origin, [EventName.ORDER_SUCCEEDED]);
});

afterEach(async () => {
  for (const worker of workers.splice(0)) expect(await worker.stop()).toMatchObject({ code: 0 });
  shop.received.splice(0);
});

afterAll(async () => {
  await system.close();
  await shop.close();
});

async function worker(env: Parameters<TestSystem['startWorker']>[0] = {}): Promise<StartedProcess> {
  const started = await system.startWorker(env);
  workers.push(started);
  return started;
}

async function pay(orderId: string): Promise<void> {
  await merchant.order(orderId);
  expect((await merchant.start(orderId, FRICTIONLESS)).status).toBe(200);
}

describe('a service with WEBHOOK_DELIVERY=off', () => {
  it('leaves its events to a worker that starts later', async () => {
    await pay('later');
    expect(await merchant.read('later')).toEqual({ status: OrderStatus.CHARGED, notified: false });
    await worker();
    await expect.poll(() => merchant.read('later'), PATIENCE).toEqual(chargedAndNotified);
    expect(shop.received.length).toBe(1);
  });

  it('has them delivered by two workers, each once', async () => {
    // A worker that a busy machine holds up for a while keeps what it has.
    const patient = { WEBHOOK_LEASE_SECONDS: '15' } as const;
    await worker(patient);
    await worker(patient);
    const orderIds = Array.from({ length: 40 }, (_, index) => `shared-${index}`);
    for (const orderId of orderIds) await pay(orderId);
    for (const orderId of orderIds)
      await expect.poll(() => merchant.read(orderId), PATIENCE).toEqual(chargedAndNotified);
    expect(shop.received.length).toBe(orderIds.length);
  });

  it('loses nothing when a worker is killed', async () => {
    await worker();
    const killed = await system.startWorker();
    for (let index = 0; index < 10; index += 1) {
      await pay(`killed-${index}`);
      if (index === 5) await killed.kill();
    }
    for (let index = 0; index < 10; index += 1) {
      await expect.poll(() => merchant.read(`killed-${index}`), PATIENCE).toEqual(chargedAndNotified);
    }
  });
});

describe('a worker', () => {
  it('reports its health at its operations address', async () => {
    const port = await freePort();
    await worker({ OPS_PORT: String(port) });
    const ops = createCaller({ baseUrl: `http://127.0.0.1:${port}`, merchantId: '', apiKey: '' });
    expect((await ops.get('/health')).json()).toEqual({ status: 'ok' });
    expect((await ops.get('/ready')).json()).toEqual({ status: 'ok' });
    expect((await ops.get('/metrics')).text).toContain('webhook_attempts_total');
    const identified = { headers: { 'x-request-id': 'asked-by-monitor' } };
    expect((await ops.get('/health', identified)).headers.get('x-request-id')).toBe('asked-by-monitor');
    expect(refusalOf(await ops.raw('POST', '/health', undefined))).toEqual([405, ErrorCode.method_not_allowed]);
    // The contract has these orders, and they are not here.
    const elsewhere = await fetch(`http://127.0.0.1:${port}/orders`);
    expect([elsewhere.status, at(await elsewhere.json(), 'error_code')]).toEqual([404, ErrorCode.object_not_found]);
  });

  it('without a database says what to do', async () => {
    const empty = await system.startWorker({ MONGODB_URI: '', DATA_DIR: `${system.dataDir}/elsewhere` }).catch(String);
    expect(empty).toContain('Set MONGODB_URI, or start the service with this DATA_DIR first');
  });
});
