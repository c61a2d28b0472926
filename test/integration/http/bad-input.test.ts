import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, operations } from '../../../generated/server/operations.ts';
import { type Answer, at } from '../../support/caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import {
  card,
  credentialsFor,
  FORM,
  type Headers,
  JSON_TYPE,
  makeSamples,
  merchantCalls,
  merchantCallsWithBody,
  pathOf,
  signatureFor,
  valuesOf,
  withBody,
  written,
} from '../../support/sample-requests.ts';
import { startService, type TestMerchant, type TestService } from '../../support/service.ts';

let service: TestService;
let neighbour: TestMerchant;
beforeAll(async () => {
  service = await startService({ label: 'bad_input' });
  neighbour = await service.addMerchant('shop2');
  await makeSamples(service);
});
afterEach(async () => {
  expect((await service.call.get('/health')).status).toBe(200);
});
afterAll(() => service.close());

/** Credentials for each operation; the log-in happens once. */
const known = new Map<string, Promise<Headers>>();
function letIn(operation: Operation): Promise<Headers> {
  const scheme = operation.security.join();
  const headers = known.get(scheme) ?? credentialsFor(service, operation);
  known.set(scheme, headers);
  return headers;
}

/** Sends an authenticated body with the operation's media type, unless the headers override it. */
async function send(operation: Operation, body: string | Uint8Array, headers: Headers = {}): Promise<Answer> {
  const all = {
    'content-type': operation.requestMediaType,
    ...(await letIn(operation)),
    ...signatureFor(operation, body),
    ...headers,
  };
  return service.call.raw(operation.method.toUpperCase(), pathOf(operation), body, { headers: all });
}

function call(operation: Operation, headers: Headers): Promise<Answer> {
  if (operation.requestMediaType !== null) return send(operation, written(operation, valuesOf(operation)), headers);
  return service.call.raw(operation.method.toUpperCase(), pathOf(operation), undefined, { headers });
}

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
const named = (list: readonly Operation[]) => list.map((operation) => [operation.id, operation] as const);
const isJson = (operation: Operation) => operation.requestMediaType === JSON_TYPE;
const statusAndCode = (answer: Answer) => [answer.status, at(answer.json(), 'error_code')];

describe.each(named(merchantCalls))('%s, called', (_, operation) => {
  const open = operation.security.includes('none');

  it.each([
    ['with an empty Authorization', () => ''],
    ['with a wrong key', () => basic('svc_key_wrong:')],
    ['with an empty key', () => basic(':')],
    ['with the key and a password', () => basic(`${service.merchant.apiKey}:word`)],
    ['with the key cut short', () => basic(`${service.merchant.apiKey.slice(0, -1)}:`)],
    ['with another merchant’s key', () => basic(`${neighbour.apiKey}:`)],
    ['with the key as a Bearer token', () => `Bearer ${service.merchant.apiKey}`],
    ['with the bare key', () => service.merchant.apiKey],
    ['with two keys', () => `${basic(`${service.merchant.apiKey}:`)}, ${basic('x:')}`],
    ['with what is no base64', () => 'Basic !!!!'],
    ['with Digest', () => 'Digest username="shop"'],
  ])('%s: 401', async (__, authorization) => {
    const answer = await call(operation, { authorization: authorization() });
    expect(refusalOf(answer)).toEqual([401, 'access_denied']);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Basic /);
  });

  it('without credentials: 401, unless it is open', async () => {
    expect((await call(operation, { authorization: null })).status === 401).toBe(!open);
  });

  it('with the key in Basic without the colon: let in', async () => {
    expect((await call(operation, { authorization: basic(service.merchant.apiKey) })).status).not.toBe(401);
  });

  it.each([[null], ['']])('with x-merchantid %j: 400 naming the header', async (merchantId) => {
    expect(refusalOf(await call(operation, { 'x-merchantid': merchantId }))).toEqual([
      400,
      'Mandatory fields are missing',
      'x-merchantid',
    ]);
  });

  it('with the header under its other name: let in', async () => {
    const answer = await call(operation, { 'x-merchantid': null, 'x-merchant-id': 'shop' });
    expect(answer.status).not.toBe(401);
    expect(at(answer.json(), 'error_code')).not.toBe('Mandatory fields are missing');
  });

  it.each(['shop2', 'SHOP', 'nobody', 'shop, shop', '../shop', '{"$gt":""}'])(
    'with x-merchantid %j: 401',
    async (merchantId) => {
      expect(refusalOf(await call(operation, { 'x-merchantid': merchantId }))).toEqual([401, 'access_denied']);
    },
  );

  it('with the headers of an attack: served or refused as ever, none of it in the answer', async () => {
    const answer = await call(operation, { 'x-request-id': 'a%0d%0aset-cookie: b', 'x-routing-id': '{"$gt":""}' });
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{16}$/);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

describe.each(named(withBody))('%s, sent', (_, operation) => {
  const large = isJson(operation) ? `{"a":"${'x'.repeat(70_000)}"}` : `a=${'x'.repeat(70_000)}`;

  it('70 KB: 413, also without credentials', async () => {
    expect(statusAndCode(await send(operation, large))).toEqual([413, 'payload_too_large']);
    const nobody = { authorization: null, 'x-merchantid': null };
    expect(statusAndCode(await send(operation, large, nobody))).toEqual([413, 'payload_too_large']);
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/jsonp', '', ';'])(
    'as %j: 415 naming the type to send',
    async (type) => {
      const answer = await send(operation, 'a=1', { 'content-type': type });
      expect(statusAndCode(answer)).toEqual([415, 'unsupported_media_type']);
      expect(at(answer.json(), 'error_message')).toContain(operation.requestMediaType);
    },
  );

  it('in the other media type: 415', async () => {
    const answer = await send(operation, '{}', { 'content-type': isJson(operation) ? FORM : JSON_TYPE });
    expect(statusAndCode(answer)).toEqual([415, 'unsupported_media_type']);
  });

  it('in an encoding that is not known, or not what it says: 415, 400', async () => {
    // Unreadable bytes have no valid signature.
    const statuses = operation.security.includes('gatewaySignature') ? [401, 401] : [415, 400];
    expect(statusAndCode(await send(operation, 'a=1', { 'content-encoding': 'rot13' }))[0]).toBe(statuses[0]);
    expect(statusAndCode(await send(operation, 'a=1', { 'content-encoding': 'gzip' }))[0]).toBe(statuses[1]);
  });

  it('a repeated key: 400 naming it', async () => {
    const body = isJson(operation) ? '{"udf1":"a","udf1":"a"}' : 'udf1=a&udf1=a';
    expect(refusalOf(await send(operation, body))).toEqual([400, 'INVALID_REQUEST', 'udf1']);
  });

  it('a repeated key that could be a card number: 400 hiding it', async () => {
    const name = '4111111111111111';
    const body = isJson(operation) ? `{"${name}":"a","${name}":"a"}` : `${name}=a&${name}=a`;
    expect(refusalOf(await send(operation, body))).toEqual([400, 'INVALID_REQUEST', '(hidden)']);
  });

  it('bytes that are no UTF-8: 400', async () => {
    const bytes = Buffer.from([...Buffer.from(isJson(operation) ? '{"a":"' : 'a='), 0xff, 0xfe]);
    expect(refusalOf(await send(operation, bytes))).toEqual([400, 'INVALID_REQUEST', 'body']);
  });

  it.each(isJson(operation) ? ['{', '[]', 'null', '"x"', '{"a":NaN}', 'a=1'] : ['a=%', 'a=%zz', 'a=%FF', '%C0%80=1'])(
    'a body that cannot be read, %j: 400',
    async (body) => {
      expect(refusalOf(await send(operation, body))).toEqual([400, 'INVALID_REQUEST', 'body']);
    },
  );

  it('nested too deep: 400', async () => {
    const body = isJson(operation) ? `{"a":${'['.repeat(9_000)}${']'.repeat(9_000)}}` : `a${'[b]'.repeat(9_000)}=%`;
    expect(refusalOf(await send(operation, body))).toEqual([400, 'INVALID_REQUEST', 'body']);
  });

  it.each(['__proto__', 'constructor', 'a.__proto__'])('the name %s: 400 naming it', async (name) => {
    const body = isJson(operation) ? `{"${name}":{"admin":true}}` : `${name}=1`;
    expect(refusalOf(await send(operation, body))).toEqual([400, 'INVALID_REQUEST', name]);
    expect(Object.prototype).not.toHaveProperty('admin');
  });
});

describe.each(named(merchantCallsWithBody))('%s, with an operator in the place of', (_, operation) => {
  const names = operation.body.filter((name) => !/^(metadata\.|options\.)/.test(name) && name !== 'metadata');

  it.each(names)('%s: refused, or ignored and named', async (name) => {
    const values = valuesOf(operation);
    const { [name]: __, ...rest } = values;
    if (isJson(operation)) {
      const answer = await send(operation, JSON.stringify({ ...rest, [name]: { $gt: '' } }));
      expect(refusalOf(answer)).toEqual([400, 'INVALID_REQUEST', name]);
      return;
    }
    const answer = await send(operation, written(operation, { ...rest, [`${name}[$gt]`]: '' }));
    if (name in values && answer.status === 400) return;
    expect([answer.status < 500, answer.headers.get('x-svc-ignored-parameters')]).toEqual([true, null]);
  });
});

describe('an amount', () => {
  const wrong = [
    '1.005',
    '-1',
    '+1',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '0',
    '0.00',
    '00.1',
    '.5',
    '5.',
    '10000000000',
    '1,000',
    '१',
    'x',
  ];
  const inOrder = { merchant_id: 'shop', 'order.order_id': 'Sample-4', format: 'json', ...card };

  it.each(wrong)('%s is refused wherever it is sent', async (amount) => {
    const answers = [
      await service.call.form('/orders', { order_id: 'Sample-4', amount }),
      await service.call.form('/orders/Sample-1', { amount }),
      await service.call.form('/txns', { ...inOrder, 'order.amount': amount }),
      await service.call.json('POST', '/session', { order_id: 'Sample-4', amount, payment_page_client_id: 'shop' }),
    ];
    const names = ['amount', 'amount', 'order.amount', 'amount'];
    expect(answers.map(refusalOf)).toEqual(names.map((name) => [400, 'INVALID_REQUEST', name]));
  });

  it('that is empty is missing', async () => {
    expect(refusalOf(await service.call.form('/orders', { order_id: 'Sample-4', amount: '' }))).toEqual([
      400,
      'Mandatory fields are missing',
      'amount',
    ]);
  });

  it('made no order and changed none', async () => {
    expect(refusalOf(await service.call.get('/orders/Sample-4'))).toEqual([400, 'order_not_found']);
    expect((await service.call.get('/orders/Sample-1')).json()).toMatchObject({ amount: 1 });
  });
});

describe('an address', () => {
  it.each([
    ['/orders/a/b', [404, 'object_not_found']],
    ['/orders/a%2Fb', [400, 'INVALID_REQUEST', 'order_id']],
    ['/orders/a%5Cb', [400, 'INVALID_REQUEST', 'order_id']],
    ['/orders/%24gt', [400, 'INVALID_REQUEST', 'order_id']],
    ['/orders/%00', [400, 'INVALID_REQUEST', 'order_id']],
    [`/orders/${'x'.repeat(65)}`, [400, 'INVALID_REQUEST', 'order_id']],
    ['/orders/%E2%98%95', [400, 'INVALID_REQUEST', 'order_id']],
    ['/orders/%zz', [404, 'object_not_found']],
    ['/orders/%', [404, 'object_not_found']],
    ['/orders/%FF', [404, 'object_not_found']],
    ['/orders/', [404, 'object_not_found']],
    ['/Orders', [404, 'object_not_found']],
    ['/orders//x', [404, 'object_not_found']],
    ['/customers/a%2Fb', [404, 'object_not_found']],
    ['/customers/%00', [404, 'object_not_found']],
    ['/customers/%FF', [404, 'object_not_found']],
    [`/customers/${'x'.repeat(129)}`, [400, 'INVALID_REQUEST', 'customer_id']],
    ['/nowhere', [404, 'object_not_found']],
    [`/nowhere?a=${'x'.repeat(3_000)}`, [404, 'object_not_found']],
    [`/orders?customer_id=${'x'.repeat(3_000)}`, [400, 'INVALID_REQUEST', 'url']],
    ['/orders?customer_id=a&customer_id=b', [400, 'INVALID_REQUEST', 'customer_id']],
    ['/orders?__proto__=1', [400, 'INVALID_REQUEST', '__proto__']],
  ])('%.40s', async (path, refusal) => {
    expect(refusalOf(await service.call.get(path))).toEqual(refusal);
  });

  it('with a broken encoding is refused to POST as well', async () => {
    for (const path of ['/orders/%zz', '/customers/%FF']) {
      expect(refusalOf(await service.call.form(path, { description: 'x' }))).toEqual([404, 'object_not_found']);
    }
  });

  it('takes the methods it is made for, and names them', async () => {
    for (const [method, path, allow] of [
      ['DELETE', '/orders/Sample-1', 'GET, HEAD, POST'],
      ['PUT', '/orders', 'GET, HEAD, POST'],
      ['PATCH', '/customers', 'POST'],
      ['GET', '/txns', 'POST'],
      ['HEAD', '/session', 'POST'],
      ['OPTIONS', '/orders', 'GET, HEAD, POST'],
      ['POST', '/health', 'GET, HEAD'],
    ] as const) {
      const answer = await service.call.raw(method, path, undefined);
      expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, allow]);
    }
  });
});

it('unknown parameters are accepted and named', async () => {
  const answer = await service.call.form('/orders?utm=x', {
    order_id: 'Sample-5',
    amount: '1',
    colour: 'red',
    tokenize: 'true',
  });
  expect([answer.status, answer.headers.get('x-svc-ignored-parameters')]).toEqual([200, 'colour,tokenize,utm']);
  const txn = { order_id: 'Sample-5', merchant_id: 'shop', format: 'json', ...card, tokenize: 'true' };
  const started = await service.call.form('/txns', txn);
  expect([started.status, started.headers.get('x-svc-ignored-parameters')]).toEqual([200, 'tokenize']);
});

it('a body where none is taken is not looked at', async () => {
  const body = 'x'.repeat(200_000);
  const answer = await service.call.raw('DELETE', '/settings/api-keys/key_none', body, {
    headers: await letIn(operations.deleteApiKey),
  });
  expect(answer.status).toBe(404);
});
