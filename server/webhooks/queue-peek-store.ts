/**
 * Whether there is anything to do: one question for all collections, so that a worker at rest can look every second and costs next
 * to nothing. Takes nothing and reads no event.
 */
import type { Db, Document } from 'mongodb';
import type { DeliveryDocument } from './delivery-document.ts';
import { DELIVERIES } from './delivery-store.ts';
import type { WebhookHost } from './indexes.ts';

/** A function that answers whether a delivery is due or an outbox holds something; an index step for each endpoint and collection. */
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
      { $match: { lane: { $gt: '' }, dueAt: { $gt: new Date(0) } } },
      { $sort: { lane: 1, dueAt: 1 } },
      { $group: { _id: '$lane', dueAt: { $first: '$dueAt' } } },
      { $match: { dueAt: { $lte: now } } },
      { $limit: 1 },
      ...outboxes,
      { $limit: 1 },
    ];
    return (await deliveries.aggregate(steps, { hint: 'due' }).toArray()).length > 0;
  };
}
