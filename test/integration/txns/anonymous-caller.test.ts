/**
 * POST /txns without an API key: what an anonymous caller may do and see.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode, ErrorInfoCode, OrderStatus } from '../../../generated/values.ts';
import { type Answer, at, type CallOptions, textAt } from '../../support/caller.ts';
import { asAnonymous, Cards, cardFields, type Fields, newOrderId, type Shop, shopOf } from '../../support/payments.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestMerchant, type TestService } from '../../support/service.ts';

let service: TestService;
let shop: Shop;
let rival: TestMerchant;

beforeAll(async () => {
  service = await startService({
    label: 'stranger',
    merchant: (merchant) => ({
      ...merchant,
      paymentPage: { ...merchant.paymentPage, allowedOrigins: ['https://anywhere.example'] },
    }),
  });
  shop = shopOf(service);
  rival = await service.addMerchant('rival');
});
afterAll(() => service.close());

const START_FIELDS = ['offer_details', 'order_id', 'payment', 'status', 'txn_id', 'txn_uuid'];

function startWithOrder(orderId: string, fields: Fields = {}, options: CallOptions = asAnonymous, merchantId = 'shop') {
  const order = { 'order.order_id': orderId, 'order.amount': '10.00' };
  const own = { merchant_id: merchantId, format: 'json', ...cardFields(Cards.visa) };
  return service.call.form('/txns', { ...own, ...order, ...fields }, options);
}

async function exists(orderId: string): Promise<boolean> {
  return (await service.call.get(`/orders/${orderId}`)).status === 200;
}

describe('a stranger who pays an order', () => {
  it('learns nothing but the start of the transaction', async () => {
    const secrets = {
      // No name or port contains this many digits by chance.
      amount: '87654321.09',
      customer_id: 'secret-customer',
      customer_email: 'secret@example.com',
      customer_phone: '9100000077',
      description: 'secret-description',
      udf3: 'secret-udf',
      return_url: 'https://secret.example/back',
      'metadata.note': 'secret-note',
    };
    const orderId = await shop.order(secrets);
    const answer = await shop.start(orderId, {}, asAnonymous);
    expect(Object.keys(answer.json()).sort()).toEqual(START_FIELDS);
    const received = `${answer.text} ${[...answer.headers].join(' ')}`;
    for (const value of [...Object.values(secrets), '87654321', '8765432109']) expect(received).not.toContain(value);
    expect(answer.headers.get('x-svc-warning')).toBeNull();
  });

  it('learns as little from a payment that is over at once', async () => {
    const orderId = await shop.order({ amount: '4321.09' });
    const answer = await shop.start(orderId, { card_number: Cards.frictionless }, asAnonymous);
    expect(Object.keys(answer.json()).sort()).toEqual(START_FIELDS.filter((name) => name !== 'payment'));
  });

  it('is led on by 303 without a body', async () => {
    const answer = await shop.start(await shop.order(), { format: '' }, asAnonymous);
    expect([answer.status, answer.text]).toEqual([303, '']);
  });

  it.each([
    ['metadata.*', { 'metadata.note': 'x', 'metadata.webhook_url': 'https://evil.example/' }],
    ['another amount', { 'order.amount': '1.00' }],
    ['a client auth token', { 'options.get_client_auth_token': 'true' }],
  ])('changes nothing of the order, and gets nothing, by sending %s beside order_id', async (_, fields: Fields) => {
    const orderId = await shop.order();
    const before = await shop.read(orderId);
    const answer = await shop.start(orderId, fields, asAnonymous);
    expect(answer.text).not.toContain('client_auth_token');
    const { amount, metadata } = await shop.read(orderId);
    expect({ amount, metadata }).toEqual({ amount: before.amount, metadata: before.metadata });
  });
});

describe('an order that a stranger cannot pay', () => {
  /** The response without the ids, which differ from call to call. */
  function withoutIds(answer: Answer, orderId: string): string {
    const requestId = textAt(answer.json(), 'error_info', 'request_id');
    return answer.text.replaceAll(requestId, '<request>').replaceAll(orderId, '<order>');
  }

  function headersOf(answer: Answer): Readonly<Record<string, string>> {
    const changing = ['date', 'x-request-id', 'x-response-id', 'content-length'];
    return Object.fromEntries([...answer.headers].filter(([name]) => !changing.includes(name)));
  }

  it('is answered the same whether it is unknown, another merchant’s, or expired', async () => {
    const foreign = await shopOf(service, rival).order();
    const expiredEarlier = await shop.order({ 'metadata.expiryInMins': '5' });
    await shop.begin(expiredEarlier);
    service.clock.advance(5 * 60_000);
    await service.runWorkers();
    const expiredNow = await shop.order({ 'metadata.expiryInMins': '5' });
    service.clock.advance(5 * 60_000);
    const ids = [newOrderId(), foreign, expiredEarlier, expiredNow];
    const answers = await Promise.all(ids.map((orderId) => shop.start(orderId, {}, asAnonymous)));
    expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400, 400]);
    const texts = answers.map((answer, index) => withoutIds(answer, String(ids[index])));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain(ErrorCode.order_not_found);
    expect(new Set(answers.map((answer) => JSON.stringify(headersOf(answer)))).size).toBe(1);
  });

  it('is left as it was', async () => {
    const foreign = await shopOf(service, rival).order();
    await shop.start(foreign, {}, asAnonymous);
    expect(await shopOf(service, rival).read(foreign)).toMatchObject({ status: OrderStatus.NEW });
  });
});

describe('a stranger who makes an order in the call', () => {
  it('may name order, customer, currency, amount and return address', async () => {
    const orderId = newOrderId();
    const fields = {
      'order.currency': 'EUR',
      'order.customer_id': 'walk-in',
      'order.return_url': 'https://anywhere.example/back',
    };
    const answer = await startWithOrder(orderId, fields);
    expect(Object.keys(answer.json()).sort()).toEqual(START_FIELDS);
    expect(await shop.read(orderId)).toMatchObject({
      status: OrderStatus.PENDING_VBV,
      amount: 10,
      currency: 'EUR',
      customer_id: 'walk-in',
      return_url: 'https://anywhere.example/back',
      metadata: {},
    });
  });

  it.each([
    ['metadata.SVC:gateway_reference_id', 'cards_default', 'metadata.SVC:gateway_reference_id'],
    ['metadata.webhook_url', 'https://evil.example/', 'metadata.webhook_url'],
    ['metadata.expiryInMins', '99999', 'metadata.expiryInMins'],
    ['metadata.anything', 'x', 'metadata.anything'],
    ['options.get_client_auth_token', 'true', 'options.get_client_auth_token'],
    ['options.anything', 'x', 'options.anything'],
    ['options.4024007103939509', 'x', 'options'],
    ['metadata.4024007103939509', 'x', 'metadata'],
    ['auth_type', 'MOTO', 'auth_type'],
  ])('may not send %s', async (name, value, field) => {
    const orderId = newOrderId();
    const answer = await startWithOrder(orderId, { [name]: value });
    expect(refusalOf(answer)).toEqual([400, ErrorCode.INVALID_REQUEST, field]);
    expect(await exists(orderId)).toBe(false);
  });

  it('is told, where it pays an order that exists, which options had no use', async () => {
    const orderId = await shop.order();
    const answer = await shop.start(orderId, { 'options.anything': 'x' }, asAnonymous);
    expect([answer.status, answer.headers.get('x-svc-ignored-parameters')]).toEqual([200, 'options.anything']);
    const withCard = await shop.start(orderId, { 'options.4024007103939509': 'x' }, asAnonymous);
    expect(refusalOf(withCard)).toEqual([400, ErrorCode.INVALID_REQUEST, 'options']);
  });

  it('is told with an API key that the answer holds no client auth token', async () => {
    const basic = Buffer.from(`${service.merchant.apiKey}:`).toString('base64');
    const wanted = { 'options.get_client_auth_token': 'true' };
    const answer = await startWithOrder(newOrderId(), wanted, { headers: { authorization: `Basic ${basic}` } });
    expect(answer.text).not.toContain('client_auth_token');
    expect(answer.headers.get('x-svc-ignored-parameters')).toBe('options.get_client_auth_token');
  });

  it('cannot do so where the merchant does not allow it, and not learn by it which orders exist', async () => {
    const closed = await service.addMerchant('closed', (merchant) => ({ ...merchant, openOrderCreate: false }));
    const closedShop = shopOf(service, closed);
    const known = await closedShop.order();
    const asOfClosed = { headers: { authorization: null, 'x-merchantid': 'closed' } };
    for (const orderId of [known, newOrderId()]) {
      const answer = await startWithOrder(orderId, {}, asOfClosed, 'closed');
      expect(refusalOf(answer)).toEqual([401, ErrorCode.access_denied]);
      expect(at(answer.json(), 'error_info', 'code')).toBe(ErrorInfoCode.FEATURE_NOT_ENABLED);
    }
    // Paying an order that the merchant created remains possible.
    expect((await closedShop.start(known, {}, asAnonymous)).status).toBe(200);
  });
});

describe('the return address of an order that a stranger makes', () => {
  let settled: TestMerchant;
  beforeAll(async () => {
    settled = await service.addMerchant('settled', (merchant) => ({
      ...merchant,
      paymentPage: {
        ...merchant.paymentPage,
        returnUrl: 'https://shop.example/done',
        allowedOrigins: ['https://pay.shop.example:8443'],
      },
    }));
  });

  function returningTo(url: string, options: CallOptions) {
    return startWithOrder(newOrderId(), { 'order.return_url': url }, options, 'settled');
  }

  const settledAnonymous = { headers: { authorization: null, 'x-merchantid': 'settled' } };

  it.each(['https://shop.example/other/path', 'https://pay.shop.example:8443/x'])('may be %s', async (url) => {
    expect((await returningTo(url, settledAnonymous)).status).toBe(200);
  });

  it.each([
    'https://evil.example/done',
    'http://shop.example/done',
    'https://shop.example:444/done',
    'https://shop.example.evil.example/done',
    'https://shop.example@evil.example/done',
    'https://pay.shop.example/x',
    'javascript:alert(1)',
    '//evil.example/',
    'not an address',
  ])('may not be %s, which is not the merchant’s', async (url) => {
    expect(refusalOf(await returningTo(url, settledAnonymous))).toEqual([
      400,
      ErrorCode.INVALID_REQUEST,
      'order.return_url',
    ]);
  });

  it('may be none at all where the merchant has set none, and the answer says what to do', async () => {
    await service.addMerchant('unset');
    const options = { headers: { authorization: null, 'x-merchantid': 'unset' } };
    const orderId = newOrderId();
    const fields = { 'order.return_url': 'https://anywhere.example/back' };
    const answer = await startWithOrder(orderId, fields, options, 'unset');
    expect(refusalOf(answer)).toEqual([400, ErrorCode.INVALID_REQUEST, 'order.return_url']);
    expect(textAt(answer.json(), 'error_info', 'fields', '0', 'reason')).toContain('PUT /settings/payment-page');
    expect(answer.text).not.toContain('anywhere.example');
    expect((await startWithOrder(orderId, {}, options, 'unset')).status).toBe(200);
  });

  it('is free with an API key', async () => {
    const basic = Buffer.from(`${settled.apiKey}:`).toString('base64');
    const options = { headers: { authorization: `Basic ${basic}`, 'x-merchantid': 'settled' } };
    expect((await returningTo('https://elsewhere.example/', options)).status).toBe(200);
  });
});

describe('credentials that are sent must be right:', () => {
  const basic = (text: string) => ({ headers: { authorization: `Basic ${Buffer.from(text).toString('base64')}` } });
  it.each([
    ['an unknown key', () => basic('svc_key_unknown:')],
    ['a key with a password', () => basic(`${service.merchant.apiKey}:x`)],
    ['the key of another merchant', () => basic(`${rival.apiKey}:`)],
    ['an empty key', () => basic(':')],
    ['no Basic scheme', () => ({ headers: { authorization: `Bearer ${service.merchant.apiKey}` } })],
    ['a scheme alone', () => ({ headers: { authorization: 'Basic' } })],
    [
      'an unknown client auth token',
      () => ({ headers: { authorization: null, 'x-client-auth-token': 'cat_unknown' } }),
    ],
  ])('%s is 401, and nothing is started', async (_, options: () => CallOptions) => {
    const orderId = await shop.order();
    expect((await shop.start(orderId, {}, options())).status).toBe(401);
    expect(await shop.read(orderId)).toMatchObject({ status: OrderStatus.NEW });
  });

  it('nobody is let in without x-merchantid, or with that of nobody', async () => {
    const orderId = await shop.order();
    const unnamed = await shop.start(orderId, {}, { headers: { authorization: null, 'x-merchantid': null } });
    expect(refusalOf(unnamed)).toEqual([400, ErrorCode.mandatory_fields_missing, 'x-merchantid']);
    const unknown = await shop.start(orderId, {}, { headers: { authorization: null, 'x-merchantid': 'nobody' } });
    expect(refusalOf(unknown)).toEqual([401, ErrorCode.access_denied]);
  });
});
