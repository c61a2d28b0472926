/**
 * Orders in MongoDB: one document per order, with its transactions, refunds and pending events, so that every step is
 * one atomic write. Uses optimistic concurrency: rejects a step computed on an old version, and commit-order.ts retries
 * it.
 */
import type { Collection, Db, Filter } from 'mongodb';
import { OrderStatus } from '../../generated/values.ts';
import { gatewaysToAsk, nextRunAt } from '../domain/payments/next-run.ts';
import { metadataValue, type Order, type OrderView } from '../domain/payments/order.ts';
import { dueClaims } from './mongo/due-claims.ts';
import type { IndexPlan } from './mongo/indexes.ts';
import { insertTogether } from './mongo/insert-together.ts';
import { BY_ID, broadcast } from './mongo/sharding.ts';
import {
  byKeys,
  createOrderReads,
  EARLIER_VIEW,
  type OrderDocument,
  type StoredOrder,
  toStored,
  WITHOUT_EVENTS,
} from './order-reads.ts';
import { type OutboxEntry, outboxInsert, outboxUpdate, type StoredOutboxHost, webhookNotified } from './outbox.ts';

export type { OrderToShow, StoredOrder } from './order-reads.ts';

export const ORDERS = 'orders';

/** How long a process leases an order, in milliseconds. */
const RUN_LEASE_MS = 60_000;

/** Maximum number of unpaid verifications that a look-up returns. */
const MOST_VERIFICATIONS = 20;

export interface OrderFilter {
  readonly merchantId: string;
  readonly customerId?: string;
  readonly status?: OrderStatus;
  readonly createdFrom?: Date;
  readonly createdTo?: Date;
}

/** A position in the list, after this order. */
export interface OrderCursor {
  readonly createdAt: Date;
  readonly key: string;
}

export interface OrderPage {
  readonly limit: number;
  readonly offset: number;
  readonly after?: OrderCursor;
}

/** The document id: unique per merchant, ignoring the case of the order id. */
export function orderKey(merchantId: string, orderId: string): string {
  return `${merchantId}:${orderId.toLowerCase()}`;
}

/** The indexes: list filters, look-up keys, the reconciler's queue, and that of the order index (order-index.ts). */
export const orderIndexes: IndexPlan = [
  {
    collection: ORDERS,
    indexes: [
      { name: 'list', key: { merchantId: 1, 'state.createdAt': -1, _id: -1 } },
      { name: 'customer', key: { merchantId: 1, 'state.customerId': 1, 'state.createdAt': -1, _id: -1 } },
      { name: 'status', key: { merchantId: 1, 'state.status': 1, 'state.createdAt': -1, _id: -1 } },
      { name: 'refs', key: { refs: 1 } },
      { name: 'wake', key: { wakeAt: 1 }, sparse: true },
      { name: 'unindexed', key: { indexAt: 1 }, sparse: true },
    ],
  },
];

/** Never equal to a hash, so it cannot open a page. */
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

/** Orders that are due and ask none of these gateways. */
function dueWithout(gateways: readonly string[], now: Date) {
  return { wakeAt: { $lte: now }, ...(gateways.length === 0 ? {} : { gatewaysToAsk: { $nin: [...gateways] } }) };
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

export function createOrderStore(db: Db) {
  const orders: Collection<OrderDocument> = db.collection<OrderDocument>(ORDERS);
  const insertNew = insertTogether(orders);

  const { read, readToShow } = createOrderReads(orders);

  const claimDue = dueClaims<StoredOrder>({
    find: (now, limit, gateways) =>
      orders
        .find(dueWithout(gateways, now), { projection: { merchantId: 1 }, ...broadcast('due-orders') })
        .sort({ wakeAt: 1 })
        .limit(limit)
        .toArray(),
    async claim({ _id, merchantId }, now, gateways) {
      const document = await orders.findOneAndUpdate(
        { _id, merchantId, ...dueWithout(gateways, now) },
        { $set: { wakeAt: new Date(now.getTime() + RUN_LEASE_MS) } },
        { returnDocument: 'after', projection: WITHOUT_EVENTS, ...BY_ID },
      );
      return document === null ? undefined : toStored(document);
    },
  });

  return {
    /** Stores a new order with its events. Returns null when the merchant has an order with this id. */
    async insert(
      order: Order,
      refs: readonly string[],
      entry: OutboxEntry | undefined,
    ): Promise<StoredOutboxHost | null> {
      const wake = nextRunAt(order);
      const webhookUrl = metadataValue(order, 'webhook_url');
      const host = {
        _id: orderKey(order.merchantId, order.orderId),
        merchantId: order.merchantId,
        orderId: order.orderId,
        ...(webhookUrl === undefined ? {} : { webhookUrl }),
        ...outboxInsert(entry),
      };
      const isNew = await insertNew({
        v: 1,
        state: order,
        refs,
        indexAt: order.updatedAt,
        ...(wake === undefined ? {} : { wakeAt: wake }),
        ...host,
      });
      return isNew ? host : null;
    },

    /** Writes a step with its events and projection. Returns undefined when the order has changed since it was read. */
    async save(
      before: StoredOrder,
      after: Order,
      entry: OutboxEntry | undefined,
      view: OrderView,
    ): Promise<StoredOrder | undefined> {
      const outbox = outboxUpdate(entry);
      const wake = nextRunAt(after);
      const gateways = gatewaysToAsk(after);
      const webhookUrl = metadataValue(after, 'webhook_url');
      const newRefs = after.txns.slice(before.order.txns.length).flatMap((txn) => [txn.refHash, txnRef(txn.txnUuid)]);
      const saved = await orders.findOneAndUpdate(
        { _id: before.key, merchantId: before.order.merchantId, v: before.version },
        {
          $set: {
            ...(webhookUrl === undefined ? {} : { webhookUrl }),
            state: after,
            view: { ...view, v: before.version + 1 },
            indexAt: after.updatedAt,
            ...(wake === undefined ? {} : { wakeAt: wake }),
            ...(gateways.length === 0 ? {} : { gatewaysToAsk: gateways }),
            ...outbox.$set,
          },
          // Remove the earlier projection: an older process would show the order as it was before this step.
          $unset: {
            [EARLIER_VIEW]: '',
            ...(wake === undefined ? { wakeAt: '' } : {}),
            ...(gateways.length === 0 ? { gatewaysToAsk: '' } : {}),
          },
          $push: { ...outbox.$push, ...(newRefs.length === 0 ? {} : { refs: { $each: newRefs } }) },
          $inc: { v: 1, ...outbox.$inc },
        },
        { returnDocument: 'after', projection: { v: 1, unacked: 1, eventsDue: 1, merchantId: 1 }, ...BY_ID },
      );
      if (saved === null) return undefined;
      return { key: before.key, version: saved.v, order: after, webhookNotified: webhookNotified(saved) };
    },

    find(merchantId: string, orderId: string): Promise<StoredOrder | undefined> {
      return read(orderKey(merchantId, orderId));
    },

    findByKey: read,

    /** Reads the order for a response. */
    findToShow: readToShow,

    /** Finds an order by a page link or an attempt's reference. */
    async findByRef(refHash: string): Promise<StoredOrder | undefined> {
      const document = await orders.findOne(
        { refs: refHash },
        { projection: WITHOUT_EVENTS, ...broadcast('page-links') },
      );
      return document === null ? undefined : toStored(document);
    },

    /** Finds the merchant's order with this transaction. */
    async findByTxn(merchantId: string, txnUuid: string): Promise<StoredOrder | undefined> {
      const document = await orders.findOne({ refs: txnRef(txnUuid), merchantId }, { projection: WITHOUT_EVENTS });
      return document === null ? undefined : toStored(document);
    },

    /** Adds a page link to the order. */
    async addRef(key: string, refHash: string): Promise<void> {
      await orders.updateOne(byKeys([key]), { $addToSet: { refs: refHash } }, BY_ID);
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

    /** The customer's unpaid card verifications created since then, newest first, up to a limit. */
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

    /** Claims one order that is due and asks none of the gateways in `except`, and leases it. */
    claimDue,

    /** Sets when the order is next due, after a run that changed nothing. */
    async rest(stored: StoredOrder, wake: Date | undefined): Promise<void> {
      const update = wake === undefined ? { $unset: { wakeAt: '' as const } } : { $set: { wakeAt: wake } };
      await orders.updateOne({ ...byKeys([stored.key]), v: stored.version }, update, BY_ID);
    },
  };
}
