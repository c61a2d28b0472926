/** The generated client refuses unknown body fields, which the service ignores: a misspelt amount would refund the whole. */
import { describe, expect, it } from 'vitest';
import { createMerchantClient } from '../../../generated/client/index.ts';
import { merchantOperations } from '../../../generated/client/merchant.ts';
import contract from '../../../generated/openapi.json' with { type: 'json' };

const sent: string[] = [];
const fetch = async (request: Request) => {
  sent.push(await request.text());
  return Response.json({});
};
const client = createMerchantClient({ baseUrl: 'http://svc.example', fetch });
const header = { 'x-merchantid': 'demo' };
const path = { order_id: 'A' };

// Bodies that are not written out in the call, of which the compiler does not look at further names.
const whole = { unique_request_id: 'r1', amount: '1.00' };
const capitals = { unique_request_id: 'r1', Amount: '1.00' };
const blank = { unique_request_id: 'r1', 'amount ': '1.00' };
const misspelt = { unique_request_id: 'r1', amout: '1.00' };
const order = { order_id: 'A', amount: '1.00' };
const session = { ...order, payment_page_client_id: 'demo' };
const card = '4111111111111111';

describe('not sent is', () => {
  const capture = (amounts: object) => client.captureTxn({ path: { txn_uuid: 'a' }, body: amounts });
  const held = { ...order, 'metadata.txns.Auto_capture': 'false' };
  const dollars = { ...session, Currency: 'USD' };
  const plain = { ...order, [card]: 'x' };
  const txn = { unique_request_id: 'r1', txn_id: 't', AMOUNT: '1.00' };
  const start = { order_id: 'A', merchant_id: 'm', payment_method_type: 'CARD', Tokenize: false } as const;

  it.each<[string, () => Promise<unknown>, string]>([
    ['an amount in capitals', () => client.refundOrder({ path, body: capitals }), 'Amount: '],
    ['an amount misspelt', () => client.refundOrder({ path, body: misspelt }), 'amout: '],
    ['an amount with a blank', () => client.refundOrder({ path, body: blank }), 'body: '],
    ['the amount of one transaction', () => client.refundTxn({ body: txn }), 'write amount, or leave it out'],
    ['the amount of a capture', () => capture({ Amount: '1.00' }), 'write amount, or leave it out'],
    ['a name of its own where none is kept', () => capture({ 'metadata.shop': 'Pune' }), 'metadata.shop: '],
    ['no consent', () => client.startTxn({ body: start }), 'write tokenize, or leave it out'],
    ['a hold', () => client.createOrder({ body: held }), 'write metadata.txns.auto_capture, or leave it out'],
    ['the currency of a hosted page, in JSON', () => client.createSession({ body: dollars }), 'write currency'],
    ['a number in place of a name', () => client.createOrder({ body: plain }), 'body: '],
    [
      'a refund through `fetcher`',
      () => client.fetcher.POST('/orders/{order_id}/refunds', { params: { path, header }, body: capitals }),
      'write amount',
    ],
    [
      'JSON through `fetcher`',
      () => client.fetcher.POST('/session', { params: { header }, body: dollars }),
      'write currency',
    ],
  ])('%s', async (_, call, why) => {
    const before = sent.length;
    await expect(call()).rejects.toThrow(TypeError);
    await expect(call()).rejects.toThrow(why);
    await expect(call()).rejects.toThrow('and the service would ignore it');
    await expect(call()).rejects.not.toThrow(new RegExp(`1\\.00|${card}`));
    expect(sent).toHaveLength(before);
  });
});

describe('sent is', () => {
  const absent = { ...whole, Amount: undefined };
  const kept = { ...order, 'metadata.Shop': 'Pune' };
  const nested = { ...session, metadata: { Shop: 'Pune' } };

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'what has no value, as nothing',
      () => client.refundOrder({ path, body: absent }),
      'unique_request_id=r1&amount=1.00',
    ],
    ['metadata of one’s own', () => client.createOrder({ body: kept }), 'order_id=A&amount=1.00&metadata.Shop=Pune'],
    ['metadata of one’s own in JSON', () => client.createSession({ body: nested }), JSON.stringify(nested)],
    [
      'JSON through `fetcher`',
      () => client.fetcher.POST('/session', { params: { header }, body: session }),
      JSON.stringify(session),
    ],
  ])('%s', async (_, call, text) => {
    await call();
    expect(sent.at(-1)).toBe(text);
  });
});

it('every body of which the contract says that other names are ignored has its names in the client', () => {
  const schemas: Readonly<Record<string, object>> = contract.components.schemas;
  const open = Object.values(schemas).filter((schema) => {
    const rest = 'additionalProperties' in schema ? JSON.stringify(schema.additionalProperties) : '';
    return /ignored and listed in|"Ignored\."/.test(rest);
  });
  const names = (schema: object) => ('properties' in schema ? Object.keys(schema.properties ?? {}).join(' ') : '');
  const known = Object.values(merchantOperations).flatMap((facts) => ('names' in facts ? [facts.names.join(' ')] : []));
  expect(open.length).toBeGreaterThan(15);
  expect([...new Set(known)].sort()).toEqual([...new Set(open.map(names))].sort());
});
