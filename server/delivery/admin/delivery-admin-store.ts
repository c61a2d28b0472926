/**
 * Deliveries in MongoDB as the delivery admin reads and changes them. Never touches a lease: what is in flight ends first.
 */
import type { AnyBulkWriteOperation, Db, Document, Filter } from 'mongodb';
import { DeliveryState, type FailureClass } from '../queue/delivery.ts';
import { type DeliveryDocument, orderKeyOf } from '../queue/delivery-document.ts';
import { ACKNOWLEDGED, DELIVERIES, stoppedFields } from '../queue/delivery-store.ts';
import { KEEP_MS } from '../queue/worker-ports.ts';

const REPORT_LIMIT = 500;
const CHUNK = 1_000;

/** What a merchant wants to send again. */
export type ReplayChoice =
  | { readonly kind: 'order'; readonly orderId: string }
  | { readonly kind: 'time'; readonly from: Date; readonly to: Date }
  | { readonly kind: 'failure'; readonly failure: FailureClass };

/** The states of what is still to be sent, be it for the first time or again. */
const OPEN = [DeliveryState.PENDING, DeliveryState.WAITING, DeliveryState.HELD];

type Stored = Omit<DeliveryDocument, 'body'>;

/** Of a stored delivery: a worker has it, and its lease holds. */
const inFlight = (now: Date): Document => ({ $gt: ['$leaseUntil', now] });

/** New values for fields of a delivery, which stay as they are where this is true of it. */
function unless(condition: Document, fields: Document): Document {
  const value = ([name, value]: [string, unknown]) => [name, { $cond: [condition, `$${name}`, value] }];
  return Object.fromEntries(Object.entries(fields).map(value));
}

/** Of a stored delivery that nobody holds: it is still to be sent. Where it is only to be stopped, it counts as stopped. */
const STILL_OPEN = { $and: [{ $in: ['$state', OPEN] }, { $ne: ['$stop', true] }] } as const;

/**
 * What becomes of a delivery that nobody holds when it is sent again. What was acknowledged or stopped begins anew, and says that it is
 * sent again; what is open has its place and its history, and is only due sooner: `due` as long as nobody has said so earlier.
 */
function resendFields(due: Document, now: Date): Document {
  const restarted = {
    state: DeliveryState.PENDING,
    replayed: true,
    // What was acknowledged is not open, whatever becomes of it now.
    openSince: { $cond: [ACKNOWLEDGED, '$$REMOVE', { $ifNull: ['$openSince', now] }] },
    attemptsBefore: { $ifNull: ['$open.number', '$attemptCount'] },
    expiresAt: '$$REMOVE',
    owner: '$$REMOVE',
    leaseUntil: '$$REMOVE',
  };
  return { ...unless(STILL_OPEN, restarted), dueAt: due };
}

/** What happened in a time is found by that: the order of the numbers would lead through every event of the merchant. */
function hintOf({ kind }: ReplayChoice): { readonly hint?: 'time' } {
  return kind === 'time' ? { hint: 'time' } : {};
}

/** Oldest first, as the index has it: to sort would be to hold every body at once. */
function orderOf({ kind }: ReplayChoice): Record<string, 1> {
  return kind === 'time' ? { at: 1 } : { sequence: 1 };
}

export type DeliveryAdminStore = ReturnType<typeof createDeliveryAdminStore>;

/** The deliveries of one database. */
export function createDeliveryAdminStore(db: Db) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const wholeLog = { projection: { body: 0 } } as const;
  const leased = (now: Date) => ({ leaseUntil: { $gt: now } });
  /** By `dueAt`, but what waits for an address, or for another event, waits on. */
  const resendSteps = (dueAt: Date, now: Date): Document[] => {
    const sooner = { $cond: [{ $eq: [{ $type: '$dueAt' }, 'missing'] }, '$$REMOVE', { $min: ['$dueAt', dueAt] }] };
    const due = { $cond: [STILL_OPEN, sooner, dueAt] };
    return [{ $set: { ...resendFields(due, now), stop: '$$REMOVE' } }];
  };

  /** The order's own events, and those of tokens that were born of it. */
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
    /** The deliveries of one order, oldest first. */
    ofOrder(merchantId: string, orderId: string): Promise<Stored[]> {
      const options = { ...wholeLog, sort: { sequence: 1 }, limit: REPORT_LIMIT } as const;
      return deliveries.find(ofOrder(merchantId, orderId), options).toArray();
    },

    find: (merchantId: string, eventId: string): Promise<Stored | null> =>
      deliveries.findOne({ _id: eventId, merchantId }, wholeLog),

    /** Makes one due now. In flight it is being sent: then it is only stopped no more. */
    async resend(merchantId: string, eventId: string, now: Date): Promise<void> {
      const due = { $cond: [STILL_OPEN, { $min: ['$dueAt', now] }, now] };
      const fields = { ...resendFields(due, now), state: DeliveryState.PENDING };
      const steps = [{ $set: { ...unless(inFlight(now), fields), stop: '$$REMOVE' } }];
      await deliveries.updateOne({ _id: eventId, merchantId }, steps);
    },

    /** Lays one down; one in flight as soon as its attempt is over. What is acknowledged stays as it is, or becomes that again. */
    async stop(merchantId: string, eventId: string, now: Date): Promise<void> {
      const cleared = { dueAt: '$$REMOVE', openSince: '$$REMOVE', owner: '$$REMOVE', leaseUntil: '$$REMOVE' };
      const stopped = unless(inFlight(now), { ...stoppedFields(KEEP_MS), ...cleared });
      const stop = { $cond: [inFlight(now), true, '$$REMOVE'] };
      // By one write, or an attempt that ends between two would leave it going on.
      await deliveries.updateOne({ _id: eventId, merchantId, state: { $in: OPEN } }, [{ $set: { ...stopped, stop } }]);
    },

    /** How many events a replay would send. */
    count: (merchantId: string, choice: ReplayChoice, now: Date): Promise<number> =>
      deliveries.countDocuments({ ...filterOf(merchantId, choice), $nor: [leased(now)] }, hintOf(choice)),

    /** Makes them due one after the other, the oldest first, `gapMs` apart, unless they are sooner. Answers how many. */
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
        writes.push({ updateOne: { filter: { _id, $nor: [leased(now)] }, update: resendSteps(dueAt, now) } });
        if (writes.length === CHUNK) await flush();
      }
      await flush();
      return replayed;
    },

    /** Makes everything of an endpoint due that waits for its next attempt. Answers how many. */
    async dueNow(endpointKey: string, now: Date): Promise<number> {
      const filter = { lane: endpointKey, dueAt: { $gt: now }, leaseUntil: { $exists: false } };
      return (await deliveries.updateMany(filter, { $set: { dueAt: now } })).modifiedCount;
    },
  };
}
