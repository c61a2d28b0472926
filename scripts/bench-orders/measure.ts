/** The searches that the console makes, their times, and what the database examines for each. */
import type { Db } from 'mongodb';
import { OrderStatus } from '../../generated/values.ts';
import { searchTerms } from '../../server/domain/payments/order-summary.ts';
import {
  ORDER_INDEX,
  type OrderIndex,
  type OrderIndexDocument,
  type OrderSearch,
  rangeOf,
} from '../../server/storage/order-index.ts';
import type { OrderCursor } from '../../server/storage/orders.ts';
import { percentile } from '../bench/report/statistics.ts';
import { APART_MS, MERCHANT, START, sampleOf } from './fill.ts';

/** The page that the console asks for. */
const LIMIT = 50;
const WARM_UP = 20;

/** A kind of search. `of` makes one about the order with a number, among so many orders. */
export interface Shape {
  readonly name: string;
  readonly of: (number: number, size: number) => Partial<OrderSearch> & { readonly after?: OrderCursor };
}

const cursorAt = (number: number): OrderCursor => ({ createdAt: sampleOf(number).createdAt, key: `${MERCHANT}:~` });
const dayOf = (number: number) => {
  const createdFrom = new Date(START + number * APART_MS);
  return { createdFrom, createdTo: new Date(createdFrom.getTime() + 86_400_000) };
};
const text = (value: string) => ({ anyOf: searchTerms(value) });

export const shapes: readonly Shape[] = [
  { name: 'the newest orders', of: () => ({}) },
  { name: 'a page in the middle', of: (number) => ({ after: cursorAt(number) }) },
  { name: 'a day', of: dayOf },
  { name: 'a status', of: () => ({ facets: { status: OrderStatus.AUTHORIZATION_FAILED } }) },
  {
    name: 'a status, in the middle',
    of: (number) => ({ facets: { status: OrderStatus.CHARGED }, after: cursorAt(number) }),
  },
  { name: 'gateway and network', of: () => ({ facets: { gateway: 'ADYEN', network: 'RUPAY' } }) },
  {
    name: 'status, gateway, network and day',
    of: (number) => ({ facets: { status: OrderStatus.CHARGED, gateway: 'STRIPE', network: 'VISA' }, ...dayOf(number) }),
  },
  { name: 'attention', of: () => ({ also: '!REFUND_REVIEW' }) },
  { name: 'order id', of: (number) => text(sampleOf(number).orderId) },
  { name: 'transaction uuid', of: (number) => text(sampleOf(number).txnUuid) },
  { name: 'customer id', of: (number) => text(sampleOf(number).customerId) },
  { name: 'e-mail address', of: (number) => text(sampleOf(number).email) },
  { name: 'phone number', of: (number) => text(sampleOf(number).phone) },
  { name: 'last four digits', of: (number) => text(sampleOf(number).lastFour) },
  { name: 'amount', of: (number) => text(String(sampleOf(number).minor / 100)) },
  { name: 'RRN', of: (number) => text(sampleOf(number).rrn) },
  { name: 'a text that no order has', of: (number) => text(`nobody${number}@shop.example`) },
  {
    name: 'amount and a status (compared with the documents)',
    of: (number) => ({
      ...text(String(sampleOf(number).minor / 100)),
      facets: { status: OrderStatus.AUTHORIZATION_FAILED },
    }),
  },
  {
    name: 'amount and a status that no order has',
    of: (number) => ({ ...text(String(sampleOf(number).minor / 100)), facets: { status: OrderStatus.VOIDED } }),
  },
];

export interface ShapeResult {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
  readonly found: number;
  readonly keys: number;
  readonly documents: number;
  readonly plan: string;
}

function stagesOf(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return [];
  const own = 'stage' in plan && typeof plan.stage === 'string' ? [plan.stage] : [];
  return [...own, ...Object.values(plan).flatMap(stagesOf)];
}

const whole = (given: Partial<OrderSearch>): OrderSearch => ({ merchantId: MERCHANT, anyOf: [], facets: {}, ...given });

/** Runs a shape many times, about orders all over the time, and explains one of them. */
export async function measureShape(
  db: Db,
  index: OrderIndex,
  { name, of }: Shape,
  size: number,
  runs: number,
): Promise<ShapeResult> {
  const times: number[] = [];
  let found = 0;
  for (let run = -WARM_UP; run < runs; run += 1) {
    const { after, ...given } = of(numberOf(run + WARM_UP, size), size);
    const started = performance.now();
    const page = await index.search(whole(given), LIMIT, after);
    if (run < 0) continue;
    times.push(performance.now() - started);
    found += page.found.length;
  }
  const { after, ...given } = of(numberOf(7, size), size);
  const { filter, left } = rangeOf(whole(given), after);
  const explained = await db
    .collection<OrderIndexDocument>(ORDER_INDEX)
    .find(filter)
    .sort({ createdAt: -1, _id: -1 })
    .limit(left.length === 0 ? LIMIT + 1 : 1_001)
    .explain('executionStats');
  const sorted = times.toSorted((one, other) => one - other);
  return {
    name,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    found: found / runs,
    keys: Number(explained.executionStats.totalKeysExamined),
    documents: Number(explained.executionStats.totalDocsExamined),
    plan: [...new Set(stagesOf(explained.queryPlanner.winningPlan))].join(' ← '),
  };
}

/** Numbers of this merchant's orders, all over the size. */
function numberOf(run: number, size: number): number {
  const number = (run * 104_729 + 13) % size;
  return number % 10 === 9 ? number - 1 : number;
}
