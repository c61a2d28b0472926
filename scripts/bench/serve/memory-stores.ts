/**
 * The order store and the merchant store in memory, for the calls of the benchmark. Every other call throws. The order
 * store keeps the newest orders only: a heap that grows costs more garbage collection than our code.
 */
import type { Merchant } from '../../../server/domain/merchants/merchant.ts';
import { nextRunAt } from '../../../server/domain/payments/next-run.ts';
import { metadataValue } from '../../../server/domain/payments/order.ts';
import { evictOldest } from '../../../server/platform/evict-oldest.ts';
import type { MerchantStore } from '../../../server/storage/merchants.ts';
import { type OrderStore, orderKey, type StoredOrder } from '../../../server/storage/orders.ts';
import { type OutboxHost, outboxInsert, webhookNotified } from '../../../server/storage/outbox.ts';

/** Stands for what no benchmarked call reaches. */
export async function notReached(): Promise<never> {
  throw new Error('no benchmarked call comes here');
}

export function createMemoryMerchants(merchant: Merchant): MerchantStore {
  const { merchantId } = merchant;
  return {
    find: async (asked) =>
      asked === merchantId ? { merchant, settingsUsername: merchantId, users: [], version: 1 } : null,
    findByGatewayConfig: notReached,
    findByApiKeyHash: async (hash) => (merchant.apiKeys.some((key) => key.hash === hash) ? merchant : null),
    noteKeyUse: async () => {},
    create: notReached,
    namesOrigin: notReached,
    findSettingsUser: notReached,
    page: notReached,
    replace: notReached,
    renewPasswordHash: async () => undefined,
    replacePassword: notReached,
    replaceUsers: notReached,
  };
}

interface Kept extends OutboxHost {
  readonly stored: StoredOrder;
  readonly refs: readonly string[];
  readonly wakeAt: Date | undefined;
}

export interface MemoryOrders {
  readonly store: OrderStore;
  clear(): void;
}

/** Number of orders kept; a turn reads 100. */
const MOST_KEPT = 128;

export function createMemoryOrders(): MemoryOrders {
  const orders = new Map<string, Kept>();
  const find = async (key: string) => orders.get(key)?.stored;
  const keep = (key: string, order: Kept) => {
    orders.set(key, order);
    evictOldest(orders, MOST_KEPT);
  };
  const store: OrderStore = {
    async insert(order, refs, entry) {
      const key = orderKey(order.merchantId, order.orderId);
      if (orders.has(key)) return null;
      const webhookUrl = metadataValue(order, 'webhook_url');
      const host = {
        merchantId: order.merchantId,
        orderId: order.orderId,
        ...(webhookUrl === undefined ? {} : { webhookUrl }),
        ...outboxInsert(entry),
      };
      const stored = { key, version: 1, order, webhookNotified: false };
      keep(key, { stored, refs, wakeAt: nextRunAt(order), ...host });
      return { _id: key, ...host };
    },

    async save(before, after, entry) {
      const kept = orders.get(before.key);
      if (kept === undefined || kept.stored.version !== before.version) return undefined;
      const unacked = [...(kept.unacked ?? []), ...(entry?.events ?? []).map((event) => event.id)];
      const eventsDue = (kept.eventsDue ?? 0) + (entry?.events.length ?? 0);
      const notified = webhookNotified({ unacked, eventsDue });
      const stored = { key: before.key, version: before.version + 1, order: after, webhookNotified: notified };
      const outbox = [...(kept.outbox ?? []), ...(entry === undefined ? [] : [entry])];
      orders.set(before.key, { ...kept, stored, wakeAt: nextRunAt(after), outbox, unacked, eventsDue });
      return stored;
    },

    find: (merchantId, orderId) => find(orderKey(merchantId, orderId)),
    findByKey: find,
    async findToShow(key) {
      const stored = await find(key);
      return stored === undefined ? undefined : { storedView: undefined, ...stored };
    },
    findByRef: notReached,
    findByTxn: notReached,
    addRef: notReached,
    unpaidVerifications: notReached,
    list: notReached,
    count: notReached,
    claimDue: notReached,
    rest: notReached,
  };
  return { store, clear: () => orders.clear() };
}
