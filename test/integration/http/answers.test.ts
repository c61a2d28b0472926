import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../support/caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ label: 'answers' });
  await service.call.form('/orders', { order_id: 'A-1', amount: '1' });
});
afterAll(() => service.close());

const REQUEST_ID = /^req_[0-9a-f]{16}$/;
const RESPONSE_ID = /^rsp_[0-9a-f]{16}$/;

/** Answers of every kind: successful, rejected by each middleware, unknown path. */
async function someAnswers(headers: Record<string, string> = {}): Promise<Answer[]> {
  return [
    await service.call.get('/orders/A-1', { headers }),
    await service.call.get('/orders/A-2', { headers }),
    await service.call.get('/orders/A-1', { headers: { ...headers, authorization: null } }),
    await service.call.get('/orders/A-1', { headers: { ...headers, 'x-merchantid': null } }),
    await service.call.raw('PUT', '/orders', undefined, { headers }),
    await service.call.raw('POST', '/orders', 'x'.repeat(70_000), { headers }),
    await service.call.raw('POST', '/orders', '{}', { headers: { ...headers, 'content-type': 'application/json' } }),
    await service.call.get('/nowhere', { headers }),
    await service.call.get('/orders/%zz', { headers }),
    await service.call.get('/health', { headers }),
    await service.call.get('/metrics', { headers }),
  ];
}

describe('every answer', () => {
  it('has a request id and a response id of its own, which an error repeats', async () => {
    const answers = await someAnswers();
    const ids = answers.map(({ headers }) => [headers.get('x-request-id'), headers.get('x-response-id')]);
    for (const [requestId, responseId] of ids) {
      expect(requestId).toMatch(REQUEST_ID);
      expect(responseId).toMatch(RESPONSE_ID);
    }
    expect(new Set(ids.flat()).size).toBe(2 * answers.length);
    for (const answer of answers.filter(({ status }) => status >= 400)) {
      expect(answer.json()).toMatchObject({ error_info: { request_id: answer.headers.get('x-request-id') } });
    }
  });

  it('says nothing of what serves it, and makes no ETag', async () => {
    for (const { headers } of await someAnswers()) {
      for (const name of ['x-powered-by', 'server', 'etag', 'set-cookie'])
        expect([name, headers.get(name)]).toEqual([name, null]);
    }
  });

  it('names the merchant once it is known, and not before', async () => {
    const merchants = (await someAnswers()).map(({ headers }) => headers.get('x-svc-merchant-id'));
    expect(merchants).toEqual(['shop', 'shop', null, null, null, null, 'shop', null, null, null, null]);
  });

  it.each(['call-1', 'a', 'x'.repeat(64), '8f14e45f-ceea-467f-a0e6-4b8f7c1d2a3b', 'A.b_c-1', '12345678901'])(
    'repeats the caller’s own request id %s',
    async (id) => {
      for (const { headers } of await someAnswers({ 'x-request-id': id })) expect(headers.get('x-request-id')).toBe(id);
    },
  );

  it.each([
    '',
    'x'.repeat(65),
    'a b',
    'a\tb',
    'naïve',
    '<script>',
    'a;b=c',
    '4111111111111111',
    '4111-1111-1111-1111',
    'a4111.1111.1111.1111',
  ])('makes one instead of %j', async (id) => {
    const headers = { 'x-request-id': id };
    for (const answer of await someAnswers(headers)) expect(answer.headers.get('x-request-id')).toMatch(REQUEST_ID);
  });
});

describe('HEAD', () => {
  it.each([
    ['/orders/A-1', 200],
    ['/orders', 200],
    ['/orders/A-2', 400],
    ['/health', 200],
    ['/nowhere', 404],
  ])('%s is answered as GET, without the body: %d', async (path, status) => {
    const [head, get] = [await service.call.raw('HEAD', path, undefined), await service.call.get(path)];
    expect([head.status, head.text]).toEqual([status, '']);
    for (const name of ['content-type', 'content-length', 'cache-control', 'x-svc-merchant-id']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
  });
});

describe('for whoever operates the service', () => {
  const nobody = { headers: { authorization: null, 'x-merchantid': null } };

  it('/health and /ready say ok to anybody', async () => {
    for (const path of ['/health', '/ready']) {
      const answer = await service.call.get(path, nobody);
      expect([answer.status, answer.json()]).toEqual([200, { status: 'ok' }]);
    }
  });

  it('/metrics counts what was answered, by operation and status, and names no merchant and no order', async () => {
    await service.call.get('/orders/A-1');
    await service.call.get('/orders/A-2');
    const { status, headers, text } = await service.call.get('/metrics', nobody);
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
    expect(text).toMatch(/^http_requests_total\{operation="getOrder",status="200"\} [1-9]/m);
    expect(text).toMatch(/^http_requests_total\{operation="getOrder",status="400"\} [1-9]/m);
    expect(text).toMatch(/^http_request_duration_seconds_bucket\{le="0.005",operation="getOrder"\} [0-9]/m);
    expect(text).toMatch(/^process_cpu_seconds_total /m);
    // Series that alerts use exist before their first increase.
    expect(text).toMatch(/^webhook_attempts_total\{outcome="ACKNOWLEDGED",failure="none"\} 0$/m);
    for (const percent of [50, 90, 100]) expect(text).toContain(`webhook_events_overdue_total{percent="${percent}"} 0`);
    expect(text).not.toMatch(/shop|A-1/);
  });

  it('each request is one line of the log, health checks apart', async () => {
    const before = service.logLines().length;
    await service.call.get('/health', nobody);
    await service.call.get('/orders/A-1?customer_id=secret', { headers: { 'x-request-id': 'logged-1' } });
    const lines = service.logLines().slice(before);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        requestId: 'logged-1',
        merchant: 'shop',
        operation: 'getOrder',
        method: 'GET',
        status: 200,
      }),
    ]);
    expect(lines.join()).not.toContain('secret');
  });

  it('where they have an address of their own, the main one does not serve them', async () => {
    const apart = await startService({ label: 'ops_apart', config: { ops: { host: '127.0.0.1', port: 0 } } });
    try {
      for (const path of ['/health', '/ready', '/metrics', '/operator/merchants']) {
        const response = await fetch(`${apart.baseUrl}${path}`);
        expect([path, response.status]).toEqual([path, 404]);
      }
      expect((await apart.call.get('/orders')).status).toBe(200);
    } finally {
      await apart.close();
    }
  });
});

it('the address of each error leads to its description', async () => {
  const answer = await service.call.get('/orders/A-2');
  expect(refusalOf(answer)).toEqual([400, 'order_not_found']);
  const page = await (await fetch(`${service.baseUrl}/docs/errors`)).text();
  expect(page).toContain('id="order_not_found"');
});
