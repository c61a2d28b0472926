/**
 * The indexes that webhooks need, as a plan: whoever starts the service makes them. Every query here is an index scan, and
 * each index holds only what is still to be done, so that it does not grow with what is over.
 */
import type { IndexPlan } from '../mongo/indexes.ts';
import { DeliveryState } from './delivery.ts';
import { DELIVERIES } from './delivery-store.ts';

/** A collection whose documents carry an outbox. */
export interface WebhookHost {
  readonly name: string;
}

/** The indexes of the deliveries and of every collection that hosts an outbox. */
export function webhookIndexes(hosts: readonly WebhookHost[]): IndexPlan {
  const outbox = { name: 'webhook_relay', key: { relayAt: 1 }, sparse: true };
  const due = {
    name: 'due',
    key: { dueAt: 1, lane: 1 },
    partialFilterExpression: { dueAt: { $exists: true } },
  };
  const waiting = {
    name: 'waiting',
    key: { state: 1, merchantId: 1 },
    partialFilterExpression: { state: DeliveryState.WAITING },
  };
  const order = {
    name: 'order',
    key: { merchantId: 1, orderKey: 1, at: 1 },
    partialFilterExpression: { orderKey: { $exists: true } },
  };
  return [
    ...hosts.map((host) => ({ collection: host.name, indexes: [outbox] })),
    { collection: DELIVERIES, indexes: [due, waiting, order] },
  ];
}
