/** The calls whose cost must not grow with the orders, one after another, each answer checked. */
import { Pool } from 'undici';
import { OrderStatus } from '../../generated/values.ts';
import { DEMO_MERCHANT_ID } from '../../server/domain/merchants/merchant.ts';
import { toTimestamp } from '../../server/platform/runtime.ts';
import type { OrderDocument } from '../../server/storage/order-reads.ts';
import { ORDERS, orderKey } from '../../server/storage/orders.ts';
import { type BenchRequest, sendAndCheck } from '../bench/load/target.ts';
import { percentile } from '../bench/report/statistics.ts';
import { dateOf, growthSample } from './fill.ts';
import type { GrownService } from './services.ts';

export const operations = [
  'findOne',
  'create',
  'read',
  'list',
  'list by status',
  'list by time',
  'search by order id',
  'search by RRN',
  'search by status',
  'export',
] as const;
export type Operation = (typeof operations)[number];

export interface GrowthPlan {
  readonly sizes: readonly number[];
  readonly rounds: number;
  /** Calls of an operation in a round, and exports, which are longer. */
  readonly calls: number;
  readonly exports: number;
  /** Rounds before the first that counts. */
  readonly warmUp: number;
}

/** Milliseconds. */
export interface Times {
  readonly p50: number;
  readonly p99: number;
}

export type GrowthRound = Readonly<Record<Operation, Times>>;

const form = { 'content-type': 'application/x-www-form-urlencoded' };
let created = 0;
let listed = 0;

/** An order of the merchant with an attempt, anywhere in time. */
function paidNumber(call: number, size: number): number {
  for (let number = (call * 104_729 + 13) % size; ; number = (number + 1) % size) {
    const { merchantId, lot } = growthSample(number, DEMO_MERCHANT_ID);
    if (merchantId === DEMO_MERCHANT_ID && lot < 78) return number;
  }
}

/** The call of an operation. `findOne` has none. */
function requestOf(
  operation: Exclude<Operation, 'findOne'>,
  { size, merchantHeaders, settingsHeaders }: GrownService,
  number: number,
): BenchRequest {
  const { orderId, rrn } = growthSample(number, DEMO_MERCHANT_ID);
  const get = (path: string, headers: GrownService['merchantHeaders'], mark: string): BenchRequest => {
    return { call: { method: 'GET', path, headers, body: null }, mark };
  };
  const ofOrder = `"order_id":"${orderId}"`;
  switch (operation) {
    case 'create': {
      created += 1;
      const body = `order_id=grown-${size}-${created}&amount=100.00&customer_id=cust_1`;
      const call = { method: 'POST', path: '/orders', headers: { ...merchantHeaders, ...form }, body } as const;
      return { call, mark: `"order_id":"grown-${size}-${created}"` };
    }
    case 'read':
      return get(`/orders/${orderId}`, merchantHeaders, ofOrder);
    case 'list':
      return get('/orders?limit=20', merchantHeaders, '"order_id"');
    case 'list by status':
      return get(`/orders?limit=20&status=${OrderStatus.CHARGED}`, merchantHeaders, '"order_id"');
    case 'list by time': {
      // Before all orders, and another filter each time.
      listed += 1;
      const from = toTimestamp(new Date(listed * 1_000));
      return get(`/orders?limit=20&created.from=${from}`, merchantHeaders, '"order_id"');
    }
    case 'search by order id':
      return get(`/settings/orders?q=${orderId}`, settingsHeaders, ofOrder);
    case 'search by RRN':
      return get(`/settings/orders?q=${rrn}`, settingsHeaders, ofOrder);
    case 'search by status':
      return get(`/settings/orders?status=${OrderStatus.CHARGED}&limit=50`, settingsHeaders, '"order_id"');
    case 'export':
      return get(`/settings/orders/export?date=${dateOf(number)}`, settingsHeaders, orderId);
    default:
      return operation satisfies never;
  }
}

/** One round of all operations against a service. */
export async function measureGrowth(service: GrownService, { calls, exports }: GrowthPlan): Promise<GrowthRound> {
  const pool = new Pool(service.baseUrl, { connections: 1, pipelining: 1 });
  const orders = service.db.collection<OrderDocument>(ORDERS);
  const timesOf = async (operation: Operation): Promise<Times> => {
    const times: number[] = [];
    const count = operation === 'export' ? exports : calls;
    for (let call = 0; call < count; call += 1) {
      const number = paidNumber(call, service.size);
      const from = performance.now();
      if (operation === 'findOne') {
        const key = orderKey(DEMO_MERCHANT_ID, growthSample(number, DEMO_MERCHANT_ID).orderId);
        if ((await orders.findOne({ _id: key })) === null) throw new Error(`${key} is not there`);
      } else await sendAndCheck(pool, requestOf(operation, service, number));
      times.push(performance.now() - from);
    }
    times.sort((one, other) => one - other);
    return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
  };
  try {
    return {
      findOne: await timesOf('findOne'),
      create: await timesOf('create'),
      read: await timesOf('read'),
      list: await timesOf('list'),
      'list by status': await timesOf('list by status'),
      'list by time': await timesOf('list by time'),
      'search by order id': await timesOf('search by order id'),
      'search by RRN': await timesOf('search by RRN'),
      'search by status': await timesOf('search by status'),
      export: await timesOf('export'),
    };
  } finally {
    await pool.close();
  }
}
