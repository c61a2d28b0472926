/**
 * The indexes that webhooks need, as a plan: whoever starts the service makes them. Every query here is an index scan, and
 * but for those that find an event by its order or number each holds only what is still to be done, so that it does not grow with what is over.
 */
import type { IndexPlan } from '../../storage/mongo/indexes.ts';
import { DeliveryState } from './delivery.ts';
import { DELIVERIES } from './delivery-store.ts';
import { ENDPOINTS } from './endpoint-store.ts';

/** A collection whose documents carry an outbox. */
export interface WebhookHost {
  readonly name: string;
}

/** The collection of the endpoints that an alarm was raised for. */
export const ALARMED_ENDPOINTS = 'webhook_alarmed_endpoints';

/** The index of what waits in an outbox: merchant by merchant, so that a backlog of one is no way to those of the others. */
export const OUTBOX_INDEX = 'webhook_outbox';

/**
 * For how long the health of an endpoint is kept after its last failure, seconds. Far longer than from any attempt to the next: what
 * is still sent to fails again before, or is well and has none.
 */
const HEALTH_KEPT_SECONDS = 7 * 24 * 3600;

/** The indexes of the deliveries and of every collection that hosts an outbox. */
export function webhookIndexes(hosts: readonly WebhookHost[]): IndexPlan {
  const outbox = {
    name: OUTBOX_INDEX,
    key: { merchantId: 1, relayAt: 1 },
    partialFilterExpression: { relayAt: { $exists: true } },
  };
  const due = {
    name: 'due',
    key: { lane: 1, dueAt: 1 },
    partialFilterExpression: { dueAt: { $exists: true } },
  };
  const soonest = {
    name: 'soonest',
    key: { state: 1, dueAt: 1 },
    partialFilterExpression: { dueAt: { $exists: true } },
  };
  const waiting = {
    name: 'waiting',
    key: { state: 1, merchantId: 1 },
    partialFilterExpression: { state: DeliveryState.WAITING },
  };
  const held = {
    name: 'held',
    key: { state: 1, merchantId: 1, orderKey: 1 },
    partialFilterExpression: { state: DeliveryState.HELD },
  };
  const failure = {
    name: 'failure',
    key: { merchantId: 1, failure: 1 },
    partialFilterExpression: { failure: { $exists: true } },
  };
  const order = {
    name: 'order',
    key: { merchantId: 1, orderKey: 1, orderSequence: 1 },
    partialFilterExpression: { orderKey: { $exists: true } },
  };
  const token = {
    name: 'token',
    key: { merchantId: 1, bornOf: 1 },
    partialFilterExpression: { bornOf: { $exists: true } },
  };
  const time = { name: 'time', key: { merchantId: 1, at: 1 } };
  const log = { name: 'log', key: { merchantId: 1, sequence: 1 }, unique: true };
  const open = { name: 'open', key: { openSince: 1 }, sparse: true };
  const stale = { name: 'stale', key: { lastFailureAt: 1 }, expireAfterSeconds: HEALTH_KEPT_SECONDS };
  const told = { name: 'told', key: { toldAt: 1 } };
  const expiry = { name: 'expiry', key: { expiresAt: 1 }, sparse: true, expireAfterSeconds: 0 };
  return [
    ...hosts.map((host) => ({ collection: host.name, indexes: [outbox] })),
    { collection: DELIVERIES, indexes: [due, soonest, waiting, held, failure, order, token, log, time, open, expiry] },
    { collection: ENDPOINTS, indexes: [stale] },
    { collection: ALARMED_ENDPOINTS, indexes: [told] },
  ];
}
