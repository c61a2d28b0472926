/**
 * The order document in MongoDB, and reads of it: the whole order, or its projection for responses. Concurrent reads
 * share one command.
 */
import type { Collection, Filter } from 'mongodb';
import type { Order, OrderHeader, OrderView } from '../domain/payments/order.ts';
import { createBatch } from './mongo/batch.ts';
import { BY_ID, merchantsIn } from './mongo/sharding.ts';
import { type OutboxHost, webhookNotified } from './outbox.ts';

/**
 * The stored projection of an order's attempts, refunds and disputes. It is valid only in the format that the reading process
 * writes, and at the order version it was written with: during a rolling release, processes of two releases write the
 * same orders, and the older one may not know the projection.
 */
interface StoredView extends OrderView {
  readonly v: number;
}

export interface OrderDocument extends OutboxHost {
  readonly _id: string;
  readonly merchantId: string;
  /** Incremented by every step; a step is written only onto the version it was computed from. */
  readonly v: number;
  readonly state: Order;
  /**
   * Look-up keys of this order: SHA-256 of every page link and attempt reference, and `txn:` with every attempt's uuid.
   */
  readonly refs: readonly string[];
  /** The projection. Absent in a new order. */
  readonly view?: StoredView;
  /** When the order is next due for the reconciler. */
  readonly wakeAt?: Date;
  /** The gateways that it asks then. Absent when there are none, and in orders that an earlier version wrote last. */
  readonly gatewaysToAsk?: readonly string[];
  /** Present while the order index lacks this version: when to enter it there. */
  readonly indexAt?: Date;
}

interface HeaderDocument extends Pick<OrderDocument, '_id' | 'v' | 'view' | 'unacked' | 'eventsDue'> {
  readonly state: OrderHeader;
}

/** The merchant of an order's key. An order id contains no colon. */
export function merchantOfKey(key: string): string {
  return key.slice(0, key.lastIndexOf(':'));
}

/** The filter for orders by key, which names their merchants. */
export function byKeys(keys: readonly string[]) {
  const [key = ''] = keys;
  return { _id: keys.length === 1 ? key : { $in: [...keys] }, merchantId: merchantsIn(keys.map(merchantOfKey)) };
}

/** An order, with the version at which it was read. */
export interface StoredOrder {
  readonly key: string;
  readonly version: number;
  readonly order: Order;
  readonly webhookNotified: boolean;
}

/** An order, read for a response. */
export interface OrderToShow extends Pick<StoredOrder, 'key' | 'webhookNotified'> {
  readonly order: OrderHeader;
  /** The stored projection; undefined when there is none, or it is out of date. */
  readonly storedView: OrderView | undefined;
}

/** The document, mapped to the domain's names. */
export function toStored(document: OrderDocument): StoredOrder {
  return {
    key: document._id,
    version: document.v,
    order: document.state,
    webhookNotified: webhookNotified(document),
  };
}

function toShow(document: HeaderDocument): OrderToShow {
  const { _id: key, v, state: order, view } = document;
  const storedView = view?.v === v ? view : undefined;
  return { key, order, storedView, webhookNotified: webhookNotified(document) };
}

/**
 * The field in which earlier releases stored the projection, without its format. No longer read; the next step removes
 * it.
 */
export const EARLIER_VIEW = 'shown';

/** Maximum number of concurrent reads, and of orders per read. */
const MOST_READS = 4;
const MOST_READ_AT_ONCE = 100;
/** Excludes pending events, which are half of the document. */
export const WITHOUT_EVENTS = { outbox: 0, refs: 0, view: 0, [EARLIER_VIEW]: 0 } as const;
/** A response needs the projection instead of attempts, refunds and disputes, and of `unacked` only whether it is empty. */
const TO_SHOW = {
  outbox: 0,
  refs: 0,
  [EARLIER_VIEW]: 0,
  'state.txns': 0,
  'state.refunds': 0,
  'state.disputes': 0,
  unacked: { $slice: 1 },
} as const;

/** Reads by key. Concurrent reads share one command. */
function readsOf<Document extends { readonly _id: string }, Read>(
  find: (filter: Filter<OrderDocument>) => Promise<readonly Document[]>,
  toRead: (document: Document) => Read,
): (key: string) => Promise<Read | undefined> {
  const read = createBatch<string, { readonly found: Read | undefined }>({
    most: MOST_READ_AT_ONCE,
    atOnce: MOST_READS,
    async flush(keys) {
      const found = await find(byKeys([...new Set(keys)]));
      const byKey = new Map(found.map((document) => [document._id, toRead(document)]));
      return keys.map((each) => ({ found: byKey.get(each) }));
    },
  });
  return async (key) => (await read(key)).found;
}

/** Reads of an order by its key. A single read does not wait. */
export function createOrderReads(orders: Collection<OrderDocument>) {
  return {
    read: readsOf((filter) => orders.find(filter, { projection: WITHOUT_EVENTS, ...BY_ID }).toArray(), toStored),
    readToShow: readsOf(
      (filter) => orders.find<HeaderDocument>(filter, { projection: TO_SHOW, ...BY_ID }).toArray(),
      toShow,
    ),
  };
}
