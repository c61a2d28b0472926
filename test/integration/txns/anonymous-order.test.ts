/**
 * An anonymous caller's order does not bind the merchant, and does not use up the customer's attempts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode, EventName, OrderStatus, TxnStatus } from '../../../generated/values.ts';
import { bankPageOf, PASSWORD } from '../../support/bank-page.ts';
import { textAt } from '../../support/caller.ts';
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
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { addCard, listOf } from '../../support/stored-cards.ts';

let service: TestService;
let shop: Shop;
beforeAll(async () => {
  service = await startService({
    label: 'strangers order',
    merchant: (merchant) => ({
      ...withAllEvents(merchant),
      gateways: merchant.gateways.flatMap((config) => [
        config,
        { ...config, gatewayConfigId: 'gw_aa', referenceId: 'aa', isDefault: false, credentials: {} },
      ]),
      paymentPage: { ...merchant.paymentPage, allowedOrigins: ['https://shop.example'] },
    }),
  });
  shop = shopOf(service);
});
afterAll(() => service.close());

function squat(orderId: string, more: Fields = {}) {
  const order = { 'order.order_id': orderId, 'order.amount': '500.00', merchant_id: 'shop', format: 'json' };
  return service.call.form('/txns', { ...cardFields(Cards.visa), ...order, ...more }, asAnonymous);
}

it('is taken over by the merchant whole: its return address is gone, and every term sent counts', async () => {
  const orderId = newOrderId();
  const started = await squat(orderId, { 'order.return_url': 'https://shop.example/elsewhere' });
  await bankPageOf(service).cancel(textAt(started.json(), 'payment', 'authentication', 'url'));
  const terms = {
    order_id: orderId,
    amount: '999.00',
    customer_email: 'asha@shop.example',
    product_id: 'lamp',
    'metadata.webhook_url': 'https://hooks.shop.example/x',
    'metadata.expiryInMins': '60',
  };
  const answer = (await service.call.form('/orders', terms)).json();
  expect(answer).toMatchObject({
    amount: 999,
    return_url: '',
    customer_email: 'asha@shop.example',
    product_id: 'lamp',
    metadata: { webhook_url: 'https://hooks.shop.example/x', expiryInMins: '60' },
  });
  const stored = await service.database.db.collection('orders').findOne({ orderId });
  expect(stored?.webhookUrl).toBe('https://hooks.shop.example/x');
  const again = (await service.call.form('/orders', { ...terms, return_url: 'https://shop.example/back' })).json();
  expect(again.return_url).toBe('https://shop.example/back');
});

/** The merchant creates the order, in each possible way. */
const creates = {
  'POST /orders': (order_id: string, amount: string, more: Fields = {}) =>
    service.call.form('/orders', { order_id, amount, ...more }),
  'POST /session': (order_id: string, amount: string, more: Fields = {}) =>
    service.call.json('POST', '/session', { order_id, amount, payment_page_client_id: 'shop', ...more }),
  'POST /txns with order.*': (orderId: string, amount: string, more: Fields = {}) =>
    service.call.form('/txns', {
      ...cardFields(Cards.visa),
      'order.order_id': orderId,
      'order.amount': amount,
      merchant_id: 'shop',
      format: 'json',
      ...more,
    }),
} as const;
const ways = ['POST /orders', 'POST /session', 'POST /txns with order.*'] as const;

/** The same amount on other terms than the anonymous attempt's. */
const otherTerms = [
  ['gateway reference', { 'metadata.SVC:gateway_reference_id': 'aa' }],
  ['capture mode', { 'metadata.txns.auto_capture': 'false' }],
] as const;

const GIVEN_BACK = [
  { kind: 'charge', minor: 50_000 },
  { kind: 'refund', minor: 50_000 },
];

describe.each(ways)('is taken over by %s', (way) => {
  const create = creates[way];

  it('while its attempt is open, which pays nothing then; a currency that is left out is the merchant’s default', async () => {
    const orderId = newOrderId();
    const started = await squat(orderId, { 'order.currency': 'USD', 'order.customer_id': 'mallory' });
    const bank = textAt(started.json(), 'payment', 'authentication', 'url');
    const form = { _csrf: await shop.bank.formToken(bank), action: 'pay', otp: PASSWORD };
    const before = (await shop.events(orderId)).length;
    expect((await create(orderId, '999.00')).status).toBe(200);
    const events = (await shop.events(orderId)).slice(before);
    expect(events.slice(0, 2)).toEqual([EventName.TXN_FAILED, EventName.ORDER_UPDATED]);
    expect(events).not.toContain(EventName.ORDER_FAILED);
    await shop.bank.post(bank, form);
    expect(await shop.ledger(orderId)).toEqual([]);
    expect(await shop.read(orderId)).toMatchObject({
      amount: 999,
      currency: 'INR',
      customer_id: '',
      amount_refunded: 0,
    });
    expect((await shop.attempts(orderId))[0]).toBe(TxnStatus.AUTHENTICATION_FAILED);
    await shop.pay(orderId, Cards.mastercard);
    expect(await shop.ledger(orderId)).toEqual([{ kind: 'charge', minor: 99_900 }]);
  });

  it('with the same amount, and the customer at the bank’s page may finish', async () => {
    const orderId = newOrderId();
    const bank = textAt((await squat(orderId)).json(), 'payment', 'authentication', 'url');
    expect((await create(orderId, '500.00')).status).toBe(200);
    await shop.bank.enter(bank, PASSWORD);
    expect((await shop.attempts(orderId))[0]).toBe(TxnStatus.CHARGED);
    expect(await shop.ledger(orderId)).toEqual([{ kind: 'charge', minor: 50_000 }]);
  });

  it('while the gateway charges another amount, which goes back', async () => {
    const orderId = newOrderId();
    const bank = textAt(
      (await squat(orderId, { card_number: Cards.chargedLater })).json(),
      'payment',
      'authentication',
      'url',
    );
    await shop.bank.enter(bank, PASSWORD);
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTHORIZING]);
    const created = await create(orderId, '999.00');
    // The merchant can read the order, though no other attempt may begin until the gateway responds.
    if (way === 'POST /txns with order.*') expect(created.json().error_code).toBe(ErrorCode.txn_in_progress);
    else expect(created.status).toBe(200);
    service.clock.advance(61_000);
    await service.runWorkers();
    expect(await shop.read(orderId)).toMatchObject({ status: TxnStatus.AUTO_REFUNDED, amount: 999 });
    expect(await shop.ledger(orderId)).toEqual([
      { kind: 'charge', minor: 50_000 },
      { kind: 'refund', minor: 50_000 },
    ]);
    await shop.pay(orderId, Cards.visa);
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTO_REFUNDED, TxnStatus.CHARGED]);
  });

  it('after its time has run out, with a time of its own', async () => {
    const orderId = newOrderId();
    await squat(orderId);
    service.clock.advance(31 * 60_000);
    await service.runWorkers();
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.EXPIRED });
    expect((await create(orderId, '500.00')).status).toBe(200);
    await shop.pay(orderId, Cards.mastercard);
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED });
  });

  it.each(otherTerms)('with another %s, and the attempt at the bank’s page pays nothing', async (_, terms) => {
    const orderId = newOrderId();
    const bank = textAt((await squat(orderId)).json(), 'payment', 'authentication', 'url');
    const form = { _csrf: await shop.bank.formToken(bank), action: 'pay', otp: PASSWORD };
    expect((await create(orderId, '500.00', terms)).status).toBe(200);
    await shop.bank.post(bank, form);
    expect((await shop.attempts(orderId))[0]).toBe(TxnStatus.AUTHENTICATION_FAILED);
    expect(await shop.ledger(orderId)).toEqual([]);
  });

  it.each(otherTerms)('with another %s while the gateway charges, and the money goes back', async (_, terms) => {
    const orderId = newOrderId();
    const started = await squat(orderId, { card_number: Cards.chargedLater });
    await shop.bank.enter(textAt(started.json(), 'payment', 'authentication', 'url'), PASSWORD);
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTHORIZING]);
    await create(orderId, '500.00', terms);
    service.clock.advance(61_000);
    await service.runWorkers();
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.AUTO_REFUNDED]);
    expect(await shop.ledger(orderId)).toEqual(GIVEN_BACK);
  });

  it.each([
    ['amount', { amount: '999.00' }],
    ['currency', { amount: '500.00', currency: 'USD' }],
    ...otherTerms,
  ] as const)('that was paid with another %s: the payment goes back, and the customer pays', async (_, terms) => {
    const orderId = newOrderId();
    await squat(orderId, { card_number: Cards.frictionless });
    const before = (await shop.events(orderId)).length;
    const { amount = '500.00', ...more }: Fields = terms;
    const isTxn = way === 'POST /txns with order.*';
    const prefixed = isTxn && more.currency !== undefined ? { 'order.currency': more.currency } : more;
    const answer = await create(orderId, amount, prefixed);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-svc-warning') ?? '').not.toContain('API key');
    expect((await shop.events(orderId)).slice(before, before + 2)).toEqual([
      EventName.AUTO_REFUND_INITIATED,
      EventName.ORDER_UPDATED,
    ]);
    expect(await shop.read(orderId)).toMatchObject({ amount: Number(amount), maximum_eligible_refund_amount: 0 });
    if (!isTxn) expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.AUTO_REFUNDED });
    await service.runWorkers();
    expect(await shop.events(orderId)).toContain(EventName.AUTO_REFUND_SUCCEEDED);
    expect(await shop.ledger(orderId)).toEqual(GIVEN_BACK);
    const paidAs = 'metadata.txns.auto_capture' in terms ? TxnStatus.AUTHORIZED : TxnStatus.CHARGED;
    await shop.pay(orderId, Cards.mastercard);
    const attempts = await shop.attempts(orderId);
    expect([attempts[0], attempts.at(-1)]).toEqual([TxnStatus.AUTO_REFUNDED, paidAs]);
    expect(await shop.read(orderId)).toMatchObject({ status: paidAs, amount: Number(amount) });
  });

  it('never where some of a payment of another amount was refunded already: the answer says what to do', async () => {
    const orderId = newOrderId();
    await squat(orderId, { card_number: Cards.frictionless, 'order.currency': 'JPY', 'order.amount': '999' });
    const refund = { unique_request_id: `back-${orderId}`, amount: '1' };
    expect((await service.call.form(`/orders/${orderId}/refunds`, refund)).status).toBe(200);
    const answer = await create(orderId, '999.00');
    const field = way === 'POST /txns with order.*' ? 'order.order_id' : 'order_id';
    expect(refusalOf(answer)).toEqual([400, ErrorCode.unique, field]);
    expect(textAt(answer.json(), 'error_message')).toContain('refund the rest');
    const read = await service.call.get(`/orders/${orderId}`);
    expect(read.headers.get('x-svc-warning')).toContain('opened without an API key');
    expect(read.json()).toMatchObject({ status: OrderStatus.CHARGED, amount: 999, currency: 'JPY' });
  });
});

it.each(['POST /orders', 'POST /session'] as const)(
  'that was paid with the merchant’s own amount becomes the merchant’s by %s',
  async (way) => {
    const orderId = newOrderId();
    await squat(orderId, { card_number: Cards.frictionless, 'order.customer_id': 'mallory' });
    const answer = await creates[way](orderId, '500.00');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-svc-warning') ?? '').not.toContain('API key');
    const order = await shop.read(orderId);
    expect(order).toMatchObject({ status: OrderStatus.CHARGED, amount: 500, customer_id: '' });
    expect((await creates[way](orderId, '501.00')).json().error_code).toBe(ErrorCode.order_already_processed);
  },
);

it('attempts of strangers leave the rest of the 25 to the customer', async () => {
  const orderId = await shop.order();
  const answers = [];
  for (let tries = 0; tries < 12; tries += 1) answers.push(await shop.start(orderId, {}, asAnonymous));
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 400, 400]);
  expect(answers.at(-1)?.json().error_code).toBe(ErrorCode.attempts_exceeded);
  const own = await shop.start(orderId, {});
  expect(own.json().status).toBe(TxnStatus.PENDING_VBV);
});

it.each(['order.order_id', 'order.customer_id', 'order.return_url'])(
  'refuses the very card number of the call in %s, and stores nothing',
  async (name) => {
    const orderId = newOrderId();
    const before = await service.database.db.collection('orders').countDocuments();
    const value = name === 'order.return_url' ? `https://shop.example/${Cards.visa}` : Cards.visa;
    const answer = await squat(orderId, { [name]: value });
    expect([answer.status, answer.json().error_code]).toEqual([400, ErrorCode.INVALID_INPUT]);
    expect(answer.text).not.toContain(Cards.visa);
    expect(await service.database.db.collection('orders').countDocuments()).toBe(before);
  },
);

const cardUnknown = [400, ErrorCode.INVALID_REQUEST, 'card_token'];

/** POST /txns with an existing `card_token`. */
function payBy(token: string, order: Readonly<Record<string, string>>, options = asAnonymous) {
  const form = { merchant_id: 'shop', payment_method_type: 'CARD', format: 'json', card_security_code: '739' };
  return service.call.form('/txns', { ...form, card_token: token, ...order }, options);
}

it('is not paid with a stored card, by whoever holds its card_token, and none is made for it', async () => {
  const { token } = await addCard(service.call, 'held');
  const orderId = newOrderId();
  const part = { 'order.order_id': orderId, 'order.amount': '1.00', 'order.customer_id': 'held' };
  expect(refusalOf(await payBy(token, part))).toEqual(cardUnknown);
  expect((await service.call.get(`/orders/${orderId}`)).status).toBe(400);
  expect((await squat(orderId, { 'order.amount': '1.00', 'order.customer_id': 'held' })).status).toBe(200);
  expect(refusalOf(await payBy(token, part))).toEqual(cardUnknown);
  for (const options of [asAnonymous, {}]) {
    expect(refusalOf(await payBy(token, { order_id: orderId }, options))).toEqual(cardUnknown);
  }
  expect(await shop.attempts(orderId)).toEqual([TxnStatus.PENDING_VBV]);
});

it('is paid with a stored card once the merchant has taken it over', async () => {
  await addCard(service.call, 'taken-over');
  const orderId = newOrderId();
  const started = await squat(orderId, { 'order.customer_id': 'taken-over' });
  await bankPageOf(service).cancel(textAt(started.json(), 'payment', 'authentication', 'url'));
  await service.call.form('/orders', { order_id: orderId, amount: '500.00', customer_id: 'taken-over' });
  const [card] = await listOf(service.call, 'taken-over');
  expect((await payBy(String(card?.card_token), { order_id: orderId })).json().status).toBe(TxnStatus.PENDING_VBV);
});

it("pays the merchant's own order as it is with that customer's card, whatever the call says of the order", async () => {
  const { token } = await addCard(service.call, 'as-it-is');
  const orderId = await shop.order({ customer_id: 'as-it-is' });
  const part = { 'order.order_id': orderId, 'order.amount': '1.00', 'order.customer_id': 'somebody-else' };
  expect((await payBy(token, part)).json().status).toBe(TxnStatus.PENDING_VBV);
  expect(await shop.read(orderId)).toMatchObject({ amount: 100, customer_id: 'as-it-is' });
});
