/**
 * What becomes of leased deliveries, in MongoDB: many at a time, each answered by itself. Every write matches its lease; one that
 * has lost it changes nothing and is told so.
 */
import type { AnyBulkWriteOperation, Db, UpdateFilter } from 'mongodb';
import { createBatch } from '../mongo/batch.ts';
import { type Attempt, type AttemptIntent, DeliveryState, type LeasedDelivery } from './delivery.ts';
import type { DeliveryDocument } from './delivery-document.ts';
import { DELIVERIES, heldFilter, LOG_LIMIT, UNSYNCED } from './delivery-store.ts';

/** `kept`: stored. `lost`: another worker has the delivery, and nothing was changed. */
export type Held = 'kept' | 'lost';

export type CompletionStore = ReturnType<typeof createCompletionStore>;

/** What tells, of a delivery read back, whether this very write is in it. */
type Readback = Pick<DeliveryDocument, '_id' | 'owner' | 'state' | 'open' | 'attempts'>;

interface GuardedWrite {
  readonly lease: LeasedDelivery;
  readonly update: UpdateFilter<DeliveryDocument>;
  readonly stands: (stored: Readback) => boolean;
}

/** How many deliveries one write takes at most. */
const MOST = 256;

/** Milliseconds for which an acknowledged delivery is kept. */
export interface CompletionOf {
  readonly db: Db;
  readonly keepMs: number;
}

/** The completions of one database. */
export function createCompletionStore({ db, keepMs }: CompletionOf) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);

  const writer = (writeConcern: typeof UNSYNCED | undefined, atOnce: number) => {
    const flush = async (writes: readonly GuardedWrite[]): Promise<Held[]> => {
      const operations = writes.map(
        ({ lease: { id, owner, fence }, update }): AnyBulkWriteOperation<DeliveryDocument> => {
          return { updateOne: { filter: { _id: id, owner, fence }, update } };
        },
      );
      const concern = writeConcern === undefined ? {} : { writeConcern };
      const { matchedCount } = await deliveries.bulkWrite(operations, { ordered: false, ...concern });
      if (matchedCount === writes.length) return writes.map(() => 'kept');
      return readBack(writes);
    };
    return createBatch({ flush, most: MOST, atOnce });
  };
  /** A bulk write only counts what it matched; this looks which. */
  const readBack = async (writes: readonly GuardedWrite[]): Promise<Held[]> => {
    const projection = { owner: 1, state: 1, open: 1, attempts: 1 };
    const found = await deliveries
      .find({ _id: { $in: writes.map(({ lease }) => lease.id) } }, { projection })
      .toArray();
    const stored = new Map(found.map((document) => [document._id, document]));
    return writes.map(({ lease, stands }) => {
      const document = stored.get(lease.id);
      return document !== undefined && stands(document) ? 'kept' : 'lost';
    });
  };

  // One at a time: what comes meanwhile shares the next, and a shared write costs the database far less.
  const unsynced = writer(UNSYNCED, 1);
  const synced = writer(undefined, 4);
  const logged = (attempt: Attempt) => ({ attempts: { $each: [attempt], $slice: -LOG_LIMIT } });
  const released = { open: '', owner: '', leaseUntil: '' } as const;
  const closed =
    ({ number }: Attempt) =>
    ({ attempts }: Readback) =>
      attempts.some((each) => each.number === number && each.finishedAt !== null);

  return {
    /** Records that an attempt begins. Lost: nothing may be sent. */
    intend: (lease: LeasedDelivery, open: AttemptIntent): Promise<Held> =>
      unsynced({
        lease,
        update: { $set: { open } },
        stands: (stored) => stored.owner === lease.owner && stored.open?.number === open.number,
      }),

    /**
     * Stores the 200, not yet for good: `secure` before anybody counts on it. The lease is kept: its end brings the delivery back
     * should marking its host not follow.
     */
    acknowledge: (lease: LeasedDelivery, attempt: Attempt, now: Date): Promise<Held> =>
      unsynced({
        lease,
        update: {
          $set: { state: DeliveryState.ACKED, acknowledgedAt: now, attemptCount: attempt.number },
          $unset: { open: '', openSince: '', failure: '' },
          $push: logged(attempt),
        },
        stands: (stored) => stored.owner === lease.owner && stored.state === DeliveryState.ACKED,
      }),

    /** Resolves once everything that was stored before can be lost no more. */
    async secure(): Promise<void> {
      // A write that finds nothing to change waits for all those before it.
      await deliveries.updateOne({ _id: '' }, { $unset: { stop: '' } });
    },

    /** Closes an attempt that did not acknowledge, and gives the lease back until `dueAt`. */
    fail: (lease: LeasedDelivery, attempt: Attempt, dueAt: Date): Promise<Held> =>
      synced({
        lease,
        update: {
          $set: {
            dueAt,
            attemptCount: attempt.number,
            ...(attempt.failure === null ? {} : { failure: attempt.failure }),
          },
          $unset: released,
          $push: logged(attempt),
        },
        stands: closed(attempt),
      }),

    /** Gives the lease back without an attempt. */
    postpone: (lease: LeasedDelivery, dueAt: Date): Promise<Held> =>
      synced({
        lease,
        update: { $set: { dueAt }, $unset: { owner: '', leaseUntil: '' } },
        stands: (stored) => stored.owner === undefined,
      }),

    /** Lays the delivery aside: it waits for an address or its predecessor, or is stopped. */
    layAside: (lease: LeasedDelivery, state: 'WAITING' | 'HELD' | 'STOPPED'): Promise<Held> =>
      synced({
        lease,
        update: {
          $set: { state },
          $unset: { dueAt: '', stop: '', ...released, ...(state === DeliveryState.STOPPED && { openSince: '' }) },
        },
        stands: (stored) => stored.state === state,
      }),

    /** The host documents know of the 200s: nothing is left to do. */
    async finish(leases: readonly LeasedDelivery[], now: Date): Promise<void> {
      const filter = { ...heldFilter(leases), state: DeliveryState.ACKED };
      const $set = { state: DeliveryState.DONE, expiresAt: new Date(now.getTime() + keepMs) };
      const $unset = { dueAt: '', stop: '', ...released } as const;
      await deliveries.updateMany(filter, { $set, $unset }, { writeConcern: UNSYNCED });
    },
  };
}
