/** Demo data: a month that every page of the console has something of, made by calls and safe to ask for again. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeDemoData } from '../../server/compose/demo-data/demo-data.ts';
import { PERIOD_MS, planMonth } from '../../server/compose/demo-data/plan.ts';
import { createDemoService } from '../../server/compose/service.ts';
import { toTimestamp } from '../../server/platform/runtime.ts';
import { bearer, logInAs } from '../support/admin-caller.ts';
import { at, textAt } from '../support/caller.ts';
import { testDemo as demo } from '../support/demo-merchant.ts';
import { startService, type TestService } from '../support/service.ts';

vi.setConfig({ hookTimeout: 400_000 });

/** Fewer than for a person: enough for every course of a payment. */
const ORDERS = 90;

let service: TestService;
let settings: ReturnType<typeof bearer>;
const lines: string[] = [];

const make = () =>
  makeDemoData({
    createService: (place) => createDemoService(service.deps, place),
    demo,
    orders: ORDERS,
    end: service.clock.now(),
    stopSignal: new AbortController().signal,
    report: (line) => lines.push(line),
  });

async function read(path: string) {
  const answer = await settings('GET', path);
  expect(answer.status, answer.text).toBe(200);
  return answer.json();
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** All entries of a list with a cursor. */
async function all(path: string): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (let after = ''; ; ) {
    const page = await read(`${path}?limit=100${after}`);
    found.push(...listOf(page.list));
    if (typeof page.next_cursor !== 'string') return found;
    after = `&after=${page.next_cursor}`;
  }
}

beforeAll(async () => {
  service = await startService({ label: 'demo data', config: { requestLog: 'on' } });
  await make();
  const login = await logInAs(service, demo.settingsUsername, demo.settingsPassword);
  settings = bearer(service, textAt(login.json(), 'access_token'));
});
afterAll(() => service?.close());

it('has every planned order, over the whole month', async () => {
  const orders = await all('/settings/orders');
  const planned = planMonth(service.clock.now(), ORDERS).orders;
  expect(new Set(orders.map((order) => at(order, 'order_id')))).toEqual(new Set(planned.map(({ orderId }) => orderId)));
  expect(planned.length).toBe(ORDERS);
  const times = orders.map((order) => Date.parse(`${at(order, 'date_created')}`));
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(PERIOD_MS * 0.9);
});

it('has orders in the statuses, currencies and card networks that a merchant has', async () => {
  const orders = await all('/settings/orders');
  const statuses = new Set(orders.map((order) => at(order, 'status')));
  for (const status of ['CHARGED', 'AUTHORIZATION_FAILED', 'AUTHENTICATION_FAILED', 'EXPIRED', 'VOIDED']) {
    expect(statuses, status).toContain(status);
  }
  expect(new Set(orders.map((order) => at(order, 'currency')))).toEqual(new Set(['INR', 'USD', 'EUR', 'JPY']));
  const text = JSON.stringify(orders);
  for (const network of ['VISA', 'MASTERCARD', 'RUPAY', 'AMEX']) expect(text).toContain(network);
});

it('has metrics whose sums are those of the orders', async () => {
  const orders = await all('/settings/orders');
  const end = service.clock.now();
  const from = toTimestamp(new Date(end.getTime() - PERIOD_MS - 86_400_000));
  const to = toTimestamp(new Date(end.getTime() + 3_600_000));
  const metrics = await read(`/settings/metrics?${new URLSearchParams({ from, to })}`);
  const currencies = listOf(metrics.currencies);
  for (const entry of currencies) {
    const own = orders.filter((order) => at(order, 'currency') === at(entry, 'currency'));
    expect(at(entry, 'totals', 'orders')).toBe(own.length);
    const byDay = listOf(at(entry, 'intervals')).map((point) => Number(at(point, 'orders')));
    expect(byDay.reduce((sum, count) => sum + count, 0)).toBe(own.length);
  }
  expect(currencies.length).toBe(4);
  const reasons = currencies.flatMap((entry) => listOf(at(entry, 'failures')).map((failure) => at(failure, 'reason')));
  expect(new Set(reasons).size).toBeGreaterThan(1);
});

it('has refunds of the whole and of a part, and holds that were captured and voided', async () => {
  const orders = await all('/settings/orders');
  const refunded = orders.map((order) => [Number(at(order, 'amount')), Number(at(order, 'amount_refunded'))] as const);
  expect(refunded.some(([amount, back]) => back > 0 && back < amount)).toBe(true);
  expect(refunded.some(([amount, back]) => back > 0 && back === amount)).toBe(true);
  expect(orders.map((order) => at(order, 'status'))).toEqual(expect.arrayContaining(['VOIDED', 'PARTIAL_CHARGED']));
});

it('has customers with saved cards and a token', async () => {
  const cards = await service.database.db.collection('saved_cards').find().toArray();
  expect(cards.length).toBeGreaterThan(2);
  expect(JSON.stringify(cards)).toContain('ACTIVE');
});

it('has webhooks that arrived at once, after retries, and not yet; and a paused endpoint', async () => {
  const deliveries = await all('/settings/deliveries');
  const attempts = deliveries.map((delivery) => Number(at(delivery, 'attempt_count')));
  const states = new Set(deliveries.map((delivery) => at(delivery, 'state')));
  expect(states.size).toBeGreaterThan(1);
  expect(states).toContain('NOTIFIED');
  expect(Math.max(...attempts)).toBeGreaterThan(2);
  const endpoints = listOf((await read('/settings/webhook-endpoints')).list);
  expect(endpoints.map((endpoint) => at(endpoint, 'paused'))).toContain(true);
});

it('has a routing rule, a message key, a second gateway and a second user', async () => {
  expect(listOf((await read('/settings/routing')).rules).length).toBe(1);
  expect(listOf((await read('/settings/keys')).list).length).toBe(1);
  expect(listOf((await read('/settings/gateways')).list).length).toBe(2);
  expect(listOf((await read('/settings/users')).list).length).toBe(2);
});

it('has refused calls in the request log', async () => {
  const refused = listOf((await read('/settings/requests?status_class=4xx&limit=100')).list);
  const codes = new Set(refused.map((entry) => at(entry, 'error_code')));
  expect(codes.size, JSON.stringify([...codes])).toBeGreaterThan(1);
});

describe('asked for again', () => {
  it('adds nothing, and leaves the webhook settings as they were', async () => {
    const before = (await all('/settings/orders')).length;
    await make();
    expect(lines.at(-1)).toBe('Demo data: the orders exist already.');
    expect((await all('/settings/orders')).length).toBe(before);
    expect((await read('/settings/webhook')).url).toBe(null);
  });
});
