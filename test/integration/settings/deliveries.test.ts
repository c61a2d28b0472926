/** The merchant's list of events and their deliveries: pages, filters, query plans, one delivery, pause, and replay by time. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ErrorCode, EventName, WebhookDeliveryState } from '../../../generated/values.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { at } from '../../support/caller.ts';
import { Cards, type Shop, shopOf } from '../../support/payments.ts';
import { plansOf } from '../../support/query-plans.ts';
import { startService, type TestService, WEBHOOK_PASSWORD } from '../../support/service.ts';
import {
  type Answer,
  acknowledge,
  answerWith,
  httpEndpoint,
  type TestEndpoint,
} from '../../support/webhook-endpoint.ts';

const PATH = '/settings/deliveries';
const LIMIT = 10;

let service: TestService;
let shop: Shop;
let endpoint: TestEndpoint;
let answer: Answer = acknowledge;
let settings: Awaited<ReturnType<typeof settingsOf>>;

beforeAll(async () => {
  service = await startService({ label: 'deliveries' });
  shop = shopOf(service);
  endpoint = await httpEndpoint((...given) => answer(...given));
});
afterAll(async () => {
  await service.close();
  await endpoint.close();
});
beforeEach(async () => {
  settings = await settingsOf(service, service.merchant);
  await settings('PUT', '/settings/webhook', { url: endpoint.origin, events: Object.values(EventName) });
  answer = acknowledge;
});

/** Each test starts with healthy endpoints and without events. */
afterEach(async () => {
  const { db } = service.database;
  for (const name of ['webhook_deliveries', 'webhook_endpoints', 'webhook_paused_endpoints']) {
    await db.collection(name).deleteMany({});
  }
  service.clock.advance(2_000);
});

type Row = Readonly<Record<string, unknown>>;

function rowsOf(json: unknown): Row[] {
  const list: unknown = at(json, 'list');
  return Array.isArray(list) ? list : [];
}

/** All rows of a list, read page by page; `between` runs after each page. */
async function readAll(query: string, between: () => Promise<void> = async () => undefined): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after: unknown = ''; after !== null; ) {
    const cursor = after === '' ? '' : `&after=${String(after)}`;
    const page = await settings('GET', `${PATH}?limit=${LIMIT}${query}${cursor}`);
    expect(page.status).toBe(200);
    rows.push(...rowsOf(page.json()));
    after = at(page.json(), 'next_cursor');
    await between();
  }
  return rows;
}

const idsOf = (rows: readonly Row[]) => rows.map((row) => row.event_id);

async function paid(fields: Readonly<Record<string, string>> = {}): Promise<string> {
  const orderId = await shop.order(fields);
  await shop.start(orderId, { card_number: Cards.frictionless });
  await service.runWorkers();
  service.clock.advance(1_000);
  return orderId;
}

/** A stored delivery, as far as these tests look at it. */
interface Delivery {
  readonly _id: string;
  readonly state: string;
  readonly [field: string]: unknown;
}

const MANY = 600;
const STATES = ['PENDING', 'WAITING', 'HELD', 'STOPPED', 'DONE'] as const;
const NAMES = [EventName.ORDER_SUCCEEDED, EventName.TXN_CHARGED, EventName.ORDER_FAILED] as const;

/** Many deliveries of a merchant of their own, several in each millisecond; they are never sent. */
async function addMany(merchantId: string): Promise<Delivery[]> {
  const deliveries = service.database.db.collection<Delivery>('webhook_deliveries');
  const start = service.clock.now().getTime();
  const documents = Array.from({ length: MANY }, (_, index): Delivery => {
    const state = STATES[index % STATES.length] ?? 'DONE';
    const own = index % 4 === 0;
    const failing = state === 'PENDING' && index % 2 === 0;
    return {
      _id: `evt_${merchantId}${index}`,
      merchantId,
      orderKey: `o-${index % 50}`,
      eventName: NAMES[index % NAMES.length],
      sequence: index + 1,
      orderSequence: 1,
      at: new Date(start + Math.floor(index / 3)),
      host: { collection: 'orders', id: 'none' },
      lane: own ? `${merchantId} https://other.example` : merchantId,
      webhookUrl: own ? 'https://other.example/hooks' : null,
      body: JSON.stringify({ content: { order: { order_id: `O-${index % 50}`, status: 'CHARGED' } } }),
      state,
      fence: 0,
      attemptCount: failing ? 1 : 0,
      attempts: [],
      ...(failing ? { failure: 'TIMEOUT' } : {}),
    };
  });
  await deliveries.insertMany(documents);
  return documents.toReversed();
}

describe('the list of events', () => {
  it('has every event once, newest first, though events arrive and deliveries change between two pages', async () => {
    const merchant = await service.addMerchant('paging');
    settings = await settingsOf(service, merchant);
    const documents = await addMany('paging');
    const deliveries = service.database.db.collection<Delivery>('webhook_deliveries');
    let added = 0;
    const rows = await readAll('', async () => {
      added += 1;
      const [first] = documents;
      const later = new Date(service.clock.now().getTime() + 60_000 + added);
      const fresh = { state: 'DONE', ...first, _id: `evt_late${added}`, sequence: MANY + added, at: later };
      await deliveries.insertOne(fresh);
      await deliveries.updateMany({ merchantId: 'paging', state: 'HELD' }, { $set: { state: 'STOPPED' } });
    });
    expect(idsOf(rows)).toEqual(documents.map(({ _id }) => _id));
  });

  it('is filtered by name, status, order, endpoint and time, together too, and each query reads its page only', async () => {
    const merchant = await service.addMerchant('filters');
    settings = await settingsOf(service, merchant);
    const documents = await addMany('filters');
    const text = (date: unknown) => (date instanceof Date ? `${date.toISOString().slice(0, 19)}Z` : '');
    const from = text(service.clock.now());
    const listed = await readAll('');
    const ownEndpoint = listed.find(({ event_id: id }) => id === 'evt_filters0')?.endpoint_id;
    const cases: readonly [query: string, wanted: (each: Delivery) => boolean, index: string | RegExp][] = [
      ['', () => true, 'at: -1'],
      ['&event_name=TXN_CHARGED', ({ eventName }) => eventName === 'TXN_CHARGED', 'eventName: 1'],
      ['&status=OPEN', ({ state }) => state === 'PENDING', 'state: 1'],
      ['&status=RETRYING', ({ failure }) => failure !== undefined, 'at: -1'],
      ['&status=WAITING_FOR_URL', ({ state }) => state === 'WAITING', 'state: 1'],
      ['&status=HELD', ({ state }) => state === 'HELD', 'state: 1'],
      ['&status=STOPPED', ({ state }) => state === 'STOPPED', 'state: 1'],
      ['&status=NOTIFIED', ({ state }) => state === 'DONE', 'state: 1'],
      ['&order_id=o-7', ({ orderKey }) => orderKey === 'o-7', /orderKey: 1|bornOf: 1/],
      [`&endpoint_id=${String(ownEndpoint)}`, ({ webhookUrl }) => webhookUrl !== null, 'lane: 1'],
      [`&created.from=${from}`, () => true, 'at: -1'],
      [`&created.to=${from}`, () => false, 'at: -1'],
    ];
    for (const [query, wanted, index] of cases) {
      const expected = documents.filter(wanted).map(({ _id }) => _id);
      const plans = await plansOf(service.database.db, 'webhook_deliveries', async () => {
        expect(idsOf(await readAll(query)), query).toEqual(expected);
      });
      const finds = plans.filter(({ op }) => op === 'query');
      expect(finds.length, query).toBeGreaterThan(0);
      for (const { planSummary, keysExamined } of finds) {
        expect(planSummary, query).toContain('IXSCAN');
        expect(planSummary, query).toMatch(index);
        // A page and one more, and what shares the millisecond of the cursor.
        expect(keysExamined, query).toBeLessThanOrEqual(LIMIT + 20);
      }
    }
    const both = await readAll('&status=STOPPED&event_name=TXN_CHARGED&order_id=O-13');
    expect(idsOf(both)).toEqual(
      documents
        .filter(
          ({ state, eventName, orderKey }) => state === 'STOPPED' && eventName === 'TXN_CHARGED' && orderKey === 'o-13',
        )
        .map(({ _id }) => _id),
    );
    expect(await readAll('&endpoint_id=whe_none')).toEqual([]);
  });

  it('of another merchant has none of it, and a wrong cursor or time is refused by name', async () => {
    settings = await settingsOf(service, await service.addMerchant('stranger'));
    expect(await readAll('')).toEqual([]);
    const wrong: readonly [query: string, field: string][] = [
      ['after=1.', 'after'],
      ['after=1.x', 'after'],
      ['created.to=2026-02-30T00:00:00Z', 'created.to'],
    ];
    for (const [query, field] of wrong) {
      const refused = await settings('GET', `${PATH}?${query}`);
      expect(at(refused.json(), 'error_code')).toBe(ErrorCode.INVALID_REQUEST);
      expect(at(refused.json(), 'error_info', 'fields', 0, 'field_name')).toBe(field);
    }
  });
});

describe('a delivery', () => {
  it('shows the text that was sent, and the headers and body of the answer without the password', async () => {
    answer = (response, { headers }) => {
      const echoed = { server: 'shop/1', 'x-secret': 'not kept', location: `/${headers.authorization}` };
      response.writeHead(302, echoed).end(`got ${WEBHOOK_PASSWORD}`);
    };
    const orderId = await paid();
    const [newest] = rowsOf((await settings('GET', `${PATH}?order_id=${orderId}`)).json());
    const eventId = String(newest?.event_id);
    expect(newest).toMatchObject({ order_id: orderId, last_attempt: { http_status: 302, failure_class: 'REDIRECT' } });
    const shown = await settings('GET', `${PATH}/${eventId}`);
    const sent = endpoint.received.find(({ headers }) => headers['webhook-id'] === eventId);
    expect(shown.json()).toMatchObject({ order_id: orderId, url: endpoint.origin, encrypted: false, body: sent?.body });
    const attempt = at(shown.json(), 'delivery', 'attempts', 0);
    expect(attempt).toMatchObject({
      response_headers: { server: 'shop/1' },
      request_headers: { authorization: 'Basic ***' },
    });
    expect(at(attempt, 'response_headers', 'x-secret')).toBeUndefined();
    expect(shown.text).not.toContain(WEBHOOK_PASSWORD);
    expect(shown.text).not.toContain(String(sent?.headers.authorization).slice('Basic '.length));
    const other = await settingsOf(service, await service.addMerchant('peeper'));
    expect((await other('GET', `${PATH}/${eventId}`)).status).toBe(404);
  });
});

describe('a paused endpoint', () => {
  it('gets nothing until it is resumed, and its events say that they wait', async () => {
    const [configured] = rowsOf((await settings('GET', '/settings/webhook-endpoints')).json());
    const path = `/settings/webhook-endpoints/${String(configured?.endpoint_id)}`;
    expect((await settings('POST', `${path}/pause`)).json()).toMatchObject({ paused: true, breaker: 'CLOSED' });
    service.clock.advance(2_000);
    const before = endpoint.received.length;
    const orderId = await paid();
    expect(endpoint.received.length).toBe(before);
    const waiting = rowsOf((await settings('GET', `${PATH}?order_id=${orderId}`)).json());
    expect(waiting.length).toBeGreaterThan(0);
    for (const row of waiting) expect(row).toMatchObject({ state: 'PENDING', paused: true, next_attempt_at: null });
    expect((await settings('POST', `${path}/resume`)).json()).toMatchObject({ paused: false });
    service.clock.advance(2_000);
    await service.runWorkers();
    expect(endpoint.received.length).toBe(before + waiting.length);
    const sent = rowsOf((await settings('GET', `${PATH}?order_id=${orderId}&status=NOTIFIED`)).json());
    expect(sent).toHaveLength(waiting.length);
    expect((await settings('POST', '/settings/webhook-endpoints/whe_none/pause')).status).toBe(404);
  });

  it('does not lag: nobody is to send its events', async () => {
    const operations = { headers: { 'x-merchantid': null, authorization: null } };
    const lag = async () =>
      /^webhook_oldest_due_seconds\{stage="queue"\} (\d+)/m.exec(
        (await service.call.get('/metrics', operations)).text,
      )?.[1];
    const [configured] = rowsOf((await settings('GET', '/settings/webhook-endpoints')).json());
    const path = `/settings/webhook-endpoints/${String(configured?.endpoint_id)}`;
    await settings('POST', `${path}/pause`);
    service.clock.advance(2_000);
    await paid();
    service.clock.advance(600_000);
    expect(await lag()).toBe('0');
    settings = await settingsOf(service, service.merchant);
    await settings('POST', `${path}/resume`);
    expect(Number(await lag())).toBeGreaterThan(500);
  });

  it('stays paused when an attempt that was under way is acknowledged', async () => {
    const [configured] = rowsOf((await settings('GET', '/settings/webhook-endpoints')).json());
    const path = `/settings/webhook-endpoints/${String(configured?.endpoint_id)}`;
    answer = answerWith(500);
    await paid();
    await settings('POST', `${path}/pause`);
    answer = acknowledge;
    service.clock.advance(3_600_000);
    settings = await settingsOf(service, service.merchant);
    const before = endpoint.received.length;
    await service.runWorkers();
    expect(endpoint.received.length).toBe(before);
    const paused = rowsOf((await settings('GET', '/settings/webhook-endpoints')).json());
    expect(paused).toMatchObject([{ paused: true }]);
    await settings('POST', `${path}/resume`);
    service.clock.advance(2_000);
    await service.runWorkers();
    expect(endpoint.received.length).toBeGreaterThan(before);
  });
});

describe('a replay by time', () => {
  it('sends as many events as its dry run counted', async () => {
    const from = service.clock.now();
    answer = answerWith(503);
    for (let count = 0; count < 2; count += 1) await paid();
    answer = acknowledge;
    const to = new Date(service.clock.now().getTime() + 1_000);
    const span = { from: `${from.toISOString().slice(0, 19)}Z`, to: `${to.toISOString().slice(0, 19)}Z` };
    const wanted = (await readAll(`&created.from=${span.from}&created.to=${span.to}`)).length;
    const tried = await settings('POST', '/settings/webhooks/replay', { ...span, dry_run: true });
    expect(tried.json()).toEqual({ count: wanted, dry_run: true });
    const before = endpoint.received.length;
    const replayed = await settings('POST', '/settings/webhooks/replay', span);
    expect(replayed.json()).toEqual({ count: wanted, dry_run: false });
    service.clock.advance(10_000);
    await service.runWorkers();
    expect(endpoint.received.length - before).toBe(wanted);
    const states = (await readAll(`&created.from=${span.from}&created.to=${span.to}`)).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set([WebhookDeliveryState.NOTIFIED]));
  });
});
