/**
 * How an order lies in MongoDB, and how it is read: whole, or to be shown. Orders that are asked for at the same time are read by
 * one command.
 */
import type { Collection, Filter } from 'mongodb';
import type { Order, OrderHeader, OrderView } from '../domain/payments/order.ts';
import { createBatch } from './mongo/batch.ts';
import { type OutboxHost, webhookNotified } from './outbox.ts';

/**
 * What is shown of an order's attempts and refunds, kept beside them. It counts only in the form that the reading process itself
 * writes, and at the version of the order that it was written with: while a new release is being rolled out, processes of two
 * releases write the same orders, and the older one may know of no view at all.
 */
interface StoredView extends OrderView {
  readonly v: number;
}

export interface OrderDocument extends OutboxHost {
  readonly _id: string;
  readonly merchantId: string;
  /** Grows with every step; a step is written only onto the version it was computed from. */
  readonly v: number;
  readonly state: Order;
  /** What leads to this order: SHA-256 of every page link and attempt reference, and `txn:` with every attempt's uuid. */
  readonly refs: readonly string[];
  /** What is shown of the attempts and refunds. Absent in a new order. */
  readonly view?: StoredView;
  /** When the order wants attention by itself. */
  readonly wakeAt?: Date;
}

interface HeaderDocument extends Pick<OrderDocument, '_id' | 'v' | 'view' | 'unacked' | 'eventsDue'> {
  readonly state: OrderHeader;
}

/** An order as it was read, with the version it was read at. */
export interface StoredOrder {
  readonly key: string;
  readonly version: number;
  readonly order: Order;
  readonly webhookNotified: boolean;
}

/** An order as it was read to be shown. */
export interface OrderToShow extends Pick<StoredOrder, 'key' | 'webhookNotified'> {
  readonly order: OrderHeader;
  /** What is shown of its attempts and refunds, as it was stored with the last step; undefined where nothing was. */
  readonly kept: OrderView | undefined;
}

/** What was read, with the names of the domain. */
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
  const kept = view?.v === v ? view : undefined;
  return { key, order, kept, webhookNotified: webhookNotified(document) };
}

/** Where earlier releases kept what is shown, without saying in which form. Read no more, and taken away with the next step. */
export const EARLIER_VIEW = 'shown';

/** Reads on their way at a time, and orders in each. */
const MOST_READS = 4;
const MOST_READ_AT_ONCE = 100;
/** Nobody who reads an order needs its pending events, which are half of it. */
export const WITHOUT_EVENTS = { outbox: 0, refs: 0, view: 0, [EARLIER_VIEW]: 0 } as const;
/** What shows an order needs neither its attempts nor its refunds, and only whether an event is unacknowledged. */
const TO_SHOW = {
  outbox: 0,
  refs: 0,
  [EARLIER_VIEW]: 0,
  'state.txns': 0,
  'state.refunds': 0,
  unacked: { $slice: 1 },
} as const;

/** Reads by key, with those asked for at the same time by one command. */
function readsOf<Document extends { readonly _id: string }, Read>(
  find: (filter: Filter<OrderDocument>) => Promise<readonly Document[]>,
  toRead: (document: Document) => Read,
): (key: string) => Promise<Read | undefined> {
  const read = createBatch<string, { readonly found: Read | undefined }>({
    most: MOST_READ_AT_ONCE,
    atOnce: MOST_READS,
    async flush(keys) {
      const [key = ''] = keys;
      const found = await find({ _id: keys.length === 1 ? key : { $in: [...new Set(keys)] } });
      const byKey = new Map(found.map((document) => [document._id, toRead(document)]));
      return keys.map((asked) => ({ found: byKey.get(asked) }));
    },
  });
  return async (key) => (await read(key)).found;
}

/** The two ways to read an order by its key. Who asks alone waits for nobody. */
export function createOrderReads(orders: Collection<OrderDocument>) {
  return {
    read: readsOf((filter) => orders.find(filter, { projection: WITHOUT_EVENTS }).toArray(), toStored),
    readToShow: readsOf((filter) => orders.find<HeaderDocument>(filter, { projection: TO_SHOW }).toArray(), toShow),
  };
}
