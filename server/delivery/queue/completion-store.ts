/**
 * Stores the results of leased deliveries in MongoDB, in bulk writes with a result for each delivery. Every write
 * matches its lease; a delivery whose lease is lost is not changed.
 */
import type { Db, Document } from 'mongodb';
import { BY_ID } from '../../storage/mongo/sharding.ts';
import { type Attempt, type AttemptIntent, DeliveryState, type LeasedDelivery } from './delivery.ts';
import type { DeliveryDocument } from './delivery-document.ts';
import { DELIVERIES, LOG_LIMIT, stoppedFields, UNSYNCED } from './delivery-store.ts';
import { guardedWriter, type Held, type MerchantsFilter, type Readback } from './guarded-write-store.ts';
import { heldFilter } from './lease-store.ts';

export type CompletionStore = ReturnType<typeof createCompletionStore>;

/** Expression: the delivery is to be stopped. */
const STOP_WANTED = { $eq: ['$stop', true] } as const;

/** Expression: the attempts with one more appended; the oldest are dropped. */
const withAttempt = (attempt: Attempt) => ({
  $slice: [{ $concatArrays: ['$attempts', [{ $literal: attempt }]] }, -LOG_LIMIT],
});

/** An acknowledged delivery. `attempt`: null when its 200 is stored already. */
export interface Completion {
  readonly lease: LeasedDelivery;
  readonly attempt: Attempt | null;
  readonly now: Date;
}

/** The same, with a 200 to store. */
export type NewCompletion = Completion & { readonly attempt: Attempt };

/**
 * Stores the 200 of a delivery and marks its host document. `lost`: another worker holds the delivery; the document is
 * marked nevertheless.
 */
export type Finalize = (completion: Completion) => Promise<Held>;

/** The parts of an update that stores a 200. */
const acknowledgement = ({ attempt, now }: NewCompletion) => ({
  set: { acknowledgedAt: now, attemptCount: attempt.number },
  push: { attempts: { $each: [attempt], $slice: -LOG_LIMIT } },
  unset: { open: '', openSince: '', failure: '' } as const,
});

/** `keepMs`: retention of an acknowledged delivery, milliseconds. */
export interface CompletionOf {
  readonly db: Db;
  readonly keepMs: number;
}

export function createCompletionStore({ db, keepMs }: CompletionOf) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);

  /** Resolves when all earlier writes about these merchants' deliveries are durable. */
  const secure = async (merchantId: MerchantsFilter): Promise<void> => {
    // Goes to each shard that holds the merchants. There, a durable write waits for the writes before it, even if it
    // changes nothing.
    await deliveries.updateMany({ _id: '', merchantId }, { $unset: { stop: '' } }, BY_ID);
  };
  const unsyncedDeliveries = db.collection<DeliveryDocument>(DELIVERIES, { writeConcern: UNSYNCED });

  // One command at a time: concurrent calls share the next one, which costs the database far less.
  const unsynced = guardedWriter({
    deliveries: unsyncedDeliveries,
    atOnce: 1,
    repeatedBy: 'writer',
    secure: async () => {},
  });
  const synced = guardedWriter({ deliveries, atOnce: 4, repeatedBy: 'driver', secure });
  const released = ['open', 'owner', 'leaseUntil', 'stop'];
  const { state: stoppedState, expiresAt, failure: noFailure } = stoppedFields(keepMs);
  /**
   * Pipeline that ends the lease and makes the delivery due at `dueAt`, or stops it if a stop was requested in the
   * meantime.
   */
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
    /** Stores the intent of an attempt and extends the lease to `until`. On `lost`, nothing may be sent. */
    intend: (lease: LeasedDelivery, open: AttemptIntent, until: Date): Promise<Held> =>
      unsynced({
        lease,
        update: { $set: { open }, $max: { leaseUntil: until, dueAt: until } },
        isValid: (stored) => stored.owner === lease.owner && stored.open?.number === open.number,
      }),

    /**
     * Stores the 200 of a delivery whose host document is not marked. Keeps the lease: the delivery is due again when
     * it ends, to be marked.
     */
    acknowledge(completion: NewCompletion): Promise<Held> {
      const { lease } = completion;
      const { set, push, unset } = acknowledgement(completion);
      return synced({
        lease,
        update: { $set: { state: DeliveryState.ACKED, ...set }, $push: push, $unset: unset },
        isValid: (stored) => stored.owner === lease.owner && stored.state === DeliveryState.ACKED,
      });
    },

    /** Completes a delivery whose host document is marked. */
    complete(completion: NewCompletion): Promise<Held> {
      const { lease, attempt, now } = completion;
      const { set, push, unset } = acknowledgement(completion);
      const expiresAt = new Date(now.getTime() + keepMs);
      return unsynced({
        lease,
        update: {
          $set: { state: DeliveryState.DONE, expiresAt, ...set },
          $push: push,
          $unset: { dueAt: '', stop: '', owner: '', leaseUntil: '', ...unset },
        },
        isValid: ({ state, attempts }) =>
          state === DeliveryState.DONE &&
          attempts.some(({ number, finishedAt }) => number === attempt.number && finishedAt !== null),
      });
    },

    /** Closes a failed attempt and ends the lease; the delivery is due at `dueAt`, or stopped if that was requested. */
    fail: (lease: LeasedDelivery, attempt: Attempt, dueAt: Date): Promise<Held> =>
      synced({
        lease,
        update: release(dueAt, {
          attemptCount: attempt.number,
          attempts: withAttempt(attempt),
          ...(attempt.failure === null ? {} : { failure: attempt.failure }),
        }),
        isValid: isClosed(attempt),
      }),

    /** Ends the lease without an attempt; the delivery is due at `dueAt`, or stopped if that was requested. */
    postpone: (lease: LeasedDelivery, dueAt: Date): Promise<Held> =>
      synced({
        lease,
        update: release(dueAt),
        isValid: (stored) => stored.owner === undefined,
      }),

    /** Parks the delivery until an address is configured or its predecessor ends, or stops it if that was requested. */
    park(lease: LeasedDelivery, state: 'WAITING' | 'HELD'): Promise<Held> {
      const ends: readonly DeliveryState[] = [state, DeliveryState.STOPPED, DeliveryState.DONE];
      return synced({
        lease,
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
        isValid: (stored) => ends.includes(stored.state),
      });
    },

    /** Completes acknowledged deliveries after their host documents are marked. */
    async finish(leases: readonly LeasedDelivery[], now: Date): Promise<void> {
      const filter = { ...heldFilter(leases), state: DeliveryState.ACKED };
      const $set = { state: DeliveryState.DONE, expiresAt: new Date(now.getTime() + keepMs) };
      const $unset = { dueAt: '', stop: '', open: '', owner: '', leaseUntil: '' } as const;
      await unsyncedDeliveries.updateMany(filter, { $set, $unset }, BY_ID);
    },
  };
}
