/** The state of the webhook queue as metrics, loaded when the metrics are read. */
import { Gauge, type Registry } from 'prom-client';
import { MOST_ENDPOINTS, MOST_EVENTS, type QueueFigures } from '../../delivery/queue/queue-figures-store.ts';

interface QueueGauge {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  /** The values by label. */
  readonly values: (figures: QueueFigures) => readonly (readonly [label: string, value: number])[];
}

const gauges: readonly QueueGauge[] = [
  {
    name: 'webhook_queue_events',
    help: `Events neither acknowledged nor stopped, counted up to ${MOST_EVENTS}.`,
    label: 'state',
    values: ({ open }) => [['open', open]],
  },
  {
    name: 'webhook_queue_age_seconds',
    help: `Age of the events that are neither acknowledged nor stopped: percentiles of at most the ${MOST_EVENTS} oldest.`,
    label: 'quantile',
    values: ({ ageP50, ageP99 }) => [
      ['0.5', ageP50],
      ['0.99', ageP99],
    ],
  },
  {
    name: 'webhook_oldest_due_seconds',
    help: 'Time since the oldest due event became due: to be moved from its outbox to the queue (outbox), or to be sent (queue).',
    label: 'stage',
    values: ({ outboxLag, lags }) => [
      ['outbox', outboxLag],
      ['queue', Math.max(0, ...lags.map(({ seconds }) => seconds))],
    ],
  },
  {
    name: 'webhook_endpoint_lag_seconds',
    help: `Time that an event of the endpoint has been due, for the ${MOST_ENDPOINTS} endpoints that lag most.`,
    label: 'endpoint',
    values: ({ lags }) => lags.map(({ endpoint, seconds }) => [endpoint, seconds]),
  },
  {
    name: 'webhook_endpoints',
    help: 'Endpoints that do not answer 200: recently failing, and of these with an open circuit breaker.',
    label: 'state',
    values: ({ failing, breakersOpen }) => [
      ['failing', failing],
      ['open', breakersOpen],
    ],
  },
];

/** Adds the gauges to a registry. While the database is unavailable, they keep their last values. */
export function registerQueueMetrics(registry: Registry, load: () => Promise<QueueFigures>): void {
  let pending: Promise<QueueFigures> | undefined;
  // Prometheus reads all gauges at once: they share one query.
  const figures = (): Promise<QueueFigures> => {
    pending ??= load().finally(() => {
      pending = undefined;
    });
    return pending;
  };
  for (const { name, help, label, values } of gauges) {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        // /ready reports that the database is unavailable.
        const current = await figures().catch(() => undefined);
        if (current === undefined) return;
        this.reset();
        for (const [which, value] of values(current)) this.set({ [label]: which }, value);
      },
    });
  }
}
