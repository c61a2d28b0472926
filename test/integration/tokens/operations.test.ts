/** The life-cycle operations: access, and refusals. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textAt } from '../../support/caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import { CUSTOMER, tokenFixtures } from './token-fixtures.ts';

let fixtures: Awaited<ReturnType<typeof tokenFixtures>>;
beforeAll(async () => {
  fixtures = await tokenFixtures('token_operations');
});
afterAll(() => fixtures.close());

const actions = ['suspend', 'resume', 'delete'] as const;

describe.each(actions)('POST /cards/{card_reference}/token/%s', (action) => {
  it('knows no card of another customer, of another merchant, or of nobody', async () => {
    const reference = await fixtures.settled();
    const other = await fixtures.service.addMerchant(`other_${action}`);
    const path = `/cards/${reference}/token/${action}`;
    const answers = [
      await fixtures.act(reference, action, 'somebody_else'),
      await fixtures.act('crd_00000000000000000000000000000000', action),
      await fixtures.service.callAs(other).form(path, { customer_id: CUSTOMER }),
    ];
    for (const answer of answers) expect(refusalOf(answer)).toEqual([404, 'object_not_found']);
    expect(await fixtures.status(reference)).toBe('ACTIVE');
  });

  it('asks for the customer and for credentials', async () => {
    const path = `/cards/crd_1/token/${action}`;
    expect((await fixtures.service.call.form(path, {})).status).toBe(400);
    const anonymous = { headers: { authorization: null } };
    expect((await fixtures.service.call.form(path, { customer_id: CUSTOMER }, anonymous)).status).toBe(401);
  });

  it('is refused while the token is being asked for, naming the status', async () => {
    const answer = await fixtures.act(await fixtures.born(), action);
    expect(refusalOf(answer)).toEqual([400, 'INVALID_ACTION']);
    expect(answer.json().error_message).toContain('INITIATED');
  });
});

describe('a token operation in the wrong status', () => {
  it.each([
    ['resume', [], 'ACTIVE'],
    ['suspend', ['suspend'], 'SUSPENDED'],
    ['suspend', ['delete'], 'INACTIVE'],
    ['resume', ['delete'], 'INACTIVE'],
    ['delete', ['delete'], 'INACTIVE'],
  ] as const)('%s after %j is refused, naming %s', async (action, before, status) => {
    const reference = await fixtures.settled({ numberIs: 'kept' });
    for (const earlier of before) expect((await fixtures.act(reference, earlier)).status).toBe(200);
    const answer = await fixtures.act(reference, action);
    expect(refusalOf(answer)).toEqual([400, 'INVALID_ACTION']);
    expect(answer.json().error_message).toContain(`The token is ${status}`);
  });
});

describe('a client auth token', () => {
  async function customer(reference: string) {
    const form = { object_reference_id: reference, mobile_number: '9876543210', 'options.get_client_auth_token': true };
    const made = (await fixtures.service.call.form('/customers', form)).json();
    const token = textAt(made, 'svc', 'client_auth_token');
    return { uid: textAt(made, 'id'), headers: { authorization: null, 'x-client-auth-token': token } };
  }

  it('of the customer manages that customer’s tokens, and nobody else’s, for 15 minutes', async () => {
    const mine = await customer('cust_mine');
    const reference = await fixtures.settled({ customer: 'cust_mine' });
    const suspend = (path: string, customerId: string, { headers } = mine) =>
      fixtures.service.call.form(`/cards/${path}/token/suspend`, { customer_id: customerId }, { headers });
    const theirs = await customer('cust_theirs');
    expect((await suspend(reference, 'cust_mine', theirs)).status).toBe(404);
    expect((await suspend(reference, 'cust_theirs', theirs)).status).toBe(404);
    expect((await suspend(reference, mine.uid)).json().tokenization_status).toBe('SUSPENDED');
    fixtures.service.clock.advance(16 * 60_000);
    expect((await suspend(reference, mine.uid)).status).toBe(401);
  });

  it('of an order manages none', async () => {
    const form = { order_id: 'o1', amount: '1.00', customer_id: CUSTOMER, 'options.get_client_auth_token': true };
    const order = (await fixtures.service.call.form('/orders', form)).json();
    const headers = { authorization: null, 'x-client-auth-token': textAt(order, 'svc', 'client_auth_token') };
    const reference = await fixtures.settled();
    for (const path of ['token/delete', 'tokenize']) {
      const fields = { customer_id: CUSTOMER, consent: 'true', card_security_code: '123' };
      const answer = await fixtures.service.call.form(`/cards/${reference}/${path}`, fields, { headers });
      expect(refusalOf(answer)).toEqual([401, 'access_denied']);
      expect(answer.json().error_message).toContain('Send a customer');
    }
  });
});
