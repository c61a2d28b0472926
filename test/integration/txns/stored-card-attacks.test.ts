/**
 * POST /txns with a stored card that the caller may not use, or not now: a clear error, and no money moves.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OrderStatus } from '../../../generated/values.ts';
import type { Merchant } from '../../../server/domain/merchants/merchant.ts';
import { type Answer, at, textAt } from '../../support/caller.ts';
import { asAnonymous, type Fields, newOrderId, type Shop, shopOf } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestMerchant, type TestService } from '../../support/service.ts';
import { addCard, listOf, withToken } from '../../support/stored-cards.ts';

const MINUTE = 60_000;
const unknown = [400, 'INVALID_REQUEST', 'card_token', 'RESOURCE_NOT_FOUND'];
const csc = { card_security_code: '739' };

let service: TestService;
let shop: Shop;
let neighbour: TestMerchant;

const enabled = (merchant: Merchant) => ({ ...merchant, tokenizationEnabled: true, merchantConsent: true });

beforeAll(async () => {
  service = await startService({ label: 'stored card attacks', merchant: enabled });
  shop = shopOf(service);
  neighbour = await service.addMerchant('neighbour', enabled);
});
afterAll(() => service.close());

/** The gateway's records: sessions begun and money moved. */
async function receivedByGateway(): Promise<number> {
  const { db } = service.database;
  const counts = await Promise.all(
    ['sandbox_gateway_sessions', 'sandbox_gateway_ledger'].map((name) => db.collection(name).countDocuments()),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function payBy(orderId: string, fields: Fields, options = {}): Promise<Answer> {
  const form = { order_id: orderId, merchant_id: 'shop', payment_method_type: 'CARD', format: 'json' };
  return service.call.form('/txns', { ...form, ...csc, ...fields }, options);
}

/** Makes the call; the gateway must not receive a request, and the order must not change. */
async function refused(orderId: string, call: () => Promise<Answer>): Promise<readonly unknown[]> {
  const before = await receivedByGateway();
  const answer = await call();
  expect(await receivedByGateway()).toBe(before);
  expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.NEW });
  expect(await shop.ledger(orderId)).toEqual([]);
  return [...refusalOf(answer), at(answer.json(), 'error_info', 'code')];
}

describe('a card_token', () => {
  it('of another merchant is unknown, to its API key and to strangers', async () => {
    const theirs = await addCard(service.callAs(neighbour), 'cust-1');
    const orderId = await shop.order({ customer_id: 'cust-1' });
    for (const options of [{}, asAnonymous]) {
      expect(await refused(orderId, () => payBy(orderId, { card_token: theirs.token }, options))).toEqual(unknown);
    }
  });

  it('of another customer is unknown, and so it is for an order without one', async () => {
    const { token } = await addCard(service.call, 'victim');
    for (const customer of ['cust-2', 'VICTIM', '']) {
      const orderId = await shop.order(customer === '' ? {} : { customer_id: customer });
      expect(await refused(orderId, () => payBy(orderId, { card_token: token }))).toEqual(unknown);
      expect(await refused(orderId, () => payBy(orderId, { card_token: token }, asAnonymous))).toEqual(unknown);
    }
  });

  it('of another customer makes no order', async () => {
    const { token } = await addCard(service.call, 'victim');
    const orderId = newOrderId();
    const order = { 'order.order_id': orderId, 'order.amount': '1.00', 'order.customer_id': 'cust-2' };
    const form = { merchant_id: 'shop', payment_method_type: 'CARD', format: 'json', ...csc, ...order };
    const answer = await service.call.form('/txns', { ...form, card_token: token });
    expect(refusalOf(answer)).toEqual(unknown.slice(0, 3));
    expect((await service.call.get(`/orders/${orderId}`)).status).toBe(400);
  });

  it('is EXPIRED after 15 minutes', async () => {
    const { token } = await addCard(service.call, 'cust-3');
    const orderId = await shop.order({ customer_id: 'cust-3' });
    service.clock.advance(15 * MINUTE - 1);
    const change = { card_token: token, card_security_code: '' };
    expect(await refused(orderId, () => payBy(orderId, change))).toEqual([
      400,
      'INVALID_INPUT',
      'card_security_code',
      'INVALID_INPUT',
    ]);
    service.clock.advance(1);
    expect(await refused(orderId, () => payBy(orderId, { card_token: token }))).toEqual([
      400,
      'EXPIRED',
      'card_token',
      'EXPIRED',
    ]);
    const [fresh] = await listOf(service.call, 'cust-3');
    expect((await payBy(orderId, { card_token: String(fresh?.card_token) })).status).toBe(200);
  });

  it('that was changed, made up or taken away is unknown', async () => {
    const { token, reference } = await addCard(service.call, 'cust-4');
    const orderId = await shop.order({ customer_id: 'cust-4' });
    const last = token.endsWith('A') ? 'Q' : 'A';
    const others = [`${token.slice(0, -1)}${last}`, `card_${'A'.repeat(51)}`, reference, `ctkn_${'0'.repeat(32)}`];
    for (const other of others) {
      expect(await refused(orderId, () => payBy(orderId, { card_token: other }))).toEqual(unknown);
    }
    await service.call.form('/card/delete', { card_reference: reference });
    expect(await refused(orderId, () => payBy(orderId, { card_token: token }))).toEqual(unknown);
  });

  it('is not replaced by the permanent reference: that is named as ignored, and a card asked for', async () => {
    const { reference } = await addCard(service.call, 'cust-5');
    const orderId = await shop.order({ customer_id: 'cust-5' });
    const answer = await payBy(orderId, { card_reference: reference });
    expect(refusalOf(answer).slice(0, 3)).toEqual([400, 'Mandatory fields are missing', 'card_number']);
    expect(answer.headers.get('x-svc-ignored-parameters')).toBe('card_reference');
  });

  it('comes alone', async () => {
    const { token } = await addCard(service.call, 'cust-6');
    const orderId = await shop.order({ customer_id: 'cust-6' });
    for (const more of [{ card_number: '5555555555554444' }, { tavv: Buffer.alloc(20, 1).toString('base64') }]) {
      const refusal = await refused(orderId, () => payBy(orderId, { card_token: token, ...more }));
      expect(refusal).toEqual([400, 'INVALID_REQUEST', 'card_token', 'INVALID_INPUT']);
    }
  });
});

describe('a handed-in card', () => {
  it('pays once, never for another merchant, and not after 15 minutes', async () => {
    const card = { card_number: '4111111111111111', card_exp_month: '12', card_exp_year: '30' };
    const handIn = async (by = service.merchant) =>
      textAt((await service.callAs(by).form('/card/tokenize', card)).json(), 'card_token');
    const orderId = await shop.order();
    const theirs = await handIn(neighbour);
    expect(await refused(orderId, () => payBy(orderId, { card_token: theirs }))).toEqual(unknown);
    const late = await handIn();
    service.clock.advance(15 * MINUTE);
    expect((await refused(orderId, () => payBy(orderId, { card_token: late }))).slice(0, 3)).toEqual([
      400,
      'EXPIRED',
      'card_token',
    ]);
    const once = await handIn();
    // A payment that is refused before it begins does not consume the card.
    expect((await payBy(orderId, { card_token: once, card_security_code: '' })).status).toBe(400);
    expect((await payBy('nobody-1', { card_token: once })).status).toBe(400);
    const uses = await Promise.all([1, 2, 3].map(() => payBy(orderId, { card_token: once })));
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });
});

describe('a stored card', () => {
  it.each<[string, Fields, Fields]>([
    ['no security code', {}, { card_security_code: '' }],
    ['a security code of four digits on a VISA card', {}, { card_security_code: '7391' }],
    ['a security code of three digits on an AMEX card', { card_number: '378282246310005' }, {}],
  ])('is refused with %s', async (_what, stored, fields) => {
    const { token } = await addCard(service.call, 'cust-7', stored);
    const orderId = await shop.order({ customer_id: 'cust-7' });
    const refusal = await refused(orderId, () => payBy(orderId, { card_token: token, ...fields }));
    expect(refusal).toEqual([400, 'INVALID_INPUT', 'card_security_code', 'INVALID_INPUT']);
  });

  it('is refused once it has expired', async () => {
    await addCard(service.call, 'cust-8', { card_exp_month: '03', card_exp_year: '2026' });
    const before = service.clock.now();
    service.clock.set(new Date('2026-04-01T00:00:00Z'));
    const [card] = await listOf(service.call, 'cust-8');
    const orderId = await shop.order({ customer_id: 'cust-8' });
    const refusal = await refused(orderId, () => payBy(orderId, { card_token: String(card?.card_token) }));
    expect(refusal).toEqual([400, 'EXPIRED', 'card_exp_year', 'EXPIRED']);
    service.clock.set(before);
  });

  it('is checked like any card where its ACTIVE token gets no cryptogram and its number would pay', async () => {
    const theirs = await service.addMerchant('falling', (merchant) => ({
      ...enabled(merchant),
      repeatTokenTransactions: true,
    }));
    const [theirShop, call] = [shopOf(service, theirs), service.callAs(theirs)];
    const requests = { tokenize: 'true', save_to_locker: 'true' };
    await theirShop.bank.enter(
      await theirShop.begin(await theirShop.order({ customer_id: 'cust-10' }), requests),
      '111000',
    );
    for (let second = 0; second < 5; second += 1) {
      service.clock.advance(1_000);
      await service.runWorkers();
    }
    const [card] = await listOf(call, 'cust-10');
    expect(card).toMatchObject({ token: { tokenization_status: 'ACTIVE' } });
    // The network has suspended the token; the service has not been notified yet.
    const suspended = { $set: { issuer: 'stops' } };
    const there = service.database.db.collection('sandbox_network_tokens');
    expect((await there.updateMany({ merchantId: 'falling' }, suspended)).modifiedCount).toBe(1);
    const pay = (orderId: string, fields: Fields) =>
      call.form('/txns', {
        order_id: orderId,
        merchant_id: 'falling',
        payment_method_type: 'CARD',
        format: 'json',
        card_token: String(card?.card_token),
        ...fields,
      });
    const orderId = await theirShop.order({ customer_id: 'cust-10' });
    const before = await receivedByGateway();
    expect(refusalOf(await pay(orderId, {}))).toEqual([400, 'INVALID_INPUT', 'card_security_code']);
    expect(await receivedByGateway()).toBe(before);
    expect((await pay(orderId, csc)).status).toBe(200);
  });

  it('cannot pay where its token is suspended and its number is not kept', async () => {
    const repeating = await service.addMerchant('repeating', (merchant) => ({
      ...enabled(merchant),
      repeatTokenTransactions: true,
    }));
    const [theirShop, call] = [shopOf(service, repeating), service.callAs(repeating)];
    const first = await theirShop.begin(await theirShop.order({ customer_id: 'cust-9' }), { tokenize: 'true' });
    await theirShop.bank.enter(first, '111000');
    for (let second = 0; second < 5; second += 1) {
      service.clock.advance(1_000);
      await service.runWorkers();
    }
    const [card] = await listOf(call, 'cust-9');
    const reference = String(card?.card_reference);
    await call.form(`/cards/${reference}/token/suspend`, { customer_id: 'cust-9' });
    const orderId = await theirShop.order({ customer_id: 'cust-9' });
    const before = await receivedByGateway();
    const form = { order_id: orderId, merchant_id: 'repeating', payment_method_type: 'CARD', format: 'json', ...csc };
    for (const card_security_code of ['739', '']) {
      const answer = await call.form('/txns', { ...form, card_token: String(card?.card_token), card_security_code });
      expect([...refusalOf(answer), at(answer.json(), 'error_info', 'code')]).toEqual([
        400,
        'INVALID_ACTION',
        'card_token',
        'INVALID_ACTION',
      ]);
    }
    expect(await receivedByGateway()).toBe(before);
    expect(await theirShop.ledger(orderId)).toEqual([]);
  });
});

describe('a client auth token', () => {
  it('lists and pays with its customer’s cards for 15 minutes, with nobody else’s, and then no more', async () => {
    await addCard(service.call, 'cust-10');
    const foreign = await addCard(service.call, 'victim');
    const orderId = await shop.order({ customer_id: 'cust-10' });
    const order = (await service.call.get(`/orders/${orderId}?options.get_client_auth_token=true`)).json();
    const options = withToken(textAt(order, 'svc', 'client_auth_token'));
    const [card] = await listOf(service.call, 'cust-10', options);
    const own = { card_token: String(card?.card_token) };
    expect(await refused(orderId, () => payBy(orderId, { card_token: foreign.token }, options))).toEqual(unknown);
    service.clock.advance(15 * MINUTE);
    const late = await refused(orderId, () => payBy(orderId, own, options));
    expect(late).toEqual([401, 'access_denied', 'UNAUTHENTICATED']);
    expect((await service.call.get('/cards?customer_id=cust-10', options)).status).toBe(401);
  });
});
