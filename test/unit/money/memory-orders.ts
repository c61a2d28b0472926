/**
 * An order store in memory, for tests that need many orders quickly. Methods that these tests do not use throw.
 */

import { nextRunAt } from '../../../server/domain/payments/next-run.ts';
import type { OrderStore, StoredOrder } from '../../../server/storage/orders.ts';

const LEASE_MS = 60_000;
const notReached = () => Promise.reject(new Error('not reached here'));

interface Kept {
  readonly stored: StoredOrder;
  readonly wakeAt: Date | undefined;
}

export interface MemoryOrders {
  readonly store: OrderStore;
  put(stored: StoredOrder): void;
  all(): readonly StoredOrder[];
}

export function createMemoryOrders(): MemoryOrders {
  const orders = new Map<string, Kept>();
  const find = async (key: string) => orders.get(key)?.stored;

  const store: OrderStore = {
    insert: notReached,
    async save(before, after) {
      const kept = orders.get(before.key);
      if (kept === undefined || kept.stored.version !== before.version) return undefined;
      const stored = { ...before, version: before.version + 1, order: after };
      orders.set(before.key, { stored, wakeAt: nextRunAt(after) });
      return stored;
    },
    find: notReached,
    findToShow: notReached,
    findByKey: find,
    findByRef: notReached,
    async findByTxn(_merchantId, txnUuid) {
      const kept = [...orders.values()].find(({ stored }) => stored.order.txns.some((txn) => txn.txnUuid === txnUuid));
      return kept?.stored;
    },
    addRef: notReached,
    unpaidVerifications: notReached,
    list: notReached,
    count: notReached,
    async claimDue(now) {
      for (const [key, kept] of orders) {
        if (kept.wakeAt === undefined || kept.wakeAt > now) continue;
        orders.set(key, { ...kept, wakeAt: new Date(now.getTime() + LEASE_MS) });
        return kept.stored;
      }
      return undefined;
    },
    async rest({ key, version }, wake) {
      const kept = orders.get(key);
      if (kept !== undefined && kept.stored.version === version) orders.set(key, { ...kept, wakeAt: wake });
    },
  };

  return {
    store,
    put: (stored) => void orders.set(stored.key, { stored, wakeAt: nextRunAt(stored.order) }),
    all: () => [...orders.values()].map(({ stored }) => stored),
  };
}
