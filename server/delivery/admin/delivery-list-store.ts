/**
 * The merchant's lists of deliveries in MongoDB, newest first. Each query names the index that fits its most selective
 * filter, so that a page costs the same however long the history is. Read-only.
 */
import type { Db, Filter } from 'mongodb';
import type { EventName } from '../../../generated/values.ts';
import { BY_ID } from '../../storage/mongo/sharding.ts';
import { DeliveryState } from '../queue/delivery.ts';
import { type DeliveryDocument, orderKeyOf } from '../queue/delivery-document.ts';
import { DELIVERIES } from '../queue/delivery-store.ts';
import { ListIndex } from '../queue/indexes.ts';
import { createFindEndpointKey } from './endpoint-key-store.ts';

/**
 * `OPEN`: to be sent or being sent. `RETRYING`: of these, the ones whose last attempt failed. The others are states of
 * the merchant's report.
 */
export type ListedStatus = 'OPEN' | 'RETRYING' | 'WAITING_FOR_URL' | 'HELD' | 'STOPPED' | 'NOTIFIED';

/** Which deliveries to list; a filter that is undefined does not apply. */
export interface DeliveryFilter {
  readonly eventName: EventName | undefined;
  readonly status: ListedStatus | undefined;
  readonly orderId: string | undefined;
  readonly endpointId: string | undefined;
  /** The time of the event: from `from` to before `to`. */
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** The position of a delivery in a list. */
export interface ListPosition {
  readonly at: Date;
  readonly sequence: number;
}

export interface ListPage {
  readonly after: ListPosition | null;
  readonly limit: number;
}

/** The parts of a recent delivery that change. */
export type RecentDelivery = Pick<
  DeliveryDocument,
  '_id' | 'sequence' | 'state' | 'leaseUntil' | 'stop' | 'attemptCount'
>;

const statesOf: Readonly<Record<Exclude<ListedStatus, 'RETRYING'>, readonly DeliveryState[]>> = {
  OPEN: [DeliveryState.PENDING],
  WAITING_FOR_URL: [DeliveryState.WAITING],
  HELD: [DeliveryState.HELD],
  STOPPED: [DeliveryState.STOPPED],
  NOTIFIED: [DeliveryState.ACKED, DeliveryState.DONE],
};

const NEWEST_FIRST = { at: -1, sequence: -1 } as const;

export function createDeliveryListStore(db: Db) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const findEndpointKey = createFindEndpointKey(db);

  return {
    /** One page, newest first, with the latest attempt of each delivery. */
    async page(merchantId: string, filter: DeliveryFilter, { after, limit }: ListPage): Promise<DeliveryDocument[]> {
      const { endpointId } = filter;
      const lane = endpointId === undefined ? undefined : await findEndpointKey(merchantId, endpointId);
      if (lane === null) return [];
      const match = matchOf(merchantId, { ...filter, lane }, after);
      const options = { projection: { attempts: { $slice: -1 } }, sort: NEWEST_FIRST, limit };
      const { orderId } = filter;
      if (orderId === undefined) return deliveries.find(match, { ...options, hint: indexOf(filter) }).toArray();
      // The few events of one order, and of tokens that it created, are sorted in memory.
      const key = orderKeyOf(orderId);
      const [own, ofTokens] = await Promise.all([
        deliveries.find({ ...match, orderKey: key }, { ...options, hint: 'order' }).toArray(),
        deliveries.find({ ...match, bornOf: key }, { ...options, hint: 'token' }).toArray(),
      ]);
      return [...own, ...ofTokens].sort(newestFirst).slice(0, limit);
    },

    /** One delivery with its whole log. */
    find: (merchantId: string, eventId: string): Promise<DeliveryDocument | null> =>
      deliveries.findOne({ _id: eventId, merchantId }),

    /** The newest deliveries of a merchant. */
    recent(merchantId: string, limit: number): Promise<RecentDelivery[]> {
      const projection = { sequence: 1, state: 1, leaseUntil: 1, stop: 1, attemptCount: 1 } as const;
      const options = { projection, sort: NEWEST_FIRST, limit, hint: ListIndex.NEWEST };
      return deliveries.find<RecentDelivery>({ merchantId }, options).toArray();
    },

    /** The texts of a merchant's events, by id. */
    async bodies(merchantId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (ids.length === 0) return new Map();
      const found = await deliveries
        .find({ _id: { $in: [...ids] }, merchantId }, { projection: { body: 1 }, ...BY_ID })
        .toArray();
      return new Map(found.map(({ _id, body }) => [_id, body]));
    },
  };
}

function matchOf(
  merchantId: string,
  { eventName, status, from, to, lane }: DeliveryFilter & { readonly lane: string | undefined },
  after: ListPosition | null,
): Filter<DeliveryDocument> {
  const times = {
    ...(from === undefined ? {} : { $gte: from }),
    ...(to === undefined ? {} : { $lt: to }),
  };
  const conditions: Filter<DeliveryDocument>[] = [{ merchantId }];
  if (Object.keys(times).length > 0) conditions.push({ at: times });
  if (lane !== undefined) conditions.push({ lane });
  if (eventName !== undefined) conditions.push({ eventName });
  if (status === 'RETRYING') conditions.push({ failure: { $exists: true }, state: DeliveryState.PENDING });
  else if (status !== undefined) conditions.push({ state: { $in: [...statesOf[status]] } });
  if (after !== null) {
    // The first condition bounds the index scan; the second one drops events of the same millisecond.
    const { at, sequence } = after;
    conditions.push({ at: { $lte: at } }, { $or: [{ at: { $lt: at } }, { sequence: { $lt: sequence } }] });
  }
  return { $and: conditions };
}

function newestFirst(one: ListPosition, other: ListPosition): number {
  return other.at.getTime() - one.at.getTime() || other.sequence - one.sequence;
}

/** The index of the most selective filter. */
function indexOf({ status, eventName, endpointId }: DeliveryFilter): string {
  if (status === 'RETRYING') return ListIndex.FAILING;
  if (status !== undefined && status !== 'NOTIFIED') return ListIndex.STATE;
  if (eventName !== undefined) return ListIndex.NAME;
  if (endpointId !== undefined) return ListIndex.ENDPOINT;
  return status === undefined ? ListIndex.NEWEST : ListIndex.STATE;
}
