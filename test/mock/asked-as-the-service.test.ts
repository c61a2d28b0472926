/** What little a call may say, and what it may ask for besides, is answered alike by mock and service. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, at, type CallOptions, textAt } from '../support/caller.ts';
import { CARD, FRICTIONLESS, type Place, told } from './places.ts';
import { startTwoPlaces, type TwoPlaces } from './two-places.ts';

let two: TwoPlaces;
beforeAll(async () => {
  two = await startTwoPlaces('asked alike');
  for (const { call } of two.places) {
    const terms = { amount: '10.00', return_url: 'https://shop.example/paid' };
    for (const order_id of ['FRESH', 'PAID']) await call.form('/orders', { order_id, ...terms });
    await call.form('/txns', { ...CARD, order_id: 'PAID', card_number: FRICTIONLESS });
    await call.form('/customers', { object_reference_id: 'asha', mobile_number: '9876543210' });
  }
});
afterAll(() => two?.stop());

const FORM: CallOptions = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };

function refusalOf(answer: Answer) {
  const { error_code, error_info } = answer.json();
  return { http: answer.status, error_code, fields: at(error_info, 'fields') };
}

describe('a form that says nothing', () => {
  it.each([
    ['empty', '', FORM],
    ['of empty fields', 'description=&amount=', FORM],
    ['that is not there', undefined, {}],
  ])('changes nothing of an order, whether new or paid: %s', async (_, body, options) => {
    for (const [order, status] of [
      ['FRESH', 'NEW'],
      ['PAID', 'CHARGED'],
    ]) {
      const send = async ({ call }: Place) => told(await call.raw('POST', `/orders/${order}`, body, options));
      await two.expectSame(send, { http: 200, status, amount: 10 });
    }
  });

  it('changes nothing of a customer', async () => {
    await two.expectSame(async ({ call }) => ({ http: (await call.form('/customers/asha', {})).status }), {
      http: 200,
    });
  });

  it('names no order that nobody made', async () => {
    const send = async ({ call }: Place) => refusalOf(await call.form('/orders/NOBODYS', {}));
    await two.expectSame(send, { http: 400, error_code: 'order_not_found' });
  });

  it.each([
    ['/card/delete', {}, ['card_token']],
    ['/card/update', {}, ['nickname']],
    ['/card/update', { card_reference: 'one' }, ['nickname']],
    ['/card/update', { nickname: 'Travel' }, ['card_token']],
    ['/card/update', { nickname: '4111 1111 1111 1111', card_reference: 'one' }, ['nickname']],
    ['/card/delete', { card_token: 'a', card_reference: 'b' }, ['card_reference']],
  ])('or too little, or too much, of a stored card is refused: %s %j', async (path, form, names) => {
    const send = async ({ call }: Place) => refusalOf(await call.form(path, { ...form }));
    await two.expectSame(send, { http: 400, fields: names.map((field_name) => ({ field_name })) });
  });
});

describe('what the gateway said in its own words', () => {
  const read =
    (order: string, query: string) =>
    async ({ call }: Place) => {
      const mapped = at((await call.get(`/orders/${order}${query}`)).json(), 'payment_gateway_response');
      const words = at(mapped, 'gateway_response');
      return {
        words: words && Object.keys(words),
        same: at(words, 'retrievalReferenceNumber') === at(mapped, 'rrn'),
        text: at(words, 'actionText'),
      };
    };
  const full = '?options.add_full_gateway_response=TRUE';

  it('is told of a paid order to who asks for it', async () => {
    await two.expectSame(read('PAID', full), { words: expect.any(Array), same: true, text: 'Approved' });
    await two.expectSame(read('PAID', '?options.add_full_gateway_response=false'), { words: undefined });
    await two.expectSame(read('FRESH', full), { words: undefined });
  });

  it('is not told to a client auth token', async () => {
    const asClient = async ({ call }: Place) => {
      const form = { order_id: 'CLIENTS', amount: '10.00', 'options.get_client_auth_token': 'true' };
      const token = textAt((await call.form('/orders', form)).json(), 'svc', 'client_auth_token');
      const headers = { authorization: null, 'x-client-auth-token': token };
      const answer = await call.get(`/orders/CLIENTS${full}&options.get_client_auth_token=true`, { headers });
      return { ignored: answer.headers.get('x-svc-ignored-parameters'), svc: answer.json().svc };
    };
    await two.expectSame(asClient, { ignored: 'options.add_full_gateway_response', svc: undefined });
  });
});

describe('a client auth token', () => {
  const option = 'options.get_client_auth_token';

  it.each([
    ['GET', `/orders/PAID?${option}=true`],
    ['GET', `/customers/asha?${option}=true`],
    ['POST', '/orders/FRESH'],
    ['POST', '/customers/asha'],
  ])('comes with the answer where it is asked for: %s %s', async (method, path) => {
    const ask = async ({ call }: Place) => {
      const answer = method === 'GET' ? await call.get(path) : await call.form(path, { [option]: 'True' });
      return { http: answer.status, svc: Object.keys(Object(answer.json().svc)) };
    };
    await two.expectSame(ask, { http: 200, svc: ['client_auth_token', 'client_auth_token_expiry'] });
  });

  it('comes with no payment, which says that it was not heard', async () => {
    const ask = async ({ call }: Place) => {
      const answer = await call.form('/txns', { ...CARD, order_id: 'FRESH', [option]: 'true' });
      return { svc: answer.json().svc, ignored: answer.headers.get('x-svc-ignored-parameters') };
    };
    await two.expectSame(ask, { svc: undefined, ignored: option });
  });
});

describe('a call that does not say whose it is', () => {
  const headersOf = ({ headers }: Answer) => ({ merchant: headers.get('x-svc-merchant-id') });

  it('for want of an API key', async () => {
    const ask = async ({ call }: Place) => {
      const answer = await call.get('/orders/FRESH', { headers: { authorization: null } });
      return { ...refusalOf(answer), ...headersOf(answer) };
    };
    await two.expectSame(ask, { http: 401, merchant: null });
  });

  it.each(['order_id=A', 'order_id=A&order_id=B'])('for want of a merchant is told of that alone: %s', async (body) => {
    const ask = async ({ call }: Place) => {
      const answer = await call.raw('POST', '/orders', body, { headers: { ...FORM.headers, 'x-merchantid': null } });
      return { ...refusalOf(answer), ...headersOf(answer) };
    };
    await two.expectSame(ask, { http: 400, merchant: null, fields: [{ field_name: 'x-merchantid' }] });
  });

  it('is told whose it is elsewhere', async () => {
    await two.expectSame(async ({ call }) => headersOf(await call.get('/orders/FRESH')), { merchant: 'demo' });
  });
});

describe('a call of an unusual kind', () => {
  const order = 'order_id=KIND&amount=10.00';

  it.each(['text/html', 'application/xml', 'text/html, application/json;q=0.5'])(
    'is answered in JSON, whatever it would rather have: %s',
    async (accept) => {
      const headers = { ...FORM.headers, accept };
      const ask = async ({ call }: Place) => {
        const answer = await call.raw('POST', '/orders', order, { headers });
        return { http: answer.status, type: answer.headers.get('content-type')?.split(';')[0] };
      };
      await two.expectSame(ask, { http: 200, type: 'application/json' });
    },
  );

  it.each([
    ['/session', 'application/vnd.x+json', '{}'],
    ['/session', 'application/jsonx', '{}'],
    ['/orders', 'application/x-www-form-urlencodedX', order],
    ['/orders', '', order],
  ])('is refused where its body is of another media type: %s %s', async (path, type, body) => {
    const ask = async ({ call }: Place) => {
      const answer = await call.raw('POST', path, body, { headers: { 'content-type': type } });
      return { http: answer.status, code: answer.json().error_code };
    };
    await two.expectSame(ask, { http: 415 });
  });

  it.each(['Application/X-WWW-Form-Urlencoded', 'application/x-www-form-urlencoded; charset=utf-8'])(
    'is taken where the media type is but written in another way: %s',
    async (type) => {
      const ask = async ({ call }: Place) =>
        told(
          await call.raw('POST', '/orders', `${order}&return_url=https://a.example`, {
            headers: { 'content-type': type },
          }),
        );
      await two.expectSame(ask, { http: 200 });
    },
  );

  it('says nothing by null', async () => {
    const session = { order_id: 'NULLS', amount: null, payment_page_client_id: 'demo', action: 'paymentPage' };
    const ask = async ({ call }: Place) => {
      const { error_code, error_info } = (await call.json('POST', '/session', session)).json();
      return { error_code, names: [at(error_info, 'fields', 0, 'field_name'), at(error_info, 'fields', 1)] };
    };
    await two.expectSame(ask, { error_code: 'Mandatory fields are missing', names: ['amount', undefined] });
    const open = async ({ call }: Place) =>
      told(await call.json('POST', '/session', { ...session, amount: '10.00', return_url: null, customer_id: null }));
    await two.expectSame(open, { http: 200 });
  });

  it.each([
    ['GET', '/orders'],
    ['GET', '/settings/webhook'],
    ['GET', '/operator/merchants'],
    ['POST', '/gateway-callbacks/gtw_1f0e2d3c4b5a6978'],
  ])('is told by what it would be let in: %s %s', async (method, path) => {
    const headers = { authorization: null, 'content-type': 'application/json' };
    const ask = async ({ call }: Place) => {
      const answer = await call.raw(method, path, method === 'GET' ? undefined : '{}', { headers });
      return { http: answer.status, challenge: answer.headers.get('www-authenticate') };
    };
    await two.expectSame(ask, { http: 401 });
  });
});
