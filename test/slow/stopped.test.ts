/** SIGTERM: what is under way ends well, nothing new is taken, nothing is left behind. */
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EventName, OrderStatus } from '../../generated/values.ts';
import { dbPath } from '../../scripts/dev-mongod/mongod-process.ts';
import { inspectProcess } from '../../scripts/dev-mongod/running-process.ts';
import { freePort, portOf } from '../../scripts/ports.ts';
import { FRICTIONLESS, merchantAt } from '../support/demo-merchant.ts';
import { gatewayCredentials } from '../support/gateway-shop.ts';
import { isCut } from '../support/retrying-customer.ts';
import { createTestSystem, type TestSystem } from '../support/test-system.ts';
import { acknowledge, httpEndpoint, type TestEndpoint } from '../support/webhook-endpoint.ts';
import { beginSlowly } from './slow-request.ts';

vi.setConfig({ testTimeout: 180_000 });

let system: TestSystem;
let shop: TestEndpoint;

beforeAll(async () => {
  system = await createTestSystem('stopped');
  shop = await httpEndpoint(acknowledge);
});

afterAll(async () => {
  await shop.close();
  await system.close();
});

describe('a service that receives SIGTERM', () => {
  it('answers running requests, reports on /ready that it stops, and exits with code 0', async () => {
    const opsPort = await freePort();
    const service = await system.start({ OPS_PORT: String(opsPort) });
    const { merchantId, apiKey } = await system.demo();
    const slow = await beginSlowly({
      url: `${service.baseUrl}/orders`,
      headers: {
        authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
        'x-merchantid': merchantId,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'order_id=under-way&amount=100.00',
    });
    const end = service.stop();
    const ready = () => fetch(`http://127.0.0.1:${opsPort}/ready`);
    await expect.poll(async () => (await ready()).status).toBe(503);
    expect(await (await ready()).json()).toEqual({ status: 'unavailable', reason: 'the service is stopping' });
    await expect(fetch(`${service.baseUrl}/health`)).rejects.toThrow('fetch failed');

    const answer = await slow.finish();
    expect(answer).toMatchObject({ status: 200, connection: 'close' });
    expect(JSON.parse(answer.body).order_id).toBe('under-way');
    expect(await end).toEqual({ code: 0, signal: null });
    const stored = system.database.db.collection('orders').find({ orderId: 'under-way' });
    expect(await stored.toArray()).toHaveLength(1);
  });

  it('takes requests for the shutdown delay, while /ready reports that it stops', async () => {
    const opsPort = await freePort();
    const service = await system.start({ OPS_PORT: String(opsPort), SHUTDOWN_DELAY_SECONDS: '2' });
    const merchant = merchantAt(service.baseUrl, await system.demo());
    const end = service.stop();
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${opsPort}/ready`)).status).toBe(503);
    expect((await merchant.order('during-the-delay')).status).toBe(200);
    // Callers with persistent connections go elsewhere, too.
    expect((await fetch(`${service.baseUrl}/docs`)).headers.get('connection')).toBe('close');
    expect(await end).toEqual({ code: 0, signal: null });
  });

  it('answers every request completely or not at all under load, and keeps what it answered', async () => {
    const service = await system.start();
    const merchant = merchantAt(service.baseUrl, await system.demo());
    await merchant.sendWebhooks(shop.origin, [EventName.ORDER_SUCCEEDED]);
    const paid: string[] = [];
    const strange: unknown[] = [];
    let cut = 0;
    const customer = async (name: string) => {
      for (let number = 0; cut === 0; number += 1) {
        const orderId = `${name}-${number}`;
        try {
          const made = await merchant.order(orderId);
          const started = await merchant.start(orderId, FRICTIONLESS);
          if (made.status !== 200 || started.status !== 200) strange.push(made.text, started.text);
          else paid.push(orderId);
        } catch (error) {
          cut += 1;
          if (!isCut(error)) strange.push(error);
        }
      }
    };
    const customers = Promise.all(Array.from({ length: 10 }, (_, index) => customer(`c${index}`)));
    await expect.poll(() => paid.length, { timeout: 60_000, interval: 10 }).toBeGreaterThan(20);
    const end = await service.stop();
    await customers;
    expect(end).toEqual({ code: 0, signal: null });
    expect(strange).toEqual([]);

    const next = await system.start();
    const after = merchantAt(next.baseUrl, await system.demo());
    for (const orderId of paid) {
      await expect
        .poll(() => after.read(orderId), { timeout: 60_000 })
        .toEqual({ status: OrderStatus.CHARGED, notified: true });
    }
    // No webhook was sent twice: the stop waited for the answers of those that were out.
    const ids = shop.received.map(({ body }) => JSON.parse(body).id);
    expect(new Set(ids).size).toBe(ids.length);
    await next.stop();
  });

  it('ends within 45 seconds while a gateway hangs, and writes what it did before', async () => {
    let asked = 0;
    const gateway = createServer(() => {
      asked += 1;
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const service = await system.start({ ADYEN_API_BASE: `http://127.0.0.1:${portOf(gateway)}` });
    const merchant = merchantAt(service.baseUrl, await system.demo());
    const { adyen: credentials } = gatewayCredentials;
    const config = { gateway: 'ADYEN', name: 'Hangs', reference_id: 'hangs', is_default: false, credentials };
    expect((await merchant.settings('POST', '/settings/gateways', config)).status).toBe(201);
    await merchant.sendWebhooks(shop.origin, [EventName.ORDER_CREATED]);
    await merchant.order('hangs', { 'metadata.SVC:gateway_reference_id': 'hangs' });
    const payment = merchant.start('hangs').catch((error: unknown) => error);
    await expect.poll(() => asked).toBe(1);

    const since = performance.now();
    const late = merchant.order('just-before-the-stop');
    expect((await late).status).toBe(200);
    expect(await service.stop()).toEqual({ code: 0, signal: null });
    const seconds = (performance.now() - since) / 1_000;
    // The call of the gateway and its repetition take 50 s.
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThan(45);
    expect(isCut(await payment)).toBe(true);
    gateway.closeAllConnections();
    gateway.close();

    expect(await system.documents('audit_open').countDocuments()).toBe(0);
    expect(await system.documents('audit_log').countDocuments({ operation: 'createGatewayConfig' })).toBe(1);
    expect(await system.documents('request_log').countDocuments({ path: '/txns', status: 499 })).toBe(1);
    const sent = shop.received.map(({ body }) => JSON.parse(body).content.order.order_id);
    expect(sent).toContain('just-before-the-stop');
    // The next start asks the gateway what happened.
    const next = await system.start();
    expect((await merchantAt(next.baseUrl, await system.demo()).read('hangs')).status).not.toBe(OrderStatus.CHARGED);
    await next.stop();
  });

  it('leaves no mongod and no lock behind, at any moment of its start or afterwards', async () => {
    const directory = join(system.dataDir, 'mongod');
    const mongodPid = async () =>
      Number(await readFile(join(dbPath(directory), 'mongod.lock'), 'utf8').catch(() => ''));
    const service = await system.startAlone();
    const pid = await mongodPid();
    expect(inspectProcess(pid)).toBeDefined();
    expect((await service.stop()).code).toBe(0);
    expect(inspectProcess(pid)).toBeUndefined();

    for (const moment of [0, 50, 150, 300, 450, 600, 900, 1_300, 1_800, 2_300]) {
      const starting = system.launch({});
      await sleep(moment);
      const { code, signal } = await starting.stop();
      // Before Node.js has come as far as a program's first line, the signal itself ends the process: npm's, or the service's, whose
      // end is then told as a shell tells it.
      expect(code === 0 || code === 143 || signal === 'SIGTERM', `${code} ${signal} after ${moment} ms`).toBe(true);
      const left = await mongodPid();
      expect(left === 0 ? undefined : inspectProcess(left)).toBeUndefined();
      expect((await readdir(directory)).filter((name) => name.includes('lock'))).toEqual([]);
    }
  });

  it('ends when the process that runs its mongod is killed, and the next start finds its data', async () => {
    const service = await system.startAlone();
    const made = await merchantAt(service.baseUrl, await system.demo()).order('before-the-kill');
    expect(made.status).toBe(200);
    await service.kill();
    const answers = () => fetch(`${service.baseUrl}/health`).then(({ status }) => status, String);
    await expect.poll(answers, { timeout: 20_000 }).toMatch(/fetch failed/);

    const next = await system.startAlone();
    const after = merchantAt(next.baseUrl, await system.demo());
    expect((await after.read('before-the-kill')).status).toBe(OrderStatus.NEW);
    expect((await next.stop()).code).toBe(0);
  });
});
