/**
 * Rate, failures and duration of the webhook attempts of single endpoints, over the last five minutes of this process. The label is
 * bounded: only the endpoints that fail most are shown, and only those that were used last are kept.
 */
import { Gauge, type Registry } from 'prom-client';
import { evictOldest } from '../../platform/evict-oldest.ts';

const WINDOW_MS = 300_000;
/** Parts of the window; a whole part expires at a time. */
const PARTS = 5;
const KEPT = 1_000;
/** Endpoints reported by name: those with the most failures. */
const MOST_ATTEMPTED = 50;

interface Sums {
  acknowledged: number;
  failed: number;
  ms: number;
}

export interface EndpointAttempts {
  note(endpoint: string, result: 'acknowledged' | 'failed', ms: number): void;
}

/** Adds the gauges to a registry, and returns what feeds them. `now`: milliseconds of any clock that does not go back. */
export function registerEndpointMetrics(registry: Registry, now: () => number): EndpointAttempts {
  const endpoints = new Map<string, Map<number, Sums>>();
  const partNow = () => Math.floor(now() / (WINDOW_MS / PARTS));

  function sums(): readonly (readonly [endpoint: string, Sums])[] {
    const part = partNow();
    const all = [...endpoints].flatMap(([endpoint, parts]) => {
      const live = [...parts].filter(([at]) => at > part - PARTS).map(([, each]) => each);
      const sum = (name: keyof Sums) => live.reduce((total, each) => total + each[name], 0);
      const total = { acknowledged: sum('acknowledged'), failed: sum('failed'), ms: sum('ms') };
      return live.length === 0 ? [] : [[endpoint, total] as const];
    });
    return all
      .sort(([, one], [, other]) => other.failed - one.failed || other.acknowledged - one.acknowledged)
      .slice(0, MOST_ATTEMPTED);
  }

  new Gauge({
    name: 'webhook_endpoint_attempts',
    help: `Attempts of this process in the last 5 minutes, for the ${MOST_ATTEMPTED} endpoints that failed most.`,
    labelNames: ['endpoint', 'result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [endpoint, { acknowledged, failed }] of sums()) {
        this.set({ endpoint, result: 'acknowledged' }, acknowledged);
        this.set({ endpoint, result: 'failed' }, failed);
      }
    },
  });
  new Gauge({
    name: 'webhook_endpoint_attempt_duration_seconds',
    help: 'Mean duration of these attempts.',
    labelNames: ['endpoint'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [endpoint, { acknowledged, failed, ms }] of sums()) {
        this.set({ endpoint }, ms / (acknowledged + failed) / 1_000);
      }
    },
  });

  return {
    note(endpoint, result, ms) {
      const part = partNow();
      const parts = endpoints.get(endpoint) ?? new Map<number, Sums>();
      endpoints.delete(endpoint);
      endpoints.set(endpoint, parts);
      evictOldest(endpoints, KEPT);
      for (const old of parts.keys()) if (old <= part - PARTS) parts.delete(old);
      const present = parts.get(part) ?? { acknowledged: 0, failed: 0, ms: 0 };
      present[result] += 1;
      present.ms += ms;
      parts.set(part, present);
    },
  };
}
