/**
 * The index plan of webhooks, applied at start-up. Every query uses an index. Except for lookups by order or number and
 * for the merchant's lists, each index holds only open work, so that it does not grow with the history.
 */
import type { IndexPlan } from '../../storage/mongo/indexes.ts';
import { DeliveryState } from './delivery.ts';
import { DELIVERIES } from './delivery-store.ts';
import { ENDPOINTS } from './endpoint-store.ts';

/** A collection whose documents carry an outbox. */
export interface WebhookHost {
  readonly name: string;
}

/** Collection of endpoints with an alarm. */
export const ALARMED_ENDPOINTS = 'webhook_alarmed_endpoints';

/**
 * Index of outboxes with entries to relay. It starts with the merchant, so that one merchant's backlog does not
 * lengthen scans for another.
 */
export const OUTBOX_INDEX = 'webhook_outbox';

/**
 * Retention of an endpoint's health record after its last failure, seconds. Far longer than the longest retry interval:
 * an endpoint in use fails again before, or is healthy and has no record.
 */
const HEALTH_KEPT_SECONDS = 7 * 24 * 3600;

/** Names of the indexes of a merchant's lists. */
export const ListIndex = {
  NEWEST: 'newest',
  NAME: 'newest_by_name',
  STATE: 'newest_by_state',
  ENDPOINT: 'newest_of_endpoint',
  FAILING: 'newest_failing',
} as const;

/** Indexes of the webhook collections and of every collection that hosts an outbox. */
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
  // The merchant's lists, newest first, by each filter.
  const newest = { name: ListIndex.NEWEST, key: { merchantId: 1, at: -1, sequence: -1 } } as const;
  const byName = { name: ListIndex.NAME, key: { merchantId: 1, eventName: 1, at: -1, sequence: -1 } } as const;
  const byState = { name: ListIndex.STATE, key: { merchantId: 1, state: 1, at: -1, sequence: -1 } } as const;
  const byEndpoint = { name: ListIndex.ENDPOINT, key: { merchantId: 1, lane: 1, at: -1, sequence: -1 } } as const;
  const failing = {
    name: ListIndex.FAILING,
    key: { merchantId: 1, at: -1, sequence: -1 },
    partialFilterExpression: { failure: { $exists: true } },
  } as const;
  const log = { name: 'log', key: { merchantId: 1, sequence: 1 }, unique: true };
  const open = { name: 'open', key: { openSince: 1 }, sparse: true };
  const stale = { name: 'stale', key: { lastFailureAt: 1 }, expireAfterSeconds: HEALTH_KEPT_SECONDS };
  const alarmed = { name: 'told', key: { toldAt: 1 } };
  const expiry = { name: 'expiry', key: { expiresAt: 1 }, sparse: true, expireAfterSeconds: 0 };
  return [
    ...hosts.map((host) => ({ collection: host.name, indexes: [outbox] })),
    { collection: DELIVERIES, indexes: [due, soonest, waiting, held, failure, order, token, log, open, expiry] },
    { collection: DELIVERIES, indexes: [newest, byName, byState, byEndpoint, failing] },
    { collection: ENDPOINTS, indexes: [stale] },
    { collection: ALARMED_ENDPOINTS, indexes: [alarmed] },
  ];
}
