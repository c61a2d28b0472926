/**
 * Executes the contract's examples of the refund operations.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import document from '../../../generated/openapi.json' with { type: 'json' };
import { type Answer, at, type Caller } from '../../support/caller.ts';
import { Cards, cardFields } from '../../support/payments.ts';
import { startService, type TestService } from '../../support/service.ts';

type Fields = Readonly<Record<string, string>>;

const refusals = document.components.responses.RefundBadRequest.content['application/json'].examples;

let service: TestService;

beforeAll(async () => {
  service = await startService({ label: 'refund examples' });
});
afterAll(() => service.close());

function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value).sort() : [];
}

/** A separate merchant, so that every example starts with its own ORD1001. */
async function merchantOf(name: string): Promise<{ readonly call: Caller; pay(orderId: string): Promise<void> }> {
  const merchant = await service.addMerchant(name);
  const call = service.callAs(merchant);
  return {
    call,
    async pay(orderId) {
      await call.form('/orders', { order_id: orderId, amount: '100.00' });
      const card = cardFields(Cards.frictionless);
      await call.form('/txns', { order_id: orderId, merchant_id: name, format: 'json', ...card });
    },
  };
}

function expectLike(answer: Answer, example: unknown, fields: readonly string[]): void {
  expect(keysOf(answer.json())).toEqual(keysOf(example));
  for (const field of fields) expect(at(answer.json(), field)).toEqual(at(example, field));
}

const money = ['status', 'refunded', 'amount_refunded', 'order_id'];
const item = ['unique_request_id', 'ref', 'amount', 'status', 'sent_to_gateway', 'arn', 'initiated_by', 'refund_type'];

describe.each(['plain', 'partial'] as const)('the example %s', (name) => {
  it('of POST /orders/{order_id}/refunds is answered as it says', async () => {
    const operation = document.paths['/orders/{order_id}/refunds'].post;
    const form: Fields = operation.requestBody.content['application/x-www-form-urlencoded'].examples[name].value;
    const example: unknown = operation.responses['200'].content['application/json'].examples[name].value;
    const { call, pay } = await merchantOf(`order_${name}`);
    await pay('ORD1001');
    const answer = await call.form('/orders/ORD1001/refunds', form);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expectLike(answer, example, money);
    const [given, wanted] = [at(answer.json(), 'refunds', 0), at(example, 'refunds', 0)];
    expect(keysOf(given)).toEqual(keysOf(wanted));
    for (const field of item) expect(at(given, field)).toEqual(at(wanted, field));
  });

  it('of POST /refunds is answered as it says', async () => {
    const operation = document.paths['/refunds'].post;
    const form: Fields = operation.requestBody.content['application/x-www-form-urlencoded'].examples[name].value;
    const example: unknown = operation.responses['200'].content['application/json'].examples[name].value;
    const { call, pay } = await merchantOf(`txn_${name}`);
    await pay('ORD1001');
    const own = { ...form, txn_id: `txn_${name}-ORD1001-1` };
    const answer = await call.form('/refunds', own);
    expect(answer.status).toBe(200);
    expectLike(answer, example, [...item, 'order_id']);
  });
});

describe('a refusal is worded as its example', () => {
  const used = { unique_request_id: 'return-5001', amount: '1' };
  const cases: Readonly<
    Record<Exclude<keyof typeof refusals, '400_unknown_txn'>, { readonly orderId: string; readonly form: Fields }>
  > = {
    '400_duplicate': { orderId: 'ORD1', form: used },
    '400_too_much': { orderId: 'ORD1', form: { unique_request_id: 'return-5002', amount: '100' } },
    '400_nothing': { orderId: 'ORD1', form: { unique_request_id: 'return-5002', amount: '0' } },
    '400_missing': { orderId: 'ORD1', form: { amount: '1' } },
    '400_not_paid': { orderId: 'ORD2', form: used },
    '400_too_many': { orderId: 'ORD3', form: { unique_request_id: 'return-5026', amount: '1' } },
    '400_unknown_order': { orderId: 'ORD1001', form: used },
    '400_malformed': { orderId: 'ORD1', form: { unique_request_id: 'return-5002', amount: 'ten' } },
  };

  it('each', async () => {
    const { call, pay } = await merchantOf('refused');
    await pay('ORD1');
    await call.form('/orders/ORD1/refunds', used);
    await call.form('/orders', { order_id: 'ORD2', amount: '100.00' });
    await pay('ORD3');
    for (let index = 1; index <= 25; index += 1) {
      await call.form('/orders/ORD3/refunds', { unique_request_id: `return-${index}`, amount: '1' });
    }
    for (const [name, { orderId, form }] of Object.entries(cases)) {
      const example: unknown = at(refusals, name, 'value');
      const answer = await call.form(`/orders/${orderId}/refunds`, form);
      expect(answer.status).toBe(400);
      expectLike(answer, example, ['status', 'status_id', 'order_id', 'error_code', 'error_message']);
      const href = String(at(answer.json(), 'error_info', 'href'));
      expect(href.slice(href.indexOf('/docs/')), name).toBe(
        String(at(example, 'error_info', 'href')).slice('http://localhost:8080'.length),
      );
      for (const field of ['code', 'category', 'user_message', 'developer_message', 'fields']) {
        expect(at(answer.json(), 'error_info', field), name).toEqual(at(example, 'error_info', field));
      }
    }
  });
});
