/**
 * What becomes of leased deliveries, in MongoDB: many at a time, each answered by itself. Every write matches its lease; one that
 * has lost it changes nothing and is told so.
 */
import type { Db, Document } from 'mongodb';
import { type Attempt, type AttemptEnd, type AttemptIntent, DeliveryState, type LeasedDelivery } from './delivery.ts';
import type { DeliveryDocument } from './delivery-document.ts';
import { DELIVERIES, LOG_LIMIT, stoppedFields, UNSYNCED } from './delivery-store.ts';
import { guardedWriter, type Held, type Readback } from './guarded-write-store.ts';
import { heldFilter } from './lease-store.ts';

export type CompletionStore = ReturnType<typeof createCompletionStore>;

/** Of a stored delivery: somebody wants it stopped. */
const STOP_WANTED = { $eq: ['$stop', true] } as const;

/** The attempts with one more; the oldest go. `attempt`: an expression. */
const appendAttempt = (attempt: Document) => ({ $slice: [{ $concatArrays: ['$attempts', [attempt]] }, -LOG_LIMIT] });

/** What a 200 changes. `own`: how its attempt ended, and when that was stored; how it began is on record. */
const acknowledgeSteps = (own: Document): Document[] => {
  const part = (path: string) => ({ $let: { vars: { own }, in: `$$own.${path}` } });
  const fields = {
    acknowledgedAt: part('now'),
    attemptCount: '$open.number',
    attempts: appendAttempt({ $mergeObjects: ['$open', part('end')] }),
  };
  return [{ $set: { state: DeliveryState.ACKED, ...fields } }, { $unset: ['open', 'openSince', 'failure'] }];
};

/** Milliseconds for which an acknowledged delivery is kept. */
export interface CompletionOf {
  readonly db: Db;
  readonly keepMs: number;
}

/** The completions of one database. */
export function createCompletionStore({ db, keepMs }: CompletionOf) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);

  /** Resolves once everything that was stored before can be lost no more. */
  const secure = async (): Promise<void> => {
    // A write that finds nothing to change waits for all those before it.
    await deliveries.updateOne({ _id: '' }, { $unset: { stop: '' } });
  };
  const unsyncedDeliveries = db.collection<DeliveryDocument>(DELIVERIES, { writeConcern: UNSYNCED });

  // One at a time: what comes meanwhile shares the next, and a shared write costs the database far less.
  const unsynced = guardedWriter({ deliveries: unsyncedDeliveries, atOnce: 1, secure: async () => {} });
  const synced = guardedWriter({ deliveries, atOnce: 4, secure });
  const released = ['open', 'owner', 'leaseUntil', 'stop'];
  const { state: stoppedState, expiresAt, failure: noFailure } = stoppedFields(keepMs);
  /** A delivery that goes out of hand, until `dueAt`: unless it is to be stopped, which may have been said at any moment. */
  const release = (dueAt: Date, { failure = '$failure', ...set }: Document = {}): Document[] => [
    {
      $set: {
        ...set,
        state: { $cond: [STOP_WANTED, stoppedState, '$state'] },
        expiresAt: { $cond: [STOP_WANTED, expiresAt, '$expiresAt'] },
        failure: { $cond: [STOP_WANTED, noFailure, failure] },
        dueAt: { $cond: [STOP_WANTED, '$$REMOVE', dueAt] },
        openSince: { $cond: [STOP_WANTED, '$$REMOVE', '$openSince'] },
      },
    },
    { $unset: released },
  ];
  const isClosed =
    ({ number }: Attempt) =>
    ({ attempts }: Readback) =>
      attempts.some((each) => each.number === number && each.finishedAt !== null);

  return {
    /** Records that an attempt begins, under a lease that holds until then at least. Lost: nothing may be sent. */
    intend: (lease: LeasedDelivery, open: AttemptIntent, until: Date): Promise<Held> =>
      unsynced({
        lease,
        change: { kind: 'single', update: { $set: { open }, $max: { leaseUntil: until, dueAt: until } } },
        isValid: (stored) => stored.owner === lease.owner && stored.open?.number === open.number,
      }),

    /**
     * Stores the 200, not yet for good: `secure` before anybody counts on it. The lease is kept: its end brings the delivery back
     * should marking its host not follow. The attempt's intent is the one on record.
     */
    acknowledge: (lease: LeasedDelivery, end: AttemptEnd, now: Date): Promise<Held> =>
      unsynced({
        lease,
        change: { kind: 'shared', steps: acknowledgeSteps, value: { end, now } },
        isValid: (stored) => stored.owner === lease.owner && stored.state === DeliveryState.ACKED,
      }),

    secure,

    /** Closes an attempt that did not acknowledge, and gives the lease back until `dueAt`; for good where it is to be stopped. */
    fail: (lease: LeasedDelivery, attempt: Attempt, dueAt: Date): Promise<Held> =>
      synced({
        lease,
        change: {
          kind: 'single',
          update: release(dueAt, {
            attemptCount: attempt.number,
            attempts: appendAttempt({ $literal: attempt }),
            ...(attempt.failure === null ? {} : { failure: attempt.failure }),
          }),
        },
        isValid: isClosed(attempt),
      }),

    /** Gives the lease back without an attempt; for good where it is to be stopped. */
    postpone: (lease: LeasedDelivery, dueAt: Date): Promise<Held> =>
      synced({
        lease,
        change: { kind: 'single', update: release(dueAt) },
        isValid: (stored) => stored.owner === undefined,
      }),

    /** Lays the delivery aside: it waits for an address or its predecessor; for good where it is to be stopped. */
    park(lease: LeasedDelivery, state: 'WAITING' | 'HELD'): Promise<Held> {
      const ends: readonly DeliveryState[] = [state, DeliveryState.STOPPED, DeliveryState.DONE];
      return synced({
        lease,
        change: {
          kind: 'single',
          update: [
            {
              $set: {
                state: { $cond: [STOP_WANTED, stoppedState, state] },
                expiresAt: { $cond: [STOP_WANTED, expiresAt, '$expiresAt'] },
                failure: { $cond: [STOP_WANTED, noFailure, '$failure'] },
                openSince: { $cond: [STOP_WANTED, '$$REMOVE', '$openSince'] },
              },
            },
            { $unset: ['dueAt', ...released] },
          ],
        },
        isValid: (stored) => ends.includes(stored.state),
      });
    },

    /** The host documents know of the 200s: nothing is left to do. */
    async finish(leases: readonly LeasedDelivery[], now: Date): Promise<void> {
      const filter = { ...heldFilter(leases), state: DeliveryState.ACKED };
      const $set = { state: DeliveryState.DONE, expiresAt: new Date(now.getTime() + keepMs) };
      const $unset = { dueAt: '', stop: '', open: '', owner: '', leaseUntil: '' } as const;
      await unsyncedDeliveries.updateMany(filter, { $set, $unset });
    },
  };
}
