/**
 * POST /txns with `order.*`: creates the order in the same call, or pays an existing one.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode, EventName, OrderStatus, TxnStatus } from '../../../generated/values.ts';
import { leadsTo, PASSWORD } from '../../support/bank-page.ts';
import { at, textAt } from '../../support/caller.ts';
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

let service: TestService;
let shop: Shop;

beforeAll(async () => {
  service = await startService({ label: 'order in call', merchant: withAllEvents });
  shop = shopOf(service);
});
afterAll(() => service.close());

/** The call that creates the order, without `order_id`. */
function startWithOrder(orderId: string, fields: Fields = {}, options = {}) {
  const order = { 'order.order_id': orderId, 'order.amount': '250.50' };
  const own = { merchant_id: 'shop', format: 'json', ...cardFields(fields.card_number ?? Cards.visa) };
  return service.call.form('/txns', { ...own, ...order, ...fields }, options);
}

async function exists(orderId: string): Promise<boolean> {
  return (await service.call.get(`/orders/${orderId}`)).status === 200;
}

describe('an order made by POST /txns', () => {
  it('has the terms of the call and is paid like any other', async () => {
    const orderId = newOrderId();
    const started = await startWithOrder(orderId, {
      'order.currency': 'USD',
      'order.customer_id': 'cust-7',
      'order.return_url': 'https://shop.example/paid',
      'metadata.colour': 'blue',
    });
    expect(started.json()).toMatchObject({ order_id: orderId, txn_id: `shop-${orderId}-1` });
    await shop.bank.enter(textAt(started.json(), 'payment', 'authentication', 'url'), PASSWORD);
    expect(await shop.read(orderId)).toMatchObject({
      status: OrderStatus.CHARGED,
      amount: 250.5,
      currency: 'USD',
      customer_id: 'cust-7',
      return_url: 'https://shop.example/paid',
      metadata: { colour: 'blue' },
    });
    expect(await shop.events(orderId)).toEqual([
      EventName.ORDER_CREATED,
      EventName.TXN_CREATED,
      EventName.TXN_CHARGED,
      EventName.ORDER_SUCCEEDED,
    ]);
    expect(await shop.ledger(orderId)).toEqual([{ kind: 'charge', minor: 25_050 }]);
  });

  it('may be named by order_id too, in any case', async () => {
    const orderId = newOrderId();
    const started = await startWithOrder(orderId, { order_id: orderId.toUpperCase() });
    expect(textAt(started.json(), 'order_id')).toBe(orderId);
  });

  it('leads a browser to the bank page', async () => {
    const started = await startWithOrder(newOrderId(), { format: '' });
    expect((await shop.bank.open(leadsTo(started))).text).toContain('₹250.50');
  });

  it.each([
    ['a wrong check digit', { card_number: '4111111111111112' }, ErrorCode.INVALID_INPUT, 'card_number'],
    ['an expired card', { card_exp_year: '2020' }, ErrorCode.EXPIRED, 'card_exp_year'],
    ['no card number', { card_number: '' }, ErrorCode.missing_card_number, 'card_number'],
    ['MOTO, which the merchant has not', { auth_type: 'MOTO' }, ErrorCode.INVALID_REQUEST, 'auth_type'],
    ['no amount', { 'order.amount': '' }, ErrorCode.mandatory_fields_missing, 'order.amount'],
    ['an amount of 0', { 'order.amount': '0' }, ErrorCode.INVALID_REQUEST, 'order.amount'],
    ['too many decimals', { 'order.amount': '1.005' }, ErrorCode.INVALID_REQUEST, 'order.amount'],
    ['a currency nobody has', { 'order.currency': 'QQQ' }, ErrorCode.INVALID_REQUEST, 'order.currency'],
    ['a bad return address', { 'order.return_url': 'ftp://x' }, ErrorCode.INVALID_REQUEST, 'order.return_url'],
    ['a bad webhook address', { 'metadata.webhook_url': 'x' }, ErrorCode.INVALID_REQUEST, 'metadata.webhook_url'],
    ['another order in order_id', { order_id: 'other' }, ErrorCode.INVALID_REQUEST, 'order_id'],
    ['another merchant', { merchant_id: 'other' }, ErrorCode.INVALID_REQUEST, 'merchant_id'],
  ])('does not come into being with %s', async (_, fields: Fields, code, field) => {
    const orderId = newOrderId();
    expect(refusalOf(await startWithOrder(orderId, fields))).toEqual([400, code, field]);
    expect(await exists(orderId)).toBe(false);
  });

  it('comes into being once when the call is made several times at once', async () => {
    const orderId = newOrderId();
    const answers = await Promise.all(Array.from({ length: 6 }, () => startWithOrder(orderId)));
    const started = answers.filter(({ status }) => status === 200);
    const ids = started.map((answer) => textAt(answer.json(), 'txn_id')).sort();
    expect(ids).toEqual(started.map((_, index) => `shop-${orderId}-${index + 1}`));
    expect(ids).not.toEqual([]);
    // An order takes no attempt while the gateway is asked for another.
    const others = answers.filter(({ status }) => status !== 200);
    for (const answer of others) expect(refusalOf(answer)).toEqual([400, ErrorCode.txn_in_progress]);
    expect((await shop.events(orderId)).filter((name) => name === EventName.ORDER_CREATED)).toHaveLength(1);
  });
});

describe('order.* on an order that exists', () => {
  it('changes its terms, with credentials, while no attempt is open', async () => {
    const orderId = await shop.order();
    await startWithOrder(orderId, { card_number: Cards.frictionless });
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.CHARGED, amount: 250.5 });
    expect(await shop.ledger(orderId)).toEqual([{ kind: 'charge', minor: 25_050 }]);
    expect(await shop.events(orderId)).toContain(EventName.ORDER_UPDATED);
  });

  it('is refused where it would change the amount under an open attempt', async () => {
    const orderId = await shop.order();
    await shop.begin(orderId);
    expect(refusalOf(await startWithOrder(orderId))).toEqual([400, ErrorCode.txn_in_progress]);
    expect(await shop.read(orderId)).toMatchObject({ amount: 100 });
    expect(await shop.attempts(orderId)).toEqual([TxnStatus.PENDING_VBV]);
  });

  it('is paid as it is by a stranger', async () => {
    const orderId = await shop.order({ customer_id: 'cust-1', return_url: 'https://shop.example/own' });
    const fields = { card_number: Cards.frictionless, 'order.amount': '1.00', 'order.customer_id': 'cust-2' };
    const started = await startWithOrder(orderId, { ...fields, 'order.currency': 'USD' }, asAnonymous);
    expect(at(started.json(), 'status')).toBe(TxnStatus.CHARGED);
    expect(await shop.read(orderId)).toMatchObject({
      amount: 100,
      currency: 'INR',
      customer_id: 'cust-1',
      return_url: 'https://shop.example/own',
    });
    expect(await shop.ledger(orderId)).toEqual([{ kind: 'charge', minor: 10_000 }]);
    expect(await shop.events(orderId)).not.toContain(EventName.ORDER_UPDATED);
  });
});
