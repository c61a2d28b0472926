/** What the generated client refuses to send, and what it says of answers that ask something of the caller. */
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertOk, createMerchantClient } from '../../../generated/client/index.ts';
import { listenLocally } from '../../../scripts/ports.ts';

const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
let baseUrl = '';

beforeAll(async () => {
  baseUrl = await listenLocally(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const client = () => createMerchantClient({ baseUrl, merchantId: 'demo', apiKey: 'key' });

describe('a parameter of the path', () => {
  const header = { 'x-merchantid': 'demo' };
  const body = { unique_request_id: 'r1' };
  it.each([
    ['one dot', '.', 'neither "." nor ".."'],
    ['two dots', '..', 'neither "." nor ".."'],
    ['nothing', '', 'a text that is not empty'],
  ])('that is %s is refused at once, and nothing is sent', async (_, value, why) => {
    const before = asked.length;
    const calls = [
      () => client().getOrder({ path: { order_id: value } }),
      () => client().refundOrder({ path: { order_id: value }, body: { unique_request_id: 'r1' } }),
      () => client().deleteCustomer({ path: { customer_id: value } }),
      () =>
        client().fetcher.POST('/orders/{order_id}/refunds', { params: { path: { order_id: value }, header }, body }),
      () => client().fetcher.GET('/orders/{order_id}', { params: { path: { order_id: value }, header } }),
    ];
    for (const call of calls) {
      await expect(call()).rejects.toThrow(TypeError);
      await expect(call()).rejects.toThrow(why);
    }
    expect(asked).toHaveLength(before);
  });

  it('that is absent is refused, too, and named', async () => {
    const parameters = JSON.parse('{"path":{}}');
    await expect(client().getOrder(parameters)).rejects.toThrow('path.order_id');
    const nested = JSON.parse('{"path":{"order_id":{"a":"4111111111111111"}}}');
    await expect(client().getOrder(nested)).rejects.toThrow(/^(?!.*4111).*path\.order_id/);
  });

  it.each([
    ['a/b', '/orders/a%2Fb'],
    ['../refunds', '/orders/..%2Frefunds'],
    ['...', '/orders/...'],
    ['.a', '/orders/.a'],
    ['%2e%2e', '/orders/%252e%252e'],
    ['a?b#c', '/orders/a%3Fb%23c'],
    ['$&', '/orders/%24%26'],
    [' ', '/orders/%20'],
  ])('of %s reaches its own address', async (value, path) => {
    await client().getOrder({ path: { order_id: value } });
    await client().fetcher.GET('/orders/{order_id}', { params: { path: { order_id: value }, header } });
    expect(asked.slice(-2)).toEqual([`GET ${path}`, `GET ${path}`]);
  });
});

describe('a 409 as an exception', () => {
  const body = { status: 'error', error_code: 'idempotency_conflict', error_message: 'Conflict.', error_info: {} };
  const answered = (headers: Readonly<Record<string, string>>) =>
    createMerchantClient({
      baseUrl,
      fetch: async () => Response.json(body, { status: 409, headers }),
      retry: { attempts: 1 },
    }).createOrder({ body: { order_id: 'A', amount: '1.00' }, headers: { 'Idempotency-Key': 'mine' } });
  const reason = async (headers: Readonly<Record<string, string>>) => {
    const answer = await answered(headers);
    return expect(() => assertOk(answer));
  };

  it('says to send the same call with the same key again where the first is still under way', async () => {
    (await reason({ 'retry-after': '1' })).toThrow(
      /^refusal 409 idempotency_conflict: Conflict\.; .*still under way: after 1 s send the same call with the same key again/,
    );
  });

  it('says to read before anything else where the key belongs to another call', async () => {
    (await reason({})).toThrow(/nothing was done by this call: read what .* then send this one with a new key/);
  });
});

it('a redirect that a browser hides is reported as one, with the way around it', async () => {
  const hidden = Response.error();
  Object.defineProperty(hidden, 'type', { value: 'opaqueredirect' });
  const browser = createMerchantClient({ baseUrl, fetch: async () => hidden, retry: { attempts: 1 } });
  const form = { order_id: 'A', merchant_id: 'demo', payment_method_type: 'CARD' } as const;
  const answer = await browser.startTxn({ body: form });
  expect(answer).toMatchObject({ ok: false, kind: 'undocumented', status: 0 });
  expect('message' in answer ? answer.message : '').toContain("format: 'json'");
});
