/**
 * The mock as `npm run mock` starts it: what it adds to Prism's examples, which test/scenarios holds against the service. It keeps one
 * story, refuses as documented, lists its scenarios, and shows every state of the hosted pages.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import adminBundle from '../../generated/admin.openapi.json' with { type: 'json' };
import merchantBundle from '../../generated/openapi.json' with { type: 'json' };
import { type Json, parseJson, toObject } from '../../scripts/generate/json.ts';
import { mockedOperations } from '../../scripts/mock/mocked-operations.ts';
import { pageStates } from '../../scripts/mock/pages/hosted-pages.ts';
import { readGuides } from '../../server/docs/guides.ts';
import { blocksOf } from '../readme/blocks.ts';
import { type MockProgram, startMockProgram } from './mock-program.ts';

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
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

async function call(path: string, { form, json, headers: more = {} }: Given = {}) {
  const body = form === undefined ? json && JSON.stringify(json) : new URLSearchParams(form).toString();
  const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
  const response = await fetch(new URL(path, mock.baseUrl), {
    method: body === undefined ? 'GET' : 'POST',
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

describe('the story', () => {
  it('is that of the guide', async () => {
    const guide = (await readGuides()).find(({ name }) => name === 'mock');
    const lines = blocksOf(guide?.text ?? '')
      .map((block) => block.lines)
      .join('\n')
      .replaceAll('http://127.0.0.1:4010', mock.baseUrl);
    const { stdout } = await promisify(execFile)('sh', ['-e', '-c', lines], { timeout: 100_000 });
    expect(stdout.trim().split('\n')).toEqual([
      'MINE1',
      'demo-MINE1-1',
      'CHARGED',
      'PENDING',
      '40',
      'invalid.amount.exceeded',
      'NEW',
      'service_unavailable',
      'Mandatory fields are missing',
      '<h1>This payment link has expired</h1>',
    ]);
  });

  it('leads a browser from the payment page to the bank, and back to the shop that made the order, which is paid then', async () => {
    const created = await call('/orders', {
      form: { order_id: 'WALK1', amount: '100.00', return_url: 'http://localhost:3000/done' },
    });
    const link = String(fieldOf(created.text, 'payment_links', 'web'));
    expect(link).toMatch(new RegExp(`^${mock.baseUrl}/payment-page/.*order=WALK1$`));
    const page = await call(link);
    expect(page.text).toContain('WALK1');
    const { merchant_id: _, payment_method_type: __, ...card } = CARD;
    const begun = await call(link, { form: { ...card, action: 'pay', _csrf: 'x' } });
    const bank = begun.headers.get('location') ?? '';
    expect([begun.status, bank]).toEqual([303, expect.stringMatching(/\/pay\/start\/.*order=WALK1&attempt=1$/)]);
    expect((await call(bank)).text).toContain('111000');
    expect(fieldOf((await call('/orders/WALK1')).text, 'status')).toBe('PENDING_VBV');
    const paid = await call(bank, { form: { action: 'pay', otp: '111000', _csrf: 'x' } });
    expect(paid.headers.get('location')).toBe('http://localhost:3000/done?order_id=WALK1&status=CHARGED&status_id=21');
    expect(fieldOf((await call('/orders/WALK1')).text, 'status')).toBe('CHARGED');
    expect((await call(link)).text).toContain('Payment complete');
  });

  it.each([
    ['cancels', 'WALK2', { action: 'cancel' }],
    ['enters a wrong password', 'WALK3', { action: 'pay', otp: '999999' }],
  ])('leads back as failed when the customer %s, and the order can be paid again', async (_, order, step) => {
    await call('/orders', { form: { order_id: order, amount: '100.00' } });
    const started = await call('/txns', { form: { ...CARD, order_id: order } });
    const cancelled = await call(started.headers.get('location') ?? '', { form: { ...step, _csrf: 'x' } });
    expect(cancelled.headers.get('location')).toContain(`order_id=${order}&status=AUTHENTICATION_FAILED`);
    expect(fieldOf((await call(`/orders/${order}`)).text, 'status')).toBe('AUTHENTICATION_FAILED');
    const again = await call('/txns', { form: { ...CARD, order_id: order, format: 'json' } });
    expect(fieldOf(again.text, 'txn_id')).toBe(`demo-${order}-2`);
    expect((await call(`/payment-page/any?order=${order}`)).text).toContain('begun in another window');
  });

  it('shows the stored cards behind the links of sessions, and these alone where they are to be managed', async () => {
    const session = { customer_id: 'cust_2041', payment_page_client_id: 'demo' };
    const pay = { ...session, order_id: 'S1', amount: '100.00', action: 'paymentPage' };
    const link = String(fieldOf((await call('/session', { json: pay })).text, 'payment_links', 'web'));
    expect((await call(link)).text).toContain('Travel');
    const manage = operations.find(({ id }) => id === 'createSession')?.requests.get('payment_management');
    const managed = await call('/session', { json: toObject(manage, 'example') });
    const cards = String(fieldOf(managed.text, 'payment_links', 'web'));
    expect((await call(cards)).text).toContain('<h1>Your cards</h1>');
  });
});

describe('a scenario', () => {
  it('is asked for by its name alone, whatever its status, in the header or in the address', async () => {
    const byHeader = await call('/orders/A', { headers: { prefer: 'example=503_database_away' } });
    const byAddress = await call('/orders/A?__example=503_database_away');
    expect([byHeader.status, byAddress.status]).toEqual([503, 503]);
    expect((await call('/orders/A?__code=401')).status).toBe(401);
  });

  it('is asked for by sending its request', async () => {
    const json = toObject(operations.find(({ id }) => id === 'login')?.requests.get('401_wrong_password'), 'example');
    expect((await call('/settings/login', { json })).status).toBe(401);
  });

  it('is asked for by sending its request as often as you like, whatever has become of its order', async () => {
    const example = operations.find(({ id }) => id === 'refundOrder')?.requests.get('partial');
    const form = Object.fromEntries(
      Object.entries(toObject(example, 'example')).map(([name, value]) => [name, String(value)]),
    );
    await call('/orders', { form: { order_id: 'TWICE', amount: '100.00' } });
    for (let time = 1; time <= 3; time += 1) {
      const { status, text } = await call('/orders/TWICE/refunds', { form });
      expect([status, fieldOf(text, 'amount_refunded')]).toEqual([200, 40]);
    }
  });

  it('names the fields that are wrong, as the service does', async () => {
    const { status, text } = await call('/orders', { form: { amount: '12,50' } });
    expect([status, fieldOf(text, 'error_code')]).toEqual([400, 'INVALID_REQUEST']);
    expect(JSON.stringify(fieldOf(text, 'error_info', 'fields'))).toMatch(/"order_id".*"amount"|"amount".*"order_id"/);
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

  it.each(['/orders/ORD1001', '/orders/A?__code=400', '/', '/payment-page/any', '/pay/start/demo/any', '/mock.css'])(
    'may read the answers, refusals, pages and their headers too, with credentials: %s',
    async (path) => {
      const { headers: given } = await call(path, { headers: { origin } });
      expect(given.get('access-control-allow-origin')).toBe(origin);
      expect(given.get('access-control-allow-credentials')).toBe('true');
      const readable = (given.get('access-control-expose-headers') ?? '').split(',');
      const own = [
        'x-request-id',
        'x-response-id',
        'x-svc-warning',
        'x-svc-ignored-parameters',
        'retry-after',
        'location',
      ];
      expect(readable).toEqual(expect.arrayContaining(own));
    },
  );
});

describe('the rule for orders that nobody has made at the mock', () => {
  it.each([
    ['GET', '/orders/ORD1001', undefined, 200],
    ['GET', '/orders/ORD777001', undefined, 200],
    ['GET', '/orders/ORD404', undefined, 400],
    ['GET', '/orders/NOBODYS1', undefined, 400],
    ['POST', '/orders/NOBODYS1', { amount: '1.00' }, 400],
    ['POST', '/orders/NOBODYS1/refunds', { unique_request_id: 'r1' }, 400],
    ['POST', '/refunds', { unique_request_id: 'r1', txn_id: 'demo-NOBODYS1-1' }, 400],
    ['POST', '/txns', { ...CARD, order_id: 'NOBODYS1', format: 'json' }, 400],
    ['POST', '/txns', { ...CARD, 'order.order_id': 'SOMEBODYS1', 'order.amount': '5.00', format: 'json' }, 200],
    ['POST', `/v2/txns/txn_${'0'.repeat(32)}/capture`, { amount: '1.00' }, 404],
    ['POST', '/v2/txns/txn_4c8c2d1f6a0e4f5fb1d2a3c4e5f60718/void', { idempotence_key: 'one' }, 200],
  ])('%s %s is answered as the guide has it', async (_, path, form, status) => {
    const answer = await call(path, form === undefined ? {} : { form });
    expect([answer.status, answer.text]).toEqual([status, expect.any(String)]);
    const codes = { 200: undefined, 400: 'order_not_found', 404: 'object_not_found' };
    expect(fieldOf(answer.text, 'error_code')).toBe(codes[status === 200 ? 200 : status === 400 ? 400 : 404]);
  });
});

describe('an order of one’s own', () => {
  it('has the return address that was sent in the payload for the SDK, too', async () => {
    const session = { customer_id: 'cust_2041', payment_page_client_id: 'demo', action: 'paymentPage', amount: '7.00' };
    const json = { ...session, order_id: 'OWN1', return_url: 'https://shop.example/own' };
    const { text } = await call('/session', { json });
    expect(fieldOf(text, 'sdk_payload', 'payload', 'returnUrl')).toBe('https://shop.example/own');
  });

  it('has a client auth token where one is asked for', async () => {
    const form = { order_id: 'OWN2', amount: '7.00', 'options.get_client_auth_token': 'true' };
    const { text } = await call('/orders', { form });
    expect([fieldOf(text, 'order_id'), fieldOf(text, 'amount')]).toEqual(['OWN2', 7]);
    expect(fieldOf(text, 'svc', 'client_auth_token')).toMatch(/^tkn_/);
    const plain = await call('/orders', { form: { order_id: 'OWN2', amount: '7.00' } });
    expect(fieldOf(plain.text, 'svc')).toBeUndefined();
  });

  it('has ids of its own for each attempt, the same in every answer', async () => {
    const uuids = new Set<Json | undefined>();
    for (const order of ['OWN3', 'OWN4']) {
      await call('/orders', { form: { order_id: order, amount: '7.00' } });
      for (const attempt of [1, 2]) {
        const begun = (await call('/txns', { form: { ...CARD, order_id: order, format: 'json' } })).text;
        const read = (await call(`/orders/${order}`)).text;
        expect([fieldOf(begun, 'txn_id'), fieldOf(read, 'txn_id')]).toEqual(Array(2).fill(`demo-${order}-${attempt}`));
        const shown = [fieldOf(begun, 'txn_uuid'), fieldOf(read, 'txn_uuid'), fieldOf(read, 'txn_detail', 'txn_uuid')];
        expect(new Set(shown).size).toBe(1);
        uuids.add(shown[0]);
      }
    }
    expect(uuids.size).toBe(4);
  });
});

describe('the first page', () => {
  it('lists every operation with every scenario and every state of a page', async () => {
    const { text } = await call('/');
    for (const operation of operations) {
      const section = text.split(`<details id="${operation.id}"`)[1]?.split('</details>')[0] ?? '';
      const states = operation.method === 'GET' ? pageStates(operation) : [];
      for (const { name } of [...operation.scenarios, ...states]) expect(section).toContain(`<code>${name}</code>`);
    }
  });
});

describe.each(operations.filter(({ kind, method }) => kind === 'page' && method === 'GET'))('$path', (operation) => {
  const path = operation.path.replace(/\{[^}]+\}/g, 'any');
  const states = pageStates(operation);

  it.each(states)('$name is the page as the service makes it: $summary', async ({ name }) => {
    const { status, text, headers: given } = await call(`${path}?__example=${name}&order=PAGE1`);
    expect(status).toBe(200);
    expect(text).toContain('<header class="try">');
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
    expect([status, text]).toEqual([404, expect.stringContaining('<p>There is no such payment')]);
    expect(text).toContain('This did not work');
  });
});
