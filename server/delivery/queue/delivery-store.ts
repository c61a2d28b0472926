/**
 * Queries for workers over the deliveries in MongoDB: due deliveries, parked ones, and the order among events. Takes no
 * leases.
 */
import type { Db } from 'mongodb';
import { BY_ID, broadcast, merchantsIn } from '../../storage/mongo/sharding.ts';
import { DeliveryState, type LeasedDelivery } from './delivery.ts';
import type { DeliveryDocument } from './delivery-document.ts';
import { endpointKeyParts } from './endpoint.ts';

export type { Db } from 'mongodb';

export const DELIVERIES = 'webhook_deliveries';

/** Attempts kept in a delivery's log. */
export const LOG_LIMIT = 50;

/** Expression: the delivery was acknowledged at least once, and is now at most being resent. */
export const ACKNOWLEDGED = { $ne: [{ $type: '$acknowledgedAt' }, 'missing'] } as const;

/**
 * Fields of a delivery that is stopped. A resent delivery that was acknowledged returns to DONE and expires as it would
 * have. The failure class is cleared: a replay by failure class does not include stopped deliveries.
 */
export const stoppedFields = (keepMs: number) => ({
  failure: '$$REMOVE',
  state: { $cond: [ACKNOWLEDGED, DeliveryState.DONE, DeliveryState.STOPPED] },
  expiresAt: { $cond: [ACKNOWLEDGED, { $add: ['$acknowledgedAt', keepMs] }, '$$REMOVE'] },
});

/**
 * Write concern for writes whose loss costs at most one repeated step. The server keeps writes in order, so a crash
 * loses only the latest ones. The outcome of a failed attempt is journaled, and so is a 200 before its host document is
 * marked.
 */
export const UNSYNCED = { w: 1, journal: false } as const;

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;

interface DueQuery {
  readonly endpointKey: string;
  readonly now: Date;
  readonly limit: number;
  /** Ids to exclude. */
  readonly except: readonly string[];
}

/** Endpoints by key; unbounded where no end is given. */
interface EndpointRange {
  readonly after: string;
  readonly before?: string;
  readonly through?: string;
  /** At most so many. */
  readonly limit?: number;
}

/** A due delivery as read before its claim. */
export type UnclaimedDelivery = Omit<DeliveryDocument, 'attempts'>;

/** An endpoint with deliveries to send, and the earliest of their due times. */
export interface DueEndpoint {
  readonly endpointKey: string;
  readonly dueAt: Date;
}

/** The position of an event within its order. */
export type OrderPosition = Pick<LeasedDelivery, 'merchantId' | 'orderKey' | 'orderSequence'>;

export function createDeliveryStore(db: Db) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const unsynced = db.collection<DeliveryDocument>(DELIVERIES, { writeConcern: UNSYNCED });

  return {
    /**
     * The endpoints with deliveries to send, now or later, each with its earliest due time, sorted by key. One index
     * step for each endpoint, however large its backlog.
     */
    async endpointDueTimes({ after, before, through, limit }: EndpointRange): Promise<DueEndpoint[]> {
      const end = {
        ...(before === undefined ? {} : { $lt: before }),
        ...(through === undefined ? {} : { $lte: through }),
      };
      const lane = { $gt: after, ...end };
      const steps = [
        // Bounds on both fields: without them the whole index would be scanned.
        { $match: { lane, dueAt: { $gt: new Date(0) } } },
        { $sort: { lane: 1, dueAt: 1 } },
        { $group: { _id: '$lane', dueAt: { $first: '$dueAt' } } },
        ...(limit === undefined ? [] : [{ $limit: limit }]),
      ];
      const options = { hint: 'due', ...broadcast('due-deliveries') };
      const found = await deliveries.aggregate<{ _id: string; dueAt: Date }>(steps, options).toArray();
      return found.map(({ _id, dueAt }) => ({ endpointKey: _id, dueAt }));
    },

    /**
     * The endpoint key found `keys` index entries after `after`; null when there are fewer. Used as an upper bound for
     * a page, because a limit does not bound the entries that an aggregation reads.
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
        ...broadcast('due-deliveries'),
      } as const;
      return (await deliveries.findOne({ lane, dueAt: { $gt: new Date(0) } }, options))?.lane ?? null;
    },

    /** Acknowledged deliveries that no worker holds and whose host document is not marked yet. */
    acknowledged({ now, limit, except }: Omit<DueQuery, 'endpointKey'>): Promise<UnclaimedDelivery[]> {
      const filter = { state: DeliveryState.ACKED, dueAt: { $lte: now }, ...without(except) };
      const options = { projection: { attempts: 0 }, sort: { dueAt: 1 }, limit, hint: 'soonest' } as const;
      return deliveries.find(filter, { ...options, ...broadcast('due-deliveries') }).toArray();
    },

    /** Due deliveries of an endpoint, the longest due first. */
    due({ endpointKey, now, limit, except }: DueQuery): Promise<UnclaimedDelivery[]> {
      const options = { projection: { attempts: 0 }, sort: { dueAt: 1 }, limit, hint: 'due' } as const;
      const { merchantId } = endpointKeyParts(endpointKey);
      const filter = { lane: endpointKey, merchantId, dueAt: { $lte: now }, ...without(except) };
      return deliveries.find(filter, options).toArray();
    },

    /** Returns which of these deliveries are to be stopped. */
    async stopWanted(some: readonly Pick<LeasedDelivery, 'id' | 'merchantId'>[]): Promise<string[]> {
      const ofMerchants = merchantsIn(some.map(({ merchantId }) => merchantId));
      const filter = { _id: { $in: some.map(({ id }) => id) }, merchantId: ofMerchants, stop: true } as const;
      const found = await deliveries.find(filter, { projection: { _id: 1 }, ...BY_ID }).toArray();
      return found.map(({ _id }) => _id);
    },

    /** Whether an earlier event of the same order is neither acknowledged nor stopped. */
    async hasOpenPredecessor({ merchantId, orderKey, orderSequence }: OrderPosition): Promise<boolean> {
      if (orderKey === null) return false;
      const filter = { merchantId, orderKey, orderSequence: { $lt: orderSequence }, openSince: { $exists: true } };
      return (await deliveries.findOne(filter, { projection: { _id: 1 } })) !== null;
    },

    /** Makes the next held event of an order due, if there is one. */
    async releaseHeld(merchantId: string, orderKey: string, now: Date): Promise<void> {
      const filter = { merchantId, orderKey, state: DeliveryState.HELD };
      await unsynced.findOneAndUpdate(filter, madeDue(now), { sort: { orderSequence: 1 }, projection: { _id: 1 } });
    },

    /** Merchants with deliveries that wait for an address. */
    waitingMerchants(): Promise<string[]> {
      return deliveries.distinct('merchantId', { state: DeliveryState.WAITING }, broadcast('parked-deliveries'));
    },

    /** Makes a merchant's waiting deliveries due. Returns how many. */
    async rearm(merchantId: string, now: Date): Promise<number> {
      const filter = { state: DeliveryState.WAITING, merchantId };
      return (await deliveries.updateMany(filter, madeDue(now))).modifiedCount;
    },
  };
}

function without(ids: readonly string[]) {
  return ids.length === 0 ? {} : { _id: { $nin: [...ids] } };
}

/** Update that makes a parked delivery due. */
export function madeDue(now: Date) {
  return { $set: { state: DeliveryState.PENDING, dueAt: now } };
}
