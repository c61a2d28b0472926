/** What the service refuses though the contract's schemas allow it, is refused by the mock, too; and both say of a call what is true of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, at } from '../support/caller.ts';
import { CARD, FRICTIONLESS, type Place, told } from './places.ts';
import { startTwoPlaces, type TwoPlaces } from './two-places.ts';

let two: TwoPlaces;
beforeAll(async () => {
  two = await startTwoPlaces('refused alike');
  const orders = [
    { order_id: 'BASE-1', amount: '100.00', return_url: 'https://shop.example/paid' },
    { order_id: 'PAID-1', amount: '100.00' },
  ];
  for (const { call } of two.places) {
    for (const order of orders) await call.form('/orders', order);
    await call.form('/txns', { ...CARD, order_id: 'PAID-1', card_number: FRICTIONLESS });
  }
});
afterAll(() => two?.stop());

const PAYMENT = { ...CARD, order_id: 'BASE-1' };
const PART = { ...CARD, 'order.order_id': 'PART-1', 'order.amount': '1.00' };
const MUCH_METADATA = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`metadata.key${index}`, 'x']));
const ISSUER_TOKEN = { tavv: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'token.provider': 'ISSUER' };
/** The form without what begins so. */
function without(form: Readonly<Record<string, string>>, beginning: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !name.startsWith(beginning)));
}
const FORM = 'application/x-www-form-urlencoded';

function refusalOf(answer: Answer): object {
  const { status, status_id, order_id, error_code, error_info } = answer.json();
  return {
    http: answer.status,
    status,
    status_id,
    order_id,
    error_code,
    info: at(error_info, 'code'),
    fields: at(error_info, 'fields'),
  };
}

const order = (fields: Readonly<Record<string, string>>) => ({ order_id: 'BAD-1', amount: '10.00', ...fields });
const session = { order_id: 'BAD-1', customer_id: 'c1', payment_page_client_id: 'demo', action: 'paymentPage' };

describe('is refused as by the service, in the same words:', () => {
  const forms: readonly (readonly [
    what: string,
    path: string,
    form: Readonly<Record<string, string>>,
    code: string,
  ])[] = [
    ['an amount of more decimals than its currency has', '/orders', order({ amount: '5.005' }), 'INVALID_REQUEST'],
    ['an amount of nothing', '/orders', order({ amount: '0.00' }), 'INVALID_REQUEST'],
    ['decimals of yen', '/orders', order({ amount: '10.5', currency: 'JPY' }), 'INVALID_REQUEST'],
    ['a currency that there is not', '/orders', order({ currency: 'ZZZ' }), 'INVALID_REQUEST'],
    ['a return address of another scheme', '/orders', order({ return_url: 'ftp://a' }), 'INVALID_REQUEST'],
    ['a return address with a query', '/orders', order({ return_url: 'https://a.example/?b=1' }), 'INVALID_REQUEST'],
    ['a webhook address that is none', '/orders', order({ 'metadata.webhook_url': 'nope' }), 'INVALID_REQUEST'],
    ['more metadata than is kept', '/orders', order(MUCH_METADATA), 'INVALID_REQUEST'],
    [
      'a return address of the order within a payment',
      '/txns',
      { ...PART, 'order.return_url': 'ftp://a' },
      'INVALID_REQUEST',
    ],
    ['another amount of that kind', '/orders/BASE-1', { amount: '5.005' }, 'INVALID_REQUEST'],
    ['a refund of that kind', '/orders/PAID-1/refunds', { unique_request_id: 'r', amount: '5.005' }, 'INVALID_REQUEST'],
    [
      'an order within a payment',
      '/txns',
      { ...CARD, order_id: 'B', 'order.order_id': 'B', 'order.amount': '1.005' },
      'INVALID_REQUEST',
    ],
    ['a card with another check digit', '/txns', { ...PAYMENT, card_number: '4111111111111112' }, 'INVALID_INPUT'],
    ['a card that is over', '/txns', { ...PAYMENT, card_exp_year: '2020' }, 'EXPIRED'],
    ['a card without its security code', '/txns', { ...PAYMENT, card_security_code: '' }, 'INVALID_INPUT'],
    ['a security code that is too long', '/txns', { ...PAYMENT, card_security_code: '1234' }, 'INVALID_INPUT'],
    ['a payment with no card at all', '/txns', without(PAYMENT, 'card_'), 'Mandatory fields are missing'],
    ['a card without its number', '/txns', without(PAYMENT, 'card_number'), 'missing_card_number'],
    ['a form of another merchant', '/txns', { ...PAYMENT, merchant_id: 'other' }, 'INVALID_REQUEST'],
    ['half an issuer token', '/txns', { ...PAYMENT, ...ISSUER_TOKEN }, 'Mandatory fields are missing'],
    ['a card that is both new and stored', '/txns', { ...PAYMENT, card_token: 'ct_1' }, 'INVALID_REQUEST'],
    ['a card number in the name', '/txns', { ...PAYMENT, name_on_card: '4111111111111111' }, 'INVALID_INPUT'],
    ['a payment of an order that nobody made', '/txns', { ...CARD, order_id: 'NOBODYS' }, 'order_not_found'],
    ['a change of an order that nobody made', '/orders/NOBODYS', { amount: '1.00' }, 'order_not_found'],
    ['a refund of an order that nobody made', '/orders/NOBODYS/refunds', { unique_request_id: 'r' }, 'order_not_found'],
    ['a change of an order that is paid', '/orders/PAID-1', { amount: '1.00' }, 'order_already_processed'],
  ];
  it.each(forms)('%s', async (_, path, form, error_code) => {
    const send = async ({ call }: Place) => refusalOf(await call.form(path, form));
    await two.expectSame(send, { http: 400, error_code });
  });

  it.each([
    ['a payment by mail or telephone', { ...PAYMENT, auth_type: 'MOTO' }],
    ['metadata of an order', { ...PART, 'metadata.shelf': '7' }],
  ])('%s of a caller without an API key', async (_, form) => {
    const send = async ({ call }: Place) =>
      refusalOf(await call.form('/txns', form, { headers: { authorization: null } }));
    await two.expectSame(send, { http: 400, error_code: 'INVALID_REQUEST' });
  });

  it.each([
    [
      'a session whose return address has a query',
      { ...session, amount: '5.00', return_url: 'https://a.example/?b=1' },
    ],
    ['a session without its order', session],
    ['a session of many kinds of wrong', { ...session, amount: {}, return_url: 5, metadata: 'x' }],
    ['the cards of nobody', { ...session, action: 'paymentManagement', customer_id: undefined }],
  ])('%s', async (_, body) => {
    const send = async ({ call }: Place) => {
      const { status, error_code } = (await call.json('POST', '/session', body)).json();
      return { status, error_code };
    };
    await two.expectSame(send, { error_code: expect.any(String) });
  });

  const bodies: readonly (readonly [what: string, path: string, type: string, body: string])[] = [
    ['a parameter that comes twice', '/orders', FORM, 'order_id=A&order_id=B&amount=10.00'],
    ['one that comes twice and alike', '/orders', FORM, 'order_id=A&order_id=A&amount=10.00'],
    ['a name that is no text', '/orders', FORM, '%zz=1&order_id=A&amount=10.00'],
    ['a member of JSON that comes twice', '/session', 'application/json', '{"order_id":"A","order_id":"B"}'],
    [
      'an amount of JSON of too many decimals',
      '/session',
      'application/json',
      JSON.stringify({ ...session, amount: 5.005 }),
    ],
  ];
  it.each(bodies)('%s', async (_, path, type, body) => {
    const send = async ({ call }: Place) =>
      refusalOf(await call.raw('POST', path, body, { headers: { 'content-type': type } }));
    await two.expectSame(send, { http: 400, error_code: 'INVALID_REQUEST' });
  });

  it.each([
    [
      'a query that says a name twice',
      '?options.add_full_gateway_response=true&options.add_full_gateway_response=true',
    ],
    ['a query that cannot be read', '?options.add_full_gateway_response=%zz'],
  ])('%s', async (_, query) => {
    const read = async ({ call }: Place) => refusalOf(await call.get(`/orders/BASE-1${query}`));
    await two.expectSame(read, { http: 400, error_code: 'INVALID_REQUEST' });
  });

  it('an order that nobody made', async () => {
    const expected = { http: 400, error_code: 'order_not_found', status_id: 40, order_id: 'NOBODYS' };
    await two.expectSame(async ({ call }) => refusalOf(await call.get('/orders/NOBODYS')), expected);
  });
});

describe('a change of an order', () => {
  it('is told of from then on, and refused while a customer pays', async () => {
    const change =
      (amount: string) =>
      async ({ call }: Place) =>
        told(await call.form('/orders/BASE-1', { amount }));
    const read = async ({ call }: Place) => told(await call.get('/orders/BASE-1'));
    await two.expectSame(change('60.00'), { http: 200, amount: 60 });
    await two.expectSame(read, { status: 'NEW', amount: 60, effective_amount: 60 });
    for (const { call } of two.places) await call.form('/txns', PAYMENT);
    await two.expectSame(change('61.00'), { http: 400, error_code: 'txn_in_progress' });
    await two.expectSame(read, { amount: 60, txn: { txn_amount: 60, net_amount: 60 } });
  });
});

describe('the headers say what is true of the call:', () => {
  const headersOf = ({ status, headers }: Answer) => ({
    http: status,
    ignored: headers.get('x-svc-ignored-parameters'),
    warning: headers.get('x-svc-warning'),
  });

  it('no parameter was ignored, and nothing is to be mended', async () => {
    await two.expectSame(async ({ call }) => headersOf(await call.get('/orders/BASE-1')), {
      ignored: null,
      warning: null,
    });
    await two.expectSame(async ({ call }) => headersOf(await call.get('/orders/NOBODYS')), {
      http: 400,
      ignored: null,
    });
  });

  it('these names are unknown', async () => {
    const form = { udf1: 'x', colour: 'red', promo: '', 'metadata.kept': '1' };
    const send = async ({ call }: Place) => headersOf(await call.form('/orders/BASE-1?shade=2', form));
    await two.expectSame(send, { http: 200, ignored: 'colour,metadata.kept,shade', warning: null });
    const wrong = async ({ call }: Place) => headersOf(await call.form('/orders', { colour: 'red', order_id: 'A' }));
    await two.expectSame(wrong, { http: 400, ignored: 'colour' });
  });

  it('the routing id is another one than the order’s', async () => {
    const routed = (id: string) => ({ headers: { 'x-routing-id': id } });
    for (const { call } of two.places)
      await call.form('/orders', { order_id: 'ROUTED', amount: '1.00' }, routed('one'));
    const read =
      (id: string) =>
      async ({ call }: Place) => {
        const answer = await call.get('/orders/ROUTED', routed(id));
        return { ...headersOf(answer), routing_id: answer.json().routing_id };
      };
    await two.expectSame(read('one'), { warning: null, routing_id: 'one' });
    await two.expectSame(read('two'), { warning: 'x-routing-id differs from the one this order was created with' });
  });
});
