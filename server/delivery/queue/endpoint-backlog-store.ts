/**
 * A merchant's open deliveries by endpoint: due now or later, waiting for an address, or held behind another. What is read has
 * a bound, however many events are open and however many endpoints there are.
 */
import type { Db, Document } from 'mongodb';
import { mapWithLimit } from '../../platform/map-with-limit.ts';
import { DeliveryState } from './delivery.ts';
import type { DeliveryDocument } from './delivery-document.ts';
import { DELIVERIES } from './delivery-store.ts';
import { type EndpointKeyRange, endpointKeyParts, keysAfter } from './endpoint.ts';

/** Events that are counted of an endpoint, and events of a merchant that are looked at of those waiting and of those held. */
export const MOST_BACKLOG = 10_000;
/** Due events read at once in search of the next endpoints. */
const CHUNK = 200;
/** Endpoints counted at once. */
const AT_ONCE = 4;

/** Open deliveries of one endpoint. */
export interface EndpointBacklog {
  /** Up to `MOST_BACKLOG`. */
  readonly events: number;
  /** The time of the oldest that was counted. */
  readonly oldest: Date;
}

export type Counted = EndpointBacklog & { readonly _id: string };
const COUNT = { events: { $sum: 1 }, oldest: { $min: '$at' } } as const;

function sumOf(one: EndpointBacklog, other: EndpointBacklog | undefined): EndpointBacklog {
  if (other === undefined) return one;
  return {
    events: Math.min(one.events + other.events, MOST_BACKLOG),
    oldest: one.oldest < other.oldest ? one.oldest : other.oldest,
  };
}

export function createEndpointBacklog(db: Db) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);

  /** Endpoints of the range with due deliveries, in the order of their keys. One with very many of them is read in part. */
  const dueKeys = async (merchantId: string, range: EndpointKeyRange, limit: number): Promise<string[]> => {
    const keys: string[] = [];
    for (let lane = range; keys.length < limit; ) {
      const steps = [
        { $match: { lane, merchantId, dueAt: { $exists: true } } },
        { $sort: { lane: 1, dueAt: 1 } },
        { $limit: CHUNK },
        { $group: { _id: '$lane', events: { $sum: 1 } } },
        { $sort: { _id: 1 } },
      ];
      const found = await deliveries.aggregate<{ _id: string; events: number }>(steps, { hint: 'due' }).toArray();
      keys.push(...found.map(({ _id }) => _id));
      const last = keys.at(-1);
      if (last === undefined || found.reduce((sum, { events }) => sum + events, 0) < CHUNK) break;
      lane = keysAfter(last);
    }
    return keys;
  };

  const due = async (lane: string): Promise<Counted[]> => {
    const { merchantId } = endpointKeyParts(lane);
    const steps = [
      { $match: { lane, merchantId, dueAt: { $exists: true } } },
      { $limit: MOST_BACKLOG },
      { $group: { _id: '$lane', ...COUNT } },
    ];
    return deliveries.aggregate<Counted>(steps, { hint: 'due' }).toArray();
  };

  return {
    /** What waits for an address or is held, by endpoint. No index has both these and their endpoints. */
    parked(merchantId: string): Promise<Counted[]> {
      const some = (state: DeliveryState): Document[] => [
        { $match: { state, merchantId } },
        { $limit: MOST_BACKLOG },
        { $project: { lane: 1, at: 1 } },
      ];
      const steps = [
        ...some(DeliveryState.WAITING),
        { $unionWith: { coll: DELIVERIES, pipeline: some(DeliveryState.HELD) } },
        { $group: { _id: '$lane', ...COUNT } },
      ];
      return deliveries.aggregate<Counted>(steps, { hint: 'waiting' }).toArray();
    },

    /** The endpoints of the range with open deliveries, parked ones included. Unsorted; the first `limit` are among them. */
    async keys(
      merchantId: string,
      range: EndpointKeyRange,
      { limit, parked }: { readonly limit: number; readonly parked: readonly Counted[] },
    ): Promise<string[]> {
      const others = parked.map(({ _id }) => _id).filter((key) => key >= range.$gte && key < range.$lt);
      return [...(await dueKeys(merchantId, range, limit)), ...others];
    },

    /** The backlogs of these endpoints, with what is parked; one without open deliveries has none. */
    async of(endpointKeys: readonly string[], parked: readonly Counted[]): Promise<Map<string, EndpointBacklog>> {
      const backlogs = new Map<string, EndpointBacklog>(parked.map(({ _id, ...backlog }) => [_id, backlog]));
      const counted = await mapWithLimit(endpointKeys, due, AT_ONCE);
      for (const { _id, ...backlog } of counted) backlogs.set(_id, sumOf(backlog, backlogs.get(_id)));
      return backlogs;
    },
  };
}
