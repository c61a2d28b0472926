/**
 * The deliveries in MongoDB, as workers find them: what is due, what waits for it, and what comes after it. Leases nothing, and decides
 * nothing: what to write comes from the caller.
 */
import type { Db } from 'mongodb';
import { DeliveryState, type LeasedDelivery } from './delivery.ts';
import type { DeliveryDocument } from './delivery-document.ts';

export type { Db } from 'mongodb';

/** The collection's name. */
export const DELIVERIES = 'webhook_deliveries';

/** How many attempts a delivery's log keeps. */
export const LOG_LIMIT = 50;

/** Of a stored delivery: it was acknowledged once, and is only sent again. */
export const ACKNOWLEDGED = { $ne: [{ $type: '$acknowledgedAt' }, 'missing'] } as const;

/**
 * What a stored delivery becomes that is sent no more: a replay of what was acknowledged is what it was before, and ends as that would
 * have. How it failed last is told in its log; nobody who sends again what failed asks for what was laid down.
 */
export const stoppedFields = (keepMs: number) => ({
  failure: '$$REMOVE',
  state: { $cond: [ACKNOWLEDGED, DeliveryState.DONE, DeliveryState.STOPPED] },
  expiresAt: { $cond: [ACKNOWLEDGED, { $add: ['$acknowledgedAt', keepMs] }, '$$REMOVE'] },
});

/**
 * For writes whose loss with a database server costs no more than one repeated step. They need not wait for the disk: the server
 * keeps all writes in one order, so that what is lost of them is always the end. A retry does wait, and so does a 200 before anybody is told of it.
 */
export const UNSYNCED = { w: 1, journal: false } as const;

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;

interface DueQuery {
  readonly endpointKey: string;
  readonly now: Date;
  readonly limit: number;
  /** Ids of those that are left out. */
  readonly except: readonly string[];
}

/** Endpoints by name; open where no end is given. */
interface EndpointRange {
  readonly after: string;
  readonly before?: string;
  readonly through?: string;
}

/** A due delivery as it was read before its claim. */
export type UnclaimedDelivery = Omit<DeliveryDocument, 'attempts'>;

/** An endpoint that has something to do, and since when. */
export interface DueEndpoint {
  readonly endpointKey: string;
  readonly dueAt: Date;
}

/** The place of an event among those of its order. */
export type OrderPosition = Pick<LeasedDelivery, 'merchantId' | 'orderKey' | 'orderSequence'>;

/** Access to the deliveries of one database. */
export function createDeliveryStore(db: Db) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const unsynced = db.collection<DeliveryDocument>(DELIVERIES, { writeConcern: UNSYNCED });

  return {
    /**
     * The endpoints with something to do, now or later, each with its earliest, in the order of their names; one step in the index for each,
     * whatever its backlog.
     */
    async endpointDueTimes({ after, before, through }: EndpointRange): Promise<DueEndpoint[]> {
      const end = {
        ...(before === undefined ? {} : { $lt: before }),
        ...(through === undefined ? {} : { $lte: through }),
      };
      const lane = { $gt: after, ...end };
      const steps = [
        // Bounds on both keys: without them every entry of the index would be read.
        { $match: { lane, dueAt: { $gt: new Date(0) } } },
        { $sort: { lane: 1, dueAt: 1 } },
        { $group: { _id: '$lane', dueAt: { $first: '$dueAt' } } },
      ];
      const found = await deliveries.aggregate<{ _id: string; dueAt: Date }>(steps, { hint: 'due' }).toArray();
      return found.map(({ _id, dueAt }) => ({ endpointKey: _id, dueAt }));
    },

    /**
     * The endpoint of the delivery so many entries of the index on, null where there are fewer: a question for what is up to there reads no
     * more than that, which a limit does not keep the database from.
     */
    async endpointKeyAhead({
      after,
      before,
      keys,
    }: {
      after: string;
      before: string | null;
      keys: number;
    }): Promise<string | null> {
      const lane = before === null ? { $gt: after } : { $gt: after, $lt: before };
      const options = {
        projection: { _id: 0, lane: 1 },
        sort: { lane: 1, dueAt: 1 },
        skip: keys,
        hint: 'due',
      } as const;
      return (await deliveries.findOne({ lane, dueAt: { $gt: new Date(0) } }, options))?.lane ?? null;
    },

    /** What was acknowledged, but is not told to its document, and is in nobody's hands any more. */
    acknowledged({ now, limit, except }: Omit<DueQuery, 'endpointKey'>): Promise<UnclaimedDelivery[]> {
      const filter = { state: DeliveryState.ACKED, dueAt: { $lte: now }, ...without(except) };
      const options = { projection: { attempts: 0 }, sort: { dueAt: 1 }, limit, hint: 'soonest' } as const;
      return deliveries.find(filter, options).toArray();
    },

    /** What is due for an endpoint, the longest due first, as whoever claims it must know it. */
    due({ endpointKey, now, limit, except }: DueQuery): Promise<UnclaimedDelivery[]> {
      const options = { projection: { attempts: 0 }, sort: { dueAt: 1 }, limit, hint: 'due' } as const;
      return deliveries.find({ lane: endpointKey, dueAt: { $lte: now }, ...without(except) }, options).toArray();
    },

    /** Which of these somebody wants stopped. */
    stopWanted: (ids: readonly string[]): Promise<string[]> =>
      deliveries.distinct('_id', { _id: { $in: [...ids] }, stop: true }),

    /** True when an earlier event of the same order is neither acknowledged nor stopped. */
    async hasOpenPredecessor({ merchantId, orderKey, orderSequence }: OrderPosition): Promise<boolean> {
      if (orderKey === null) return false;
      const filter = { merchantId, orderKey, orderSequence: { $lt: orderSequence }, openSince: { $exists: true } };
      return (await deliveries.findOne(filter, { projection: { _id: 1 } })) !== null;
    },

    /** Makes the next event of an order due, if it was held behind another. */
    async releaseHeld(merchantId: string, orderKey: string, now: Date): Promise<void> {
      const filter = { merchantId, orderKey, state: DeliveryState.HELD };
      await unsynced.findOneAndUpdate(filter, madeDue(now), { sort: { orderSequence: 1 }, projection: { _id: 1 } });
    },

    /** The merchants that have deliveries laid aside. */
    waitingMerchants(): Promise<string[]> {
      return deliveries.distinct('merchantId', { state: DeliveryState.WAITING });
    },

    /** Makes a merchant's waiting deliveries due. Answers how many. */
    async rearm(merchantId: string, now: Date): Promise<number> {
      const filter = { state: DeliveryState.WAITING, merchantId };
      return (await deliveries.updateMany(filter, madeDue(now))).modifiedCount;
    },
  };
}

function without(ids: readonly string[]) {
  return ids.length === 0 ? {} : { _id: { $nin: [...ids] } };
}

/** What was held or laid aside is sent next. */
export function madeDue(now: Date) {
  return { $set: { state: DeliveryState.PENDING, dueAt: now } };
}
