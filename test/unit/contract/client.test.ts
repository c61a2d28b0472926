/** The generated client: what it sends, and how it answers. */
import { describe, expect, it } from 'vitest';
import {
  assertOk,
  CallFailed,
  createAdminClient,
  createMerchantClient,
  formOf,
} from '../../../generated/client/index.ts';
import { answerParts } from '../../../generated/client/merchant.ts';

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}

/** A network that keeps what was sent and gives the same answer to all. */
function network(response: () => Response) {
  const sent: Sent[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { method, url, headers } = request;
    sent.push({ method, url, headers, body: await request.text() });
    return response();
  };
  return { sent, fetch };
}

const json = (status: number, body: object) => () => Response.json(body, { status });
const order = { order_id: 'ORD1', amount: '1.00' };
const made = Object.fromEntries(answerParts.Order.map((name) => [name, name]));
const said = {
  status: 'Bad Request',
  error_code: 'INVALID_REQUEST',
  error_message: 'One or more parameters are invalid.',
  error_info: {},
};
const baseUrl = 'http://svc.example';

describe('a merchant’s client', () => {
  it('sends a form with its key and merchant', async () => {
    const { sent, fetch } = network(json(200, { ...made, id: 'ord_1' }));
    const client = createMerchantClient({ baseUrl, merchantId: 'demo', apiKey: 'key', fetch });
    const body = { ...order, 'options.get_client_auth_token': true, 'metadata.SVC:gateway_reference_id': 'a b&c' };
    const answer = await client.createOrder({ headers: { 'x-routing-id': 'r1' }, body });
    expect(answer).toMatchObject({ status: 200, contentType: 'application/json', body: { id: 'ord_1' } });
    const [first] = sent;
    expect([first?.method, first?.url]).toEqual(['POST', 'http://svc.example/orders']);
    expect(Object.fromEntries(first?.headers ?? [])).toEqual({
      authorization: `Basic ${Buffer.from('key:').toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
      'idempotency-key': expect.stringMatching(/^[\w-]{16,}$/),
      'x-merchantid': 'demo',
      'x-routing-id': 'r1',
    });
    expect(first?.body).toBe(
      'order_id=ORD1&amount=1.00&options.get_client_auth_token=true&metadata.SVC%3Agateway_reference_id=a+b%26c',
    );
  });

  it('sends JSON where the operation takes it', async () => {
    const { sent, fetch } = network(json(200, {}));
    const client = createMerchantClient({ baseUrl, merchantId: 'demo', apiKey: 'key', fetch });
    await client.createSession({ body: { ...order, payment_page_client_id: 'demo' } });
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ ...order, payment_page_client_id: 'demo' });
  });

  it('fills in the path and the query, and sends no body it has not', async () => {
    const { sent, fetch } = network(json(200, {}));
    const client = createMerchantClient({ baseUrl, clientAuthToken: 'tkn_1', fetch });
    await client.getOrder({
      path: { order_id: 'a/b' },
      query: { 'options.get_client_auth_token': true },
      headers: { 'x-merchantid': 'other' },
    });
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: 'http://svc.example/orders/a%2Fb?options.get_client_auth_token=true',
      body: '',
    });
    expect(sent[0]?.headers.get('x-client-auth-token')).toBe('tkn_1');
    expect(sent[0]?.headers.get('x-merchantid')).toBe('other');
    expect(sent[0]?.headers.has('content-type')).toBe(false);
  });

  it('gives a refusal as an answer', async () => {
    const { fetch } = network(json(400, said));
    const answer = await createMerchantClient({ baseUrl, fetch }).createOrder({ body: order });
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'INVALID_REQUEST' } });
  });

  it('gives a redirect as an answer', async () => {
    const { fetch } = network(() => new Response(null, { status: 303, headers: { location: '/pay' } }));
    const answer = await createMerchantClient({ baseUrl, fetch }).startTxn({
      body: {
        order_id: 'ORD1',
        merchant_id: 'demo',
        payment_method_type: 'CARD',
        card_number: '4111111111111111',
        card_exp_month: '12',
        card_exp_year: '2099',
      },
    });
    expect(answer).toMatchObject({ status: 303, contentType: null, body: null });
    expect(answer.headers.get('location')).toBe('/pay');
  });

  it('gives a page and metrics as text', async () => {
    const page = network(() => new Response('{"a":1}', { headers: { 'content-type': 'text/html; charset=utf-8' } }));
    const answer = await createMerchantClient({ baseUrl, fetch: page.fetch }).showPaymentPage({
      path: { link: 'pl_1' },
    });
    expect(answer).toMatchObject({ status: 200, contentType: 'text/html', body: '{"a":1}' });
    const metrics = network(() => new Response('up 1', { headers: { 'content-type': 'text/plain; version=0.0.4' } }));
    expect(await createMerchantClient({ baseUrl, fetch: metrics.fetch }).getMetrics()).toMatchObject({ body: 'up 1' });
  });

  it('says that a status is not documented, and does not take it for an answer', async () => {
    const { fetch } = network(() => new Response('bad gateway', { status: 502 }));
    const answer = await createMerchantClient({ baseUrl, fetch }).createOrder({ body: order });
    expect(answer).toMatchObject({
      ok: false,
      kind: 'undocumented',
      status: 0,
      receivedStatus: 502,
      message: 'createOrder was answered with 502, which the contract does not document',
    });
  });

  it('says that a body is not the JSON it says to be', async () => {
    const headers = { 'content-type': 'application/json' };
    const { fetch } = network(() => new Response('{"a":', { headers }));
    const answer = await createMerchantClient({ baseUrl, fetch }).createOrder({ body: order });
    expect(answer).toMatchObject({ ok: false, kind: 'unreadable', status: 0, receivedStatus: 200 });
  });

  it.each([
    [200, 'success', true],
    [400, 'refusal', false],
    [503, 'fault', false],
  ])('calls %i a %s', async (status, kind, ok) => {
    const { fetch } = network(json(status, { ...made, ...said }));
    const client = createMerchantClient({ baseUrl, fetch, retry: { attempts: 1 } });
    expect(await client.createOrder({ body: order })).toMatchObject({ status, kind, ok });
  });

  it('throws when the caller asks for exceptions', async () => {
    const { fetch } = network(json(400, said));
    const answer = await createMerchantClient({ baseUrl, fetch }).createOrder({ body: order });
    const thrown = (() => {
      try {
        return assertOk(answer);
      } catch (error) {
        return error;
      }
    })();
    expect(thrown).toBeInstanceOf(CallFailed);
    expect(thrown).toMatchObject({
      message: 'refusal 400 INVALID_REQUEST: One or more parameters are invalid.',
      answer: { status: 400 },
    });
  });

  it('has the openapi-fetch client below it, with the same manners', async () => {
    const { sent, fetch } = network(json(200, {}));
    const { fetcher } = createMerchantClient({ baseUrl, merchantId: 'demo', apiKey: 'key', fetch });
    await fetcher.POST('/orders', { params: { header: { 'x-merchantid': 'demo' } }, body: order });
    expect(sent[0]?.body).toBe('order_id=ORD1&amount=1.00');
  });
});

it('an administrator’s client sends its token and JSON, null too', async () => {
  const { sent, fetch } = network(() => new Response(null, { status: 204 }));
  const client = createAdminClient({ baseUrl, bearerToken: 'token', fetch });
  const answer = await client.changePassword({ body: { current_password: 'a', new_password: 'b' } });
  expect(answer).toMatchObject({ status: 204, body: null });
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer token');
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ current_password: 'a', new_password: 'b' });
});

describe('a form', () => {
  it.each([
    ['leaves out what is absent', { a: undefined, c: '' }, 'c='],
    ['writes true and false as words', { a: true, b: false }, 'a=true&b=false'],
    ['writes numbers', { a: 1.5 }, 'a=1.5'],
  ])('%s', (_, given, want) => {
    expect(formOf(given)).toBe(want);
  });

  it('refuses what is not flat', () => {
    expect(() => formOf({ metadata: { a: 1 } })).toThrow('metadata: a form holds flat dotted keys');
  });
});
