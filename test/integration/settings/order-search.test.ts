/** The list and the search of orders in the settings: what is found, in pages that changes do not shift, by an index alone. */
import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode, OrderStatus } from '../../../generated/values.ts';
import {
  MOST_EXAMINED,
  type OrderIndexDocument,
  type OrderSearch,
  rangeOf,
} from '../../../server/storage/order-index.ts';
import { settingsOf } from '../../support/admin-caller.ts';
import { at, textAt } from '../../support/caller.ts';
import { Cards, type Shop, shopOf } from '../../support/payments.ts';
import { plansOf } from '../../support/query-plans.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let settings: Awaited<ReturnType<typeof settingsOf>>;
let shop: Shop;
beforeAll(async () => {
  service = await startService({ label: 'order_search' });
  settings = await settingsOf(service, service.merchant);
  shop = shopOf(service);
});
afterAll(() => service.close());

const index = (of: TestService = service) => of.service.orderProjector.runOnce();

async function page(query: Readonly<Record<string, string>>) {
  const answer = await settings('GET', `/settings/orders?${new URLSearchParams(query)}`);
  expect(answer.status, answer.text).toBe(200);
  const list = at(answer.json(), 'list');
  if (!Array.isArray(list)) throw new Error('the answer has no list');
  const next = at(answer.json(), 'next_cursor');
  return { ids: list.map((order) => textAt(order, 'order_id')), next: typeof next === 'string' ? next : null, list };
}

async function everyPage(query: Readonly<Record<string, string>>, between: () => Promise<unknown> = async () => null) {
  const ids: string[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < 50; pages += 1) {
    const { ids: found, next } = await page(after === null ? query : { ...query, after });
    ids.push(...found);
    if (next === null) return ids;
    after = next;
    await between();
  }
  throw new Error('there is no end of pages');
}

describe('a search of orders', () => {
  let paid: Readonly<Record<string, unknown>>;
  beforeAll(async () => {
    const asha = {
      customer_id: 'Cust_2041',
      customer_email: 'Asha.Rao@Shop.Example',
      customer_phone: '+91 98765 43210',
      amount: '1499.00',
    };
    await service.call.form('/orders', { order_id: 'Find-Me-7', ...asha });
    await shop.pay('Find-Me-7', Cards.visa);
    await service.call.form('/orders', { order_id: 'Find-Me-8', amount: '20.50', customer_email: 'b@shop.example' });
    await shop.pay('Find-Me-8', Cards.refusedByBank);
    await service.call.form('/orders', { order_id: 'Other-9', amount: '7', customer_email: 'meera.iyer@shop.example' });
    await service.call.form('/orders/Find-Me-7/refunds', { unique_request_id: 'r1', amount: '10' });
    await service.runWorkers();
    paid = await shop.read('Find-Me-7');
  });

  it.each([
    ['the order id', () => 'Find-Me-7'],
    ['the order id in another case', () => 'find-ME-7'],
    ['the service’s id', () => textAt(paid, 'id')],
    ['the transaction id', () => textAt(paid, 'txn_id')],
    ['the transaction’s uuid', () => textAt(paid, 'txn_uuid')],
    ['the customer id', () => 'cust_2041'],
    ['the e-mail address in another case', () => ' asha.rao@shop.example '],
    ['the phone number as it was sent', () => '+91 98765 43210'],
    ['the phone number in digits', () => '919876543210'],
    ['the phone number without its country', () => '9876543210'],
    ['the phone number written otherwise', () => '(+91) 98765-43210'],
    ['the last four digits', () => '1111'],
    ['the amount', () => '1499'],
    ['the amount with decimals', () => '1499.00'],
    ['the amount as a person writes it', () => '₹1,499.00'],
    ['the amount with the currency before it', () => 'Rs. 1,499'],
    ['the amount with its currency', () => 'INR 1,499'],
    ['the last four digits as the console shows them', () => 'Visa …1111'],
    ['the last four digits as a receipt shows them', () => '**** **** **** 1111'],
    ['the local part of the e-mail address', () => 'asha.rao'],
    ['the first word of the e-mail address', () => 'ASHA'],
    ['the name that the e-mail address has', () => 'Asha  Rao'],
    ['the customer id in upper case', () => 'CUST_2041'],
    ['the RRN', () => textAt(paid, 'payment_gateway_response', 'rrn')],
    ['the refund’s id', () => textAt(paid, 'refunds', 0, 'id')],
    ['the refund’s ARN', () => textAt(paid, 'refunds', 0, 'arn')],
  ])('finds it by %s', async (_name, q) => {
    expect((await page({ q: q() })).ids).toEqual(['Find-Me-7']);
  });

  it('finds orders by the name on the card, in any case', async () => {
    expect((await page({ q: 'asha RAO' })).ids).toEqual(['Find-Me-8', 'Find-Me-7']);
  });

  it('finds orders by the last name on the card', async () => {
    expect((await page({ q: 'RAO' })).ids).toEqual(['Find-Me-8', 'Find-Me-7']);
  });

  it('finds orders by the last word of the e-mail address', async () => {
    expect((await page({ q: 'IYER' })).ids).toEqual(['Other-9']);
  });

  it('finds an order by the reason why an attempt failed', async () => {
    const reason = (await page({ q: 'Find-Me-8' })).list.map((order) => textAt(order, 'failure_reason'))[0] ?? '';
    expect(reason).not.toBe('');
    expect((await page({ q: reason })).ids).toEqual(['Find-Me-8']);
  });

  it('finds orders whose order id begins with the text, by descending ids, page by page', async () => {
    expect(await everyPage({ q: 'find-me', limit: '1' })).toEqual(['Find-Me-8', 'Find-Me-7']);
    expect((await page({ q: 'find-me', status: OrderStatus.CHARGED })).ids).toEqual(['Find-Me-7']);
  });

  it('finds nothing by what no order has, and nothing of another merchant', async () => {
    expect(await page({ q: 'nobody@shop.example' })).toEqual({ ids: [], next: null, list: [] });
    const other = await service.addMerchant('rival');
    const theirs = await settingsOf(service, other);
    const found = await theirs('GET', '/settings/orders?q=Find-Me-7');
    expect(at(found.json(), 'list')).toEqual([]);
    const foreign = Buffer.from('1|shop:find-me-7').toString('base64url');
    expect(refusalOf(await theirs('GET', `/settings/orders?after=${foreign}`))).toEqual([
      400,
      ErrorCode.INVALID_REQUEST,
      'after',
    ]);
  });

  it.each([
    [{ status: 'CHARGED' }, ['Find-Me-7']],
    [{ status: 'NEW' }, ['Other-9']],
    [{ gateway: 'SANDBOX' }, ['Find-Me-8', 'Find-Me-7']],
    [{ network: 'VISA', status: 'AUTHENTICATION_FAILED' }, ['Find-Me-8']],
    [{ network: 'VISA', gateway: 'SANDBOX', status: 'CHARGED' }, ['Find-Me-7']],
    [{ network: 'RUPAY' }, []],
    [{ q: '1111', status: 'AUTHORIZATION_FAILED' }, []],
    [{ q: '1499', gateway: 'SANDBOX' }, ['Find-Me-7']],
    [{ attention: 'CAPTURE_DUE' }, []],
  ])('filters by %j', async (query, ids) => {
    expect((await page(query)).ids).toEqual(ids);
  });

  it('shows what a list needs, and of the card its last four digits alone', async () => {
    const { list } = await page({ q: 'Find-Me-7' });
    expect(list[0]).toMatchObject({
      status: 'CHARGED',
      amount: 1499,
      amount_paid: 1499,
      amount_refunded: 10,
      attempts: 1,
      gateway: 'SANDBOX',
      network: 'VISA',
      last_four_digits: '1111',
      failure_reason: '',
    });
    expect((await page({ q: 'Find-Me-8' })).list[0]).toMatchObject({
      failure_reason: 'authentication_failed',
      amount_paid: 0,
    });
    const stored = await service.database.db.collection('order_index').find().toArray();
    expect(JSON.stringify(stored)).not.toContain('41111111');
    expect(JSON.stringify(stored)).not.toContain('4111 11');
  });

  it('names the amounts to capture and the disputes that a person has to look at', async () => {
    await service.call.form('/orders', { order_id: 'Held-1', amount: '5', 'metadata.txns.auto_capture': 'false' });
    await shop.pay('Held-1', Cards.visa);
    await index();
    expect((await page({ attention: 'CAPTURE_DUE' })).ids).toEqual(['Held-1']);
    expect((await page({ attention: 'CAPTURE_DUE', status: 'CHARGED' })).ids).toEqual([]);
  });

  it.each([
    ['created_from=2026-02-30T00:00:00Z', 'created_from'],
    ['created_to=yesterday', 'created_to'],
    ['after=x', 'after'],
    ['limit=0', 'limit'],
    ['status=PAID', 'status'],
    ['colour=red', 'colour'],
    ['q=4111111111111111', 'q'],
  ])('refuses %s', async (query, field) => {
    const answer = await settings('GET', `/settings/orders?${query}`);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.json())).toContain(field);
  });
});

describe('pages of orders', () => {
  it('show each order once while orders are made and change', async () => {
    const busy = await service.addMerchant('busy');
    const theirs = shopOf(service, busy);
    const call = service.callAs(busy);
    settings = await settingsOf(service, busy);
    const made: string[] = [];
    for (let number = 0; number < 25; number += 1) {
      if (number % 3 === 0) service.clock.advance(1_000);
      made.push(`Page-${number}`);
      await call.form('/orders', { order_id: `Page-${number}`, amount: '100' });
    }
    await index();
    let more = 0;
    const seen = await everyPage({ limit: '4' }, async () => {
      more += 1;
      service.clock.advance(1_000);
      await call.form('/orders', { order_id: `Later-${more}`, amount: '100' });
      await theirs.start(`Page-${more}`, { card_number: Cards.frictionless });
      await index();
    });
    expect([...seen].sort()).toEqual([...made].sort());
    expect(new Set(seen).size).toBe(made.length);
    const times = await everyPage({ limit: '100' });
    expect(times.slice(more)).toEqual(seen);
    settings = await settingsOf(service, service.merchant);
  });

  it('are bounded where a filter cannot be a range of the index, and go on behind an empty page', async () => {
    const rare = await service.addMerchant('rare');
    await service.callAs(rare).form('/orders', { order_id: 'Rare-0', amount: '100' });
    await index();
    const orders = service.database.db.collection<{ readonly _id: string }>('order_index');
    const first = await orders.findOne({ _id: 'rare:rare-0' });
    const created: unknown = first === null ? null : Reflect.get(first, 'createdAt');
    if (first === null || !(created instanceof Date)) throw new Error('the order is not in the index');
    const copies = Array.from({ length: 1_500 }, (_, number) => ({
      ...first,
      _id: `rare:copy-${number}`,
      createdAt: new Date(created.getTime() + number + 1),
      terms: ['/NEW//', '///', '=100'],
    }));
    await orders.insertMany(copies);
    settings = await settingsOf(service, rare);
    const query = { q: '100', status: 'NEW', attention: 'DISPUTE_OPEN' };
    const one = await page(query);
    expect(one.ids).toEqual([]);
    expect(one.next).not.toBeNull();
    expect(await everyPage(query)).toEqual([]);
    const later = { q: 'copy', created_from: '2036-03-14T00:00:00Z' };
    const plans = await plansOf(service.database.db, 'order_index', () => page(later));
    expect(Math.max(...plans.map(({ docsExamined }) => docsExamined))).toBeLessThanOrEqual(MOST_EXAMINED + 1);
    expect((await page(later)).next).not.toBeNull();
    expect(await everyPage(later)).toEqual([]);
    settings = await settingsOf(service, service.merchant);
  });
});

function stagesOf(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return [];
  const own = 'stage' in plan && typeof plan.stage === 'string' ? [plan.stage] : [];
  return [...own, ...Object.values(plan).flatMap(stagesOf)];
}

describe('the plan of every search', () => {
  const MANY = 2_000;
  const LIMIT = 20;
  const shop = { merchantId: 'plans', anyOf: [], facets: {} };
  const from = new Date('2026-03-14T00:00:00Z');
  const middle = { createdAt: new Date(from.getTime() + 1_000_000), key: 'plans:o1000' };
  const shapes: readonly (readonly [string, OrderSearch])[] = [
    ['all orders', shop],
    ['a status', { ...shop, facets: { status: 'CHARGED' } }],
    ['a gateway', { ...shop, facets: { gateway: 'STRIPE' } }],
    ['a network', { ...shop, facets: { network: 'VISA' } }],
    ['status and gateway', { ...shop, facets: { status: 'CHARGED', gateway: 'STRIPE' } }],
    ['status, gateway and network', { ...shop, facets: { status: 'CHARGED', gateway: 'STRIPE', network: 'VISA' } }],
    ['a text', { ...shop, anyOf: ['=1111'] }],
    ['a text that may be two things', { ...shop, anyOf: ['=1111', '=100', '=+91 98'] }],
    ['attention', { ...shop, also: '!DISPUTE_OPEN' }],
    ['a time', { ...shop, createdFrom: from, createdTo: new Date(from.getTime() + 1_500_000) }],
    ['a status in a time', { ...shop, facets: { status: 'CHARGED' }, createdFrom: from }],
  ];

  beforeAll(async () => {
    const terms = ['///', '/CHARGED//', '//STRIPE/', '///VISA', '/CHARGED/STRIPE/', '/CHARGED/STRIPE/VISA'];
    const documents = Array.from({ length: MANY }, (_, number) => ({
      _id: `plans:o${number}`,
      merchantId: 'plans',
      createdAt: new Date(from.getTime() + number * 1_000),
      terms: [...terms, '=1111', '=100', '!DISPUTE_OPEN', `=o${number}`],
      summary: {},
    }));
    await service.database.db.collection<Document & { readonly _id: string }>('order_index').insertMany(documents);
  });

  describe.each([
    ['the first page', undefined],
    ['a later page', middle],
  ])('for %s', (_page, after) => {
    it.each(shapes)('%s is a range of the index, as long as the page', async (_name, search) => {
      const { filter } = rangeOf(search, after);
      const found = service.database.db.collection<OrderIndexDocument>('order_index').find(filter);
      const plan = await found
        .sort({ createdAt: -1, _id: -1 })
        .limit(LIMIT + 1)
        .explain('executionStats');
      const stages = stagesOf(plan.queryPlanner.winningPlan);
      expect(stages).toContain('IXSCAN');
      expect(stages).not.toContain('COLLSCAN');
      expect(stages).not.toContain('SORT');
      expect(plan.executionStats.nReturned).toBe(LIMIT + 1);
      expect(plan.executionStats.totalKeysExamined).toBeLessThanOrEqual(
        (LIMIT + 2) * Math.max(1, search.anyOf.length) + 4,
      );
    });
  });
});
