import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { at, textAt } from '../../support/caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { raisedEvents } from '../../support/stored-orders.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({
    label: 'sessions',
    merchant: (merchant) => ({
      ...merchant,
      clientId: 'shop-app',
      webhook: { ...merchant.webhook, events: Object.values(EventName) },
    }),
  });
});
afterAll(() => service.close());

const body = (orderId: string, values: object = {}) => ({
  order_id: orderId,
  amount: '100.00',
  payment_page_client_id: 'shop-app',
  ...values,
});
const open = (orderId: string, values: object = {}) => service.call.json('POST', '/session', body(orderId, values));

function pay(orderId: string, cardNumber: string) {
  return service.call.form('/txns', {
    order_id: orderId,
    merchant_id: 'shop',
    payment_method_type: 'CARD',
    card_number: cardNumber,
    card_exp_month: '12',
    card_exp_year: '2030',
    card_security_code: '123',
    format: 'json',
  });
}

describe('POST /session', () => {
  it('makes an order, a page for it and the payload for the client', async () => {
    const person = { customer_id: 'cust_1', customer_email: 'asha@shop.example', customer_phone: '9876543210' };
    const values = { ...person, return_url: 'https://shop.example/back', action: 'paymentPage' };
    const answer = await service.call.json('POST', '/session', body('S-1', values), {
      headers: { 'x-request-id': 'call-1' },
    });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.json()).toEqual({
      status: 'NEW',
      id: expect.stringMatching(/^ord_[0-9a-f]{32}$/),
      order_id: 'S-1',
      payment_links: {
        web: expect.stringMatching(new RegExp(`^${service.baseUrl}/payment-page/pl_[0-9a-f]{32}$`)),
        expiry: '2026-03-14T09:56:53Z',
      },
      order_expiry: '2026-03-14T09:56:53Z',
      sdk_payload: {
        requestId: 'call-1',
        service: 'in.svc.hyperpay',
        payload: {
          clientId: 'shop-app',
          merchantId: 'shop',
          orderId: 'S-1',
          amount: '100.00',
          currency: 'INR',
          customerId: 'cust_1',
          customerEmail: 'asha@shop.example',
          customerPhone: '9876543210',
          action: 'paymentPage',
          returnUrl: 'https://shop.example/back',
          environment: 'sandbox',
          clientAuthToken: expect.stringMatching(/^tkn_[0-9a-f]{32}$/),
          clientAuthTokenExpiry: '2026-03-14T09:41:53Z',
        },
        expiry: '2026-03-14T09:41:53Z',
        currTime: '2026-03-14T09:26:53Z',
      },
    });
    expect(await raisedEvents(service, 'S-1')).toEqual(['ORDER_CREATED']);
    expect((await service.call.get('/orders/S-1')).json()).toMatchObject({
      id: at(answer.json(), 'id'),
      ...person,
      amount: 100,
    });
  });

  it('gives a link that leads to the order’s page, and a token that reads the order', async () => {
    const session = (await open('S-2')).json();
    expect((await fetch(textAt(session, 'payment_links', 'web'))).status).toBe(200);
    const token = textAt(session, 'sdk_payload', 'payload', 'clientAuthToken');
    const headers = { authorization: null, 'x-client-auth-token': token };
    expect((await service.call.get('/orders/S-2', { headers })).status).toBe(200);
  });

  it.each([
    ['100', '100.00', 'INR'],
    [100, '100.00', 'INR'],
    [100.5, '100.50', 'INR'],
    [4.35, '4.35', 'INR'],
    [0.1, '0.10', 'INR'],
    [1.1, '1.10', 'INR'],
    [9_999_999_999, '9999999999.00', 'INR'],
    [500, '500', 'JPY'],
    [1.005, '1.005', 'KWD'],
    ['0.01', '0.01', 'USD'],
  ])('takes the amount %j as %s %s', async (amount, text, currency) => {
    const orderId = `S-amount-${text.replace('.', '_')}-${currency}-${typeof amount}`;
    const session = (await open(orderId, { amount, currency })).json();
    expect(at(session, 'sdk_payload', 'payload', 'amount')).toBe(text);
    expect((await service.call.get(`/orders/${orderId}`)).json()).toMatchObject({ amount: Number(text), currency });
  });

  it.each([
    1.005,
    0.30000000000000004,
    -1,
    0,
    -0,
    1e-7,
    1e10,
    1e21,
    9_999_999_999.01,
    '1e3',
    '0x10',
    'NaN',
    '',
    '0',
    '100.',
    true,
    ['100'],
    { $gt: '' },
  ])('refuses the amount %j', async (amount) => {
    const answer = await open('S-never', { amount });
    expect(refusalOf(answer)).toEqual([400, 'INVALID_REQUEST', 'amount']);
  });

  it('takes null as absent', async () => {
    expect(refusalOf(await open('S-never', { amount: null }))).toEqual([400, 'Mandatory fields are missing', 'amount']);
    expect((await open('S-null', { customer_id: null, metadata: null })).status).toBe(200);
  });

  it('refuses numbers that JSON cannot hold, and numbers in the place of texts', async () => {
    const raw = (text: string) =>
      service.call.raw('POST', '/session', text, { headers: { 'content-type': 'application/json' } });
    const sent = JSON.stringify(body('S-never'));
    for (const number of ['1e400', '-1e400', '12345678901234567890']) {
      expect(refusalOf(await raw(sent.replace('"100.00"', number)))).toEqual([400, 'INVALID_REQUEST', 'amount']);
    }
    expect(refusalOf(await open('S-never', { customer_phone: 9_876_543_210 }))).toEqual([
      400,
      'INVALID_REQUEST',
      'customer_phone',
    ]);
  });

  it('needs the merchant’s own client id', async () => {
    const { payment_page_client_id: _, ...without } = body('S-never');
    const missing = await service.call.json('POST', '/session', without);
    expect(refusalOf(missing)).toEqual([400, 'payment_page_client_id_not_found', 'payment_page_client_id']);
    for (const id of ['shop', 'other', 'SHOP-APP']) {
      const answer = await open('S-never', { payment_page_client_id: id });
      expect([answer.status, at(answer.json(), 'error_code')]).toEqual([400, 'invalid.client.id']);
    }
  });

  it('knows no other action', async () => {
    expect(refusalOf(await open('S-never', { action: 'cardManagement' }))).toEqual([400, 'INVALID_REQUEST', 'action']);
  });

  it('takes metadata flat and nested, the flat one first', async () => {
    const values = {
      'metadata.a': 'flat',
      'metadata.count': 3,
      'metadata.gift': true,
      metadata: { a: 'nested', 'SVC:gateway_reference_id': 'cards_default', expiryInMins: '60' },
    };
    await open('S-meta', values);
    expect((await service.call.get('/orders/S-meta')).json()).toMatchObject({
      metadata: {
        a: 'flat',
        count: '3',
        gift: 'true',
        'SVC:gateway_reference_id': 'cards_default',
        expiryInMins: '60',
      },
      order_expiry: '2026-03-14T10:26:53Z',
    });
  });

  it.each([
    ['an operator', { 'metadata.x': { $gt: '' } }],
    ['a list', { 'metadata.x': ['a'] }],
    ['a nested operator', { metadata: { x: { $gt: '' } } }],
    ['an unsafe name', { metadata: { 'a b': 'x' } }],
    ['a text in the place of the whole', { metadata: 'x' }],
    ['51 keys', { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`k${index}`, 'v'])) }],
    [
      '26 keys each way',
      Object.fromEntries([
        ...Array.from({ length: 26 }, (_, index) => [`metadata.k${index}`, 'v']),
        ['metadata', Object.fromEntries(Array.from({ length: 26 }, (_, index) => [`n${index}`, 'v']))],
      ]),
    ],
  ])('refuses metadata that is %s', async (_, values) => {
    const answer = await open('S-never', values);
    expect([answer.status, at(answer.json(), 'error_code')]).toEqual([400, 'INVALID_REQUEST']);
  });

  it('made nothing of all that was refused', async () => {
    expect(refusalOf(await service.call.get('/orders/S-never'))).toEqual([400, 'order_not_found']);
  });

  it('names what it ignores', async () => {
    const answer = await open('S-ignored', { colour: 'red', options: { a: 1 }, card_4111111111111111: 'x' });
    expect([answer.status, answer.headers.get('x-svc-ignored-parameters')]).toEqual([200, 'colour,options']);
  });
});

describe('POST /session on an order that exists', () => {
  it('takes it up again: the same order, the same page, another token', async () => {
    const made = (await service.call.form('/orders', { order_id: 'S-again', amount: '100' })).json();
    const first = (await open('S-again')).json();
    const second = (await open('s-AGAIN')).json();
    expect([at(first, 'id'), at(first, 'order_id')]).toEqual([at(made, 'id'), 'S-again']);
    expect(at(second, 'payment_links')).toEqual(at(first, 'payment_links'));
    expect(at(second, 'payment_links', 'web')).not.toBe(at(made, 'payment_links', 'web'));
    for (const link of [at(made, 'payment_links', 'web'), at(first, 'payment_links', 'web')]) {
      expect((await fetch(String(link))).status).toBe(200);
    }
    const token = (session: unknown) => textAt(session, 'sdk_payload', 'payload', 'clientAuthToken');
    expect(token(second)).not.toBe(token(first));
    expect(await raisedEvents(service, 'S-again')).toEqual(['ORDER_CREATED']);
  });

  it('changes what may change', async () => {
    await open('S-change', { customer_id: 'cust_1' });
    const session = (await open('S-change', { amount: 250.5, description: 'Two' })).json();
    expect(at(session, 'sdk_payload', 'payload')).toMatchObject({ amount: '250.50', customerId: 'cust_1' });
    expect(await raisedEvents(service, 'S-change')).toEqual(['ORDER_CREATED', 'ORDER_UPDATED']);
  });

  it('after a failed attempt serves another, while one is open refuses another amount, once paid too', async () => {
    await open('S-pay');
    await pay('S-pay', '4111111111111111');
    expect((await open('S-pay')).json()).toMatchObject({ status: 'PENDING_VBV' });
    expect(refusalOf(await open('S-pay', { amount: 1 }))).toEqual([400, 'txn_in_progress']);
    expect((await pay('S-pay', '4012001037141112')).json()).toMatchObject({ status: 'CHARGED' });
    expect(refusalOf(await open('S-pay', { amount: 1 }))).toEqual([400, 'order_already_processed']);
    expect((await open('S-pay')).json()).toMatchObject({ status: 'CHARGED' });
  });
});

describe('POST /session with the action paymentManagement', () => {
  const manage = (values: object) =>
    service.call.json('POST', '/session', {
      action: 'paymentManagement',
      payment_page_client_id: 'shop-app',
      ...values,
    });

  it('answers a link for a known customer and a token of that customer, and makes no order', async () => {
    const form = { object_reference_id: 'cust_managing', mobile_number: '9876543210' };
    const uid = textAt((await service.call.form('/customers', form)).json(), 'id');
    const sent = { customer_id: uid, order_id: 'S-none', amount: '1', return_url: 'https://shop.example/account' };
    const answer = await manage(sent);
    expect([answer.status, answer.headers.get('x-svc-ignored-parameters')]).toEqual([200, 'order_id,amount']);
    expect(answer.json()).toMatchObject({
      status: 'NEW',
      id: '',
      order_id: '',
      payment_links: { web: expect.stringMatching(/\/payment-page\/pl_[0-9a-f]{32}$/), expiry: '2026-03-14T09:56:53Z' },
      sdk_payload: {
        payload: {
          action: 'paymentManagement',
          orderId: '',
          customerId: 'cust_managing',
          customerPhone: '9876543210',
          returnUrl: 'https://shop.example/account',
        },
      },
    });
    expect(refusalOf(await service.call.get('/orders/S-none'))).toEqual([400, 'order_not_found']);
    const token = textAt(answer.json(), 'sdk_payload', 'payload', 'clientAuthToken');
    const headers = { authorization: null, 'x-client-auth-token': token };
    expect((await service.call.get('/cards?customer_id=cust_managing', { headers })).status).toBe(200);
  });

  it.each([
    ['an unknown customer', { customer_id: 'nobody' }, 'customer_id_not_found'],
    ['no customer', {}, 'customer_id_not_found'],
    ['another client id', { customer_id: 'cust_managing', payment_page_client_id: 'x' }, 'invalid.client.id'],
    ['a return address with a query', { return_url: 'https://shop.example/?a=b' }, 'INVALID_REQUEST'],
  ])('refuses %s', async (_name, values, code) => {
    const answer = await manage(values);
    expect(refusalOf(answer).slice(0, 2)).toEqual([400, code]);
  });
});
