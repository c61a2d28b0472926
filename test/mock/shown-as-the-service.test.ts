/** What a call says besides its parameters counts at the mock as at the service: the version date, who calls, under which names. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankPageOf } from '../support/bank-page.ts';
import { at, type CallOptions, textAt } from '../support/caller.ts';
import { CARD, FRICTIONLESS, type Place, told } from './places.ts';
import { startTwoPlaces, type TwoPlaces } from './two-places.ts';

let two: TwoPlaces;
beforeAll(async () => {
  two = await startTwoPlaces('shown alike');
});
afterAll(() => two?.stop());

const ORDER = {
  amount: '80.00',
  customer_email: 'asha@shop.example',
  customer_phone: '9876543210',
  udf1: 'web',
  billing_address_phone: '9876543210',
  return_url: 'https://shop.example/paid',
};
const version = (date: string): CallOptions => ({ headers: { version: date } });

const create =
  (order: string, options: CallOptions = {}) =>
  ({ call }: Place) =>
    call.form('/orders', { ...ORDER, order_id: order, 'options.get_client_auth_token': 'true' }, options);

describe('the version date', () => {
  const read =
    (order: string, options: CallOptions) =>
    async ({ call }: Place) => {
      const body = (await call.get(`/orders/${order}`, options)).json();
      const list = at(body, 'txn_list');
      return {
        status: body.status,
        most: body.maximum_eligible_refund_amount,
        list: Array.isArray(list)
          ? list.map((txn) =>
              [
                'txn_id',
                'order_id',
                'status',
                'error_code',
                'error_message',
                'txn_amount',
                'net_amount',
                'currency',
                'gateway',
              ].map((name) => at(txn, name)),
            )
          : list,
      };
    };
  const older = version('2023-06-30');
  const newer = version('2025-01-10');

  it('decides which fields an order has, with all of its attempts', async () => {
    const created = async (place: Place) => (await create('V1', newer)(place)).json();
    const most = async (place: Place) => ({ most: (await created(place)).maximum_eligible_refund_amount });
    await two.expectSame(most, { most: 0 });
    await two.expectSame(read('V1', older), { status: 'NEW', most: undefined, list: undefined });
    await two.expectSame(read('V1', newer), { status: 'NEW', most: 0, list: undefined });
    for (const place of two.places) {
      const begun = (await place.call.form('/txns', { ...CARD, order_id: 'V1' })).json();
      await bankPageOf(place).enter(textAt(begun, 'payment', 'authentication', 'url'), '000000');
    }
    await two.expectSame(read('V1', newer), { status: 'AUTHENTICATION_FAILED', most: 0, list: [expect.any(Array)] });
    for (const { call } of two.places) await call.form('/txns', { ...CARD, order_id: 'V1', card_number: FRICTIONLESS });
    await two.expectSame(read('V1', newer), { status: 'CHARGED', most: 80, list: Array(2).fill(expect.any(Array)) });
    const refund = async ({ call }: Place) => {
      const form = { unique_request_id: 'back-1', amount: '30.00' };
      const body = (await call.form('/orders/V1/refunds', form, newer)).json();
      return { most: body.maximum_eligible_refund_amount };
    };
    await two.expectSame(refund, { most: 50 });
    await two.expectSame(read('V1', older), { status: 'CHARGED', most: undefined, list: undefined });
    await two.expectSame(read('V1', newer), { status: 'CHARGED', most: 50 });
  });

  it('is refused where there is no such day', async () => {
    const wrong = async ({ call }: Place) => {
      const answer = await call.get('/orders/V1', version('2023-02-30'));
      return { http: answer.status, fields: at(answer.json(), 'error_info', 'fields') };
    };
    await two.expectSame(wrong, { http: 400, fields: [{ field_name: 'version' }] });
  });
});

describe('a client auth token', () => {
  it.each(['header', 'query'])('reads no more of an order than it may (%s)', async (where) => {
    const masked = async (place: Place) => {
      const token = textAt((await create(`C-${where}`)(place)).json(), 'svc', 'client_auth_token');
      await place.call.form('/txns', { ...CARD, order_id: `C-${where}`, card_number: FRICTIONLESS });
      const inHeader = where === 'header' ? { 'x-client-auth-token': token } : {};
      const answer = await place.call.get(
        `/orders/C-${where}${where === 'query' ? `?client_auth_token=${token}` : ''}`,
        { headers: { authorization: null, version: '2025-01-10', ...inHeader } },
      );
      const body = answer.json();
      return {
        http: answer.status,
        status: body.status,
        most: body.maximum_eligible_refund_amount,
        email: String(body.customer_email).slice(1, 5),
        phone: String(body.customer_phone).slice(0, 6),
        udf1: body.udf1,
        metadata: body.metadata,
        hidden: ['payment_gateway_response', 'txn_list'].filter((name) => name in body),
      };
    };
    const expected = { http: 200, status: 'CHARGED', most: 80, email: '***@', phone: 'XXXXXX', udf1: '', hidden: [] };
    await two.expectSame(masked, expected);
  });
});

describe('the merchant', () => {
  it('may be named in x-merchant-id', async () => {
    for (const { settle } of two.places) await settle();
    const named = async ({ call }: Place) =>
      told(await call.get('/orders/V1', { headers: { 'x-merchantid': null, 'x-merchant-id': 'demo' } }));
    await two.expectSame(named, { http: 200, order_id: 'V1' });
  });

  it('must be named', async () => {
    const unnamed = async ({ call }: Place) => {
      const answer = await call.get('/orders/V1', { headers: { 'x-merchantid': null } });
      return { http: answer.status, code: answer.json().error_code };
    };
    await two.expectSame(unnamed, { http: 400, code: 'Mandatory fields are missing' });
  });
});

describe('the id that the caller gives its call', () => {
  it.each(['cart-7.step_2', 'not sane', '4111111111111111'])('is kept where it is sane: %s', async (id) => {
    const named = async ({ call }: Place) => {
      const answers = [await call.get('/orders/V1', { headers: { 'x-request-id': id } })];
      answers.push(await call.get('/orders/NOBODYS', { headers: { 'x-request-id': id } }));
      const inBody = at(answers[1]?.json(), 'error_info', 'request_id');
      return {
        kept: [...answers.map(({ headers }) => headers.get('x-request-id')), inBody].map((each) => each === id),
      };
    };
    await two.expectSame(named, { kept: Array(3).fill(id === 'cart-7.step_2') });
  });
});
