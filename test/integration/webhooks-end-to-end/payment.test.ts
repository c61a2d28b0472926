/** From a payment to its webhook, handled once: the service, its worker, and the receiver kit on Express, over HTTP. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventName, OrderStatus, WebhookAttemptOutcome, WebhookDeliveryState } from '../../../generated/values.ts';
import { mongoStore } from '../../../receiver-kit/src/index.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { at } from '../../support/caller.ts';
import { Cards, newOrderId, type Shop, shopOf } from '../../support/payments.ts';
import { startService, type TestService, WEBHOOK_USERNAME } from '../../support/service.ts';
import { type MerchantEndpoint, merchantEndpoint } from './merchant-endpoint.ts';

let service: TestService;
let shop: Shop;
let endpoint: MerchantEndpoint;
let settings: Awaited<ReturnType<typeof settingsOf>>;

const PAID = [EventName.TXN_CHARGED, EventName.ORDER_SUCCEEDED];

beforeAll(async () => {
  service = await startService({ label: 'webhooks end to end' });
  shop = shopOf(service);
  endpoint = await merchantEndpoint({ store: mongoStore(service.database.db) });
});
afterAll(async () => {
  await service.close();
  await endpoint.close();
});

/** The settings as a merchant leaves them: this endpoint, and the events that are on by default. */
async function configure(changes: Readonly<Record<string, unknown>> = {}): Promise<void> {
  settings = await settingsOf(service, service.merchant);
  const answer = await settings('PUT', '/settings/webhook', { url: endpoint.url, ...changes });
  expect(answer.status).toBe(200);
}

beforeEach(async () => {
  endpoint.mishaps.length = 0;
  await configure();
});
afterEach(() => {
  expect(endpoint.problems).toEqual([]);
});

async function paidOrder(fields = {}): Promise<string> {
  const orderId = await shop.order(fields);
  await shop.pay(orderId, Cards.visa);
  return orderId;
}

async function notified(orderId: string): Promise<unknown> {
  return at(await shop.read(orderId), 'webhook_notified');
}

/** The deliveries as the settings show them, by event name. */
async function deliveriesOf(orderId: string): Promise<Map<unknown, unknown>> {
  const shown = (await settings('GET', `/settings/orders/${orderId}/webhooks`)).json();
  const list = at(shown, 'deliveries');
  return new Map(Array.isArray(list) ? list.map((delivery) => [at(delivery, 'event_name'), delivery]) : []);
}

describe('a paid order', () => {
  it('is sent to the merchant once, with the current order', async () => {
    const orderId = await paidOrder();
    expect(await notified(orderId)).toBe(false);
    await service.runWorkers();
    expect(endpoint.namesOf(orderId).sort()).toEqual([...PAID].sort());
    const received = endpoint.handled.find(
      (event) => event.orderId === orderId && event.name === EventName.ORDER_SUCCEEDED,
    );
    expect(received).toMatchObject({ status: OrderStatus.CHARGED, id: expect.stringMatching(/^evt_[0-9a-f]{32}$/) });
    expect(await notified(orderId)).toBe(true);
    service.clock.advance(24 * 60 * 60_000);
    await service.runWorkers();
    expect(endpoint.namesOf(orderId)).toHaveLength(2);
  });

  it('is handled once although two connections were cut before the answer: what comes again is a duplicate', async () => {
    // Leaves a connection open: where such a one is cut, the event goes once more over another, within the same attempt.
    await paidOrder();
    await service.runWorkers();
    const orderId = await shop.order();
    await configure({ events: [EventName.ORDER_SUCCEEDED] });
    await shop.pay(orderId, Cards.visa);
    const before = endpoint.receiver.counters();
    endpoint.mishaps.push('cut', 'cut');
    await service.runWorkers();
    expect(endpoint.namesOf(orderId)).toEqual([EventName.ORDER_SUCCEEDED]);
    expect(await notified(orderId)).toBe(false);
    // 5 s, give or take a fifth.
    service.clock.advance(3_900);
    await service.runWorkers();
    expect(await notified(orderId)).toBe(false);
    service.clock.advance(2_200);
    await service.runWorkers();
    expect(await notified(orderId)).toBe(true);
    expect(endpoint.namesOf(orderId)).toEqual([EventName.ORDER_SUCCEEDED]);
    const after = endpoint.receiver.counters();
    expect([after.handled - before.handled, after.duplicate - before.duplicate]).toEqual([1, 2]);
    expect((await deliveriesOf(orderId)).get(EventName.ORDER_SUCCEEDED)).toMatchObject({
      state: WebhookDeliveryState.NOTIFIED,
      notified: true,
      next_attempt_at: null,
      attempt_count: 2,
      attempts: [
        { number: 1, outcome: WebhookAttemptOutcome.CONNECTION_FAILED, http_status: null, url: endpoint.url },
        { number: 2, outcome: WebhookAttemptOutcome.ACKNOWLEDGED, http_status: 200 },
      ],
    });
  });

  it.each([500, 201, 204, 302, 404])('is sent again after an answer %d', async (status) => {
    const orderId = await paidOrder();
    endpoint.mishaps.push(status, status);
    await service.runWorkers();
    expect(endpoint.namesOf(orderId)).toEqual([]);
    expect(await notified(orderId)).toBe(false);
    expect((await deliveriesOf(orderId)).get(EventName.ORDER_SUCCEEDED)).toMatchObject({
      state: WebhookDeliveryState.PENDING,
      attempts: [{ outcome: WebhookAttemptOutcome.NOT_ACKNOWLEDGED, http_status: status }],
    });
    service.clock.advance(7_000);
    await service.runWorkers();
    expect(endpoint.namesOf(orderId).sort()).toEqual([...PAID].sort());
    expect(await notified(orderId)).toBe(true);
  });

  it('is refused by a receiver with other credentials, and delivered once they match', async () => {
    await configure({ password: 'another password' });
    const orderId = await paidOrder();
    await service.runWorkers();
    expect(endpoint.namesOf(orderId)).toEqual([]);
    expect((await deliveriesOf(orderId)).get(EventName.ORDER_SUCCEEDED)).toMatchObject({
      attempts: [{ http_status: 401 }],
    });
    await configure({ password: 'hook:pass word' });
    service.clock.advance(7_000);
    await service.runWorkers();
    expect(await notified(orderId)).toBe(true);
  });

  it('sends every event that it raised, each valid by the contract', async () => {
    await configure({ events: Object.values(EventName) });
    const orderId = await shop.order({ description: 'first' });
    await service.call.form(`/orders/${orderId}`, { description: 'second', udf1: '"quoted" ünï 𝄞' });
    await shop.pay(orderId, Cards.declinedThenCharged);
    await shop.pay(orderId, Cards.visa);
    service.clock.advance(31_000);
    await service.runWorkers();
    const { TXN_CREATED, TXN_FAILED, TXN_CHARGED, ORDER_FAILED, ORDER_SUCCEEDED } = EventName;
    const { ORDER_CREATED, ORDER_UPDATED, AUTO_REFUND_INITIATED, AUTO_REFUND_SUCCEEDED } = EventName;
    const expected = [
      ...[ORDER_CREATED, ORDER_UPDATED, TXN_CREATED, TXN_FAILED, ORDER_FAILED, TXN_CREATED, TXN_CHARGED],
      ...[ORDER_SUCCEEDED, AUTO_REFUND_INITIATED, AUTO_REFUND_SUCCEEDED],
    ];
    expect(endpoint.namesOf(orderId).sort()).toEqual([...expected].sort());
    expect(await notified(orderId)).toBe(true);
  });
});

describe('what is sent', () => {
  it('carries the configured credentials and custom headers', async () => {
    await configure({ custom_headers: { 'X-Shop-Region': 'south', 'X-Key': 'k1' } });
    await paidOrder();
    const before = endpoint.requests.length;
    await service.runWorkers();
    const basic = Buffer.from(`${WEBHOOK_USERNAME}:hook:pass word`).toString('base64');
    for (const headers of endpoint.requests.slice(before)) {
      expect(headers).toMatchObject({ 'x-shop-region': 'south', 'x-key': 'k1', authorization: `Basic ${basic}` });
    }
    expect(endpoint.requests.length - before).toBe(2);
  });

  it('leaves out events that are disabled, and notified does not wait for them', async () => {
    await configure({ events: [EventName.TXN_CHARGED] });
    const orderId = await paidOrder();
    await service.runWorkers();
    expect(endpoint.namesOf(orderId)).toEqual([EventName.TXN_CHARGED]);
    expect(await notified(orderId)).toBe(true);
    expect([...(await deliveriesOf(orderId)).keys()]).toEqual([EventName.TXN_CHARGED]);
  });

  it('is nothing when no event is enabled, and the order is never notified', async () => {
    await configure({ events: [] });
    const orderId = await paidOrder();
    await service.runWorkers();
    expect([endpoint.namesOf(orderId), await notified(orderId)]).toEqual([[], false]);
  });

  it('goes to the order’s own address where it has one, with the configured credentials', async () => {
    const own = await merchantEndpoint();
    try {
      const orderId = await paidOrder({ 'metadata.webhook_url': own.url });
      await service.runWorkers();
      expect(own.namesOf(orderId).sort()).toEqual([...PAID].sort());
      expect(endpoint.namesOf(orderId)).toEqual([]);
      expect(await notified(orderId)).toBe(true);
      expect(own.problems).toEqual([]);
      // Whoever changes the settings does not change where this order's webhooks go.
      expect((await deliveriesOf(orderId)).get(EventName.TXN_CHARGED)).toMatchObject({ attempts: [{ url: own.url }] });
    } finally {
      await own.close();
    }
  });

  it('goes to the own address of an order that a session or a payment made', async () => {
    const own = await merchantEndpoint();
    try {
      const inSession = newOrderId();
      const wanted = { action: 'paymentPage', payment_page_client_id: 'shop', 'metadata.webhook_url': own.url };
      await service.call.json('POST', '/session', { order_id: inSession, amount: '5.00', customer_id: 'c', ...wanted });
      await shop.pay(inSession, Cards.visa);
      const inCall = newOrderId();
      const order = { 'order.order_id': inCall, 'order.amount': '5.00', 'metadata.webhook_url': own.url };
      await shop.start('', { order_id: '', ...order, card_number: Cards.frictionless });
      await service.runWorkers();
      for (const orderId of [inSession, inCall]) {
        expect(own.namesOf(orderId).sort()).toEqual([...PAID].sort());
        expect(endpoint.namesOf(orderId)).toEqual([]);
      }
      expect(own.problems).toEqual([]);
    } finally {
      await own.close();
    }
  });

  it('goes to the order’s own address even where none is configured', async () => {
    await configure({ url: null });
    const orderId = await paidOrder({ 'metadata.webhook_url': endpoint.url });
    await service.runWorkers();
    expect(await notified(orderId)).toBe(true);
  });
});

describe('webhook_notified', () => {
  it('is true only when every event is acknowledged, and false again when a new one arises', async () => {
    const orderId = await shop.order();
    expect(await notified(orderId)).toBe(false);
    await shop.pay(orderId, Cards.declined);
    endpoint.mishaps.push(503);
    await service.runWorkers();
    // One of the two is acknowledged, the other waits a minute.
    expect(endpoint.namesOf(orderId)).toHaveLength(1);
    expect(await notified(orderId)).toBe(false);
    service.clock.advance(73_000);
    await service.runWorkers();
    expect(await notified(orderId)).toBe(true);
    await shop.pay(orderId, Cards.visa);
    expect(await notified(orderId)).toBe(false);
    await service.runWorkers();
    expect(await notified(orderId)).toBe(true);
    const shown = (await settings('GET', `/settings/orders/${orderId}/webhooks`)).json();
    expect(shown).toMatchObject({ webhook_notified: true });
    expect(at(shown, 'deliveries', 'length')).toBe(4);
  });

  it('is in lists as well, and not in webhooks', async () => {
    const orderId = await paidOrder();
    await service.runWorkers();
    const list = at((await service.call.get('/orders?limit=100')).json(), 'list');
    const listed = Array.isArray(list) ? list.find((order) => at(order, 'order_id') === orderId) : undefined;
    expect(at(listed, 'webhook_notified')).toBe(true);
    const texts = endpoint.handled.filter((event) => event.orderId === orderId).map(({ text }) => text);
    for (const text of texts) expect(text).not.toContain('webhook_notified');
  });
});

describe('events of a merchant without an address', () => {
  it('wait, and arrive once one is set', async () => {
    await configure({ url: null });
    const orderId = await paidOrder();
    await service.runWorkers();
    service.clock.advance(10 * 60_000);
    await service.runWorkers();
    expect(endpoint.namesOf(orderId)).toEqual([]);
    expect((await deliveriesOf(orderId)).get(EventName.ORDER_SUCCEEDED)).toMatchObject({
      state: WebhookDeliveryState.WAITING_FOR_URL,
      notified: false,
      attempt_count: 0,
      attempts: [],
    });
    await configure();
    await service.runWorkers();
    expect(endpoint.namesOf(orderId).sort()).toEqual([...PAID].sort());
    expect(await notified(orderId)).toBe(true);
  });

  it('go to the address that is right, when it was mistyped at first', async () => {
    await configure({ url: endpoint.url.replace('/webhooks', '/webhoks') });
    const orderId = await paidOrder();
    await service.runWorkers();
    expect(await notified(orderId)).toBe(false);
    await configure();
    service.clock.advance(7_000);
    await service.runWorkers();
    expect(await notified(orderId)).toBe(true);
  });
});
