/** kill -9 at the worst moments of one payment: nothing that was answered or charged is lost. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { EventName, OrderStatus } from '../../generated/values.ts';
import { type Merchant, merchantAt } from '../support/demo-merchant.ts';
import { createTestSystem, type TestSystem } from '../support/test-system.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../support/webhook-endpoint.ts';

vi.setConfig({ testTimeout: 180_000 });

const PATIENCE = { timeout: 40_000, interval: 100 };
const NOTHING_FITS = { $jsonSchema: { required: ['never'] } };

let system: TestSystem;
const endpoints: TestEndpoint[] = [];

beforeAll(async () => {
  system = await createTestSystem('killed');
});

afterEach(async () => {
  for (const endpoint of endpoints.splice(0)) await endpoint.close();
});

afterAll(() => system.close());

async function endpointThat(answer: Parameters<typeof httpEndpoint>[0]): Promise<TestEndpoint> {
  const endpoint = await httpEndpoint(answer);
  endpoints.push(endpoint);
  return endpoint;
}

async function pay(merchant: Merchant, orderId: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
  await merchant.order(orderId, fields);
  await merchant.enterPassword(merchant.bankPath(await merchant.start(orderId)));
  expect(await merchant.read(orderId)).toEqual({ status: OrderStatus.CHARGED, notified: false });
}

/** Lets no new document into a collection, so that whoever writes there stands still. */
async function closeCollection(collection: string): Promise<() => Promise<void>> {
  const { db } = system.database;
  const [found] = await db.listCollections({ name: collection }).toArray();
  if (found === undefined) await db.createCollection(collection);
  const validate = (validator: object) => db.command({ collMod: collection, validator, validationLevel: 'moderate' });
  await validate(NOTHING_FITS);
  return async () => {
    await validate({});
  };
}

async function ledgerOf(orderId: string): Promise<string[]> {
  const lines = system.database.db.collection('sandbox_gateway_ledger').find({ orderKey: `demo:${orderId}` });
  return (await lines.toArray()).map(({ kind }) => String(kind));
}

function eventIds(endpoint: TestEndpoint): string[] {
  return endpoint.received.map(({ body }) => String(JSON.parse(body).id));
}

describe('a service killed between the charge and the webhook', () => {
  it('sends the webhook after its restart, whether or not an attempt had begun', async () => {
    let answering = false;
    const shop = await endpointThat((response, request, count) => {
      if (answering) acknowledge(response, request, count);
    });
    const first = await system.start();
    const before = merchantAt(first.baseUrl, await system.demo());
    await before.sendWebhooks(shop.origin, [EventName.ORDER_SUCCEEDED]);
    await pay(before, 'being-sent');
    await expect.poll(() => shop.received.length, PATIENCE).toBe(1);
    const open = await closeCollection('webhook_deliveries');
    await pay(before, 'not-begun');
    expect(shop.received.length).toBe(1);
    await first.kill();

    await open();
    answering = true;
    const second = await system.start();
    const after = merchantAt(second.baseUrl, await system.demo());
    for (const orderId of ['being-sent', 'not-begun']) {
      await expect.poll(() => after.read(orderId), PATIENCE).toEqual({ status: OrderStatus.CHARGED, notified: true });
    }
    const [unanswered, ...later] = eventIds(shop);
    expect(later).toHaveLength(2);
    expect(later).toContain(unanswered);
    await second.stop();
  });
});

describe('a service killed while the customer is at the bank', () => {
  it('accepts the one-time password after its restart', async () => {
    const first = await system.start();
    const before = merchantAt(first.baseUrl, await system.demo());
    await before.order('at-the-bank');
    const bankPath = before.bankPath(await before.start('at-the-bank'));
    await first.kill();

    const second = await system.start();
    const after = merchantAt(second.baseUrl, await system.demo());
    await after.enterPassword(bankPath);
    expect((await after.read('at-the-bank')).status).toBe(OrderStatus.CHARGED);
    expect(await ledgerOf('at-the-bank')).toEqual(['charge']);
    await second.stop();
  });
});

describe('a service killed while the outcome of a charge is unknown', () => {
  it('asks the gateway, and charges once', async () => {
    const env = { RECONCILE_AFTER_SECONDS: '1' };
    const first = await system.start(env);
    const before = merchantAt(first.baseUrl, await system.demo());
    await before.order('unknown-outcome');
    const bankPath = before.bankPath(await before.start('unknown-outcome'));
    const open = await closeCollection('sandbox_gateway_ledger');
    await before.enterPassword(bankPath);
    expect((await before.read('unknown-outcome')).status).toBe(OrderStatus.AUTHORIZING);
    await first.kill();

    await open();
    const second = await system.start(env);
    const after = merchantAt(second.baseUrl, await system.demo());
    await expect.poll(async () => (await after.read('unknown-outcome')).status, PATIENCE).toBe(OrderStatus.CHARGED);
    expect(await ledgerOf('unknown-outcome')).toEqual(['charge']);
    await second.stop();
  });
});
