/**
 * Queries and updates of the delivery admin over the deliveries in MongoDB. Never touches a lease: an attempt in flight
 * ends first.
 */
import type { AnyBulkWriteOperation, Db, Document, Filter } from 'mongodb';
import { BY_ID } from '../../storage/mongo/sharding.ts';
import { DeliveryState, type FailureClass } from '../queue/delivery.ts';
import { type DeliveryDocument, orderKeyOf } from '../queue/delivery-document.ts';
import { ACKNOWLEDGED, DELIVERIES, stoppedFields } from '../queue/delivery-store.ts';
import { endpointKeyParts } from '../queue/endpoint.ts';
import { ListIndex } from '../queue/indexes.ts';
import { KEEP_MS } from '../queue/worker-ports.ts';

const REPORT_LIMIT = 500;
const CHUNK = 1_000;

/** Which events a merchant replays. */
export type ReplayChoice =
  | { readonly kind: 'order'; readonly orderId: string }
  | { readonly kind: 'time'; readonly from: Date; readonly to: Date }
  | { readonly kind: 'failure'; readonly failure: FailureClass };

/** States of deliveries that are still to be sent. */
const OPEN = [DeliveryState.PENDING, DeliveryState.WAITING, DeliveryState.HELD];

type Stored = Omit<DeliveryDocument, 'body'>;

/** Expression: a worker holds the delivery under a valid lease. */
const inFlight = (now: Date): Document => ({ $gt: ['$leaseUntil', now] });

/** Sets fields of a delivery unless the condition holds. */
function unless(condition: Document, fields: Document): Document {
  const value = ([name, value]: [string, unknown]) => [name, { $cond: [condition, `$${name}`, value] }];
  return Object.fromEntries(Object.entries(fields).map(value));
}

/** Expression, for a delivery without a lease: it is still to be sent, and no stop is requested. */
const STILL_OPEN = { $and: [{ $in: ['$state', OPEN] }, { $ne: ['$stop', true] }] } as const;

/**
 * Fields of a resent delivery that no worker holds. One that was acknowledged or stopped starts over, marked as a
 * replay; one that is still open keeps its state and history, and is only due at `due`.
 */
function resendFields(due: Document, now: Date): Document {
  const restarted = {
    state: DeliveryState.PENDING,
    replayed: true,
    // An acknowledged event does not become open by a replay.
    openSince: { $cond: [ACKNOWLEDGED, '$$REMOVE', { $ifNull: ['$openSince', now] }] },
    attemptsBefore: { $ifNull: ['$open.number', '$attemptCount'] },
    expiresAt: '$$REMOVE',
    owner: '$$REMOVE',
    leaseUntil: '$$REMOVE',
  };
  return { ...unless(STILL_OPEN, restarted), dueAt: due };
}

/** A replay by time uses an index of times: by sequence number, every event of the merchant would be read. */
function hintOf({ kind }: ReplayChoice): { readonly hint?: typeof ListIndex.NEWEST } {
  return kind === 'time' ? { hint: ListIndex.NEWEST } : {};
}

/** Oldest first, in index order: a sort would hold every body in memory. */
function orderOf({ kind }: ReplayChoice): Record<string, 1> {
  return kind === 'time' ? { at: 1 } : { sequence: 1 };
}

export type DeliveryAdminStore = ReturnType<typeof createDeliveryAdminStore>;

export function createDeliveryAdminStore(db: Db) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const wholeLog = { projection: { body: 0 } } as const;
  const leased = (now: Date) => ({ leaseUntil: { $gt: now } });
  /** Pipeline that makes a delivery due by `dueAt`; one that is parked stays parked. */
  const resendSteps = (dueAt: Date, now: Date): Document[] => {
    const sooner = { $cond: [{ $eq: [{ $type: '$dueAt' }, 'missing'] }, '$$REMOVE', { $min: ['$dueAt', dueAt] }] };
    const due = { $cond: [STILL_OPEN, sooner, dueAt] };
    return [{ $set: { ...resendFields(due, now), stop: '$$REMOVE' } }];
  };

  /** The order's own events, and those of tokens it created. */
  const ofOrder = (merchantId: string, orderId: string): Filter<DeliveryDocument> => {
    const key = orderKeyOf(orderId);
    return {
      $or: [
        { merchantId, orderKey: key },
        { merchantId, bornOf: key },
      ],
    };
  };

  const filterOf = (merchantId: string, choice: ReplayChoice): Filter<DeliveryDocument> => {
    switch (choice.kind) {
      case 'order':
        return ofOrder(merchantId, choice.orderId);
      case 'time':
        return { merchantId, at: { $gte: choice.from, $lt: choice.to } };
      case 'failure':
        return { merchantId, failure: choice.failure, state: { $in: OPEN }, stop: { $ne: true } };
      default:
        return choice satisfies never;
    }
  };

  return {
    ofOrder(merchantId: string, orderId: string): Promise<Stored[]> {
      const options = { ...wholeLog, sort: { sequence: 1 }, limit: REPORT_LIMIT } as const;
      return deliveries.find(ofOrder(merchantId, orderId), options).toArray();
    },

    find: (merchantId: string, eventId: string): Promise<Stored | null> =>
      deliveries.findOne({ _id: eventId, merchantId }, wholeLog),

    /** Makes a delivery due now. During an attempt it only withdraws a stop request. */
    async resend(merchantId: string, eventId: string, now: Date): Promise<void> {
      const due = { $cond: [STILL_OPEN, { $min: ['$dueAt', now] }, now] };
      const fields = { ...resendFields(due, now), state: DeliveryState.PENDING };
      const steps = [{ $set: { ...unless(inFlight(now), fields), stop: '$$REMOVE' } }];
      await deliveries.updateOne({ _id: eventId, merchantId }, steps);
    },

    /**
     * Stops a delivery; one in flight when its attempt ends. A delivery that was acknowledged before returns to that
     * state.
     */
    async stop(merchantId: string, eventId: string, now: Date): Promise<void> {
      const cleared = { dueAt: '$$REMOVE', openSince: '$$REMOVE', owner: '$$REMOVE', leaseUntil: '$$REMOVE' };
      const stopped = unless(inFlight(now), { ...stoppedFields(KEEP_MS), ...cleared });
      const stop = { $cond: [inFlight(now), true, '$$REMOVE'] };
      // A single write: an attempt that ends between two would undo the stop.
      await deliveries.updateOne({ _id: eventId, merchantId, state: { $in: OPEN } }, [{ $set: { ...stopped, stop } }]);
    },

    count: (merchantId: string, choice: ReplayChoice, now: Date): Promise<number> =>
      deliveries.countDocuments({ ...filterOf(merchantId, choice), $nor: [leased(now)] }, hintOf(choice)),

    /**
     * Makes the deliveries due one after the other, oldest first and `gapMs` apart, unless they are due sooner. Returns
     * how many.
     */
    async replay(merchantId: string, choice: ReplayChoice, now: Date, gapMs: number): Promise<number> {
      const filter = { ...filterOf(merchantId, choice), $nor: [leased(now)] };
      const ids = deliveries.find(filter, { projection: { _id: 1 }, sort: orderOf(choice), ...hintOf(choice) });
      let writes: AnyBulkWriteOperation<DeliveryDocument>[] = [];
      let index = 0;
      let replayed = 0;
      const flush = async () => {
        if (writes.length > 0) replayed += (await deliveries.bulkWrite(writes, { ordered: false })).matchedCount;
        writes = [];
      };
      for await (const { _id } of ids) {
        const dueAt = new Date(now.getTime() + index * gapMs);
        index += 1;
        const free = { _id, merchantId, $nor: [leased(now)] };
        writes.push({ updateOne: { filter: free, update: resendSteps(dueAt, now), ...BY_ID } });
        if (writes.length === CHUNK) await flush();
      }
      await flush();
      return replayed;
    },

    /** Makes the deliveries of an endpoint due that wait for their next attempt. Returns how many. */
    async dueNow(endpointKey: string, now: Date): Promise<number> {
      const { merchantId } = endpointKeyParts(endpointKey);
      const filter = { lane: endpointKey, merchantId, dueAt: { $gt: now }, leaseUntil: { $exists: false } };
      return (await deliveries.updateMany(filter, { $set: { dueAt: now } }, { hint: 'due' })).modifiedCount;
    },
  };
}
