/** Every maximum length of the contract: accepted at the limit, rejected by name one character beyond it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../../../generated/server/operations.ts';
import { OperationId } from '../../../generated/values.ts';
import { textAt } from '../../support/caller.ts';
import { fieldsOf, refusalOf } from '../../support/refusal.ts';
import {
  FORM,
  JSON_TYPE,
  makeSamples,
  merchantCallsWithBody,
  pathOf,
  valuesOf,
  written,
} from '../../support/sample-requests.ts';
import { startService, type TestService } from '../../support/service.ts';

const KIB = 1_024;
const MINUTE_MS = 60_000;

let service: TestService;
beforeAll(async () => {
  service = await startService({ label: 'lengths' });
  await makeSamples(service);
});
afterAll(() => service.close());

/** The maximum length of a parameter. */
function longestOf(name: string): number | undefined {
  if (/^udf\d+$/.test(name) || name === 'description') return 255;
  return /(^|_)(first_name|last_name|name_on_card|nickname)$/.test(name) ? 64 : undefined;
}

const texts = merchantCallsWithBody.flatMap((operation) =>
  operation.body.flatMap((name) => {
    const longest = longestOf(name);
    return longest === undefined ? [] : [[operation.id, name, longest, operation] as const];
  }),
);

async function send(operation: Operation, values: Readonly<Record<string, string>>) {
  const headers = { 'content-type': operation.requestMediaType };
  return service.call.raw('POST', pathOf(operation), written(operation, { ...valuesOf(operation), ...values }), {
    headers,
  });
}

describe('a text', () => {
  it('is looked for in every operation that takes orders, customers or cards', () => {
    expect([...new Set(texts.map(([id]) => id))].sort()).toEqual(
      expect.arrayContaining([
        OperationId.createOrder,
        OperationId.updateOrder,
        OperationId.createSession,
        OperationId.createCustomer,
        OperationId.updateCustomer,
        OperationId.addCard,
        OperationId.updateCard,
        OperationId.tokenizeCard,
        OperationId.startTxn,
      ]),
    );
  });

  it.each(texts)('of %s: %s may have %d characters, and no more', async (_, name, longest, operation) => {
    const atBound = await send(operation, { [name]: 'x'.repeat(longest) });
    expect(atBound.status === 200 ? [] : fieldsOf(atBound)).not.toContain(name);
    const beyond = await send(operation, { [name]: 'x'.repeat(longest + 1) });
    expect([beyond.status, fieldsOf(beyond)]).toEqual([400, [name]]);
  });

  it('is counted in characters, and comes back whole', async () => {
    const values = { order_id: 'Whole-1', amount: '1', description: 'é'.repeat(255), udf10: '中'.repeat(255) };
    const { description, udf10 } = values;
    expect((await service.call.form('/orders', values)).json()).toMatchObject({ description, udf10 });
  });
});

describe('metadata', () => {
  let made = 0;
  const create = (metadata: Readonly<Record<string, string>>, body: 'form' | 'flat' | 'nested') => {
    made += 1;
    const order = { order_id: `Meta-${made}`, amount: '1' };
    const flat = Object.fromEntries(Object.entries(metadata).map(([name, value]) => [`metadata.${name}`, value]));
    if (body === 'form') return service.call.form('/orders', { ...order, ...flat });
    const session = { ...order, payment_page_client_id: 'shop', ...(body === 'nested' ? { metadata } : flat) };
    return service.call.json('POST', '/session', session);
  };
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 'x']));

  it.each(['form', 'flat', 'nested'] as const)('(%s) may have 50 keys of 500 characters, and no more', async (body) => {
    expect((await create(keys(50), body)).status).toBe(200);
    expect((await create(keys(51), body)).status).toBe(400);
    expect((await create({ long: 'x'.repeat(500) }, body)).status).toBe(200);
    expect((await create({ long: 'x'.repeat(501) }, body)).status).toBe(400);
  });
});

describe('a body', () => {
  const filled = (start: string, end: string, bytes: number) =>
    `${start}${'x'.repeat(bytes - start.length - end.length)}${end}`;
  const form = (bytes: number) => filled('order_id=Body-1&amount=1&filler=', '', bytes);
  const session = '{"order_id":"Body-2","amount":"1","payment_page_client_id":"shop","filler":"';
  const json = (bytes: number) => filled(session, '"}', bytes);

  it.each([
    ['a form', '/orders', FORM, form],
    ['JSON', '/session', JSON_TYPE, json],
  ])('(%s) may have 64 KiB, and no more', async (_, path, type, bodyOf) => {
    const post = (bytes: number) =>
      service.call.raw('POST', path, bodyOf(bytes), { headers: { 'content-type': type } });
    expect((await post(64 * KIB)).status).toBe(200);
    expect(refusalOf(await post(64 * KIB + 1))).toEqual([413, 'payload_too_large']);
  });
});

it('a URL may have 2 KiB, and no more', async () => {
  const path = (length: number) => `/orders/Any?filler=${'x'.repeat(length - '/orders/Any?filler='.length)}`;
  expect(refusalOf(await service.call.get(path(2 * KIB)))).toEqual([400, 'order_not_found']);
  expect(refusalOf(await service.call.get(path(2 * KIB + 1)))).toEqual([400, 'INVALID_REQUEST', 'url']);
});

describe('for 15 minutes, to the millisecond, is good', () => {
  const card = { card_number: '4111111111111111', card_exp_month: '12', card_exp_year: '2040' };

  /** The answers just before and at the end of 15 minutes. */
  async function around(use: () => Promise<number>): Promise<number[]> {
    service.clock.advance(15 * MINUTE_MS - 1);
    const before = await use();
    service.clock.advance(1);
    return [before, await use()];
  }

  it('a client auth token', async () => {
    const form = { order_id: 'Minutes-1', amount: '1', 'options.get_client_auth_token': 'true' };
    const token = textAt((await service.call.form('/orders', form)).json(), 'svc', 'client_auth_token');
    const headers = { authorization: null, 'x-client-auth-token': token };
    const read = async () => (await service.call.get('/orders/Minutes-1', { headers })).status;
    expect(await around(read)).toEqual([200, 401]);
  });

  it('a card_token', async () => {
    const added = await service.call.form('/card/add', { customer_id: 'sample-customer', ...card });
    const values = { card_token: textAt(added.json(), 'card_token'), nickname: 'mine' };
    expect(await around(async () => (await service.call.form('/card/update', values)).status)).toEqual([200, 400]);
  });

  it('a card that was handed in', async () => {
    const names = await Promise.all([1, 2].map(() => service.call.form('/card/tokenize', card)));
    const tokens = names.map((answer) => textAt(answer.json(), 'card_token'));
    const take = async () => (await service.call.form('/card/delete', { card_token: tokens.pop() ?? '' })).status;
    expect(await around(take)).toEqual([200, 400]);
  });
});

describe('an unpaid order', () => {
  const minutesOf = async (orderId: string, values: Readonly<Record<string, string>>) => {
    const order = (await service.call.form('/orders', { order_id: orderId, amount: '1', ...values })).json();
    const [expiry, created] = [textAt(order, 'order_expiry'), textAt(order, 'date_created')];
    return (Date.parse(expiry) - Date.parse(created)) / MINUTE_MS;
  };

  it('expires after 30 minutes, or as it says', async () => {
    expect(await minutesOf('Expiry-1', {})).toBe(30);
    expect(await minutesOf('Expiry-2', { 'metadata.expiryInMins': '5' })).toBe(5);
  });
});
