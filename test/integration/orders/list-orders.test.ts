import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeCursor } from '../../../server/api/orders/wire.ts';
import type { OrderDocument } from '../../../server/storage/order-reads.ts';
import { ORDERS, orderKey } from '../../../server/storage/orders.ts';
import { at, textAt } from '../../support/caller.ts';
import { refusalOf } from '../../support/refusal.ts';
import { startService, type TestMerchant, type TestService } from '../../support/service.ts';

let service: TestService;
let neighbour: TestMerchant;
beforeAll(async () => {
  service = await startService({ label: 'list_orders' });
  neighbour = await service.addMerchant('shop2');
  // 30 orders, three created at each time, so that their ids decide the order.
  for (let index = 0; index < 30; index += 1) {
    await create(`L-${String(index).padStart(2, '0')}`, { customer_id: index % 2 === 0 ? 'even@shop' : 'odd' });
    if (index % 3 === 2) service.clock.advance(60_000);
  }
  await service.callAs(neighbour).form('/orders', { order_id: 'L-00', amount: '1', customer_id: 'odd' });
});
afterAll(() => service.close());

const create = (orderId: string, values: Record<string, string> = {}) =>
  service.call.form('/orders', { order_id: orderId, amount: '1', ...values });
const list = async (query: string) => (await service.call.get(`/orders${query}`)).json();

function idsOf(body: unknown): string[] {
  const orders = at(body, 'list');
  return Array.isArray(orders) ? orders.map((order) => textAt(order, 'order_id')) : [];
}

/** Newest first; of equal times, the greater id first. */
const newestFirst = Array.from({ length: 30 }, (_, index) => `L-${String(29 - index).padStart(2, '0')}`);

describe('GET /orders', () => {
  it('answers the newest 20, how many there are, and where to go on', async () => {
    const body = await list('');
    expect(idsOf(body)).toEqual(newestFirst.slice(0, 20));
    expect([at(body, 'total'), typeof at(body, 'next_cursor')]).toEqual([30, 'string']);
  });

  it('holds orders without links and tokens', async () => {
    const [order] = [at(await list('?limit=1'), 'list', 0)];
    expect(order).toMatchObject({ webhook_notified: false, merchant_id: 'shop' });
    for (const name of ['payment_links', 'svc']) expect(order).not.toHaveProperty(name);
  });

  it.each([
    ['?limit=1', 1],
    ['?limit=100', 30],
    ['?count=3', 3],
    ['?limit=2&count=3', 2],
    ['?limit=&count=3', 3],
    ['?limit=null', 20],
  ])('%s: %d of them', async (query, length) => {
    expect(idsOf(await list(query))).toEqual(newestFirst.slice(0, length));
  });

  it.each([
    ['?limit=0', 'limit'],
    ['?limit=101', 'limit'],
    ['?limit=-1', 'limit'],
    ['?limit=1.5', 'limit'],
    ['?limit=ten', 'limit'],
    ['?limit=1&limit=2', 'limit'],
    ['?count=101', 'count'],
    ['?offset=-1', 'offset'],
    ['?offset=10001', 'offset'],
    ['?status=charged', 'status'],
    ['?created.from=yesterday', 'created.from'],
    ['?created.to=2026-02-30T00:00:00Z', 'created.to'],
    ['?created.to=2026-03-14', 'created.to'],
    [`?customer_id=${'x'.repeat(129)}`, 'customer_id'],
    ['?customer_id=%FF', 'query'],
    ['?customer_id=%zz', 'query'],
    ['?after=!', 'after'],
    ['?after=AAAA', 'after'],
  ])('%s is refused', async (query, field) => {
    expect(refusalOf(await service.call.get(`/orders${query}`))).toEqual([400, 'INVALID_REQUEST', field]);
  });

  it('takes a cursor or an offset, not both', async () => {
    const cursor = textAt(await list('?limit=1'), 'next_cursor');
    expect(refusalOf(await service.call.get(`/orders?after=${cursor}&offset=1`))).toEqual([
      400,
      'INVALID_REQUEST',
      'after',
    ]);
  });

  it('passes over as many as offset says', async () => {
    expect(idsOf(await list('?offset=25'))).toEqual(newestFirst.slice(25));
    expect(await list('?offset=10000')).toMatchObject({ list: [], total: 30, next_cursor: null });
  });

  it.each([
    ['customer_id=odd', 15],
    ['customer_id=even%40shop', 15],
    ['customer_id=even@shop', 15],
    ['customer_id=nobody', 0],
    ['status=NEW', 30],
    ['status=CHARGED', 0],
    ['created.from=2026-03-14T09:35:53Z', 3],
    ['created.from=2026-03-14T09%3A35%3A53Z', 3],
    ['created.to=2026-03-14T09:27:53Z', 3],
    ['created.from=2026-03-14T09:27:53Z&created.to=2026-03-14T09:28:53Z', 3],
    ['created.from=2026-03-14T09:27:53Z&created.to=2026-03-14T09:28:53Z&customer_id=odd', 2],
  ])('only those with %s: %d', async (filter, total) => {
    const body = await list(`?limit=100&${filter}`);
    expect([at(body, 'total'), idsOf(body).length]).toEqual([total, total]);
  });

  it('an operator in the place of a text is refused as a parameter that the list does not know', async () => {
    const answer = await service.call.get('/orders?customer_id[$gt]=&limit=1');
    expect(refusalOf(answer)).toEqual([400, 'INVALID_REQUEST', 'customer_id[_gt]']);
  });

  it('holds no order of another merchant, nor takes its cursor', async () => {
    expect(idsOf((await service.callAs(neighbour).get('/orders')).json())).toEqual(['L-00']);
    const cursor = encodeCursor({ createdAt: service.clock.now(), key: 'shop:l-05' });
    expect(refusalOf(await service.callAs(neighbour).get(`/orders?after=${cursor}`))).toEqual([
      400,
      'INVALID_REQUEST',
      'after',
    ]);
  });

  it('leads page by page through the same orders although others are made meanwhile', async () => {
    const seen: string[] = [];
    let query = '?limit=7';
    for (let page = 0; page < 10; page += 1) {
      const body = await list(query);
      seen.push(...idsOf(body));
      await create(`M-${page}`);
      const next = at(body, 'next_cursor');
      if (next === null) break;
      query = `?limit=7&after=${String(next)}`;
    }
    expect(seen).toEqual(newestFirst);
  });
});

describe('the total of a list', () => {
  it('counts up to 10,000, which it reuses for ten seconds, for each filter and merchant by itself', async () => {
    const many = await service.addMerchant('many');
    const call = service.callAs(many);
    await call.form('/orders', { order_id: 'T-0', amount: '1', customer_id: 'odd' });
    const orders = service.database.db.collection<OrderDocument>(ORDERS);
    const first = await orders.findOne({ merchantId: 'many' });
    if (first === null) throw new Error('the order is not stored');
    const copies = Array.from({ length: 9_998 }, (_, index) => {
      const orderId = `T-${index + 1}`;
      const [_id, refs] = [orderKey('many', orderId), [`copy:${orderId}`]];
      return { ...first, _id, orderId, refs, state: { ...first.state, orderId }, outbox: [], unacked: [] };
    });
    await orders.insertMany(copies);
    const totalOf = async (query: string) => at((await call.get(`/orders?limit=1&${query}`)).json(), 'total');

    // One below the limit is counted each time.
    expect([await totalOf(''), await totalOf('')]).toEqual([9_999, 9_999]);
    await call.form('/orders', { order_id: 'T-last', amount: '1', customer_id: 'odd' });
    expect([await totalOf(''), await totalOf('status=NEW')]).toEqual([10_000, 10_000]);
    await orders.deleteMany({ _id: { $in: copies.slice(0, 10).map(({ _id }) => _id) } });
    expect([await totalOf(''), await totalOf('status=NEW'), await totalOf('customer_id=odd')]).toEqual([
      10_000, 10_000, 9_990,
    ]);
    expect(at(await list(''), 'total')).toBeLessThan(100);
    service.clock.advance(10_000);
    expect([await totalOf(''), await totalOf('status=NEW')]).toEqual([9_990, 9_990]);
  });
});
