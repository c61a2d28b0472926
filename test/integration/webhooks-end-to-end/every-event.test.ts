/** Every event there is, on orders of every kind, arrives and is valid by the contract and by the receiver's document. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventName, OrderStatus } from '../../../generated/values.ts';
import type { Merchant } from '../../../server/domain/merchants/merchant.ts';
import { at } from '../../support/caller.ts';
import { reportDispute } from '../../support/disputes.ts';
import { disputeReport } from '../../support/order-samples.ts';
import {
  asAnonymous,
  Cards,
  cardFields,
  type Fields,
  newOrderId,
  type Shop,
  shopOf,
  withAllEvents,
} from '../../support/payments.ts';
import { startService, type TestService } from '../../support/service.ts';
import { webhookProblems } from '../../support/webhook-contract.ts';
import { type MerchantEndpoint, merchantEndpoint } from './merchant-endpoint.ts';

let service: TestService;
let shop: Shop;
let endpoint: MerchantEndpoint;

beforeAll(async () => {
  endpoint = await merchantEndpoint();
  service = await startService({ label: 'every event', merchant: sendingAll });
  shop = shopOf(service);
});
afterAll(async () => {
  await service.close();
  await endpoint.close();
});

function sendingAll(merchant: Merchant): Merchant {
  const { webhook } = withAllEvents(merchant);
  return { ...merchant, webhook: { ...webhook, url: endpoint.url } };
}

/** An order with every field filled. */
const everything: Fields = {
  currency: 'KWD',
  amount: '10.125',
  customer_id: 'cust-1',
  customer_email: 'a@shop.example',
  customer_phone: '9100000000',
  product_id: 'p1',
  description: 'A "lamp" <b>&amp;</b>',
  return_url: 'https://shop.example/paid',
  udf1: 'one',
  udf10: 'ten',
  billing_address_first_name: 'Asha',
  billing_address_country: 'India',
  shipping_address_country_code_iso: 'IN',
  'metadata.a.b': 'c',
  'metadata.SVC:gateway_reference_id': 'cards_default',
};

/** What every webhook of this merchant carries: it has credentials, and neither a signing secret nor headers of its own. */
const carried = [
  'authorization',
  'content-type',
  'user-agent',
  'webhook-id',
  'webhook-timestamp',
  // The contract lets them be absent, for test deliveries; an event is never sent without its places.
  'x-svc-order-sequence',
  'x-svc-sequence',
];
/** The headers of the connection. */
const ofConnection: ReadonlySet<string> = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

function namesCarried(headers: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(headers)
    .filter((name) => !ofConnection.has(name))
    .sort();
}

async function arrived(orderId: string): Promise<string[]> {
  await service.runWorkers();
  expect(endpoint.problems).toEqual([]);
  for (const headers of endpoint.requests) expect(namesCarried(headers)).toEqual(carried);
  return endpoint.namesOf(orderId);
}

describe('an order', () => {
  it('with every field, paid without a challenge', async () => {
    const orderId = await shop.order(everything);
    await shop.start(orderId, { card_number: Cards.frictionless });
    expect(await arrived(orderId)).toContain(EventName.ORDER_SUCCEEDED);
  });

  it('that is changed', async () => {
    const orderId = await shop.order();
    await service.call.form(`/orders/${orderId}`, { amount: '7.00', udf2: 'x' });
    expect(await arrived(orderId)).toContain(EventName.ORDER_UPDATED);
  });

  it.each([
    ['captured', 'capture', {}, Cards.visa, EventName.ORDER_SUCCEEDED],
    ['captured in part', 'capture', { amount: '1.00' }, Cards.visa, EventName.ORDER_PARTIAL_CHARGED],
    ['voided', 'void', {}, Cards.visa, EventName.ORDER_VOIDED],
    ['not captured', 'capture', {}, Cards.captureFails, EventName.ORDER_CAPTURE_FAILED],
    ['not voided', 'void', {}, Cards.voidFails, EventName.ORDER_VOID_FAILED],
  ])('whose money is held, and then %s', async (_, verb, fields, number, event) => {
    const orderId = await shop.order({ 'metadata.txns.auto_capture': 'false' });
    await shop.pay(orderId, number);
    await service.call.form(`/v2/txns/${String(at(await shop.read(orderId), 'txn_uuid'))}/${verb}`, fields);
    expect(await arrived(orderId)).toEqual(expect.arrayContaining([EventName.ORDER_AUTHORIZED, event]));
  });

  it('of an anonymous caller, with a card of an unknown network', async () => {
    const orderId = newOrderId();
    const order = { 'order.order_id': orderId, 'order.amount': '3.00', merchant_id: 'shop', format: 'json' };
    await service.call.form('/txns', { ...cardFields('9000000000000001'), ...order }, asAnonymous);
    expect((await arrived(orderId)).sort()).toEqual([EventName.ORDER_CREATED, EventName.TXN_CREATED]);
  });

  it.each([
    ['without a gateway', 'unrouted', (merchant: Merchant) => ({ ...sendingAll(merchant), gateways: [] })],
    ['with another gateway reference', 'misrouted', sendingAll],
  ])('%s', async (_, merchantId, change) => {
    const other = shopOf(service, await service.addMerchant(merchantId, change));
    const orderId = await other.order({ 'metadata.SVC:gateway_reference_id': 'elsewhere' });
    await other.start(orderId);
    expect(await arrived(orderId)).toContain(EventName.TXN_FAILED);
  });

  it.each([
    ['a wrong password', async (address: string) => shop.bank.enter(address, '1')],
    ['a cancel', async (address: string) => shop.bank.cancel(address)],
    ['nothing, until it expires', async () => service.clock.advance(31 * 60_000)],
  ])('whose customer answers the bank with %s', async (_, act) => {
    const orderId = await shop.order();
    await act(await shop.begin(orderId));
    await service.runWorkers();
    const { ORDER_CREATED, ORDER_FAILED, TXN_CREATED, TXN_FAILED } = EventName;
    expect((await arrived(orderId)).sort()).toEqual([ORDER_CREATED, ORDER_FAILED, TXN_CREATED, TXN_FAILED]);
  });

  it.each([
    ['won', 'lost', EventName.DISPUTE_WON, EventName.DISPUTE_LOST],
    ['lost', 'won', EventName.DISPUTE_LOST, EventName.DISPUTE_WON],
  ] as const)('whose cardholder disputes the payment: first %s, then %s', async (first, second, ...ends) => {
    const orderId = await shop.order();
    await shop.pay(orderId, Cards.visa);
    for (const status of ['open', first, second, second] as const) {
      service.clock.advance(1_000);
      await reportDispute(service, 'shop', orderId, disputeReport({ status, at: service.clock.now() }));
    }
    const events = (await arrived(orderId)).filter((name) => name.startsWith('DISPUTE'));
    expect(events.sort()).toEqual([EventName.DISPUTE_OPENED, ...ends].sort());
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED, disputes: [{ amount: 100 }] });
  });

  it('that expires without an attempt', async () => {
    const orderId = await shop.order();
    service.clock.advance(31 * 60_000);
    await service.runWorkers();
    expect((await arrived(orderId)).sort()).toEqual([EventName.ORDER_CREATED, EventName.ORDER_FAILED]);
    const received = endpoint.handled.find(
      (event) => event.orderId === orderId && event.name === EventName.ORDER_FAILED,
    );
    expect(received?.status).toBe(OrderStatus.EXPIRED);
  });

  it.each([
    ['and is', Cards.declinedThenCharged, EventName.AUTO_REFUND_SUCCEEDED],
    ['and the gateway does not', Cards.refundsFail, EventName.AUTO_REFUND_FAILED],
  ])('whose second payment succeeds late and must be refunded, %s', async (_, number, event) => {
    const orderId = await shop.order();
    await shop.bank.enter(await shop.begin(orderId, { card_number: number }), 'wrong');
    await shop.pay(orderId, Cards.visa);
    // The bank has let the first payment through after all.
    const sessions = service.database.db.collection<{ _id: string }>('sandbox_gateway_sessions');
    const first = String(at(await shop.read(orderId), 'txn_list', 0, 'txn_uuid'));
    const decidedAt = new Date(service.clock.now().getTime() - 60_000);
    const decided = { authentication: 'passed', authorizedAt: decidedAt, newsAt: service.clock.now() };
    await sessions.updateOne({ _id: first }, { $set: decided });
    await service.runWorkers();
    expect(await arrived(orderId)).toEqual(expect.arrayContaining([EventName.AUTO_REFUND_INITIATED, event]));
  });

  const { ORDER_REFUNDED, ORDER_REFUND_FAILED, REFUND_FAILED, REFUND_MANUAL_REVIEW_NEEDED, REFUND_SUCCEEDED } =
    EventName;
  it.each([
    ['and is', Cards.visa, [ORDER_REFUNDED, REFUND_SUCCEEDED]],
    ['and the gateway does not', Cards.refundsFail, [ORDER_REFUND_FAILED, REFUND_FAILED]],
    ['and the gateway cannot tell', Cards.refundsUnclear, [REFUND_MANUAL_REVIEW_NEEDED]],
  ])('that the merchant refunds in part, %s', async (_, number, events) => {
    const orderId = await shop.order();
    await shop.pay(orderId, number);
    const answer = await service.call.form(`/orders/${orderId}/refunds`, { unique_request_id: 'r1', amount: '9.99' });
    expect(answer.status).toBe(200);
    await service.runWorkers();
    const refundEvents = (await arrived(orderId)).filter((name) => name.includes('REFUND'));
    expect(refundEvents.sort()).toEqual([...events, EventName.REFUND_INITIATED].sort());
  });

  it('of a merchant with a later webhook version', async () => {
    const later = await service.addMerchant('later_fields', (merchant) => {
      const sending = sendingAll(merchant);
      return { ...sending, webhook: { ...sending.webhook, version: '2025-01-10' } };
    });
    const other = shopOf(service, later);
    const orderId = await other.order();
    await other.pay(orderId, Cards.visa);
    await arrived(orderId);
    const texts = (id: string) => endpoint.handled.filter((event) => event.orderId === id).map(({ text }) => text);
    for (const text of texts(orderId)) expect(text).toContain('"maximum_eligible_refund_amount"');
    const plain = await shop.order();
    await arrived(plain);
    for (const text of texts(plain)) expect(text).not.toContain('"maximum_eligible_refund_amount"');
  });
});

it('this test’s own check finds what is wrong with a webhook', async () => {
  const orderId = await shop.order();
  await arrived(orderId);
  const good = endpoint.handled.find((event) => event.orderId === orderId);
  const text = good?.text ?? '';
  const headers = endpoint.requests.find((request) => request['webhook-id'] === good?.id) ?? {};
  expect(webhookProblems(headers, text)).toEqual([]);
  for (const wrong of [
    text.replace('"status":"NEW"', '"status":"FRESH"'),
    text.replace('"amount":100', '"amount":"100"'),
    text.replace('"order_id":', '"order":'),
    text.replace('evt_', 'event_'),
    text.replace('ORDER_CREATED', 'ORDER_MADE'),
    text.replace(/"date_created":"[^"]+"/, '"date_created":"yesterday"'),
  ]) {
    expect(wrong).not.toBe(text);
    expect(webhookProblems(headers, wrong)).not.toEqual([]);
  }
  const { authorization: _, ...open } = headers;
  expect(webhookProblems(open, text)).not.toEqual([]);
});
