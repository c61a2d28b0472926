/**
 * Handlers of health, readiness and metrics.
 */
import type { OperationsHandlers } from '../../../generated/server/handlers.ts';
import type { Metrics } from '../../http/observability/metrics.ts';
import type { Contexts } from '../../http/request/context.ts';

export interface OpsDeps {
  /** Why the service is not ready; undefined if it is. */
  readonly unready: () => Promise<string | undefined>;
  readonly metrics: Metrics;
}

export function opsHandlers({ unready, metrics }: OpsDeps): OperationsHandlers<Contexts> {
  return {
    async getHealth() {
      return { status: 200, body: { status: 'ok' } };
    },
    async getReady() {
      const reason = await unready();
      if (reason === undefined) return { status: 200, body: { status: 'ok' } };
      return { status: 503, headers: { 'Retry-After': 1 }, body: { status: 'unavailable', reason } };
    },
    async getMetrics() {
      return { status: 200, contentType: 'text/plain', body: await metrics.registry.metrics() };
    },
  };
}
