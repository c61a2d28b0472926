/** How many events of a merchant are not over, by endpoint, in MongoDB. Three index scans by one question; changes nothing. */
import type { Db, Document } from 'mongodb';
import { DeliveryState } from '../queue/delivery.ts';
import type { DeliveryDocument } from '../queue/delivery-document.ts';
import { DELIVERIES } from '../queue/delivery-store.ts';
import { laneRange } from '../queue/lane-name.ts';

/** Deliveries of one endpoint that are not over. */
export interface LaneBacklog {
  readonly lane: string;
  readonly events: number;
  readonly oldest: Date;
}

/** A function that answers what is not over, by endpoint: what is due at some time, what waits for an address, and what is held behind another. */
export function createBacklog(db: Db): (merchantId: string) => Promise<LaneBacklog[]> {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const fields = { $project: { lane: 1, at: 1 } };
  const laidAside = (state: DeliveryState, merchantId: string): Document => ({
    $unionWith: { coll: DELIVERIES, pipeline: [{ $match: { state, merchantId } }, fields] },
  });
  return async (merchantId) => {
    const steps = [
      { $match: { lane: laneRange(merchantId), dueAt: { $exists: true } } },
      fields,
      laidAside(DeliveryState.WAITING, merchantId),
      laidAside(DeliveryState.HELD, merchantId),
      { $group: { _id: '$lane', events: { $sum: 1 }, oldest: { $min: '$at' } } },
    ];
    const found = await deliveries.aggregate<Omit<LaneBacklog, 'lane'> & { _id: string }>(steps).toArray();
    return found.map(({ _id, ...rest }) => ({ lane: _id, ...rest }));
  };
}
