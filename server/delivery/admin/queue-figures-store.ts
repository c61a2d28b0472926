/**
 * How the queue stands, for whoever operates the service: how old the open events are, which endpoints lag, whose breakers are open.
 * Index scans with limits, so that asking costs little however long the queue is.
 */
import type { Db } from 'mongodb';
import type { DeliveryDocument } from '../queue/delivery-document.ts';
import { DELIVERIES } from '../queue/delivery-store.ts';
import { ENDPOINTS, type EndpointDocument } from '../queue/endpoint-store.ts';

/** Percentiles are of the oldest so many. */
export const MOST_EVENTS = 10_000;
/** Endpoints that are named: those that lag most. */
export const MOST_ENDPOINTS = 50;

export interface QueueFigures {
  /** Events neither acknowledged nor stopped, counted up to ten thousand. */
  readonly open: number;
  /** Ages of open events, of the oldest ten thousand, seconds; 0 when there is none. */
  readonly ageP50: number;
  readonly ageP99: number;
  /** The endpoints that lag most: seconds since their first event became due. */
  readonly lags: readonly { readonly endpoint: string; readonly seconds: number }[];
  /** Endpoints that failed lately, and those of them whose breaker is open. */
  readonly failing: number;
  readonly breakersOpen: number;
}

function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, to.getTime() - from.getTime()) / 1_000;
}

/** A function that asks one database. */
export function createQueueFigures(db: Db): (now: Date) => Promise<QueueFigures> {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const endpoints = db.collection<EndpointDocument>(ENDPOINTS);
  const steps = [
    { $match: { lane: { $gt: '' }, dueAt: { $gt: new Date(0) } } },
    { $sort: { lane: 1, dueAt: 1 } },
    { $group: { _id: '$lane', dueAt: { $first: '$dueAt' } } },
    { $sort: { dueAt: 1 } },
    { $limit: MOST_ENDPOINTS },
  ];

  return async (now) => {
    const [ages, lanes, unwell] = await Promise.all([
      deliveries
        .find({ openSince: { $gt: new Date(0) } }, { projection: { _id: 0, openSince: 1 }, sort: { openSince: 1 } })
        .limit(MOST_EVENTS)
        .toArray(),
      deliveries.aggregate<{ _id: string; dueAt: Date }>(steps, { hint: 'due' }).toArray(),
      endpoints.find({ _id: { $gt: '' } }).toArray(),
    ]);
    // The oldest come first: the highest percentiles are at the beginning.
    const age = (share: number): number => {
      const at = ages[Math.floor((1 - share) * ages.length)]?.openSince;
      return at === undefined ? 0 : secondsBetween(at, now);
    };
    return {
      open: ages.length,
      ageP50: age(0.5),
      ageP99: age(0.99),
      lags: lanes
        .map(({ _id, dueAt }) => ({ endpoint: _id, seconds: secondsBetween(dueAt, now) }))
        .filter(({ seconds }) => seconds > 0),
      failing: unwell.length,
      breakersOpen: unwell.filter(({ openedAt }) => openedAt !== null).length,
    };
  };
}
