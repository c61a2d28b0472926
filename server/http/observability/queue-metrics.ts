/** The state of the webhook queue and of the orders that wait for it, as metrics that are loaded when they are read. */
import type { Registry } from 'prom-client';
import { MOST_ENDPOINTS, MOST_EVENTS, type QueueFigures } from '../../delivery/queue/queue-figures-store.ts';
import { type LoadedGauge, registerLoadedGauges } from './loaded-gauges.ts';

const gauges: readonly LoadedGauge<QueueFigures>[] = [
  {
    name: 'webhook_queue_events',
    help: `Events neither acknowledged nor stopped, counted up to ${MOST_EVENTS}.`,
    labels: ['state'],
    values: ({ open }) => [[open, 'open']],
  },
  {
    name: 'webhook_queue_age_seconds',
    help: `Age of the events that are neither acknowledged nor stopped: percentiles of at most the ${MOST_EVENTS} oldest.`,
    labels: ['quantile'],
    values: ({ ageP50, ageP99 }) => [
      [ageP50, '0.5'],
      [ageP99, '0.99'],
    ],
  },
  {
    name: 'webhook_oldest_due_seconds',
    help: 'Time since the oldest due event became due: to be moved from its outbox to the queue (outbox), or to be sent (queue).',
    labels: ['stage'],
    values: ({ outboxLag, lags }) => [
      [outboxLag, 'outbox'],
      [Math.max(0, ...lags.map(({ seconds }) => seconds)), 'queue'],
    ],
  },
  {
    name: 'webhook_endpoint_lag_seconds',
    help: `Time that an event of the endpoint has been due, for the ${MOST_ENDPOINTS} endpoints that lag most.`,
    labels: ['endpoint'],
    values: ({ lags }) => lags.map(({ endpoint, seconds }) => [seconds, endpoint]),
  },
  {
    name: 'webhook_endpoints',
    help: 'Endpoints that do not answer 200: recently failing, and of these with an open circuit breaker.',
    labels: ['state'],
    values: ({ failing, breakersOpen }) => [
      [failing, 'failing'],
      [breakersOpen, 'open'],
    ],
  },
];

/** Adds the gauges to a registry. While the database is unavailable, they keep their last values: /ready reports it. */
export function registerQueueMetrics(registry: Registry, load: () => Promise<QueueFigures>): void {
  registerLoadedGauges(registry, gauges, load, 'last-values');
}

/** How late a process knows webhooks to be, and how many new orders wait for them. */
export interface Lateness {
  readonly lagMs: number;
  /** Since it last claimed due events, milliseconds; null in a process that does not deliver. */
  readonly claimAgeMs: number | null;
  /** Null in a process that takes no orders. */
  readonly waitingOrders: number | null;
}

const latenessGauges: readonly LoadedGauge<Lateness>[] = [
  {
    name: 'webhook_lag_seconds',
    help: 'Age of the events that are taken up, as this process knows it; 0 while few wait. From 0.05 on, new orders are admitted at a limited rate.',
    values: ({ lagMs }) => [[lagMs / 1_000]],
  },
  {
    name: 'webhook_claim_age_seconds',
    help: 'Time since this process last looked for due events and claimed its share of them.',
    values: ({ claimAgeMs }) => [[claimAgeMs === null ? null : claimAgeMs / 1_000]],
  },
  {
    name: 'orders_waiting',
    help: 'New orders that wait in this process because webhook delivery is behind.',
    values: ({ waitingOrders }) => [[waitingOrders]],
  },
];

/** Adds the gauges of lateness to a registry. */
export function registerLatenessMetrics(registry: Registry, read: () => Lateness): void {
  registerLoadedGauges(registry, latenessGauges, async () => read(), 'no-values');
}
