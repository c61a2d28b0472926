/**
 * Orders in MongoDB: one document per order, with its transactions, refunds and pending events, so that every step is
 * one atomic write. Decides nothing; a step computed on an old version is refused here and taken again by commit.ts.
 */
import type { Collection, Db, Filter } from 'mongodb';
import { OrderStatus } from '../../generated/values.ts';
import { nextRunAt } from '../domain/payments/next-run.ts';
import { metadataValue, type Order, type OrderView } from '../domain/payments/order.ts';
import type { IndexPlan } from './mongo/indexes.ts';
import { insertTogether } from './mongo/insert-together.ts';
import {
  createOrderReads,
  EARLIER_VIEW,
  type OrderDocument,
  type StoredOrder,
  toStored,
  WITHOUT_EVENTS,
} from './order-reads.ts';
import { type OutboxEntry, outboxInsert, outboxUpdate, webhookNotified } from './outbox.ts';

export type { OrderToShow, StoredOrder } from './order-reads.ts';

export const ORDERS = 'orders';

/** How long a process may keep an order to itself while it attends to it, in milliseconds. */
const RUN_LEASE_MS = 60_000;

/** Of a customer's cards that wait to be verified, as many are looked at. */
const MOST_VERIFICATIONS = 20;

export interface OrderFilter {
  readonly merchantId: string;
  readonly customerId?: string;
  readonly status?: OrderStatus;
  readonly createdFrom?: Date;
  readonly createdTo?: Date;
}

/** A place in the list: after this order. */
export interface OrderCursor {
  readonly createdAt: Date;
  readonly key: string;
}

export interface OrderPage {
  readonly limit: number;
  readonly offset: number;
  readonly after?: OrderCursor;
}

/** The document id: unique per merchant whatever the case of the order id. */
export function orderKey(merchantId: string, orderId: string): string {
  return `${merchantId}:${orderId.toLowerCase()}`;
}

/** The list filters, the page references and the housekeeper's queue. */
export const orderIndexes: IndexPlan = [
  {
    collection: ORDERS,
    indexes: [
      { name: 'list', key: { merchantId: 1, 'state.createdAt': -1, _id: -1 } },
      { name: 'customer', key: { merchantId: 1, 'state.customerId': 1, 'state.createdAt': -1, _id: -1 } },
      { name: 'status', key: { merchantId: 1, 'state.status': 1, 'state.createdAt': -1, _id: -1 } },
      { name: 'refs', key: { refs: 1 } },
      { name: 'wake', key: { wakeAt: 1 }, sparse: true },
    ],
  },
];

/** No hash looks like this, so that nobody opens a page with it. */
function txnRef(txnUuid: string): string {
  return `txn:${txnUuid}`;
}

function filterOf(filter: OrderFilter): Filter<OrderDocument> {
  const created = {
    ...(filter.createdFrom === undefined ? {} : { $gte: filter.createdFrom }),
    ...(filter.createdTo === undefined ? {} : { $lt: filter.createdTo }),
  };
  return {
    merchantId: filter.merchantId,
    ...(filter.customerId === undefined ? {} : { 'state.customerId': filter.customerId }),
    ...(filter.status === undefined ? {} : { 'state.status': filter.status }),
    ...(Object.keys(created).length === 0 ? {} : { 'state.createdAt': created }),
  };
}

function afterCursor(after: OrderCursor): Filter<OrderDocument> {
  return {
    $or: [
      { 'state.createdAt': { $lt: after.createdAt } },
      { 'state.createdAt': after.createdAt, _id: { $lt: after.key } },
    ],
  };
}

export type OrderStore = ReturnType<typeof createOrderStore>;

/** Access to the orders of one database. */
export function createOrderStore(db: Db) {
  const orders: Collection<OrderDocument> = db.collection<OrderDocument>(ORDERS);
  const insertNew = insertTogether(orders);

  const { read, readToShow } = createOrderReads(orders);

  return {
    /** Stores a new order with its events. Answers false when the merchant has an order with this id. */
    insert(order: Order, refs: readonly string[], entry: OutboxEntry | undefined): Promise<boolean> {
      const wake = nextRunAt(order);
      const webhookUrl = metadataValue(order, 'webhook_url');
      return insertNew({
        _id: orderKey(order.merchantId, order.orderId),
        merchantId: order.merchantId,
        orderId: order.orderId,
        v: 1,
        state: order,
        refs,
        ...(wake === undefined ? {} : { wakeAt: wake }),
        ...(webhookUrl === undefined ? {} : { webhookUrl }),
        ...outboxInsert(entry),
      });
    },

    /**
     * Writes a step with its events, and what is to be shown of its attempts and refunds. Answers undefined when the order has
     * moved on since it was read.
     */
    async save(
      before: StoredOrder,
      after: Order,
      entry: OutboxEntry | undefined,
      view: OrderView,
    ): Promise<StoredOrder | undefined> {
      const outbox = outboxUpdate(entry);
      const wake = nextRunAt(after);
      const webhookUrl = metadataValue(after, 'webhook_url');
      const newRefs = after.txns.slice(before.order.txns.length).flatMap((txn) => [txn.refHash, txnRef(txn.txnUuid)]);
      const saved = await orders.findOneAndUpdate(
        { _id: before.key, v: before.version },
        {
          $set: {
            ...(webhookUrl === undefined ? {} : { webhookUrl }),
            state: after,
            view: { ...view, v: before.version + 1 },
            ...(wake === undefined ? {} : { wakeAt: wake }),
            ...outbox.$set,
          },
          // An older process that reads what was kept before this step would show the order as it was.
          $unset: { [EARLIER_VIEW]: '', ...(wake === undefined ? { wakeAt: '' } : {}) },
          $push: { ...outbox.$push, ...(newRefs.length === 0 ? {} : { refs: { $each: newRefs } }) },
          $inc: { v: 1, ...outbox.$inc },
        },
        { returnDocument: 'after', projection: { v: 1, unacked: 1, eventsDue: 1, merchantId: 1 } },
      );
      if (saved === null) return undefined;
      return { key: before.key, version: saved.v, order: after, webhookNotified: webhookNotified(saved) };
    },

    find(merchantId: string, orderId: string): Promise<StoredOrder | undefined> {
      return read(orderKey(merchantId, orderId));
    },

    findByKey: read,

    /** The order, to be shown. */
    findToShow: readToShow,

    /** The order that a page link or an attempt's reference leads to. */
    async findByRef(refHash: string): Promise<StoredOrder | undefined> {
      const document = await orders.findOne({ refs: refHash }, { projection: WITHOUT_EVENTS });
      return document === null ? undefined : toStored(document);
    },

    /** The merchant's order that has the transaction. */
    async findByTxn(merchantId: string, txnUuid: string): Promise<StoredOrder | undefined> {
      const document = await orders.findOne({ refs: txnRef(txnUuid), merchantId }, { projection: WITHOUT_EVENTS });
      return document === null ? undefined : toStored(document);
    },

    /** Lets one more page link lead to the order. */
    async addRef(key: string, refHash: string): Promise<void> {
      await orders.updateOne({ _id: key }, { $addToSet: { refs: refHash } });
    },

    async list(filter: OrderFilter, page: OrderPage): Promise<StoredOrder[]> {
      const place = page.after === undefined ? {} : afterCursor(page.after);
      const found = orders
        .find({ ...filterOf(filter), ...place }, { projection: WITHOUT_EVENTS })
        .sort({ 'state.createdAt': -1, _id: -1 })
        .skip(page.offset)
        .limit(page.limit);
      return (await found.toArray()).map(toStored);
    },

    /** The customer's orders that verify a card, were made since then and still wait to be paid; newest first, some at most. */
    async unpaidVerifications(merchantId: string, customerId: string, since: Date): Promise<StoredOrder[]> {
      const made = filterOf({ merchantId, customerId, createdFrom: since });
      const waiting = { $in: [OrderStatus.NEW, OrderStatus.PENDING_VBV] };
      const found = orders.find(
        { ...made, 'state.purpose': 'verification', 'state.status': waiting },
        { projection: WITHOUT_EVENTS, sort: { 'state.createdAt': -1, _id: -1 }, limit: MOST_VERIFICATIONS },
      );
      return (await found.toArray()).map(toStored);
    },

    /** How many orders match, counted up to `most`. */
    count(filter: OrderFilter, most: number): Promise<number> {
      return orders.countDocuments(filterOf(filter), { limit: most });
    },

    /** Takes one order that wants attention by now; no other process gets it for a while. */
    async claimDue(now: Date): Promise<StoredOrder | undefined> {
      const document = await orders.findOneAndUpdate(
        { wakeAt: { $lte: now } },
        { $set: { wakeAt: new Date(now.getTime() + RUN_LEASE_MS) } },
        { sort: { wakeAt: 1 }, returnDocument: 'after', projection: WITHOUT_EVENTS },
      );
      return document === null ? undefined : toStored(document);
    },

    /** Sets when the order wants attention next, after nothing was to be done. */
    async rest(stored: StoredOrder, wake: Date | undefined): Promise<void> {
      const update = wake === undefined ? { $unset: { wakeAt: '' as const } } : { $set: { wakeAt: wake } };
      await orders.updateOne({ _id: stored.key, v: stored.version }, update);
    },
  };
}
