/** The log of a merchant's API calls: what it holds and never holds, its filters, and that it never stands in the way of a call. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../generated/values.ts';
import { createRequestRecorder } from '../../../server/http/observability/request-recorder.ts';
import type { LoggedRequest } from '../../../server/storage/request-log.ts';
import { bearer, settingsOf } from '../../support/admin-caller.ts';
import { at, textAt } from '../../support/caller.ts';
import { interceptDatabase } from '../../support/intercepted-database.ts';
import { Cards, type Shop, shopOf } from '../../support/payments.ts';
import { plansOf } from '../../support/query-plans.ts';
import { OPERATOR_KEY, startService, type TestService } from '../../support/service.ts';

const PATH = '/settings/requests';
const LIMIT = 10;
const LOG = 'request_log';

let service: TestService;
let shop: Shop;
let settings: Awaited<ReturnType<typeof settingsOf>>;
/** Whether the database is away. */
let away = false;

beforeAll(async () => {
  service = await startService({
    label: 'requests',
    config: { requestLog: 'on' },
    through: (db) =>
      interceptDatabase(db, async (question) => {
        if (away) throw new Error('the database is away');
        return question();
      }),
  });
  shop = shopOf(service);
});
afterAll(() => service.close());
beforeEach(async () => {
  settings = await settingsOf(service, service.merchant);
});

type Row = Readonly<Record<string, unknown>>;

async function list(query = ''): Promise<Row[]> {
  await service.service.requestsRecorded();
  const answer = await settings('GET', `${PATH}?limit=${LIMIT}${query}`);
  expect(answer.status).toBe(200);
  const rows: unknown = at(answer.json(), 'list');
  return Array.isArray(rows) ? rows : [];
}

async function stored(): Promise<string> {
  await service.service.requestsRecorded();
  return JSON.stringify(await service.database.db.collection(LOG).find().toArray());
}

describe('a call', () => {
  it('is found by its request id, with key, status and error, and the settings’ own calls are not logged', async () => {
    const orderId = await shop.order();
    const headers = { 'x-request-id': 'my-own-id.1' };
    await service.call.get('/orders/unknown', { headers });
    service.clock.advance(1_000);
    await service.call.get(`/orders/${orderId}`, { headers });
    const rows = await list('&request_id=my-own-id.1');
    expect(rows).toMatchObject([
      { operation: 'getOrder', path: `/orders/${orderId}`, status: 200, error_code: null },
      {
        operation: 'getOrder',
        path: '/orders/unknown',
        status: 400,
        error_code: ErrorCode.order_not_found,
        caller: 'API_KEY',
        api_key: { key_id: 'key_test', name: 'test' },
        address: '127.0.0.1',
      },
    ]);
    const detail = (await settings('GET', `${PATH}/${String(rows[1]?.response_id)}`)).json();
    expect(detail).toMatchObject({
      error: { error_code: ErrorCode.order_not_found, error_info: { request_id: 'my-own-id.1' } },
    });
    expect(at(detail, 'error', 'error_message')).toEqual(expect.stringContaining('Check the id'));
    expect(await stored()).not.toContain('/settings/');
    const other = await settingsOf(service, await service.addMerchant(`other${Date.now()}`));
    expect(at((await other('GET', PATH)).json(), 'list')).toEqual([]);
    expect((await other('GET', `${PATH}/${String(rows[1]?.response_id)}`)).status).toBe(404);
  });

  it('that is refused after its key was found is in the log of the key’s owner, and of nobody else', async () => {
    const { merchant } = service;
    const bystander = await service.addMerchant('bystander');
    const made = await settings('POST', '/settings/api-keys', { name: 'bound', allowed_ips: ['203.0.113.7'] });
    const bound = service.callAs({ merchantId: merchant.merchantId, apiKey: textAt(made.json(), 'api_key') });
    const headers = { 'x-request-id': 'refused.1' };
    expect((await bound.get('/orders', { headers })).status).toBe(403);
    const wrong = service.callAs({ merchantId: bystander.merchantId, apiKey: merchant.apiKey });
    expect((await wrong.get('/orders', { headers })).status).toBe(401);
    const unknown = service.callAs({ merchantId: merchant.merchantId, apiKey: 'svc_key_that_is_none' });
    expect((await unknown.get('/orders', { headers })).status).toBe(401);
    const rows = await list('&request_id=refused.1');
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          operation: 'listOrders',
          status: 403,
          error_code: ErrorCode.bad_origin,
          caller: 'API_KEY',
          api_key: { key_id: textAt(made.json(), 'key_id'), name: 'bound' },
        }),
        expect.objectContaining({
          status: 401,
          error_code: ErrorCode.access_denied,
          api_key: { key_id: 'key_test', name: 'test' },
        }),
      ]),
    );
    settings = await settingsOf(service, bystander);
    expect(await list()).toEqual([]);
  });

  it('leaves no card number, security code, key or page link in the log, even when they are in the path', async () => {
    const orderId = await shop.order();
    const link = textAt(await shop.read(orderId), 'payment_links', 'web');
    await fetch(link);
    await fetch(await shop.begin(orderId));
    await shop.start(orderId, { card_number: '4111111111111112', card_security_code: '739' });
    await service.call.get(`/orders/${Cards.visa}?card=${Cards.visa}`);
    const text = await stored();
    expect(text).toContain('/pay/start/{merchant_id}/{ref}');
    for (const secret of [Cards.visa, '4111111111111112', '"739"', service.merchant.apiKey, 'pl_', 'amount=']) {
      expect(text).not.toContain(secret);
    }
  });

  it('is kept for 7 days', async () => {
    const indexes = await service.database.db.collection(LOG).indexes();
    expect(indexes.find(({ name }) => name === 'expiry')).toMatchObject({
      key: { at: 1 },
      expireAfterSeconds: 7 * 24 * 3_600,
    });
  });
});

describe('the list of calls', () => {
  it('is filtered by class, operation, error and time, reads its page only, and is stable between pages', async () => {
    const merchant = await service.addMerchant('many');
    settings = await settingsOf(service, merchant);
    const now = service.clock.now().getTime();
    const documents = Array.from({ length: 400 }, (_, index) => ({
      _id: `rsp_${String(index).padStart(16, '0')}`,
      merchantId: 'many',
      requestId: `req_${index % 7}`,
      at: new Date(now + Math.floor(index / 3)),
      method: 'GET',
      path: '/orders',
      operation: index % 2 === 0 ? 'listOrders' : 'createOrder',
      status: index % 5 === 0 ? 404 : 200,
      statusClass: index % 5 === 0 ? '4xx' : '2xx',
      durationMs: 3,
      caller: 'API_KEY',
      address: '127.0.0.1',
      userAgent: '',
      ...(index % 5 === 0 ? { errorCode: 'object_not_found' } : {}),
    })).toReversed();
    await service.database.db.collection<(typeof documents)[number]>(LOG).insertMany(documents);
    const time = `${new Date(now + 60_000).toISOString().slice(0, 19)}Z`;
    const cases: readonly [query: string, wanted: (each: (typeof documents)[number]) => boolean, index: string][] = [
      ['', () => true, 'at: -1'],
      ['&status_class=4xx', ({ status }) => status === 404, 'statusClass: 1'],
      ['&status_class=5xx', () => false, 'statusClass: 1'],
      ['&operation=createOrder', ({ operation }) => operation === 'createOrder', 'operation: 1'],
      ['&error_code=object_not_found', ({ status }) => status === 404, 'errorCode: 1'],
      ['&request_id=req_3', ({ requestId }) => requestId === 'req_3', 'requestId: 1'],
      [`&created.from=${time}`, () => false, 'at: -1'],
      [`&created.to=${time}`, () => true, 'at: -1'],
    ];
    for (const [query, wanted, index] of cases) {
      const plans = await plansOf(service.database.db, LOG, async () => {
        const ids: unknown[] = [];
        for (let after: unknown = ''; after !== null; ) {
          const page = await settings('GET', `${PATH}?limit=${LIMIT}${query}${after === '' ? '' : `&after=${after}`}`);
          const rows: unknown = at(page.json(), 'list');
          ids.push(...(Array.isArray(rows) ? rows.map((row) => at(row, 'response_id')) : []));
          after = at(page.json(), 'next_cursor');
        }
        expect(ids, query).toEqual(documents.filter(wanted).map(({ _id }) => _id));
      });
      expect(plans.length).toBeGreaterThan(0);
      for (const { planSummary, keysExamined } of plans) {
        expect(planSummary, query).toContain(index);
        expect(planSummary, query).toContain('IXSCAN');
        expect(keysExamined, query).toBeLessThanOrEqual(LIMIT + 5);
      }
    }
    expect((await settings('GET', `${PATH}?after=nonsense`)).status).toBe(400);
  });
});

describe('the recorder', () => {
  it('drops and counts calls that the database does not take', async () => {
    const dropped = async () => {
      const answer = await bearer(service, OPERATOR_KEY)('GET', '/metrics');
      return Number(/^request_log_dropped_total (\d+)$/m.exec(answer.text)?.[1]);
    };
    await service.service.requestsRecorded();
    const before = await dropped();
    expect((await service.call.get('/orders/unknown')).status).toBe(400);
    away = true;
    await service.service.requestsRecorded();
    away = false;
    expect(await dropped()).toBe(before + 1);
    expect(service.logLines().filter((line) => line.includes('request_log.write_failed'))).toHaveLength(1);
  });

  it('holds a bounded number of calls, and stores those in batches', async () => {
    let dropped = 0;
    const batches: number[] = [];
    const recorder = createRequestRecorder({
      store: {
        append: async (entries) => {
          batches.push(entries.length);
        },
      },
      log: { warn: () => undefined },
      dropped: (calls) => {
        dropped += calls;
      },
    });
    for (let count = 0; count < 5_100; count += 1) recorder.record(entry(count));
    await recorder.settled();
    expect(dropped).toBe(100);
    expect(batches).toEqual(Array.from({ length: 10 }, () => 500));
  });

  it('is turned off by SVC_REQUEST_LOG=off', async () => {
    const off = await startService({ label: 'requests-off', config: { requestLog: 'off' } });
    await off.call.get('/orders/unknown');
    await off.service.requestsRecorded();
    expect(await off.database.db.collection(LOG).countDocuments()).toBe(0);
    await off.close();
  });
});

function entry(count: number): LoggedRequest {
  return {
    responseId: `rsp_${count}`,
    requestId: 'req_1',
    merchantId: 'shop',
    at: new Date(0),
    method: 'GET',
    path: '/orders',
    operation: 'listOrders',
    status: 200,
    durationMs: 1,
    caller: 'API_KEY',
    keyId: null,
    address: '127.0.0.1',
    userAgent: '',
    error: null,
    errorCode: null,
  };
}
