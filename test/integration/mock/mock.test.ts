/**
 * The mock as `npm run mock` starts it: what its front adds to Prism's examples, which test/scenarios compares with the service. It
 * remembers nothing: each answer echoes its own call.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import adminBundle from '../../../generated/admin.openapi.json' with { type: 'json' };
import merchantBundle from '../../../generated/openapi.json' with { type: 'json' };
import { type Json, parseJson, toObject } from '../../../scripts/generate/json.ts';
import { mockedOperations } from '../../../scripts/mock/operations.ts';
import { pageStates } from '../../../scripts/mock/pages/hosted-pages.ts';
import { readGuides } from '../../../server/docs/guides.ts';
import { type MockProgram, startMockProgram } from '../../support/mock-program.ts';
import { blocksOf } from '../../support/readme-blocks.ts';

const bundleOf = (bundle: object) => toObject(parseJson(JSON.stringify(bundle)), 'bundle');
const operations = mockedOperations({ merchant: bundleOf(merchantBundle), admin: bundleOf(adminBundle) });

let mock: MockProgram;
beforeAll(async () => {
  mock = await startMockProgram();
});
afterAll(async () => {
  expect(await mock.stop()).toBe('SIGINT');
});

const headers = { authorization: `Basic ${Buffer.from('any:').toString('base64')}`, 'x-merchantid': 'demo' };

interface Given {
  readonly method?: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: object;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function call(path: string, { method, form, json, body: raw, headers: more = {} }: Given = {}) {
  const body = form === undefined ? (raw ?? (json && JSON.stringify(json))) : new URLSearchParams(form).toString();
  const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json';
  const response = await fetch(new URL(path, mock.baseUrl), {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': type }), ...more },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const fieldOf = (text: string, ...names: readonly string[]): Json | undefined =>
  names.reduce<Json | undefined>((value, name) => toObject(value, name)[name], parseJson(text));

const CARD = {
  merchant_id: 'demo',
  payment_method_type: 'CARD',
  card_number: '4111111111111111',
  card_exp_month: '12',
  card_exp_year: '2040',
  card_security_code: '123',
  name_on_card: 'Asha Rao',
};

it('says what the guide says', async () => {
  const guide = (await readGuides()).find(({ name }) => name === 'mock');
  const lines = blocksOf(guide?.text ?? '')
    .map((block) => block.lines)
    .join('\n')
    .replaceAll('http://127.0.0.1:4010', mock.baseUrl);
  const { stdout } = await promisify(execFile)('sh', ['-e', '-c', lines], { timeout: 100_000 });
  expect(stdout.trim().split('\n')).toEqual([
    'MINE1',
    '125.5',
    'MINE1',
    'demo-MINE1-1',
    'NEW',
    'service_unavailable',
    'Mandatory fields are missing',
    '<h1>This payment link has expired</h1>',
  ]);
}, 100_000);

describe('an answer echoes its call', () => {
  it('with the id, amount, currency and metadata of an order that is created', async () => {
    const form = { order_id: 'OWN1', amount: '7.25', currency: 'USD', 'metadata.shelf': '9' };
    const { status, text } = await call('/orders', { form });
    expect([status, parseJson(text)]).toEqual([
      200,
      expect.objectContaining({ order_id: 'OWN1', amount: 7.25, effective_amount: 7.25, currency: 'USD' }),
    ]);
    expect(fieldOf(text, 'metadata', 'shelf')).toBe('9');
  });

  it('with those of a session, in the payload for the SDK too', async () => {
    const session = { customer_id: 'cust_2041', payment_page_client_id: 'demo', action: 'paymentPage' };
    const { status, text } = await call('/session', { json: { ...session, order_id: 'OWN2', amount: '7.00' } });
    expect(status).toBe(200);
    expect(fieldOf(text, 'order_id')).toBe('OWN2');
    expect(fieldOf(text, 'sdk_payload', 'payload', 'amount')).toBe('7.00');
  });

  it('with the order of the path, whatever was called before', async () => {
    await call('/orders', { form: { order_id: 'OWN3', amount: '7.00' } });
    const read = (await call('/orders/OWN3?__example=charged')).text;
    expect([fieldOf(read, 'order_id'), fieldOf(read, 'txn_id')]).toEqual(['OWN3', 'demo-OWN3-1']);
    expect(fieldOf(read, 'amount')).toBe(fieldOf((await call('/orders/NEVER-MADE?__example=charged')).text, 'amount'));
  });

  it('with the order of a payment, and of one that brings its order with it', async () => {
    const paid = await call('/txns', { form: { ...CARD, order_id: 'OWN4', format: 'json' } });
    expect([fieldOf(paid.text, 'order_id'), fieldOf(paid.text, 'txn_id')]).toEqual(['OWN4', 'demo-OWN4-1']);
    const part = { 'order.order_id': 'OWN5', 'order.amount': '5.00' };
    const withOrder = await call('/txns', { form: { ...CARD, ...part, format: 'json' } });
    expect(fieldOf(withOrder.text, 'order_id')).toBe('OWN5');
  });

  it.each([
    ['/orders/OWN6/refunds', { unique_request_id: 'r7', amount: '3.00' }, ['refunds', '0']],
    ['/refunds', { unique_request_id: 'r7', amount: '3.00', txn_id: 'demo-OWN6-1' }, []],
  ])('with the id and amount of a refund: %s', async (path, form, place) => {
    const { status, text } = await call(path, { form });
    const refund = place.length === 0 ? parseJson(text) : toObject(JSON.parse(text).refunds[0], 'refund');
    expect([status, refund]).toEqual([200, expect.objectContaining({ unique_request_id: 'r7', amount: 3 })]);
    expect(text).toContain('OWN6');
  });

  it('with its request id, in the header and in an error', async () => {
    const given = await call('/orders/A?__code=401', { headers: { 'x-request-id': 'mine-1' } });
    expect(given.headers.get('x-request-id')).toBe('mine-1');
    expect(fieldOf(given.text, 'error_info', 'request_id')).toBe('mine-1');
  });
});

describe('a scenario', () => {
  it('is asked for by its name alone, whatever its status, in the header or in the address', async () => {
    const byHeader = await call('/orders/A', { headers: { prefer: 'example=503_database_away' } });
    const byAddress = await call('/orders/A?__example=503_database_away');
    expect([byHeader.status, byAddress.status]).toEqual([503, 503]);
    expect((await call('/orders/A?__code=401')).status).toBe(401);
  });

  it('that the operation does not have is refused in the contract’s shape', async () => {
    const { status, text } = await call('/orders/A?__example=nonsense');
    expect([status, fieldOf(text, 'error_code')]).toEqual([404, 'object_not_found']);
    expect(fieldOf(text, 'error_info', 'developer_message')).toContain('no such scenario');
  });
});

describe('a call that the contract does not allow is refused in the words of the service', () => {
  it('with the fields that are wrong', async () => {
    const { status, text } = await call('/orders', { form: { amount: '12,50' } });
    expect([status, fieldOf(text, 'error_code')]).toEqual([400, 'INVALID_REQUEST']);
    expect(JSON.stringify(fieldOf(text, 'error_info', 'fields'))).toMatch(/"order_id".*"amount"|"amount".*"order_id"/);
  });

  it.each([
    ['an unknown address', 'GET', '/orderz', {}, 404, 'object_not_found'],
    ['an address without a path', 'GET', '//', {}, 404, 'object_not_found'],
    ['a method that the address does not take', 'DELETE', '/orders/A', {}, 405, 'method_not_allowed'],
    ['a method that only another address takes', 'PUT', '/card/add', {}, 405, 'method_not_allowed'],
    ['a call without a merchant', 'GET', '/orders/A', { 'x-merchantid': '' }, 400, 'Mandatory fields are missing'],
    ['a call without credentials', 'GET', '/orders/A', { authorization: '' }, 401, 'access_denied'],
  ])('%s', async (_, method, path, more, status, code) => {
    const target = path === '//' ? `${mock.baseUrl}//` : path;
    const answer = await call(target, { method, headers: more });
    expect([answer.status, fieldOf(answer.text, 'error_code')]).toEqual([status, code]);
    expect(answer.headers.get('allow') !== null).toBe(status === 405);
  });

  it.each([
    ['text of another kind', 'text/plain', 'order_id=A', 415, 'unsupported_media_type'],
    ['a form that names a parameter twice', undefined, 'order_id=A&order_id=A&amount=1.00', 400, 'INVALID_REQUEST'],
  ])('%s', async (_, type, body, status, code) => {
    const answer = await call('/orders', {
      body,
      ...(type === undefined ? {} : { headers: { 'content-type': type } }),
    });
    expect([answer.status, fieldOf(answer.text, 'error_code')]).toEqual([status, code]);
  });

  it('JSON that cannot be read', async () => {
    const answer = await call('/session', { body: '{', headers: { 'content-type': 'application/json' } });
    expect([answer.status, fieldOf(answer.text, 'error_code')]).toEqual([400, 'INVALID_REQUEST']);
  });

  it('and what the service takes is taken: empty fields, booleans in any case, null in JSON, the other merchant header', async () => {
    const form = { order_id: 'A', amount: '1.00', return_url: '', 'options.get_client_auth_token': 'TRUE' };
    expect((await call('/orders', { form })).status).toBe(200);
    const session = { order_id: 'A', amount: '1.00', customer_id: 'c1', payment_page_client_id: 'demo' };
    const json = { ...session, action: 'paymentPage', return_url: null };
    expect((await call('/session', { json })).status).toBe(200);
    const { 'x-merchantid': _, ...unnamed } = headers;
    const other = await fetch(`${mock.baseUrl}/orders/A`, { headers: { ...unnamed, 'x-merchant-id': 'demo' } });
    expect(other.status).toBe(200);
  });
});

describe('a program in a browser', () => {
  const origin = 'http://localhost:3000';

  it('may call every operation from any origin, with the headers that it asks for', async () => {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-merchantid, prefer' };
    const given = await fetch(`${mock.baseUrl}/orders`, { method: 'OPTIONS', headers: { origin, ...asked } });
    expect(given.status).toBe(204);
    expect(given.headers.get('access-control-allow-origin')).toBe(origin);
    expect(given.headers.get('access-control-allow-headers')).toBe('x-merchantid, prefer');
  });

  it.each([
    '/orders/ORD1001',
    '/orders/A?__code=429',
    '/orderz',
    '/',
    '/payment-page/any',
    '/pay/start/demo/any',
    '/mock.css',
  ])('may read the answers, refusals and pages, with credentials: %s', async (path) => {
    const { headers: given } = await call(path, { headers: { origin } });
    expect(given.get('access-control-allow-origin')).toBe(origin);
    expect(given.get('access-control-allow-credentials')).toBe('true');
    const readable = (given.get('access-control-expose-headers') ?? '').split(',');
    const own = [...given.keys()].filter((name) => /^(x-|retry-after|location)/.test(name));
    expect(readable).toEqual(expect.arrayContaining(own));
  });

  it('is led from the payment link to the bank, and from the bank back to the shop', async () => {
    const created = await call('/orders', { form: { order_id: 'WALK1', amount: '100.00' } });
    const link = String(fieldOf(created.text, 'payment_links', 'web'));
    expect(link.startsWith(`${mock.baseUrl}/payment-page/`)).toBe(true);
    expect((await call(link)).text).toContain('Card number');
    const { merchant_id: _, payment_method_type: __, ...card } = CARD;
    const begun = await call(`${link}?__example=refused`, { form: { ...card, action: 'pay', _csrf: 'x' } });
    const bank = begun.headers.get('location') ?? '';
    expect([begun.status, bank]).toEqual([303, expect.stringContaining(`${mock.baseUrl}/pay/start/`)]);
    expect((await call(bank)).text).toContain('111000');
    const paid = await call(bank, { form: { action: 'pay', otp: '111000', _csrf: 'x' } });
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/status=CHARGED&status_id=21$/),
    ]);
    const cancelled = await call(bank, { form: { action: 'cancel', _csrf: 'x' } });
    expect(cancelled.headers.get('location')).toContain('status=AUTHENTICATION_FAILED');
  });
});

describe('the first page', () => {
  it('lists every operation with every scenario and every state of a page', async () => {
    const { text } = await call('/');
    for (const operation of operations) {
      const section = text.split(`<details id="${operation.id}"`)[1]?.split('</details>')[0] ?? '';
      const states = operation.method === 'get' ? pageStates(operation) : [];
      for (const { name } of [...operation.scenarios, ...states]) expect(section).toContain(`<code>${name}</code>`);
    }
  });
});

describe.each(operations.filter(({ tag, method }) => tag === 'pages' && method === 'get'))('$path', (operation) => {
  const path = operation.path.replace(/\{[^}]+\}/g, 'any');
  const states = pageStates(operation);

  it.each(states)('$name is the page as the service makes it', async ({ name }) => {
    const { status, text, headers: given } = await call(`${path}?__example=${name}`);
    expect(status).toBe(200);
    expect(text).toContain('<header class="sandbox-banner">');
    expect(text).toMatch(/<h1/);
    expect(given.get('content-security-policy')).toContain("default-src 'none'");
    const files = [...text.matchAll(/(?:href|src)="(http:[^"]+\.(?:css|js))"/g)].map(([, file = '']) => file);
    for (const file of files) expect((await call(file)).status).toBe(200);
    expect(files.length).toBeGreaterThan(0);
  });

  it('has all that the contract shows of it', () => {
    const own = operations.filter((each) => each.path === operation.path).flatMap(({ scenarios }) => scenarios);
    const shown = own.filter(({ status }) => status === '200').map(({ name }) => name);
    expect(states.map(({ name }) => name)).toEqual(expect.arrayContaining(shown));
  });

  it('says what is wrong as the service does', async () => {
    const { status, text } = await call(`${path}?__code=404`, { headers: { accept: 'text/html' } });
    expect([status, text]).toEqual([404, expect.stringContaining('<p>Ask the shop for a new one')]);
    expect(text).toContain('This link isn&#39;t valid any more');
  });
});
