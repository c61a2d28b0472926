/**
 * Whether there is anything to do: one question for all collections, so that a worker at rest can look every second and costs next
 * to nothing. Takes nothing and reads no event.
 */
import type { Db, Document } from 'mongodb';
import { DeliveryState } from './delivery.ts';
import type { DeliveryDocument } from './delivery-document.ts';
import { DELIVERIES } from './delivery-store.ts';
import type { WebhookHost } from './indexes.ts';

/** A function that answers whether a delivery is due or an outbox holds something; a few index steps, whatever waits for later. */
export function createQueuePeek(db: Db, hosts: readonly WebhookHost[]): (now: Date) => Promise<boolean> {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const outboxes = hosts.map(({ name }): Document => {
    const pipeline = [
      { $match: { merchantId: { $gt: '' }, relayAt: { $gt: new Date(0) } } },
      { $sort: { merchantId: 1, relayAt: 1 } },
      { $limit: 1 },
      { $project: { _id: 1 } },
    ];
    return { $unionWith: { coll: name, pipeline } };
  });
  return async (now) => {
    const steps = [
      { $match: { state: { $in: [DeliveryState.PENDING, DeliveryState.ACKED] }, dueAt: { $lte: now } } },
      { $limit: 1 },
      { $project: { _id: 1 } },
      ...outboxes,
      { $limit: 1 },
    ];
    return (await deliveries.aggregate(steps, { hint: 'soonest' }).toArray()).length > 0;
  };
}
