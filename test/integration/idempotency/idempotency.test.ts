/** The Idempotency-Key over the API: what executes once, what is replayed, and what is not stored. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../generated/values.ts';
import { at, textAt } from '../../support/caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { intercepting, KEPT, newKey, withKey } from './idempotent-calls.ts';

const HOUR_MS = 3_600_000;

let service: TestService;
let operations = 0;
beforeAll(async () => {
  const count = () => {
    operations += 1;
  };
  service = await startService({ label: 'idempotency', through: (db) => intercepting(db, count) });
});
afterAll(() => service.close());

let customers = 0;
function newCustomer() {
  customers += 1;
  return { object_reference_id: `customer-${customers}`, mobile_number: '9876543210' };
}

const conflict = [409, ErrorCode.idempotency_conflict, 'Idempotency-Key'];

describe('a call that is sent again with its key', () => {
  it('is not done again, and gets the first answer whatever has happened since', async () => {
    const key = newKey();
    const terms = { order_id: 'Again-1', amount: '10.00', description: 'first' };
    const first = await service.call.form('/orders', terms, withKey(key));
    await service.call.form('/orders/Again-1', { description: 'second' });
    const again = await service.call.form('/orders', terms, withKey(key));
    expect(again.json()).toEqual(first.json());
    expect((await service.call.get('/orders/Again-1')).json()).toMatchObject({ description: 'second' });
    expect(again.headers.get('cache-control')).toBe('no-store');
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  it('gets the fields of the first one’s version, whatever its own is', async () => {
    const terms = { order_id: 'Version-1', amount: '10.00' };
    const send = (key: string, version: string) => service.call.form('/orders', terms, withKey(key, { version }));
    const [old, recent] = ['2018-10-25', '2025-01-10'];
    const dates = [
      [old, recent],
      [recent, old],
    ] as const;
    const field = 'maximum_eligible_refund_amount';
    for (const [first, second] of dates) {
      const key = newKey();
      const answers = [await send(key, first), await send(key, second)].map((answer) => answer.json());
      expect(answers[1]).toEqual(answers[0]);
      expect(Object.hasOwn(answers[1] ?? {}, field)).toBe(first === recent);
    }
    expect((await send(newKey(), recent)).json()).toHaveProperty(field);
  });

  it('without its key is done again', async () => {
    const customer = newCustomer();
    expect((await service.call.form('/customers', customer, withKey(newKey()))).status).toBe(200);
    expect(refusalOf(await service.call.form('/customers', customer))).toEqual([
      400,
      ErrorCode.unique,
      'object_reference_id',
    ]);
  });

  it('may have its parameters in another order, and its booleans in another case', async () => {
    const key = newKey();
    const { object_reference_id: reference, mobile_number: mobile } = newCustomer();
    const token = 'options.get_client_auth_token';
    const send = (values: Readonly<Record<string, string>>) => service.call.form('/customers', values, withKey(key));
    const first = await send({ object_reference_id: reference, mobile_number: mobile, [token]: 'true' });
    const again = await send({ [token]: 'True', mobile_number: mobile, object_reference_id: reference });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(at(again.json(), 'id')).toBe(at(first.json(), 'id'));
  });

  it('hears again what it was warned of and which parameters had no use', async () => {
    const key = newKey();
    await service.call.form('/orders', { order_id: 'Warned-1', amount: '1' }, { headers: { 'x-routing-id': 'one' } });
    const send = () =>
      service.call.form('/orders/Warned-1', { colour: 'red' }, withKey(key, { 'x-routing-id': 'another' }));
    const [first, again] = [await send(), await send()];
    for (const name of ['x-svc-warning', 'x-svc-ignored-parameters']) {
      expect(first.headers.get(name)).not.toBeNull();
      expect(again.headers.get(name)).toBe(first.headers.get(name));
    }
  });

  it('20 times at once is done once: the others wait or get its answer', async () => {
    const key = newKey();
    const customer = newCustomer();
    const send = () => service.call.form('/customers', customer, withKey(key));
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    const done = answers.filter(({ status }) => status === 200);
    const waiting = answers.filter(({ status }) => status !== 200);
    expect(done.length).toBeGreaterThan(0);
    for (const answer of waiting) {
      expect(refusalOf(answer)).toEqual(conflict);
      expect(answer.headers.get('retry-after')).toBe('1');
    }
    expect(new Set([...done, await send()].map((answer) => textAt(answer.json(), 'id'))).size).toBe(1);
    const filter = { objectReferenceId: customer.object_reference_id };
    expect(await service.database.db.collection('customers').countDocuments(filter)).toBe(1);
  });

  it('24 hours later is done again', async () => {
    const key = newKey();
    const customer = newCustomer();
    const send = () => service.call.form('/customers', customer, withKey(key));
    expect((await send()).status).toBe(200);
    service.clock.advance(24 * HOUR_MS - 1);
    expect((await send()).status).toBe(200);
    service.clock.advance(1);
    expect(refusalOf(await send())).toEqual([400, ErrorCode.unique, 'object_reference_id']);
  });

  it('is removed by the database at the end of its time', async () => {
    service.clock.advance(1);
    await service.call.form('/customers', newCustomer(), withKey(newKey()));
    const indexes = await service.database.db.collection(KEPT).indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
    const over = new Date(service.clock.now().getTime() + 24 * HOUR_MS);
    expect(await service.database.db.collection(KEPT).countDocuments({ expiresAt: over })).toBe(1);
  });
});

describe('a key that was used', () => {
  it('with other parameters is refused, and nothing is done', async () => {
    const key = newKey();
    await service.call.form('/customers', newCustomer(), withKey(key));
    const other = newCustomer();
    const refused = await service.call.form('/customers', other, withKey(key));
    expect(refusalOf(refused)).toEqual(conflict);
    expect(refused.headers.get('retry-after')).toBeNull();
    const found = await service.call.get(`/customers/${other.object_reference_id}`);
    expect(found.status).toBe(404);
  });

  it('is another one at another address, and with another merchant', async () => {
    const key = newKey();
    const customer = newCustomer();
    const ids = [
      await service.call.form('/customers', customer, withKey(key)),
      await service.callAs(await service.addMerchant('neighbour')).form('/customers', customer, withKey(key)),
    ].map((answer) => textAt(answer.json(), 'id'));
    expect(new Set(ids).size).toBe(2);
    const path = `/customers/${customer.object_reference_id}`;
    const changed = await service.call.form(path, { first_name: 'Asha' }, withKey(key));
    expect(changed.json()).toMatchObject({ first_name: 'Asha' });
  });

  it('is another one for each client auth token', async () => {
    const key = newKey();
    const card = { card_number: '4111111111111111', card_exp_month: '12', card_exp_year: '40' };
    const store = async (): Promise<string> => {
      const customer = { ...newCustomer(), 'options.get_client_auth_token': 'true' };
      const token = textAt((await service.call.form('/customers', customer)).json(), 'svc', 'client_auth_token');
      const values = { customer_id: customer.object_reference_id, ...card };
      const headers = { authorization: null, 'x-client-auth-token': token };
      return textAt((await service.call.form('/card/add', values, withKey(key, headers))).json(), 'card_reference');
    };
    expect(await store()).not.toBe(await store());
  });
});

describe('what is kept of a refusal', () => {
  it('a 400 that was decided after the parameters were found right', async () => {
    const key = newKey();
    const send = () => service.call.form('/orders/Later-1', { description: 'x' }, withKey(key));
    const first = await send();
    expect(refusalOf(first)).toEqual([400, ErrorCode.order_not_found]);
    await service.call.form('/orders', { order_id: 'Later-1', amount: '1' });
    const again = await send();
    expect(refusalOf(again)).toEqual([400, ErrorCode.order_not_found]);
    expect(at(again.json(), 'order_id')).toBe('Later-1');
    expect(at(again.json(), 'error_info', 'request_id')).toBe(again.headers.get('x-request-id'));
  });

  const right = { object_reference_id: 'spoilt', mobile_number: '9876543210' };
  const big = 'x'.repeat(66_000);
  it.each<[name: string, status: number, values: Readonly<Record<string, string>>, headers: Record<string, string>]>([
    ['wrong parameters', 400, { ...right, mobile_number: 'none' }, {}],
    ['a wrong key', 401, right, { authorization: 'Basic d3Jvbmc6' }],
    ['a body that is too large', 413, { ...right, big }, {}],
    ['a wrong media type', 415, right, { 'content-type': 'text/plain' }],
  ])('not %s: the right call with the same key is done', async (name, status, values, headers) => {
    const key = newKey();
    const spoilt = { ...values, object_reference_id: `spoilt-${status}` };
    expect((await service.call.form('/customers', spoilt, withKey(key, headers))).status).toBe(status);
    const mended = { ...right, object_reference_id: `spoilt-${status}` };
    expect([name, (await service.call.form('/customers', mended, withKey(key))).status]).toEqual([name, 200]);
  });

  it('not a 404: once the customer is there, the same call is done', async () => {
    const key = newKey();
    const customer = newCustomer();
    const send = () =>
      service.call.form(`/customers/${customer.object_reference_id}`, { first_name: 'Asha' }, withKey(key));
    expect((await send()).status).toBe(404);
    await service.call.form('/customers', customer);
    expect((await send()).json()).toMatchObject({ first_name: 'Asha' });
  });
});

describe('the header', () => {
  it('may have 255 characters and no more, all of them plain', async () => {
    const send = (key: string) => service.call.form('/customers', newCustomer(), withKey(key));
    expect((await send('k'.repeat(255))).status).toBe(200);
    for (const key of ['k'.repeat(256), 'kéy', 'a\tb']) {
      expect(refusalOf(await send(key))).toEqual([400, ErrorCode.INVALID_REQUEST, 'idempotency-key']);
    }
  });

  it('is ignored by POST /txns', async () => {
    const key = newKey();
    const pay = async (orderId: string) => {
      await service.call.form('/orders', { order_id: orderId, amount: '1' });
      const card = { card_number: '4012001037141112', card_exp_month: '12', card_exp_year: '2040' };
      const values = { order_id: orderId, merchant_id: 'shop', format: 'json', card_security_code: '739', ...card };
      return (await service.call.form('/txns', { ...values, payment_method_type: 'CARD' }, withKey(key))).status;
    };
    expect([await pay('Txn-1'), await pay('Txn-2')]).toEqual([200, 200]);
  });

  it('that is absent costs nothing: the database is not asked', async () => {
    operations = 0;
    await service.call.form('/orders', { order_id: 'Free-1', amount: '1' });
    await service.call.form('/customers', newCustomer());
    await service.call.get('/orders/Free-1');
    expect(operations).toBe(0);
    await service.call.form('/customers', newCustomer(), withKey(newKey()));
    expect(operations).toBe(2);
  });
});
