/**
 * Executes the contract's examples of POST /txns, with the sandbox's keys instead of the example's.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import document from '../../../generated/openapi.json' with { type: 'json' };
import { type Answer, at, type Caller } from '../../support/caller.ts';
import { startService, type TestService } from '../../support/service.ts';
import { addCard } from '../../support/stored-cards.ts';

type Fields = Readonly<Record<string, string | boolean>>;

const operation = document.paths['/txns'].post;
const requests: Readonly<Record<string, { readonly value: Fields }>> =
  operation.requestBody.content['application/x-www-form-urlencoded'].examples;
const refusals = document.components.responses.TxnBadRequest.content['application/json'].examples;
const answers = { ...operation.responses['200'].content['application/json'].examples, ...refusals };

let service: TestService;
let call: Caller;

beforeAll(async () => {
  service = await startService({ label: 'txn examples' });
  const demo = await service.addMerchant('demo', (merchant) => ({
    ...merchant,
    tokenizationEnabled: true,
    merchantConsent: true,
  }));
  call = service.callAs(demo);
});
afterAll(() => service.close());

function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

/** Creates the order that the example pays, and the stored card that it names. */
async function carriedOut(name: string): Promise<Answer> {
  const form = requests[name]?.value ?? {};
  const { order_id: orderId } = form;
  const reference = name === 'gateway_reference_mismatch' ? { 'metadata.SVC:gateway_reference_id': 'unknown' } : {};
  if (orderId !== undefined) {
    const order = { order_id: orderId, amount: '100.00', customer_id: 'cust_2041', ...reference };
    await call.form('/orders', order);
  }
  const stored = form.card_token === undefined ? {} : { card_token: (await addCard(call, 'cust_2041')).token };
  return call.form('/txns', { ...form, ...stored });
}

describe('an example of POST /txns', () => {
  it.each(Object.keys(requests))('%s is answered as it says', async (name) => {
    const example: unknown = at(answers, name, 'value');
    const answer = await carriedOut(name);
    expect(answer.status).toBe(Number(/^[0-9]{3}/.exec(name)?.[0] ?? 200));
    expect(answer.headers.get('x-svc-ignored-parameters')).toBeNull();
    expect(keysOf(answer.json()).sort()).toEqual(keysOf(example).sort());
    for (const field of ['status', 'order_id', 'txn_id', 'error_code', 'error_message']) {
      expect(at(answer.json(), field)).toEqual(at(example, field));
    }
    for (const field of ['code', 'user_message', 'fields']) {
      expect(at(answer.json(), 'error_info', field)).toEqual(at(example, 'error_info', field));
    }
    if (answer.status === 200) expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  const missing = ['token.requestor_id', 'token.provider_reference_id', 'token.provider_category', 'token.provider'];

  it.each(missing)('issuer_token without %s is refused, naming it', async (name) => {
    const { [name]: _, ...form } = requests.issuer_token?.value ?? {};
    const answer = await call.form('/txns', form);
    expect([answer.status, at(answer.json(), 'error_code')]).toEqual([400, 'Mandatory fields are missing']);
    expect(at(answer.json(), 'error_info', 'fields')).toMatchObject([{ field_name: name }]);
  });

  it('issuer_token with nothing but the cryptogram is refused, naming all four', async () => {
    const form = Object.entries(requests.issuer_token?.value ?? {}).filter(([name]) => !missing.includes(name));
    const answer = await call.form('/txns', Object.fromEntries(form));
    expect(at(answer.json(), 'error_info', 'fields')).toMatchObject(missing.map((name) => ({ field_name: name })));
  });

  it('issuer_token made by the network itself needs none of them', async () => {
    const form = { ...requests.issuer_token?.value, order_id: 'ORD1020' };
    await call.form('/orders', { order_id: 'ORD1020', amount: '1.00' });
    const ofNetwork = { ...form, 'token.provider': 'RUPAY', 'token.provider_category': 'RUPAY' };
    expect((await call.form('/txns', ofNetwork)).status).toBe(200);
  });

  it('without format=json goes on to the customer’s page, and no cache keeps the way there', async () => {
    await call.form('/orders', { order_id: 'ORD1021', amount: '1.00' });
    const { format: _, ...form } = requests.plain?.value ?? {};
    const answer = await call.form('/txns', { ...form, order_id: 'ORD1021' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
  });
});
