import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { at } from '../../support/caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { raisedEvents } from '../../support/stored-orders.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({
    label: 'create_order',
    merchant: (merchant) => ({ ...merchant, webhook: { ...merchant.webhook, events: Object.values(EventName) } }),
  });
});
afterAll(() => service.close());

const create = (values: Record<string, string>) => service.call.form('/orders', values);
const read = async (orderId: string) => (await service.call.get(`/orders/${orderId}`)).json();
const raised = (orderId: string) => raisedEvents(service, orderId);

const address = {
  first_name: 'Asha',
  last_name: 'Rao',
  line1: '1 Lake Road',
  line2: 'Flat 4',
  line3: 'Near the lake',
  city: 'Pune',
  state: 'Maharashtra',
  postal_code: '411001',
  phone: '9876543210',
  country: 'India',
  country_code_iso: 'IND',
};
const prefixed = (kind: string) =>
  Object.fromEntries(
    Object.entries(address).map(([name, value]) => [`${kind}_address_${name}`, `${kind} ${value}`.slice(-60)]),
  );
const addresses = {
  ...prefixed('billing'),
  ...prefixed('shipping'),
  billing_address_country_code_iso: 'IND',
  shipping_address_country_code_iso: 'IN',
};

describe('POST /orders', () => {
  it('needs an id and an amount, and answers the whole order', async () => {
    const answer = await create({ order_id: 'ORD-bare', amount: '100.00' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.json()).toMatchObject({
      id: expect.stringMatching(/^ord_[0-9a-f]{32}$/),
      order_id: 'ORD-bare',
      merchant_id: 'shop',
      status: 'NEW',
      status_id: 10,
      amount: 100,
      effective_amount: 100,
      amount_refunded: 0,
      refunded: false,
      currency: 'INR',
      customer_id: '',
      return_url: '',
      routing_id: '',
      udf1: '',
      udf10: '',
      metadata: {},
      webhook_notified: false,
      date_created: '2026-03-14T09:26:53Z',
      last_updated: '2026-03-14T09:26:53Z',
      order_expiry: '2026-03-14T09:56:53Z',
    });
    expect(await read('ORD-bare')).toEqual(answer.json());
    expect(await raised('ORD-bare')).toEqual(['ORDER_CREATED']);
  });

  it('keeps all that is said of an order, and gives it back', async () => {
    const texts = {
      customer_id: 'cust_2041',
      customer_email: 'asha@shop.example',
      customer_phone: '9876543210',
      product_id: 'prod-1',
      description: 'A lamp & a café ☕ table; "50% off" <b>',
      return_url: 'https://shop.example/back',
    };
    const udfs = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`udf${index + 1}`, `own ${index + 1}`]));
    const metadata = {
      'metadata.SVC:gateway_reference_id': 'cards_default',
      'metadata.subvention_amount': '10',
      'metadata.shop.floor': 'two',
    };
    const sent = {
      order_id: 'ORD-full',
      amount: '4.35',
      currency: 'USD',
      ...texts,
      ...udfs,
      ...addresses,
      ...metadata,
    };
    const answer = await create(sent);
    const parts = (kind: string) =>
      Object.fromEntries(Object.keys(address).map((name) => [name, at(addresses, `${kind}_address_${name}`)]));
    expect(answer.json()).toMatchObject({ amount: 4.35, currency: 'USD', ...texts, ...udfs });
    expect(at(answer.json(), 'billing_address')).toEqual(parts('billing'));
    expect(at(answer.json(), 'shipping_address')).toEqual(parts('shipping'));
    expect(at(answer.json(), 'metadata')).toEqual({
      'SVC:gateway_reference_id': 'cards_default',
      subvention_amount: '10',
      'shop.floor': 'two',
    });
    expect(answer.headers.get('x-svc-ignored-parameters')).toBeNull();
    expect(await read('ORD-full')).toEqual(answer.json());
  });

  it.each([
    ['1', '2026-03-14T09:27:53Z'],
    ['60', '2026-03-14T10:26:53Z'],
    ['99999', '2026-05-22T20:05:53Z'],
  ])('expires after metadata.expiryInMins=%s', async (minutes, expiry) => {
    const values = { order_id: `ORD-in-${minutes}`, amount: '1', 'metadata.expiryInMins': minutes };
    expect((await create(values)).json()).toMatchObject({ order_expiry: expiry, metadata: { expiryInMins: minutes } });
  });

  it.each(['0', '-5', '1.5', '100000', 'soon', '1e2'])('refuses metadata.expiryInMins=%s', async (minutes) => {
    const answer = await create({ order_id: 'ORD-never', amount: '1', 'metadata.expiryInMins': minutes });
    expect(refusalOf(answer)).toEqual([400, 'INVALID_REQUEST', 'metadata.expiryInMins']);
  });

  it.each([
    ['51 keys', Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`metadata.k${index}`, 'v']))],
    ['a value of 501 characters', { 'metadata.long': 'x'.repeat(501) }],
    ['a name with a space', { 'metadata.a b': 'v' }],
    ['an empty name', { 'metadata.': 'v' }],
    ['a name that means something else to programs', { 'metadata.__proto__': 'v' }],
    ['an operator', { 'metadata.$where': 'v' }],
  ])('refuses metadata with %s', async (_, metadata) => {
    const answer = await create({ order_id: 'ORD-never', amount: '1', ...metadata });
    expect([answer.status, at(answer.json(), 'error_code')]).toEqual([400, 'INVALID_REQUEST']);
  });

  it.each([
    'ftp://shop.example/back',
    'javascript:alert(1)',
    'shop.example',
    'https://shop.example/back?a=1',
    'https://shop.example/back#top',
    'https://user:word@shop.example/',
  ])('refuses the return_url %s', async (url) => {
    const answer = await create({ order_id: 'ORD-never', amount: '1', return_url: url });
    expect(refusalOf(answer)).toEqual([400, 'INVALID_REQUEST', 'return_url']);
  });

  it('refuses a webhook address that is none', async () => {
    const answer = await create({ order_id: 'ORD-never', amount: '1', 'metadata.webhook_url': 'ftp://shop.example' });
    expect(refusalOf(answer)).toEqual([400, 'INVALID_REQUEST', 'metadata.webhook_url']);
  });

  it('made nothing of all that was refused', async () => {
    expect((await service.call.get('/orders/ORD-never')).status).toBe(400);
  });

  it.each([
    [
      'every limit',
      { description: 'x'.repeat(255), udf1: 'é'.repeat(255), billing_address_first_name: 'n'.repeat(64) },
      200,
    ],
    ['a description of 256', { description: 'x'.repeat(256) }, 400],
    ['a UDF of 256', { udf10: 'x'.repeat(256) }, 400],
    ['a name of 65', { shipping_address_last_name: 'x'.repeat(65) }, 400],
    ['an order id of 64', { order_id: 'x'.repeat(64) }, 200],
    ['an order id of 65', { order_id: 'x'.repeat(65) }, 400],
    ['500 characters of metadata', { 'metadata.long': 'x'.repeat(500) }, 200],
  ])('takes texts up to their limits: %s', async (_, values, status) => {
    expect((await create({ order_id: 'ORD-limits', amount: '1', ...values })).status).toBe(status);
  });
});

describe('POST /orders with an id that exists', () => {
  it('and the same values: the order as it is, and no event', async () => {
    const values = {
      order_id: 'ORD-twice',
      amount: '10.50',
      customer_id: 'cust_1',
      udf1: 'a',
      ...addresses,
      'metadata.a': 'b',
    };
    const first = (await create(values)).json();
    service.clock.advance(5_000);
    const second = await create(values);
    expect([second.status, second.json()]).toEqual([200, first]);
    expect(await raised('ORD-twice')).toEqual(['ORDER_CREATED']);
  });

  it('written in another case: the same order, in the case it was created with', async () => {
    const first = (await create({ order_id: 'ORD-Case', amount: '5' })).json();
    expect((await create({ order_id: 'ord-cASE', amount: '5' })).json()).toEqual(first);
    expect(await read('oRD-cAsE')).toEqual(first);
    expect((await service.call.form('/orders/ORD-CASE', { udf1: 'x' })).json()).toMatchObject({ order_id: 'ORD-Case' });
  });

  it('and other values: changed, told by ORDER_UPDATED, what is not sent stays', async () => {
    await create({
      order_id: 'ORD-other',
      amount: '10',
      customer_id: 'cust_1',
      description: 'One',
      udf1: 'a',
      udf2: 'b',
      ...addresses,
    });
    service.clock.advance(1_000);
    const answer = await create({ order_id: 'ORD-other', amount: '12.5', udf2: 'c', billing_address_city: 'Mumbai' });
    expect(answer.json()).toMatchObject({
      amount: 12.5,
      customer_id: 'cust_1',
      description: 'One',
      udf1: 'a',
      udf2: 'c',
    });
    expect(at(answer.json(), 'billing_address')).toMatchObject({ city: 'Mumbai', line2: 'billing Flat 4' });
    expect(at(answer.json(), 'last_updated')).not.toBe(at(answer.json(), 'date_created'));
    expect(await raised('ORD-other')).toEqual(['ORDER_CREATED', 'ORDER_UPDATED']);
  });

  it('without a currency: the currency it has stays, and the amount is read in it', async () => {
    const made = (await create({ order_id: 'ORD-usd', amount: '10', currency: 'USD' })).json();
    expect((await create({ order_id: 'ORD-usd', amount: '10' })).json()).toEqual(made);
    await create({ order_id: 'ORD-jpy', amount: '500', currency: 'JPY' });
    expect((await create({ order_id: 'ORD-jpy', amount: '600' })).json()).toMatchObject({
      amount: 600,
      currency: 'JPY',
    });
    expect(refusalOf(await create({ order_id: 'ORD-jpy', amount: '600.50' }))).toEqual([
      400,
      'INVALID_REQUEST',
      'amount',
    ]);
  });

  it('changes all else that was said of it, and tells nobody what stays', async () => {
    const made = { order_id: 'ORD-more', amount: '10', customer_email: 'a@b', 'metadata.a': '1', 'metadata.b': '1' };
    await create(made);
    const values = {
      customer_email: 'c@d',
      customer_phone: '55555',
      product_id: 'prod-2',
      return_url: 'https://shop.example/other',
    };
    const answer = await create({
      order_id: 'ORD-more',
      amount: '10',
      ...values,
      'metadata.b': '2',
      'metadata.c': '3',
    });
    expect(answer.json()).toMatchObject({ ...values, metadata: { a: '1', b: '2', c: '3' } });
    expect(await read('ORD-more')).toEqual(answer.json());
  });

  it('has at most 50 metadata keys, however many calls bring them', async () => {
    const keys = (from: number, to: number) =>
      Object.fromEntries(Array.from({ length: to - from }, (_, index) => [`metadata.k${from + index}`, 'v']));
    await create({ order_id: 'ORD-keys', amount: '1', ...keys(0, 30) });
    expect((await create({ order_id: 'ORD-keys', amount: '1', ...keys(10, 50) })).status).toBe(200);
    expect(refusalOf(await create({ order_id: 'ORD-keys', amount: '1', ...keys(50, 51) }))).toEqual([
      400,
      'INVALID_REQUEST',
      'metadata',
    ]);
  });

  it('20 at once: one order, created once', async () => {
    const values = { order_id: 'ORD-race', amount: '10', udf1: 'a' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(values)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => at(answer.json(), 'id'))).size).toBe(1);
    expect(await raised('ORD-race')).toEqual(['ORDER_CREATED']);
  });

  it('10 changes at once: all of them are made, one after the other', async () => {
    await create({ order_id: 'ORD-changes', amount: '10' });
    const changes = Array.from({ length: 10 }, (_, index) => ({ [`udf${index + 1}`]: 'set' }));
    const answers = await Promise.all(changes.map((change) => service.call.form('/orders/ORD-changes', change)));
    expect(answers.map((answer) => answer.status)).toEqual(changes.map(() => 200));
    const order = await read('ORD-changes');
    expect(changes.map((_, index) => at(order, `udf${index + 1}`))).toEqual(changes.map(() => 'set'));
    expect(await raised('ORD-changes')).toEqual(['ORDER_CREATED', ...changes.map(() => 'ORDER_UPDATED')]);
  });
});
