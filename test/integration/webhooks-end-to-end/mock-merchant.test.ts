/** `npm run mock:merchant`: Prism, with the receiver's document alone, takes what the service delivers and refuses what breaks the contract. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { EventName, WebhookAttemptOutcome } from '../../../generated/values.ts';
import { newRsaPair } from '../../../scripts/encrypted-examples/message.ts';
import { freePort } from '../../../scripts/ports.ts';
import { exampleEvent } from '../../../server/delivery/admin/test-delivery.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { at } from '../../support/caller.ts';
import { Cards, type Shop, shopOf } from '../../support/payments.ts';
import { startService, type TestService } from '../../support/service.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };

let mock: ChildProcess;
let said = '';
let url: string;
let service: TestService;
let shop: Shop;
let settings: Awaited<ReturnType<typeof settingsOf>>;

const example = (name: EventName) => exampleEvent(name, `evt_${'0'.repeat(32)}`, new Date('2026-03-14T09:27:41Z'));
const headers = {
  authorization: `Basic ${Buffer.from('shop:secret').toString('base64')}`,
  'content-type': 'application/json',
  'webhook-id': `evt_${'0'.repeat(32)}`,
  'webhook-timestamp': '1773480461',
};
const send = (body: string, more: object = {}) =>
  fetch(url, { method: 'POST', headers: { ...headers, ...more }, body });

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}/any/path`;
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' };
  mock = spawn(process.execPath, ['--import', 'tsx', 'scripts/mock-merchant.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [mock.stdout, mock.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  service = await startService({ label: 'mock merchant' });
  shop = shopOf(service);
  settings = await settingsOf(service, service.merchant);
  const up = async () => (await send(example(EventName.ORDER_CREATED)).catch(() => undefined))?.status;
  await vi.waitFor(async () => expect(await up()).toBe(200), PATIENCE);
}, 120_000);
afterAll(async () => {
  mock.kill('SIGTERM');
  await service.close();
});

async function attemptsOf(orderId: string): Promise<unknown[]> {
  await service.runWorkers();
  const deliveries = at((await settings('GET', `/settings/orders/${orderId}/webhooks`)).json(), 'deliveries');
  return Array.isArray(deliveries) ? deliveries.map((delivery) => at(delivery, 'attempts', 0)) : [];
}

it('takes every event of an order that fails and is paid, as the service sends it', async () => {
  const configured = await settings('PUT', '/settings/webhook', { url, events: Object.values(EventName) });
  expect(configured.status).toBe(200);
  service.clock.advance(2_000);
  const orderId = await shop.order();
  await shop.start(orderId, { card_number: Cards.declined });
  await shop.start(orderId, { card_number: Cards.frictionless });
  const attempts = await attemptsOf(orderId);
  expect(attempts.length).toBeGreaterThanOrEqual(5);
  for (const attempt of attempts)
    expect(attempt).toMatchObject({ outcome: WebhookAttemptOutcome.ACKNOWLEDGED, http_status: 200 });
  expect(at(await shop.read(orderId), 'webhook_notified')).toBe(true);
  expect(said).toContain(`200 ${EventName.ORDER_SUCCEEDED} evt_`);
});

it('takes the example of every event, and an encrypted one with signature', async () => {
  for (const name of Object.values(EventName)) expect([name, (await send(example(name))).status]).toEqual([name, 200]);
  await settings('PUT', '/settings/keys/one', { merchant_public_key: newRsaPair().publicKey });
  await settings('POST', '/settings/webhook/secret');
  const events = [EventName.ORDER_SUCCEEDED];
  await settings('PUT', '/settings/webhook', { url, events, encrypted: true });
  service.clock.advance(2_000);
  const orderId = await shop.order();
  await shop.start(orderId, { card_number: Cards.frictionless });
  expect(await attemptsOf(orderId)).toMatchObject([{ outcome: WebhookAttemptOutcome.ACKNOWLEDGED, http_status: 200 }]);
  expect(said).toContain('200 ENCRYPTED evt_');
});

it('refuses what breaks the contract, and the merchant reads it in the log', async () => {
  const good = example(EventName.ORDER_SUCCEEDED);
  expect((await send(good.replace('"amount":', '"amount_of":'))).status).toBe(422);
  expect((await send(good.replace(EventName.ORDER_SUCCEEDED, 'ORDER_TELEPORTED'))).status).toBe(404);
  expect((await send(good, { authorization: '' })).status).toBe(401);
  expect((await send(good, { 'webhook-id': 'one' })).status).toBe(422);
  expect((await send('{"JWT":"not a token"}')).status).toBe(422);
  expect((await send('no JSON')).status).toBe(400);
});

it('takes the next one after a sender that went away amid the body', async () => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write('POST / HTTP/1.1\r\nhost: shop\r\ncontent-length: 100\r\n\r\n{"id":', () => socket.destroy());
  await once(socket, 'close');
  expect((await send(example(EventName.ORDER_CREATED))).status).toBe(200);
});
