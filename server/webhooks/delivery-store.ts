/**
 * The deliveries in MongoDB, as workers take them: what is due, and who holds it. A lease has an owner that no other lease ever
 * had, and every write about a leased delivery matches it, so that a worker that was paused past its lease cannot overwrite its
 * successor. Decides nothing: what to write comes from the caller.
 */
import { type Db, type Document, MongoBulkWriteError } from 'mongodb';
import { DeliveryState, type LeasedDelivery, type PreparedAttempt, UNKNOWN_RESULT } from './delivery.ts';
import { type DeliveryDocument, leased } from './delivery-document.ts';

export type { Db } from 'mongodb';

/** The collection's name. */
export const DELIVERIES = 'webhook_deliveries';

/** How many attempts a delivery's log keeps. */
export const LOG_LIMIT = 50;

/**
 * For writes whose loss with a database server costs no more than one repeated step. They need not wait for the disk: the server
 * keeps all writes in one order, so that what is lost of them is always the end. A retry does wait, and so does a 200 before anybody is told of it.
 */
export const UNSYNCED = { w: 1, journal: false } as const;

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;

/** What is due, before it is claimed. */
export interface DueDelivery {
  readonly id: string;
  readonly lane: string;
}

/** A due delivery as it was read before its claim. */
export type UnclaimedDelivery = Omit<DeliveryDocument, 'attempts'>;

/** A delivery to claim. `prepared`: its attempt, if it is to be stored with the lease. */
export interface Bid {
  readonly document: UnclaimedDelivery;
  readonly prepared: PreparedAttempt | null;
}

interface Claim {
  readonly bids: readonly Bid[];
  readonly owner: string;
  readonly now: Date;
  readonly until: Date;
}

/** An endpoint that has something to do, and since when. */
export interface DueLane {
  readonly lane: string;
  readonly dueAt: Date;
}

/** The place of an event among those of its order. */
export type OrderPlace = Pick<LeasedDelivery, 'merchantId' | 'orderKey' | 'orderSequence'>;

/** Access to the deliveries of one database. */
export function createDeliveryStore(db: Db) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const unsynced = db.collection<DeliveryDocument>(DELIVERIES, { writeConcern: UNSYNCED });
  const released = { owner: '', leaseUntil: '', open: '' } as const;

  return {
    /** The endpoints with something due, each with its earliest; one step in the index for each endpoint, whatever its backlog. */
    async dueLanes(now: Date): Promise<DueLane[]> {
      const steps = [
        // Bounds on both keys: without them every entry of the index would be read.
        { $match: { lane: { $gt: '' }, dueAt: { $gt: new Date(0) } } },
        { $sort: { lane: 1, dueAt: 1 } },
        { $group: { _id: '$lane', dueAt: { $first: '$dueAt' } } },
      ];
      const found = await deliveries.aggregate<{ _id: string; dueAt: Date }>(steps, { hint: 'due' }).toArray();
      return found.filter(({ dueAt }) => dueAt <= now).map(({ _id, dueAt }) => ({ lane: _id, dueAt }));
    },

    /** What is due for these endpoints, the longest due first. */
    async due(query: { lanes: readonly string[]; now: Date; limit: number }): Promise<DueDelivery[]> {
      const filter = { lane: { $in: [...query.lanes] }, dueAt: { $lte: query.now } };
      const options = { projection: { lane: 1 }, sort: { dueAt: 1 }, limit: query.limit, hint: 'due' } as const;
      return (await deliveries.find(filter, options).toArray()).map(({ _id, lane }) => ({ id: _id, lane }));
    },

    /** Those of `ids` that are still due, as whoever claims them must know them. */
    async stillDue(ids: readonly string[], now: Date): Promise<UnclaimedDelivery[]> {
      const filter = { _id: { $in: [...ids] }, dueAt: { $lte: now } };
      const found = await deliveries.find(filter, { projection: { attempts: 0 } }).toArray();
      const place = new Map(ids.map((id, index) => [id, index]));
      return found.sort((one, other) => (place.get(one._id) ?? 0) - (place.get(other._id) ?? 0));
    },

    /**
     * Leases those that are still as they were read, each with the intent of its attempt where that is known. `owner` must be new with
     * each call. Closes what a dead owner left open.
     */
    async claim({ bids, owner, now, until }: Claim): Promise<LeasedDelivery[]> {
      if (bids.length === 0) return [];
      const lease = { owner, leaseUntil: until, dueAt: until };
      const writes = bids.map((bid) => ({ updateOne: claimOf(bid, lease, now) }));
      const matched = await unsynced.bulkWrite(writes, { ordered: false }).then(
        ({ matchedCount }) => matchedCount,
        // What the database refuses of them stays as it is and is no reason to leave the others.
        (error: unknown) => {
          if (error instanceof MongoBulkWriteError) return 0;
          throw error;
        },
      );
      const ids = bids.map(({ document }) => document._id);
      const held = matched === bids.length ? ids : await deliveries.distinct('_id', { _id: { $in: ids }, owner });
      const mine = new Set(held);
      return bids
        .filter(({ document }) => mine.has(document._id))
        .map(({ document: { open, ...document }, prepared }) => {
          const attemptCount = open?.number ?? document.attemptCount;
          return { ...leased({ ...document, attemptCount, fence: document.fence + 1 }, owner), prepared };
        });
    },

    /** Holds on to what is in flight. Silent about what was lost. */
    async renew(leases: readonly LeasedDelivery[], until: Date): Promise<void> {
      await unsynced.updateMany(heldFilter(leases), { $set: { dueAt: until, leaseUntil: until } });
    },

    /** Gives back what was leased and not begun, due at once. */
    async release(leases: readonly LeasedDelivery[], now: Date): Promise<void> {
      await unsynced.updateMany(heldFilter(leases), { $set: { dueAt: now }, $unset: released });
    },

    /** True when an earlier event of the same order is neither acknowledged nor stopped. */
    async hasOpenPredecessor({ merchantId, orderKey, orderSequence }: OrderPlace): Promise<boolean> {
      if (orderKey === null) return false;
      const filter = { merchantId, orderKey, orderSequence: { $lt: orderSequence }, openSince: { $exists: true } };
      return (await deliveries.findOne(filter, { projection: { _id: 1 } })) !== null;
    },

    /** Makes the next event of an order due, if it was held behind another. */
    async releaseHeld(merchantId: string, orderKey: string, now: Date): Promise<void> {
      const filter = { merchantId, orderKey, state: DeliveryState.HELD };
      const update = { $set: { state: DeliveryState.PENDING, dueAt: now } };
      await unsynced.findOneAndUpdate(filter, update, { sort: { orderSequence: 1 }, projection: { _id: 1 } });
    },

    /** Of every order that has events held behind another, the first that is held. */
    async firstHeld(): Promise<OrderPlace[]> {
      const steps = [
        { $match: { state: DeliveryState.HELD } },
        { $group: { _id: { merchantId: '$merchantId', orderKey: '$orderKey' }, first: { $min: '$orderSequence' } } },
      ];
      const found = await deliveries
        .aggregate<{ _id: { merchantId: string; orderKey: string }; first: number }>(steps)
        .toArray();
      return found.map(({ _id, first }) => ({ ..._id, orderSequence: first }));
    },

    /** The merchants that have deliveries laid aside. */
    waitingMerchants(): Promise<string[]> {
      return deliveries.distinct('merchantId', { state: DeliveryState.WAITING });
    },

    /** Makes a merchant's waiting deliveries due. Answers how many. */
    async rearm(merchantId: string, now: Date): Promise<number> {
      const filter = { state: DeliveryState.WAITING, merchantId };
      return (await deliveries.updateMany(filter, { $set: { state: DeliveryState.PENDING, dueAt: now } }))
        .modifiedCount;
    },
  };
}

/** Leases that are still held. An owner is never used twice, so that owner and id together are the fence. */
export function heldFilter(leases: readonly LeasedDelivery[]) {
  const owners = [...new Set(leases.map(({ owner }) => owner))];
  return { _id: { $in: leases.map(({ id }) => id) }, owner: { $in: owners } };
}

type Lease = Required<Pick<DeliveryDocument, 'owner' | 'leaseUntil' | 'dueAt'>>;

/** The write that leases a delivery, unless it was changed since it was read: another's lease, its late 200 or its intent. */
function claimOf({ document, prepared }: Bid, lease: Lease, now: Date) {
  const { _id, fence, state, open } = document;
  const filter = { _id, fence, state, dueAt: { $lte: now } };
  if (open !== undefined) return { filter: { ...filter, 'open.number': open.number }, update: takeOver(lease) };
  const intent = prepared === null ? {} : { open: prepared.intent };
  return {
    filter: { ...filter, open: { $exists: false } },
    update: { $set: { ...lease, ...intent }, $inc: { fence: 1 } },
  };
}

/** Leases a delivery whose last owner closed no attempt: nobody knows what became of it. */
function takeOver({ owner, leaseUntil, dueAt }: Lease): Document[] {
  const unclosed = { $mergeObjects: ['$open', { $literal: UNKNOWN_RESULT }] };
  const attempts = { $slice: [{ $concatArrays: ['$attempts', [unclosed]] }, -LOG_LIMIT] };
  const fence = { $add: ['$fence', 1] };
  return [
    { $set: { owner: { $literal: owner }, leaseUntil, dueAt, fence, attempts, attemptCount: '$open.number' } },
    { $unset: 'open' },
  ];
}
