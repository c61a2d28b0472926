/**
 * Writes the order index and the figures from the orders, and keeps the lease and the progress of that work. Payments
 * do not wait for any of it: a payment's write sets `indexAt`, and everything else happens here.
 *
 * Exactly once: a document of the order index holds, with the order's version, what that version has added to the
 * figures. `project` replaces it and increments the figures by the difference, in one transaction for each merchant. Killed before the
 * commit, nothing has happened; killed after it, the mark is still there and the same order is projected again, which
 * adds a difference of nothing. A slower process with an earlier version of an order skips it.
 */
import type { AnyBulkWriteOperation, Db } from 'mongodb';
import type { Order } from '../domain/payments/order.ts';
import { figureDifference, orderFigures, summed } from '../domain/payments/order-figures.ts';
import { orderSummary, orderTerms } from '../domain/payments/order-summary.ts';
import { mapWithLimit } from '../platform/map-with-limit.ts';
import { isDuplicateKey } from './mongo/duplicate-key.ts';
import { BY_ID, broadcast, byMerchant } from './mongo/sharding.ts';
import { ORDER_INDEX, type OrderIndexDocument } from './order-index.ts';
import { byKeys, type OrderDocument, WITHOUT_EVENTS } from './order-reads.ts';
import { ORDERS } from './orders.ts';
import { type FiguresDocument, figureIncrements, PAYMENT_FIGURES } from './payment-figures.ts';

const STATE = 'order_index_state';
const LEASE = 'lease';
const BACKFILL = 'backfill';
const MAJORITY = { readConcern: { level: 'majority' } } as const;

/** An order to project, with its version. */
export interface UnprojectedOrder {
  readonly key: string;
  readonly version: number;
  readonly order: Order;
  /** Since when it is due: since its mark, or since the end of a postponement. */
  readonly dueAt: Date;
}

/** How far the back-fill is. */
export interface BackfillProgress {
  /** The key of the last order that was compared; empty at the start of a pass. */
  readonly afterKey: string;
  /** How many passes over all orders are complete. */
  readonly passes: number;
  /** When the last pass ended; null before. */
  readonly endedAt: Date | null;
}

interface StateDocument extends Partial<BackfillProgress> {
  readonly _id: string;
  readonly owner?: string;
  readonly until?: Date;
}

/** The document of the order index for a version of an order. */
export function orderIndexDocument({ key, version, order }: Omit<UnprojectedOrder, 'dueAt'>): OrderIndexDocument {
  return {
    _id: key,
    merchantId: order.merchantId,
    v: version,
    summary: orderSummary(order),
    createdAt: order.createdAt,
    terms: orderTerms(order),
    counted: orderFigures(order),
  };
}

export type OrderProjection = ReturnType<typeof createOrderProjection>;

export function createOrderProjection(db: Db) {
  const orders = db.collection<OrderDocument>(ORDERS);
  const index = db.collection<OrderIndexDocument>(ORDER_INDEX);
  const figures = db.collection<FiguresDocument>(PAYMENT_FIGURES);
  const state = db.collection<StateDocument>(STATE);

  const projectOf = (merchantId: string, documents: readonly OrderIndexDocument[]): Promise<void> =>
    db.client.withSession((session) =>
      session.withTransaction(async () => {
        const ofBatch = { _id: { $in: documents.map(({ _id }) => _id) }, merchantId };
        const projection = { v: 1, counted: 1 } as const;
        const stored = await index
          .find<Pick<OrderIndexDocument, '_id' | 'v' | 'counted'>>(ofBatch, { session, projection, ...BY_ID })
          .toArray();
        const before = new Map(stored.map((document) => [document._id, document]));
        const newer = documents.filter(({ _id, v }) => (before.get(_id)?.v ?? 0) <= v);
        if (newer.length === 0) return;
        const added = newer.flatMap(({ _id, counted }) => figureDifference(before.get(_id)?.counted ?? [], counted));
        const replacements = newer.map(({ _id, ...replacement }): AnyBulkWriteOperation<OrderIndexDocument> => {
          return { replaceOne: { filter: { _id, merchantId }, replacement, upsert: true, ...BY_ID } };
        });
        await index.bulkWrite(replacements, { session, ordered: true });
        const increments = figureIncrements(merchantId, summed(added));
        if (increments.length > 0) await figures.bulkWrite(increments, { session, ordered: true });
      }),
    );

  return {
    /** Marked orders, those waiting longest first. Reads what a majority has: it cannot be rolled back. */
    async unprojected(now: Date, limit: number): Promise<UnprojectedOrder[]> {
      const found = await orders
        .find({ indexAt: { $lte: now } }, { ...MAJORITY, projection: WITHOUT_EVENTS, ...broadcast('unindexed-orders') })
        .sort({ indexAt: 1 })
        .limit(limit)
        .toArray();
      return found.map(({ _id: key, v: version, state: order, indexAt: dueAt = now }) => {
        return { key, version, order, dueAt };
      });
    },

    /** Writes the index documents and the figures of these orders, in one transaction for each merchant. */
    async project(batch: readonly UnprojectedOrder[]): Promise<void> {
      await mapWithLimit([...byMerchant(batch.map(orderIndexDocument))], async ([merchantId, documents]) => {
        await projectOf(merchantId, documents);
        return [];
      });
    },

    /** Removes the marks of projected orders. One that has changed since keeps its mark. */
    async unmark(batch: readonly UnprojectedOrder[]): Promise<void> {
      const versions = [...new Set(batch.map(({ version }) => version))];
      const statements = versions.map((v): AnyBulkWriteOperation<OrderDocument> => {
        const keys = batch.filter(({ version }) => version === v).map(({ key }) => key);
        return { updateMany: { filter: { ...byKeys(keys), v }, update: { $unset: { indexAt: '' } }, ...BY_ID } };
      });
      // Confirmed by a majority, since `unprojected` reads what a majority has: it would find the same orders again.
      await orders.bulkWrite(statements, { ordered: false });
    },

    /** Leaves an order that cannot be projected alone until then. */
    async postpone({ key, version }: UnprojectedOrder, until: Date): Promise<void> {
      await orders.updateOne({ ...byKeys([key]), v: version }, { $set: { indexAt: until } }, BY_ID);
    },

    /** Takes or renews the lease. Returns false while another process holds it. */
    async lease(owner: string, now: Date, until: Date): Promise<boolean> {
      try {
        const free = { _id: LEASE, $or: [{ owner }, { until: { $lte: now } }] };
        await state.updateOne(free, { $set: { owner, until } }, { upsert: true, writeConcern: { w: 1 } });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** Gives the lease back, if this process holds it: another need not wait for its end. */
    async release(owner: string): Promise<void> {
      await state.deleteOne({ _id: LEASE, owner }, { writeConcern: { w: 1 } });
    },

    async backfillProgress(): Promise<BackfillProgress> {
      const { afterKey = '', passes = 0, endedAt = null } = (await state.findOne({ _id: BACKFILL })) ?? {};
      return { afterKey, passes, endedAt };
    },

    /** Compares some orders after a key with the index, and marks those that it lacks. */
    async markMissing(
      afterKey: string,
      now: Date,
      limit: number,
    ): Promise<{ readonly marked: number; readonly lastKey: string | undefined }> {
      const found = await orders
        .find<Pick<OrderDocument, '_id' | 'v'>>(
          { _id: { $gt: afterKey } },
          { projection: { v: 1 }, ...broadcast('unindexed-orders') },
        )
        .sort({ _id: 1 })
        .limit(limit)
        .toArray();
      const ids = found.map(({ _id }) => _id);
      const indexed = await index.find(byKeys(ids), { projection: { v: 1 }, ...BY_ID }).toArray();
      const versions = new Map(indexed.map(({ _id, v }) => [_id, v]));
      const missing = found.filter(({ _id, v }) => (versions.get(_id) ?? 0) < v).map(({ _id }) => _id);
      if (missing.length > 0) {
        await orders.updateMany({ ...byKeys(missing), indexAt: { $exists: false } }, { $set: { indexAt: now } }, BY_ID);
      }
      return { marked: missing.length, lastKey: found.length < limit ? undefined : ids.at(-1) };
    },

    async storeBackfillProgress(progress: BackfillProgress): Promise<void> {
      await state.updateOne({ _id: BACKFILL }, { $set: progress }, { upsert: true });
    },
  };
}
