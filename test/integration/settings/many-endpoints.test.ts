/** A merchant whose orders brought addresses of very many origins: the list of endpoints goes page by page, and each call reads little. */
import type { Document } from 'mongodb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../generated/values.ts';
import { endpointIdOf } from '../../../server/delivery/queue/endpoint.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { at } from '../../support/caller.ts';
import { plansOf } from '../../support/query-plans.ts';
import { startService, type TestService } from '../../support/service.ts';

const PATH = '/settings/webhook-endpoints';
const MERCHANT = 'bazaar';
const [DELIVERIES, FAILING, PAUSED] = ['webhook_deliveries', 'webhook_endpoints', 'webhook_paused_endpoints'] as const;
let service: TestService;
let settings: Awaited<ReturnType<typeof settingsOf>>;

beforeAll(async () => {
  service = await startService({ label: 'many endpoints' });
  settings = await settingsOf(service, await service.addMerchant(MERCHANT));
});
afterAll(() => service.close());
afterEach(async () => {
  for (const name of [DELIVERIES, FAILING, PAUSED]) await collection(name).deleteMany({});
});

const collection = (name: string) => service.database.db.collection<Document & { _id: string }>(name);
const originNo = (index: number) => `https://shop-${String(index).padStart(5, '0')}.example`;
const keyNo = (index: number) => `${MERCHANT} ${originNo(index)}`;
const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

async function fail(indexes: readonly number[]): Promise<void> {
  const health = { failuresInRow: 1, lastFailureAt: service.clock.now(), openedAt: null, probeAt: null, probes: 0 };
  await collection(FAILING).insertMany(
    indexes.map((index) => ({ _id: keyNo(index), merchantId: MERCHANT, v: 1, ...health })),
  );
}

async function pause(indexes: readonly number[]): Promise<void> {
  await collection(PAUSED).insertMany(indexes.map((index) => ({ _id: keyNo(index), at: service.clock.now() })));
}

let sequence = 0;

/** Deliveries to endpoints, one for each key; they are never sent. */
async function queue(endpointKeys: readonly string[], fields: Document = {}): Promise<void> {
  const now = service.clock.now();
  const documents = endpointKeys.map((lane) => {
    sequence += 1;
    const due = { state: 'PENDING', dueAt: new Date(now.getTime() + 86_400_000) };
    const sent = { orderSequence: 1, fence: 0, attemptCount: 0, attempts: [], webhookUrl: null, body: '{}' };
    const key = { _id: `evt_many${sequence}`, merchantId: MERCHANT, lane, sequence, at: now };
    return {
      ...key,
      ...sent,
      eventName: 'ORDER_SUCCEEDED',
      host: { collection: 'orders', id: 'none' },
      ...due,
      ...fields,
    };
  });
  await collection(DELIVERIES).insertMany(documents);
}

type Row = Readonly<Record<string, unknown>>;

interface Page {
  readonly rows: readonly Row[];
  readonly next: unknown;
}

async function read(query: string): Promise<Page> {
  const page = await settings('GET', `${PATH}${query}`);
  expect(page.status, page.text).toBe(200);
  const list: unknown = at(page.json(), 'list');
  return { rows: Array.isArray(list) ? list : [], next: at(page.json(), 'next_cursor') };
}

async function readAll(limit: number): Promise<Row[]> {
  const all: Row[] = [];
  for (let next: unknown = ''; next !== null; ) {
    const page = await read(`?limit=${limit}${next === '' ? '' : `&after=${encodeURIComponent(String(next))}`}`);
    expect(page.rows.length).toBeLessThanOrEqual(limit);
    all.push(...page.rows);
    ({ next } = page);
  }
  return all;
}

const originsOf = (rows: readonly Row[]) => rows.map(({ origin }) => origin);

describe('the list of endpoints', () => {
  it('has each endpoint once, the configured one first, whatever it is listed for and however long a page is', async () => {
    await fail(numbers(40));
    await pause(numbers(40, 30));
    await queue(numbers(40, 60).map(keyNo));
    const parked = { dueAt: null, state: 'HELD' };
    await queue([keyNo(100), keyNo(100)], { ...parked, orderKey: 'one' });
    await collection(DELIVERIES).updateMany({ state: 'HELD' }, { $unset: { dueAt: 1 } });
    // Another merchant's, and one that is done.
    await collection(PAUSED).insertOne({ _id: `${MERCHANT}_two https://a.example`, at: service.clock.now() });
    await queue([keyNo(200)], { state: 'DONE' });
    await collection(DELIVERIES).updateMany({ state: 'DONE' }, { $unset: { dueAt: 1 } });
    const wanted = [null, ...numbers(101).map(originNo)];
    for (const limit of [1, 7, 100]) expect(originsOf(await readAll(limit)), String(limit)).toEqual(wanted);
    const rows = await readAll(50);
    expect(rows[31]).toMatchObject({ origin: originNo(30), failures_in_row: 1, paused: true, backlog: 0 });
    expect(rows[61]).toMatchObject({ origin: originNo(60), failures_in_row: 0, paused: true, backlog: 1 });
    expect(rows[101]).toMatchObject({ origin: originNo(100), paused: false, backlog: 2 });
    expect((await read('')).rows).toHaveLength(20);
  });

  it('reads as little with thousands of endpoints as with a page of them, and one with many events is skipped over', async () => {
    await fail(numbers(3_000));
    await pause(numbers(3_000));
    await queue([...numbers(3_000).map(keyNo), ...numbers(1_000).map(() => keyNo(2))]);
    for (const name of [FAILING, PAUSED, DELIVERIES]) {
      const plans = await plansOf(service.database.db, name, () => read('?limit=10'));
      expect(plans.length).toBeGreaterThan(0);
      const examined = plans.map(({ keysExamined }) => keysExamined);
      // 200 at a time in search of the next endpoints, and the events of the one that has many.
      expect(
        examined.reduce((sum, keys) => sum + keys, 0),
        name,
      ).toBeLessThan(name === DELIVERIES ? 2_000 : 50);
    }
  });

  it('counts the events of an endpoint up to ten thousand', async () => {
    await queue(numbers(10_001).map(() => keyNo(1)));
    const { rows } = await read('');
    expect(rows).toMatchObject([{ backlog: 0 }, { backlog: 10_000 }]);
  });

  it.each(['?', 'a b', 'http://', 'a/b'])('refuses the cursor "%s" by name', async (cursor) => {
    const refused = await settings('GET', `${PATH}?after=${encodeURIComponent(cursor)}`);
    expect([refused.status, at(refused.json(), 'error_code')]).toEqual([400, ErrorCode.INVALID_REQUEST]);
    expect(at(refused.json(), 'error_info', 'fields', 0, 'field_name')).toBe('after');
  });

  it('goes on after an origin that is longer than a cursor', async () => {
    const long = `https://${'a'.repeat(400)}.example`;
    await collection(PAUSED).insertOne({ _id: `${MERCHANT} ${long}`, at: service.clock.now() });
    await collection(PAUSED).insertOne({ _id: `${MERCHANT} http://plain.example:8080`, at: service.clock.now() });
    await pause([1]);
    expect(originsOf(await readAll(1))).toEqual([null, 'http://plain.example:8080', long, originNo(1)]);
  });
});

describe('one of many endpoints', () => {
  it('is paused and resumed without a read of the events of others', async () => {
    await fail(numbers(3_000));
    await queue(numbers(1_000).map(() => keyNo(2)));
    const path = `${PATH}/${endpointIdOf(keyNo(1))}`;
    const plans = await plansOf(service.database.db, DELIVERIES, async () => {
      const paused = await settings('POST', `${path}/pause`);
      expect([paused.status, paused.json()]).toMatchObject([200, { origin: originNo(1), paused: true, backlog: 0 }]);
      const resumed = await settings('POST', `${path}/resume`);
      expect([resumed.status, resumed.json()]).toMatchObject([200, { paused: false, failures_in_row: 0 }]);
    });
    for (const { keysExamined } of plans) expect(keysExamined).toBeLessThan(10);
  });

  it('is paused, and resumed with an answer, after all of its events arrived', async () => {
    await queue([keyNo(7)], { state: 'DONE' });
    await collection(DELIVERIES).updateMany({}, { $unset: { dueAt: 1 } });
    const path = `${PATH}/${endpointIdOf(keyNo(7))}`;
    expect((await settings('POST', `${path}/pause`)).json()).toMatchObject({ origin: originNo(7), paused: true });
    expect((await settings('POST', `${path}/resume`)).json()).toMatchObject({ origin: originNo(7), paused: false });
  });

  it('filters the events, though the keys of all endpoints are more than a document of the database holds', async () => {
    const name = (index: number) => `${MERCHANT} https://${'a'.repeat(900)}${String(index).padStart(5, '0')}.example`;
    for (let from = 0; from < 19_000; from += 9_500) await queue(numbers(9_500, from).map(name));
    const last = endpointIdOf(name(18_999));
    const found = await settings('GET', `/settings/deliveries?endpoint_id=${last}`);
    expect(found.status, found.text).toBe(200);
    expect(at(found.json(), 'list')).toMatchObject([{ endpoint_id: last }]);
    expect(at((await settings('GET', '/settings/deliveries?endpoint_id=whe_none')).json(), 'list')).toEqual([]);
  });
});
