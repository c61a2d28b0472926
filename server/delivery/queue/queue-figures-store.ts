/**
 * Figures about the queue: for the operator (age of open events, endpoints that lag, open breakers), and for an idle
 * worker (whether anything is due). Their cost does not grow with the queue, but that
 * of the operator's figures grows with the number of endpoints that fail or have something due: loaded-gauges.ts reuses them.
 */
import type { Db, Document } from 'mongodb';
import { broadcast } from '../../storage/mongo/sharding.ts';
import { DeliveryState } from './delivery.ts';
import type { DeliveryDocument } from './delivery-document.ts';
import { DELIVERIES } from './delivery-store.ts';
import { ENDPOINTS, type EndpointDocument, PAUSED_ENDPOINTS, type PausedDocument } from './endpoint-store.ts';
import { OUTBOX_INDEX, type WebhookHost } from './indexes.ts';

/** Open events that percentiles are computed from: the oldest ones. */
export const MOST_EVENTS = 10_000;
/** Endpoints reported by name: those that lag most. */
export const MOST_ENDPOINTS = 50;
/** Paused endpoints that are left out. */
const MOST_PAUSED = 10_000;

export interface QueueFigures {
  /** Events neither acknowledged nor stopped, counted up to ten thousand. */
  readonly open: number;
  /** Age percentiles of the oldest ten thousand open events, seconds; 0 when there is none. */
  readonly ageP50: number;
  readonly ageP99: number;
  /** Seconds since the oldest event in an outbox became due for the queue; 0 when there is none. */
  readonly outboxLag: number;
  /** The endpoints that lag most, without those that their merchants paused: seconds since their earliest event became due. */
  readonly lags: readonly { readonly endpoint: string; readonly seconds: number }[];
  /** Endpoints with recent failures, and those of them whose breaker is open. */
  readonly failing: number;
  readonly breakersOpen: number;
}

function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, to.getTime() - from.getTime()) / 1_000;
}

export function createQueueFigures(db: Db, hosts: readonly WebhookHost[]): (now: Date) => Promise<QueueFigures> {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const endpoints = db.collection<EndpointDocument>(ENDPOINTS);
  const paused = db.collection<PausedDocument>(PAUSED_ENDPOINTS);

  const relayable = [
    { $match: { merchantId: { $gt: '' }, relayAt: { $gt: new Date(0) } } },
    { $limit: MOST_EVENTS },
    { $group: { _id: null, at: { $min: '$relayAt' } } },
  ];
  const health = [
    { $group: { _id: null, failing: { $sum: 1 }, open: { $sum: { $cond: [{ $eq: ['$openedAt', null] }, 0, 1] } } } },
  ];
  const oldestIn = async ({ name }: WebhookHost): Promise<Date[]> => {
    const found = db
      .collection(name)
      .aggregate<{ at: Date }>(relayable, { hint: OUTBOX_INDEX, ...broadcast('figures') });
    return (await found.toArray()).map(({ at }) => at);
  };

  const lags = async () => {
    const leftOut = await paused.find({}, broadcast('figures')).limit(MOST_PAUSED).toArray();
    const steps = [
      { $match: { lane: { $gt: '' }, dueAt: { $gt: new Date(0) } } },
      { $sort: { lane: 1, dueAt: 1 } },
      { $group: { _id: '$lane', dueAt: { $first: '$dueAt' } } },
      { $match: { _id: { $nin: leftOut.map(({ _id }) => _id) } } },
      { $sort: { dueAt: 1 } },
      { $limit: MOST_ENDPOINTS },
    ];
    return deliveries
      .aggregate<{ _id: string; dueAt: Date }>(steps, { hint: 'due', ...broadcast('figures') })
      .toArray();
  };

  return async (now) => {
    const [ages, endpointRows, [unhealthy], outboxes] = await Promise.all([
      deliveries
        .find({ openSince: { $gt: new Date(0) } }, { projection: { _id: 0, openSince: 1 }, ...broadcast('figures') })
        .sort({ openSince: 1 })
        .limit(MOST_EVENTS)
        .toArray(),
      lags(),
      endpoints.aggregate<{ failing: number; open: number }>(health, broadcast('figures')).toArray(),
      Promise.all(hosts.map(oldestIn)),
    ]);
    // Sorted by age, oldest first: the highest percentiles are at the start.
    const age = (share: number): number => {
      const at = ages[Math.floor((1 - share) * ages.length)]?.openSince;
      return at === undefined ? 0 : secondsBetween(at, now);
    };
    return {
      open: ages.length,
      ageP50: age(0.5),
      ageP99: age(0.99),
      outboxLag: Math.max(0, ...outboxes.flat().map((at) => secondsBetween(at, now))),
      lags: endpointRows
        .map(({ _id, dueAt }) => ({ endpoint: _id, seconds: secondsBetween(dueAt, now) }))
        .filter(({ seconds }) => seconds > 0),
      failing: unhealthy?.failing ?? 0,
      breakersOpen: unhealthy?.open ?? 0,
    };
  };
}

/**
 * Creates a function that returns whether a delivery is due or an outbox holds an entry. A few index steps, whatever is
 * scheduled for later.
 */
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
    return (
      (await deliveries.aggregate(steps, { hint: 'soonest', ...broadcast('due-deliveries') }).toArray()).length > 0
    );
  };
}
