import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, textAt } from '../../support/caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestMerchant, type TestService } from '../../support/service.ts';

let service: TestService;
let neighbour: TestMerchant;
beforeAll(async () => {
  service = await startService({ label: 'customers' });
  neighbour = await service.addMerchant('shop2');
});
afterAll(() => service.close());

const person = {
  mobile_number: '9876543210',
  mobile_country_code: '91',
  email_address: 'asha@shop.example',
  first_name: 'Asha',
  last_name: 'Rao',
};
const create = (id: string, values: Record<string, string> = {}) =>
  service.call.form('/customers', { object_reference_id: id, mobile_number: '9876543210', ...values });

describe('POST /customers', () => {
  it('makes a customer and answers all of it', async () => {
    const answer = await create('c-full', person);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.json()).toEqual({
      id: expect.stringMatching(/^cst_[0-9a-f]{16}$/),
      object: 'customer',
      object_reference_id: 'c-full',
      ...person,
      date_created: '2026-03-14T09:26:53Z',
      last_updated: '2026-03-14T09:26:53Z',
    });
  });

  it('needs the reference and the mobile number; the rest is empty', async () => {
    expect((await create('c-bare')).json()).toMatchObject({
      email_address: '',
      first_name: '',
      mobile_country_code: '',
    });
    expect(refusalOf(await service.call.form('/customers', {}))).toEqual([
      400,
      'Mandatory fields are missing',
      'object_reference_id',
      'mobile_number',
    ]);
    expect(refusalOf(await service.call.form('/customers', { object_reference_id: 'x', mobile_number: '' }))).toEqual([
      400,
      'Mandatory fields are missing',
      'mobile_number',
    ]);
  });

  it.each([
    ['mobile_number', '+919876543210'],
    ['mobile_number', '98-76'],
    ['mobile_number', '123'],
    ['mobile_number', '1'.repeat(16)],
    ['mobile_number', '９８７６５'],
    ['mobile_country_code', 'IN'],
    ['object_reference_id', 'a b'],
    ['object_reference_id', 'a/b'],
    ['object_reference_id', 'x'.repeat(129)],
    ['first_name', 'x'.repeat(65)],
    ['email_address', 'x'.repeat(256)],
  ])('refuses %s=%.20s', async (name, value) => {
    expect(refusalOf(await create('c-never', { [name]: value }))).toEqual([400, 'INVALID_REQUEST', name]);
  });

  it('refuses a reference that is taken: also of 20 at once all but one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create('c-race')));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status !== 200);
    for (const answer of refused) {
      expect(answer.json()).toMatchObject({ status: 'invalid_request_error', error_info: { code: 'ALREADY_EXISTS' } });
      expect(refusalOf(answer)).toEqual([400, 'unique', 'object_reference_id']);
    }
  });

  it('takes a reference that another merchant has', async () => {
    await create('c-same', { first_name: 'Ours' });
    const theirs = service.callAs(neighbour);
    expect((await theirs.form('/customers', { object_reference_id: 'c-same', mobile_number: '11111' })).status).toBe(
      200,
    );
    expect((await theirs.get('/customers/c-same')).json()).toMatchObject({ mobile_number: '11111' });
    expect((await service.call.get('/customers/c-same')).json()).toMatchObject({ first_name: 'Ours' });
  });
});

it('a reference that reads like the service’s own id is not taken: it would name two customers', async () => {
  const victim = textAt((await create('c-victim')).json(), 'id');
  for (const id of [victim, 'cst_0123456789abcdef']) {
    expect(refusalOf(await create(id))).toEqual([400, 'INVALID_REQUEST', 'object_reference_id']);
  }
  expect((await create('cst_mine')).status).toBe(200);
});

describe('GET /customers/{customer_id}', () => {
  it('reads by either id', async () => {
    const made = (await create('c-read@shop.example')).json();
    for (const id of ['c-read@shop.example', encodeURIComponent('c-read@shop.example'), textAt(made, 'id')]) {
      expect((await service.call.get(`/customers/${id}`)).json()).toEqual(made);
    }
  });

  it('tells apart references that differ in case', async () => {
    await create('c-Case');
    expect(refusalOf(await service.call.get('/customers/c-case'))).toEqual([404, 'object_not_found']);
  });

  it('answers an unknown customer, and another merchant’s, with 404', async () => {
    const id = textAt((await create('c-mine')).json(), 'id');
    for (const [caller, path] of [
      [service.call, 'c-none'],
      [service.call, 'cst_0000000000000000'],
      [service.callAs(neighbour), 'c-mine'],
      [service.callAs(neighbour), id],
    ] as const) {
      const answer = await caller.get(`/customers/${path}`);
      expect(refusalOf(answer)).toEqual([404, 'object_not_found']);
      expect(answer.text).not.toContain(path);
    }
  });
});

describe('POST /customers/{customer_id}', () => {
  it('changes what is sent, by either id, and leaves the rest', async () => {
    const made = (await create('c-change', person)).json();
    service.clock.advance(1_000);
    const changed = await service.call.form('/customers/c-change', { first_name: 'Usha', email_address: '' });
    expect(changed.json()).toEqual({ ...made, first_name: 'Usha', last_updated: '2026-03-14T09:26:54Z' });
    const again = await service.call.form(`/customers/${textAt(made, 'id')}`, { mobile_number: '55555' });
    expect(again.json()).toMatchObject({ first_name: 'Usha', mobile_number: '55555', last_name: 'Rao' });
    expect((await service.call.get('/customers/c-change')).json()).toEqual(again.json());
  });

  it('does not change the reference, and says so', async () => {
    await create('c-fixed');
    const answer = await service.call.form('/customers/c-fixed', { object_reference_id: 'c-other' });
    expect([at(answer.json(), 'object_reference_id'), answer.headers.get('x-svc-ignored-parameters')]).toEqual([
      'c-fixed',
      'object_reference_id',
    ]);
  });

  it('of an unknown customer, or another merchant’s, changes nothing', async () => {
    const id = textAt((await create('c-theirs')).json(), 'id');
    const theirs = service.callAs(neighbour);
    expect(refusalOf(await service.call.form('/customers/c-none', { first_name: 'x' }))).toEqual([
      404,
      'object_not_found',
    ]);
    for (const path of ['c-theirs', id]) {
      expect(refusalOf(await theirs.form(`/customers/${path}`, { first_name: 'x' }))).toEqual([
        404,
        'object_not_found',
      ]);
    }
    expect((await service.call.get('/customers/c-theirs')).json()).toMatchObject({ first_name: '' });
  });
});

describe('a customer’s client auth token', () => {
  it('comes with each call that asks for it, and lasts 15 minutes', async () => {
    const asked = [
      await create('c-token', { 'options.get_client_auth_token': 'true' }),
      await service.call.get('/customers/c-token?options.get_client_auth_token=True'),
      await service.call.form('/customers/c-token', { 'options.get_client_auth_token': 'True' }),
    ];
    const expiry = new Date(service.clock.now().getTime() + 15 * 60_000).toISOString().replace(/\.[0-9]+/, '');
    for (const answer of asked) {
      expect(at(answer.json(), 'svc')).toEqual({
        client_auth_token: expect.stringMatching(/^tkn_[0-9a-f]{32}$/),
        client_auth_token_expiry: expiry,
      });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect((await service.call.get('/customers/c-token')).json()).not.toHaveProperty('svc');
  });

  it('opens no order and no customer data', async () => {
    const made = await create('c-shut', { 'options.get_client_auth_token': 'true' });
    await service.call.form('/orders', { order_id: 'C-1', amount: '1', customer_id: 'c-shut' });
    const headers = { authorization: null, 'x-client-auth-token': textAt(made.json(), 'svc', 'client_auth_token') };
    expect(refusalOf(await service.call.get('/orders/C-1', { headers }))).toEqual([400, 'order_not_found']);
    expect(refusalOf(await service.call.get('/customers/c-shut', { headers }))).toEqual([401, 'access_denied']);
  });
});
