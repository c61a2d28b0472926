/**
 * What would get lost on its way to the service is refused by the generated client before anything is sent: an amount that is not
 * there is all of it, of a refund and of a capture.
 */
import { describe, expect, it } from 'vitest';
import { createAdminClient, createMerchantClient, formOf } from '../../../generated/client/index.ts';

const sent: string[] = [];
const fetch = async (request: Request) => {
  sent.push(await request.text());
  return Response.json({});
};
const baseUrl = 'http://svc.example';
const client = createMerchantClient({ baseUrl, fetch });
const admin = createAdminClient({ baseUrl, fetch });

/** A call as a program without types may make it. */
type Untyped = { call(...given: readonly unknown[]): Promise<unknown> }['call'];
const untyped = (method: unknown): Untyped => {
  if (typeof method !== 'function') throw new Error('this is no method');
  return async (...given) => method(...given);
};
const refund = (body: unknown) => untyped(client.refundOrder)({ path: { order_id: 'A' }, body });
const throughFetcher = (body: { readonly unique_request_id: string; readonly amount?: string }) => {
  const params = { path: { order_id: 'A' }, header: { 'x-merchantid': 'demo' } };
  return client.fetcher.POST('/orders/{order_id}/refunds', { params, body });
};
const capture = (body: unknown) => untyped(client.captureTxn)({ path: { txn_uuid: 'a' }, body });

class Draft {
  readonly unique_request_id = 'r1';
  get amount() {
    return '10.00';
  }
}

class Unwritten {
  toJSON() {
    return undefined;
  }
}

const form = new FormData();
form.set('amount', '10.00');
const whole = { unique_request_id: 'r1', amount: '10.00' };

describe('not sent is', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['an empty amount of a refund', () => refund({ ...whole, amount: '' }), 'amount: give a value, or leave it out'],
    ['an empty amount of a capture', () => capture({ amount: '' }), 'amount: give a value, or leave it out'],
    ['an amount made of null', () => refund({ ...whole, amount: `${null}` }), 'amount: give a value'],
    [
      'no amount of a refund',
      () => refund({ ...whole, amount: null }),
      'amount: give a value, or leave it out (undefined',
    ],
    ['no amount of a capture', () => capture({ amount: null }), 'amount: give a value, or leave it out'],
    ['an empty text elsewhere', () => refund({ ...whole, unique_request_id: '' }), 'unique_request_id: give a value'],
    ['an empty key', () => capture({ amount: '10.00', idempotence_key: '' }), 'idempotence_key: give a value'],
    ['a form in a browser’s words', () => capture(form), 'body: give a plain object'],
    ['search parameters', () => capture(new URLSearchParams(whole)), 'body: give a plain object'],
    ['a map', () => capture(new Map(Object.entries(whole))), 'body: give a plain object'],
    ['an instance with getters', () => refund(new Draft()), 'body: give a plain object'],
    ['what inherits its values', () => refund(Object.create(whole)), 'body: give a plain object'],
    ['a list', () => refund([whole]), 'body: give a plain object'],
    ['a text', () => capture('{"amount":"10.00"}'), 'body: give a plain object'],
    ['null', () => capture(null), 'body: give a plain object'],
    ['a function', () => refund({ ...whole, amount: () => '10.00' }), 'amount: give a text, a number'],
    ['a symbol', () => refund({ ...whole, amount: Symbol('10.00') }), 'amount: give a text, a number'],
    ['no number', () => refund({ ...whole, amount: Number.NaN }), 'amount: give a text, a number'],
    ['a date in a form', () => refund({ ...whole, amount: new Date(0) }), 'amount: a form holds flat dotted keys'],
    [
      'a body in a part of another name',
      () => untyped(client.captureTxn)({ path: { txn_uuid: 'a' }, data: { amount: '10.00' } }),
      'data: a call has path, query, headers and body',
    ],
    [
      'a body to what takes none',
      () => untyped(client.getOrder)({ path: { order_id: 'A' }, body: { amount: '10.00' } }),
      'body: this operation takes none',
    ],
    [
      'a customer that is empty, whose orders were everybody’s',
      () => client.listOrders({ query: { customer_id: '' } }),
      'query.customer_id: give a value',
    ],
    [
      'a customer that is null, whose orders were everybody’s',
      () => untyped(client.listOrders)({ query: { customer_id: null } }),
      'query.customer_id: give a value',
    ],
    [
      'a customer that is null, asked for through `fetcher`',
      () => untyped(client.fetcher.GET)('/orders', { params: { query: { customer_id: null } } }),
      'query.customer_id: give a value',
    ],
    ['a map as JSON', () => untyped(admin.replayWebhooks)({ body: new Map() }), 'body: give a plain object'],
    [
      'a function within JSON',
      () => untyped(admin.updateMerchant)({ path: { merchant_id: 'a' }, body: { rate_limit: { burst: () => 1 } } }),
      'rate_limit.burst: give what JSON has',
    ],
    [
      'no number within JSON',
      () => untyped(admin.createApiKey)({ body: { name: 'a', allowed_ips: ['10.0.0.1', Number.NaN] } }),
      'allowed_ips[1]: give what JSON has',
    ],
    [
      'a date that is none, which JSON writes as null',
      () => untyped(admin.replayWebhooks)({ body: { from: new Date(Number.NaN) } }),
      'from: give what JSON has',
    ],
    [
      'what writes itself as nothing',
      () => untyped(admin.replayWebhooks)({ body: { from: new Unwritten() } }),
      'from: give what JSON has',
    ],
    [
      'a map through `fetcher`',
      () => throughFetcher(Object.assign(new Map(), { unique_request_id: 'r1' })),
      'body: give a plain object',
    ],
    ['an empty amount through `fetcher`', () => throughFetcher({ ...whole, amount: '' }), 'amount: give a value'],
    ['no amount through `fetcher`', () => throughFetcher(JSON.parse('{"amount":null}')), 'amount: give a value'],
  ])('%s', async (_, call, why) => {
    const before = sent.length;
    await expect(call()).rejects.toThrow(TypeError);
    await expect(call()).rejects.toThrow(why);
    await expect(call()).rejects.not.toThrow(/10\.00/);
    expect(sent).toHaveLength(before);
  });
});

describe('sent is', () => {
  const card = { card_token: 'ctkn_1' };

  it.each<[string, () => Promise<unknown>, string]>([
    ['what is absent, as nothing', () => refund({ ...whole, amount: undefined }), 'unique_request_id=r1'],
    ['an amount of 0, of which the service thinks its own', () => refund({ amount: 0 }), 'amount=0'],
    [
      'a body without a prototype',
      () => capture(Object.assign(Object.create(null), { amount: '1.00' })),
      'amount=1.00',
    ],
    ['no body where it may be absent', () => capture(undefined), ''],
    [
      'an empty text that clears',
      () => untyped(client.updateCard)({ body: { ...card, nickname: '' } }),
      'card_token=ctkn_1&nickname=',
    ],
    [
      'an empty text and null in JSON, where both are values',
      () =>
        untyped(admin.replacePaymentPageSettings)({ body: { display_name: '', logo_url: null, frame_ancestors: [] } }),
      '{"display_name":"","logo_url":null,"frame_ancestors":[]}',
    ],
    [
      'a date in JSON, which writes itself',
      () => untyped(admin.replayWebhooks)({ body: { from: new Date(0) } }),
      '{"from":"1970-01-01T00:00:00.000Z"}',
    ],
    ['a table as text', () => admin.replaceBinTable({ body: 'bin,brand\n' }), 'bin,brand\n'],
  ])('%s', async (_, call, text) => {
    await call();
    expect(sent.at(-1)).toBe(text);
  });
});

it('only a form accepts a plain object, too', () => {
  expect(() => formOf(JSON.parse('[]'))).toThrow('body: give a plain object');
  expect(() => formOf({ a: () => 1 })).toThrow('a: give a text');
  expect(() => formOf({ a: null })).toThrow('a: give a value, or leave it out');
});
