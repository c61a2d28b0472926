/** Whatever the address guard refuses, it refuses where the merchant sees it: in the answer to the call, or in the event's log. */
import { isIP } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  EventName,
  WebhookAttemptOutcome,
  WebhookDeliveryState,
  WebhookFailureClass,
} from '../../../generated/values.ts';
import { workerSettings } from '../../../server/delivery/queue/worker-ports.ts';
import { systemNetwork } from '../../../server/delivery/transport/connect.ts';
import { endpointPolicy } from '../../../server/domain/merchants/webhook-url-rule.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { at, textAt } from '../../support/caller.ts';
import { newOrderId, type Shop, shopOf } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { REFUSED } from '../../support/refused-addresses.ts';
import { startService, type TestService } from '../../support/service.ts';
import { otherWorker } from './other-worker.ts';

const ADDRESSES = REFUSED.filter((address) => isIP(address) !== 0);
/** A URL has no place for the zone of a link-local address. */
const LITERALS = ADDRESSES.filter((address) => !address.includes('%'));

let service: TestService;
let shop: Shop;
let settings: Awaited<ReturnType<typeof settingsOf>>;

beforeAll(async () => {
  const events = [EventName.ORDER_CREATED];
  service = await startService({
    label: 'refused addresses',
    merchant: (merchant) => ({ ...merchant, webhook: { ...merchant.webhook, events } }),
  });
  shop = shopOf(service);
  settings = await settingsOf(service, service.merchant);
});
afterAll(() => service.close());

const urlOf = (address: string) => `https://${isIP(address) === 6 ? `[${address}]` : address}/hooks`;

/** The first attempt of an order's only event, as the settings show it. */
async function attemptOf(orderId: string) {
  const delivery = at((await settings('GET', `/settings/orders/${orderId}/webhooks`)).json(), 'deliveries', 0);
  expect(delivery).toMatchObject({ state: WebhookDeliveryState.PENDING, notified: false });
  return at(delivery, 'attempts', 0);
}

const refusedAttempt = {
  outcome: WebhookAttemptOutcome.ADDRESS_REFUSED,
  failure_class: WebhookFailureClass.ADDRESS_REFUSED,
  http_status: null,
};

/** Delivers what is due, where every name of shop.example has the address that stands for it. */
async function deliver(addresses: ReadonlyMap<string, string>, loopback: 'allowed' | 'refused'): Promise<void> {
  const worker = otherWorker(service, addresses.size + (loopback === 'allowed' ? 1 : 2), {
    settings: { ...workerSettings(endpointPolicy('sandbox', loopback)), perEndpoint: 1 },
    network: {
      ...systemNetwork,
      resolve: async (hostname) => {
        const address = addresses.get(hostname) ?? '';
        return [{ address, family: isIP(address) }];
      },
    },
  });
  await worker.runOnce();
  await worker.stop();
}

describe('an address that is refused', () => {
  it.each(LITERALS)('%s: is a 400 that names the parameter, at the settings and at an order', async (address) => {
    const url = urlOf(address);
    expect(refusalOf(await settings('PUT', '/settings/webhook', { url }))).toEqual([400, 'INVALID_REQUEST', 'url']);
    const order = { order_id: newOrderId(), amount: '1.00', 'metadata.webhook_url': url };
    const answer = await service.call.form('/orders', order);
    expect(refusalOf(answer)).toEqual([400, 'INVALID_REQUEST', 'metadata.webhook_url']);
    const reason = textAt(answer.json(), 'error_info', 'fields', 0, 'reason');
    expect(reason).toContain('reachable from the internet');
    expect((await service.call.get(`/orders/${order.order_id}`)).status).toBe(400);
  });

  it('and that a name resolves to, is in the event’s log with the name, the address and its kind', async () => {
    const names = new Map(ADDRESSES.map((address, index) => [`n${index}.shop.example`, address]));
    const orders = new Map<string, string>();
    for (const [name] of names) {
      orders.set(name, await shop.order({ 'metadata.webhook_url': `https://${name}/hooks` }));
    }
    await deliver(names, 'allowed');
    for (const [name, orderId] of orders) {
      const attempt = await attemptOf(orderId);
      expect(attempt).toMatchObject(refusedAttempt);
      expect(textAt(attempt, 'detail')).toContain(`The host ${name} resolves to ${names.get(name)}, which is `);
    }
  });

  it('and that was stored before the rule became stricter, is there too, for every endpoint of the merchant', async () => {
    const orders = new Map<string, string>();
    for (const url of ['http://127.0.0.1:9/hooks', 'https://localhost/hooks', 'https://[::1]/hooks']) {
      orders.set(url, await shop.order({ 'metadata.webhook_url': url }));
    }
    await deliver(new Map(), 'refused');
    for (const orderId of orders.values()) {
      const attempt = await attemptOf(orderId);
      expect(attempt).toMatchObject(refusedAttempt);
      expect(textAt(attempt, 'detail')).toMatch(/https:\/\/|reachable from the internet/);
    }
    const list = at((await settings('GET', '/settings/webhook-endpoints')).json(), 'list');
    const origins = Array.isArray(list) ? list.map((endpoint) => at(endpoint, 'origin')) : [];
    expect(origins).toEqual(expect.arrayContaining(['http://127.0.0.1:9', 'https://localhost', 'https://[::1]']));
  });
});

describe('http in place of https', () => {
  it.each([
    'http://shop.example/hooks',
    'HTTP://shop.example/hooks',
    ' http://shop.example/hooks',
    'http:\\\\shop.example\\hooks',
    'http:/shop.example/hooks',
    'http://shop.example:443/hooks',
    'http://8.8.8.8/hooks',
    'ws://shop.example/hooks',
    'wss://shop.example/hooks',
  ])('%s: cannot be had by metadata.webhook_url, whichever call makes the order', async (url) => {
    const own = { 'metadata.webhook_url': url };
    const orderId = newOrderId();
    const made = await service.call.form('/orders', { order_id: orderId, amount: '1.00', ...own });
    expect(refusalOf(made)).toEqual([400, 'INVALID_REQUEST', 'metadata.webhook_url']);
    expect(textAt(made.json(), 'error_info', 'fields', 0, 'reason')).toContain('https://');
    const session = {
      order_id: orderId,
      amount: '1.00',
      customer_id: 'c1',
      payment_page_client_id: 'shop',
      action: 'paymentPage',
    };
    const asked = await service.call.json('POST', '/session', { ...session, ...own });
    expect(refusalOf(asked)).toEqual([400, 'INVALID_REQUEST', 'metadata.webhook_url']);
    const nested = await service.call.json('POST', '/session', { ...session, metadata: { webhook_url: url } });
    expect(refusalOf(nested)).toEqual([400, 'INVALID_REQUEST', 'metadata.webhook_url']);
    expect((await service.call.get(`/orders/${orderId}`)).status).toBe(400);
  });

  it('cannot be had of an order that had https, by changing it', async () => {
    const orderId = await shop.order({ 'metadata.webhook_url': 'https://shop.example/hooks' });
    const change = { order_id: orderId, amount: '100.00', 'metadata.webhook_url': 'http://shop.example/hooks' };
    const again = await service.call.form('/orders', change);
    expect(refusalOf(again)).toEqual([400, 'INVALID_REQUEST', 'metadata.webhook_url']);
    // A change takes no address of any kind.
    const changed = await service.call.form(`/orders/${orderId}`, change);
    expect(changed.headers.get('x-svc-ignored-parameters')).toContain('metadata.webhook_url');
    expect(at(await shop.read(orderId), 'metadata', 'webhook_url')).toBe('https://shop.example/hooks');
    const stored = await service.database.db.collection('orders').findOne({ orderId });
    expect(stored?.webhookUrl).toBe('https://shop.example/hooks');
  });

  it('is let through to loopback alone: a name that leads elsewhere gets nothing', async () => {
    const orderId = await shop.order({ 'metadata.webhook_url': 'http://shop.localhost:9/hooks' });
    await deliver(new Map([['shop.localhost', '8.8.8.8']]), 'allowed');
    const attempt = await attemptOf(orderId);
    expect(attempt).toMatchObject(refusedAttempt);
    expect(textAt(attempt, 'detail')).toContain('plain http is for loopback only');
  });
});
