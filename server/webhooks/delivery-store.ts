/**
 * The deliveries in MongoDB. Every write about a leased delivery matches its owner and fence, so that a worker that was
 * paused past its lease cannot overwrite its successor. Decides nothing: what to write comes from the caller.
 */
import { type Db, type Document, MongoBulkWriteError } from 'mongodb';
import { type Attempt, type AttemptIntent, DeliveryState, type LeasedDelivery, UNKNOWN_RESULT } from './delivery.ts';
import { type DeliveryDocument, orderKeyOf } from './delivery-document.ts';

export type { Db } from 'mongodb';

/** The collection's name. */
export const DELIVERIES = 'webhook_deliveries';

/** How many attempts a delivery's log keeps. */
const LOG_LIMIT = 50;
const REPORT_LIMIT = 500;
const DUPLICATE_KEY = 11000;

/**
 * For writes whose loss with a database server costs no more than one repeated step: leases, intents, and what only tidies up.
 * They need not wait for the disk. New deliveries, answers and retries do.
 */
export const UNSYNCED = { w: 1, journal: false } as const;

export type DeliveryStore = ReturnType<typeof createDeliveryStore>;

/** What is due, before it is claimed. */
export interface DueDelivery {
  readonly id: string;
  readonly lane: string;
}

/** Access to the deliveries of one database. */
export function createDeliveryStore(db: Db) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const unsynced = db.collection<DeliveryDocument>(DELIVERIES, { writeConcern: UNSYNCED });
  const held = ({ id, owner, fence }: LeasedDelivery) => ({ _id: id, owner, fence });
  const matched = async (writing: Promise<{ matchedCount: number }>) => (await writing).matchedCount === 1;
  const logged = (attempt: Attempt) => ({ attempts: { $each: [attempt], $slice: -LOG_LIMIT } });

  return {
    /** Stores new deliveries; those already there stay as they are. Answers the ids that could not be stored. */
    async insert(documents: readonly DeliveryDocument[]): Promise<ReadonlySet<string>> {
      if (documents.length === 0) return new Set();
      try {
        await deliveries.insertMany([...documents], { ordered: false });
        return new Set();
      } catch (error) {
        if (!(error instanceof MongoBulkWriteError)) throw error;
        const faults = [error.writeErrors].flat().filter((fault) => fault.code !== DUPLICATE_KEY);
        return new Set(faults.flatMap((fault) => documents[fault.index]?._id ?? []));
      }
    },

    /** What is due, the longest due first, lanes in `except` left out. */
    async due(query: { now: Date; except: readonly string[]; limit: number }): Promise<DueDelivery[]> {
      const filter = {
        dueAt: { $lte: query.now },
        ...(query.except.length > 0 && { lane: { $nin: [...query.except] } }),
      };
      const found = deliveries.find(filter, { projection: { lane: 1 }, sort: { dueAt: 1 }, limit: query.limit });
      return (await found.toArray()).map(({ _id, lane }) => ({ id: _id, lane }));
    },

    /** Leases those of `ids` that are still due. `owner` must be new with each call. Closes what a dead owner left open. */
    async claim(lease: { ids: readonly string[]; owner: string; now: Date; until: Date }): Promise<LeasedDelivery[]> {
      const { owner, now, until } = lease;
      await unsynced.updateMany({ _id: { $in: [...lease.ids] }, dueAt: { $lte: now } }, claimSteps(owner, until));
      const projection = { attempts: 0, open: 0 };
      const claimed = await deliveries.find({ _id: { $in: [...lease.ids] }, owner }, { projection }).toArray();
      return claimed.map((document) => leased(document, owner));
    },

    /** Holds on to what is in flight. Silent about what was lost. */
    async renew(leases: readonly LeasedDelivery[], until: Date): Promise<void> {
      const update = { $set: { dueAt: until, leaseUntil: until } };
      await unsynced.bulkWrite(
        leases.map((lease) => ({ updateOne: { filter: held(lease), update } })),
        { ordered: false },
      );
    },

    /** Records that an attempt begins. False: the lease is lost, and nothing may be sent. */
    intend(lease: LeasedDelivery, open: AttemptIntent): Promise<boolean> {
      return matched(unsynced.updateOne(held(lease), { $set: { open, attemptCount: open.number } }));
    },

    /** Stores the 200. The lease is kept: its end brings the delivery back should marking its host not follow. */
    acknowledge(lease: LeasedDelivery, attempt: Attempt, now: Date): Promise<boolean> {
      const $set = { state: DeliveryState.ACKED, acknowledgedAt: now };
      return matched(deliveries.updateOne(held(lease), { $set, $unset: { open: '' }, $push: logged(attempt) }));
    },

    /** The host document knows of the 200: nothing is left to do. */
    finish(lease: LeasedDelivery): Promise<boolean> {
      const $unset = { dueAt: '', owner: '', leaseUntil: '' } as const;
      return matched(unsynced.updateOne(held(lease), { $set: { state: DeliveryState.DONE }, $unset }));
    },

    /** Closes an attempt that did not acknowledge, and gives the lease back until `dueAt`. */
    fail(lease: LeasedDelivery, attempt: Attempt, dueAt: Date): Promise<boolean> {
      const $unset = { open: '', owner: '', leaseUntil: '' } as const;
      return matched(deliveries.updateOne(held(lease), { $set: { dueAt }, $unset, $push: logged(attempt) }));
    },

    /** Gives the lease back without an attempt. */
    postpone(lease: LeasedDelivery, dueAt: Date): Promise<boolean> {
      return matched(deliveries.updateOne(held(lease), { $set: { dueAt }, $unset: { owner: '', leaseUntil: '' } }));
    },

    /** Lays the delivery aside until its merchant has a URL. */
    wait(lease: LeasedDelivery): Promise<boolean> {
      const $unset = { dueAt: '', owner: '', leaseUntil: '' } as const;
      return matched(deliveries.updateOne(held(lease), { $set: { state: DeliveryState.WAITING }, $unset }));
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

    /** The deliveries of one order, oldest first. */
    ofOrder(merchantId: string, orderId: string): Promise<Omit<DeliveryDocument, 'body'>[]> {
      const filter = { merchantId, orderKey: orderKeyOf(orderId) };
      const options = { projection: { body: 0 }, sort: { at: 1 }, limit: REPORT_LIMIT } as const;
      return deliveries.find<Omit<DeliveryDocument, 'body'>>(filter, options).toArray();
    },
  };
}

function leased(document: Omit<DeliveryDocument, 'attempts' | 'open'>, owner: string): LeasedDelivery {
  const { _id: id, merchantId, at, host, lane, webhookUrl, body, state, attemptCount, fence } = document;
  return { id, merchantId, at, host, lane, webhookUrl, body, state, attemptCount, fence, owner };
}

function claimSteps(owner: string, until: Date): Document[] {
  const unclosed = { $mergeObjects: ['$open', { $literal: UNKNOWN_RESULT }] };
  const log = { $slice: [{ $concatArrays: ['$attempts', [unclosed]] }, -LOG_LIMIT] };
  const attempts = { $cond: [{ $eq: [{ $type: '$open' }, 'object'] }, log, '$attempts'] };
  const fence = { $add: ['$fence', 1] };
  return [
    { $set: { owner: { $literal: owner }, leaseUntil: until, dueAt: until, fence, attempts } },
    { $unset: 'open' },
  ];
}
