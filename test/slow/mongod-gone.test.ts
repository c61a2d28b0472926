/** The database goes away: every request is answered with the contract's 503, and all goes on when it is back. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode, EventName, OrderStatus } from '../../generated/values.ts';
import type { ServiceProcess } from '../../scripts/demo/service-process.ts';
import { type Answer, at } from '../support/caller.ts';
import { FRICTIONLESS, type Merchant, merchantAt } from '../support/demo-merchant.ts';
import { type OwnMongod, startOwnMongod } from '../support/own-mongod.ts';
import { createTestSystem, type TestSystem } from '../support/test-system.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../support/webhook-endpoint.ts';

vi.setConfig({ testTimeout: 180_000 });

const PATIENCE = { timeout: 40_000, interval: 100 };
/** A caller must not be kept waiting for longer than this. */
const LONGEST_ANSWER_MS = 10_000;

let system: TestSystem;
let mongod: OwnMongod;
let merchant: Merchant;
let service: ServiceProcess;
let shop: TestEndpoint;
let open = false;

beforeAll(async () => {
  system = await createTestSystem('mongod gone');
  mongod = await startOwnMongod();
  service = await system.start({ MONGODB_URI: mongod.uri, LOG_LEVEL: 'error' });
  merchant = merchantAt(service.baseUrl, await system.demo());
  shop = await httpEndpoint((response, request, count) => {
    if (open) acknowledge(response, request, count);
    else response.writeHead(500).end();
  });
});

afterAll(async () => {
  await shop.close();
  await system.close();
  await mongod.stop();
});

const operations = { headers: { 'x-merchantid': null, authorization: null } };
const ready = () => merchant.call.get('/ready', operations);

async function timed(call: () => Promise<Answer>): Promise<Answer> {
  const started = performance.now();
  const answer = await call();
  expect(performance.now() - started).toBeLessThan(LONGEST_ANSWER_MS);
  return answer;
}

function expectUnavailable(answer: Answer): void {
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toMatch(/^[1-9][0-9]*$/);
  expect(at(answer.json(), 'error_code')).toBe(ErrorCode.service_unavailable);
  expect(at(answer.json(), 'error_info', 'request_id')).toBe(answer.headers.get('x-request-id'));
}

describe('while MongoDB is away', () => {
  beforeAll(async () => {
    await merchant.sendWebhooks(shop.origin, [EventName.ORDER_SUCCEEDED]);
    await merchant.order('before');
    await merchant.order('paid-before');
    await merchant.start('paid-before', FRICTIONLESS);
    await vi.waitUntil(() => shop.received.length === 1, PATIENCE);
    await mongod.stop();
  });

  it('/ready reports it, and /health stays 200', async () => {
    const answer = await timed(ready);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).not.toBeNull();
    expect(answer.json()).toEqual({ status: 'unavailable', reason: 'MongoDB does not answer' });
    expect((await merchant.call.get('/health', operations)).status).toBe(200);
  });

  it.each<[string, () => Promise<Answer>]>([
    ['creating an order', () => merchant.order('during')],
    ['reading an order', () => merchant.call.get('/orders/before')],
    ['listing orders', () => merchant.call.get('/orders')],
    ['starting a payment', () => merchant.start('before')],
    ['making a customer', () => merchant.call.form('/customers', { object_reference_id: 'c1', mobile_number: '9' })],
    ['logging in', () => merchant.call.json('POST', '/settings/login', { username: 'a', password: 'b' }, operations)],
  ])('%s is answered 503 in good time', async (_what, call) => {
    expectUnavailable(await timed(call));
  });

  it('the service recovers without a restart when the database is back, with its data and its webhooks', async () => {
    await mongod.start();
    open = true;
    await expect.poll(async () => (await ready()).status, PATIENCE).toBe(200);
    expect((await merchant.read('before')).status).toBe(OrderStatus.NEW);
    expect((await merchant.order('after')).status).toBe(200);
    await expect
      .poll(() => merchant.read('paid-before'), PATIENCE)
      .toEqual({ status: OrderStatus.CHARGED, notified: true });
  });
});

describe.each<['stopped' | 'killed', () => Promise<void>]>([
  ['stopped', () => mongod.stop()],
  ['killed', () => mongod.kill()],
])('when MongoDB is %s under load', (how, end) => {
  it('every request is answered 200 or 503, and what was answered 200 is stored', async () => {
    const made: string[] = [];
    const strange: string[] = [];
    let unavailable = 0;
    let enough = false;
    const customer = async (name: string) => {
      for (let number = 0; !enough; number += 1) {
        const orderId = `${how}-${name}-${number}`;
        const answer = await timed(() => merchant.order(orderId));
        if (answer.status === 200) made.push(orderId);
        else if (answer.status === 503) unavailable += 1;
        else strange.push(answer.text);
      }
    };
    const customers = Promise.all(Array.from({ length: 8 }, (_, index) => customer(`c${index}`)));
    await expect.poll(() => made.length, PATIENCE).toBeGreaterThan(20);
    await end();
    await expect.poll(() => unavailable, PATIENCE).toBeGreaterThan(8);
    await mongod.start();
    const before = made.length;
    await expect.poll(() => made.length, PATIENCE).toBeGreaterThan(before);
    enough = true;
    await customers;
    expect(strange, service.logTail()).toEqual([]);
    const read = await Promise.all(made.map((orderId) => merchant.read(orderId)));
    expect(read.filter(({ status }) => status !== OrderStatus.NEW)).toEqual([]);
  });
});

describe('when MongoDB hangs', () => {
  it('requests are answered 503, and 200 when it responds again', async () => {
    process.kill(mongod.pid(), 'SIGSTOP');
    try {
      // The signal takes a moment to reach every thread.
      await expect.poll(async () => (await timed(ready)).status, PATIENCE).toBe(503);
      const answer = await merchant.order('standing-still');
      expectUnavailable(answer);
    } finally {
      process.kill(mongod.pid(), 'SIGCONT');
    }
    await expect.poll(async () => (await ready()).status, PATIENCE).toBe(200);
    expect((await merchant.order('standing-still')).status).toBe(200);
  }, 120_000);
});
