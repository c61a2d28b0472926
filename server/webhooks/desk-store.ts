/**
 * Deliveries in MongoDB as the merchant's desk reads and changes them. Never touches a lease: what is in flight ends first.
 */
import type { AnyBulkWriteOperation, Db, Document, Filter } from 'mongodb';
import { DeliveryState, type FailureClass } from './delivery.ts';
import { type DeliveryDocument, orderKeyOf } from './delivery-document.ts';
import { DELIVERIES } from './delivery-store.ts';
import { laneRange } from './lane-name.ts';

const REPORT_LIMIT = 500;
const CHUNK = 1_000;

/** What a merchant wants to send again. */
export type ReplayChoice =
  | { readonly kind: 'order'; readonly orderId: string }
  | { readonly kind: 'time'; readonly from: Date; readonly to: Date }
  | { readonly kind: 'failure'; readonly failure: FailureClass };

/** Deliveries of one endpoint that are not over. */
export interface LaneBacklog {
  readonly lane: string;
  readonly events: number;
  readonly oldest: Date;
  readonly nextDueAt: Date;
}

type Stored = Omit<DeliveryDocument, 'body'>;

export type DeskStore = ReturnType<typeof createDeskStore>;

/** The deliveries of one database. */
export function createDeskStore(db: Db) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const wholeLog = { projection: { body: 0 } } as const;
  const leased = (now: Date) => ({ leaseUntil: { $gt: now } });
  const openAgain = { $cond: [{ $eq: [{ $type: '$acknowledgedAt' }, 'missing'] }, '$at', '$$REMOVE'] };
  const again = (dueAt: Date): Document[] => [
    { $set: { state: DeliveryState.PENDING, dueAt, replayed: true, openSince: openAgain } },
    { $unset: ['stop', 'expiresAt', 'owner', 'leaseUntil'] },
  ];

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
        return { merchantId, failure: choice.failure };
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

    /** Makes one due now, unless it is in flight. */
    async resend(merchantId: string, eventId: string, now: Date): Promise<void> {
      await deliveries.updateOne({ _id: eventId, merchantId, $nor: [leased(now)] }, again(now));
    },

    /** Lays one down; one in flight as soon as its attempt is over. What is acknowledged stays as it is. */
    async stop(merchantId: string, eventId: string, now: Date): Promise<void> {
      const one = {
        _id: eventId,
        merchantId,
        state: { $in: [DeliveryState.PENDING, DeliveryState.WAITING, DeliveryState.HELD] },
      };
      const down = {
        $set: { state: DeliveryState.STOPPED },
        $unset: { dueAt: '', openSince: '', owner: '', leaseUntil: '' },
      } as const;
      const { matchedCount } = await deliveries.updateOne({ ...one, $nor: [leased(now)] }, down);
      if (matchedCount === 0) await deliveries.updateOne({ ...one, ...leased(now) }, { $set: { stop: true } });
    },

    /** How many events a replay would send. */
    count: (merchantId: string, choice: ReplayChoice, now: Date): Promise<number> =>
      deliveries.countDocuments({ ...filterOf(merchantId, choice), $nor: [leased(now)] }),

    /** Makes them due one after the other, the oldest first, `gapMs` apart. Answers how many. */
    async replay(merchantId: string, choice: ReplayChoice, now: Date, gapMs: number): Promise<number> {
      const filter = { ...filterOf(merchantId, choice), $nor: [leased(now)] };
      const ids = deliveries.find(filter, { projection: { _id: 1 }, sort: { sequence: 1 } });
      let writes: AnyBulkWriteOperation<DeliveryDocument>[] = [];
      let place = 0;
      let replayed = 0;
      const flush = async () => {
        if (writes.length > 0) replayed += (await deliveries.bulkWrite(writes, { ordered: false })).matchedCount;
        writes = [];
      };
      for await (const { _id } of ids) {
        const dueAt = new Date(now.getTime() + place * gapMs);
        place += 1;
        writes.push({ updateOne: { filter: { _id, $nor: [leased(now)] }, update: again(dueAt) } });
        if (writes.length === CHUNK) await flush();
      }
      await flush();
      return replayed;
    },

    /** What is not over, by endpoint. */
    async backlog(merchantId: string): Promise<LaneBacklog[]> {
      const steps = [
        { $match: { lane: laneRange(merchantId), dueAt: { $exists: true } } },
        { $group: { _id: '$lane', events: { $sum: 1 }, oldest: { $min: '$at' }, nextDueAt: { $min: '$dueAt' } } },
      ];
      const found = await deliveries.aggregate<Omit<LaneBacklog, 'lane'> & { _id: string }>(steps).toArray();
      return found.map(({ _id, ...rest }) => ({ lane: _id, ...rest }));
    },

    /** Makes everything of an endpoint due that waits for its next attempt. Answers how many. */
    async dueNow(lane: string, now: Date): Promise<number> {
      const filter = { lane, dueAt: { $gt: now }, leaseUntil: { $exists: false } };
      return (await deliveries.updateMany(filter, { $set: { dueAt: now } })).modifiedCount;
    },
  };
}
