/**
 * Counts the events that go through a worker, by listening in on its metrics. Passes everything on as it is.
 */
import type { WebhookMetrics } from '../queue/worker-ports.ts';

/** So many so far: each number only grows. */
export interface EventCount {
  readonly relayed: number;
  readonly attempted: number;
}

export interface CountedEvents {
  /** The metrics for the worker that is counted. */
  readonly metrics: WebhookMetrics;
  count(): EventCount;
}

/** Nothing counted yet. */
export function countEvents(metrics: WebhookMetrics): CountedEvents {
  let count: EventCount = { relayed: 0, attempted: 0 };
  return {
    metrics: {
      ...metrics,
      relayed(events) {
        count = { ...count, relayed: count.relayed + events };
        metrics.relayed(events);
      },
      attempted(outcome, failure) {
        count = { ...count, attempted: count.attempted + 1 };
        metrics.attempted(outcome, failure);
      },
    },
    count: () => count,
  };
}
