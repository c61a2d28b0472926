import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, at, textAt } from '../../support/caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestMerchant, type TestService } from '../../support/service.ts';

let service: TestService;
let neighbour: TestMerchant;
beforeAll(async () => {
  service = await startService({ label: 'client_token' });
  neighbour = await service.addMerchant('shop2');
});
afterAll(() => service.close());

const MINUTE = 60_000;
const order = (orderId: string) => ({
  order_id: orderId,
  amount: '100',
  customer_email: 'asha@shop.example',
  customer_phone: '9876543210',
  billing_address_phone: '9876543210',
  udf1: 'own',
  'metadata.secret': 'margin',
  'options.get_client_auth_token': 'True',
});

async function tokenFor(orderId: string): Promise<string> {
  return textAt((await service.call.form('/orders', order(orderId))).json(), 'svc', 'client_auth_token');
}

/** Reads an order with only the token. */
function readWith(token: string, orderId: string, merchantId = 'shop'): Promise<Answer> {
  const headers = { authorization: null, 'x-client-auth-token': token, 'x-merchantid': merchantId };
  return service.call.get(`/orders/${orderId}`, { headers });
}

describe('a client auth token', () => {
  it('comes with POST /orders, GET and POST /orders/{order_id} when it is asked for, and not otherwise', async () => {
    const made = await service.call.form('/orders', order('T-1'));
    expect(at(made.json(), 'svc')).toEqual({
      client_auth_token: expect.stringMatching(/^tkn_[0-9a-f]{32}$/),
      client_auth_token_expiry: '2026-03-14T09:41:53Z',
    });
    const asked = [
      await service.call.get('/orders/T-1?options.get_client_auth_token=true'),
      await service.call.get('/orders/T-1?options.get_client_auth_token=True'),
      await service.call.form('/orders/T-1', { 'options.get_client_auth_token': 'TRUE' }),
    ];
    const tokens = new Set([made, ...asked].map((answer) => textAt(answer.json(), 'svc', 'client_auth_token')));
    expect(tokens.size).toBe(4);
    const unasked = [
      await service.call.get('/orders/T-1'),
      await service.call.get('/orders/T-1?options.get_client_auth_token=False'),
      await service.call.form('/orders/T-1', {}),
      await service.call.form('/orders', { order_id: 'T-1', amount: '100', 'options.get_client_auth_token': 'false' }),
    ];
    for (const answer of unasked) expect(answer.json()).not.toHaveProperty('svc');
  });

  it('reads its order, in the header and in the query, without what is the merchant’s own', async () => {
    const token = await tokenFor('T-2');
    const headers = { authorization: null };
    const answers = [
      await readWith(token, 'T-2'),
      await readWith(token, 't-2'),
      await service.call.get(`/orders/T-2?client_auth_token=${token}`, { headers }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-svc-ignored-parameters')).toBeNull();
      expect(answer.json()).toMatchObject({
        order_id: 'T-2',
        amount: 100,
        metadata: {},
        udf1: '',
        customer_email: 'a***@shop.example',
        customer_phone: 'XXXXXX3210',
        webhook_notified: false,
      });
      for (const own of ['9876543210', 'asha@', 'margin', 'own', 'svc']) expect(answer.text).not.toContain(`"${own}`);
    }
  });

  it('makes no further token', async () => {
    const token = await tokenFor('T-3');
    const headers = { authorization: null, 'x-client-auth-token': token };
    const answer = await service.call.get('/orders/T-3?options.get_client_auth_token=true', { headers });
    expect(answer.json()).not.toHaveProperty('svc');
  });

  it('answers another order as unknown, whether there is one or not', async () => {
    const token = await tokenFor('T-4');
    await service.call.form('/orders', { order_id: 'T-other', amount: '1' });
    const [other, none] = [await readWith(token, 'T-other'), await readWith(token, 'T-none!'.slice(0, 6))];
    expect(refusalOf(other)).toEqual([400, 'order_not_found']);
    expect(refusalOf(none)).toEqual(refusalOf(other));
  });

  it('ends after 15 minutes', async () => {
    const token = await tokenFor('T-5');
    service.clock.advance(15 * MINUTE - 1);
    expect((await readWith(token, 'T-5')).status).toBe(200);
    service.clock.advance(1);
    const late = await readWith(token, 'T-5');
    expect([...refusalOf(late), at(late.json(), 'error_info', 'code')]).toEqual([
      401,
      'access_denied',
      'UNAUTHENTICATED',
    ]);
    expect(late.headers.get('www-authenticate')).toMatch(/^Basic /);
  });

  it.each([
    ['made up', (_: string) => `tkn_${'0'.repeat(32)}`, 'shop'],
    ['cut short', (token: string) => token.slice(0, -1), 'shop'],
    ['of another case', (token: string) => token.toUpperCase(), 'shop'],
    ['sent for another merchant', (token: string) => token, 'shop2'],
    ['sent for no merchant there is', (token: string) => token, 'nobody'],
  ])('%s is refused', async (_, change, merchantId) => {
    const answer = await readWith(change(await tokenFor('T-6')), 'T-6', merchantId);
    expect(refusalOf(answer)).toEqual([401, 'access_denied']);
  });

  it('opens nothing that only an API key opens', async () => {
    const token = await tokenFor('T-7');
    const headers = { authorization: null, 'x-client-auth-token': token };
    const answers = [
      await service.call.get('/orders', { headers }),
      await service.call.form('/orders', { order_id: 'T-8', amount: '1' }, { headers }),
      await service.call.form('/orders/T-7', { amount: '1' }, { headers }),
      await service.call.json('POST', '/session', { order_id: 'T-8', amount: '1' }, { headers }),
      await service.call.form('/customers', { object_reference_id: 'x', mobile_number: '98765' }, { headers }),
      await service.call.get('/customers/x', { headers }),
    ];
    for (const answer of answers) expect(refusalOf(answer)).toEqual([401, 'access_denied']);
  });

  it('never outweighs an API key that is wrong', async () => {
    const token = await tokenFor('T-9');
    const headers = { authorization: `Basic ${btoa('wrong:')}`, 'x-client-auth-token': token };
    expect((await service.call.get('/orders/T-9', { headers })).status).toBe(401);
  });

  it('of another merchant’s order with the same id opens that order and not this one', async () => {
    await service.call.form('/orders', { order_id: 'T-same', amount: '1' });
    const theirs = await service.callAs(neighbour).form('/orders', { ...order('T-same'), amount: '2' });
    const token = textAt(theirs.json(), 'svc', 'client_auth_token');
    expect((await readWith(token, 'T-same')).status).toBe(401);
    expect((await readWith(token, 'T-same', 'shop2')).json()).toMatchObject({ amount: 2 });
  });

  it('is kept by its hash alone, and never logged', async () => {
    const token = await tokenFor('T-10');
    await service.call.get(`/orders/T-10?client_auth_token=${token}`, { headers: { authorization: null } });
    expect(JSON.stringify(await service.database.db.collection('client_auth_tokens').find().toArray())).not.toContain(
      token,
    );
    expect(service.logLines().join('')).not.toContain(token);
  });
});
