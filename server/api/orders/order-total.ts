/**
 * The `total` of the order list. It counts up to a limit, which takes milliseconds once a merchant has that many orders. A total at
 * the limit is reused for a few seconds, so that reading the list page by page does not count the same orders for each page.
 */
import { evictOldest } from '../../platform/evict-oldest.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { OrderFilter, OrderStore } from '../../storage/orders.ts';

/** Upper bound of the total. */
const MAX_COUNTED = 10_000;

/** How long a total at the limit is reused, in milliseconds. */
const REUSED_MS = 10_000;

/** The most filters that are remembered. */
const MAX_FILTERS = 1_000;

/**
 * How many orders match a filter, counted up to 10,000; this process reuses 10,000 for ten seconds. Simultaneous calls share one
 * count.
 */
export function createOrderTotal(store: Pick<OrderStore, 'count'>, clock: Clock) {
  /** When a filter's total was found at the limit, oldest first. */
  const countedAt = new Map<string, number>();
  const counting = new Map<string, Promise<number>>();

  const count = async (filter: OrderFilter, key: string, now: number): Promise<number> => {
    const total = await store.count(filter, MAX_COUNTED);
    if (total === MAX_COUNTED) countedAt.set(key, now);
    evictOldest(countedAt, MAX_FILTERS);
    return total;
  };

  return async function orderTotal(filter: OrderFilter): Promise<number> {
    const key = JSON.stringify(filter);
    const now = clock.now().getTime();
    const last = countedAt.get(key);
    if (last !== undefined && now >= last && now - last < REUSED_MS) return MAX_COUNTED;
    countedAt.delete(key);
    const running = counting.get(key) ?? count(filter, key, now).finally(() => counting.delete(key));
    counting.set(key, running);
    return running;
  };
}
