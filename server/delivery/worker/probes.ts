/**
 * Probes of endpoints whose circuit breaker is open. A probe is taken only for a delivery that has a slot, and returned
 * when nothing was sent: a lost probe delays a recovered endpoint until the next one.
 */
import { DeliveryState, type LeasedDelivery } from '../queue/delivery.ts';
import type { UnclaimedDelivery } from '../queue/delivery-store.ts';
import type { WebhookLog } from '../queue/worker-ports.ts';
import type { ExecutionResult } from './delivery-executor.ts';
import type { EndpointMonitor } from './endpoint-monitor.ts';

/** Results of executions that sent a request. */
const SENT_RESULTS: ReadonlySet<ExecutionResult> = new Set(['acknowledged', 'failed']);

export interface ProbesOf {
  readonly monitor: Pick<EndpointMonitor, 'takeProbe' | 'returnProbe'>;
  readonly log: Pick<WebhookLog, 'warn'>;
}

export type Probes = ReturnType<typeof createProbes>;

export function createProbes({ monitor, log }: ProbesOf) {
  const returnProbe = async (endpointKey: string): Promise<void> => {
    try {
      await monitor.returnProbe(endpointKey);
    } catch (error) {
      log.warn(
        { event: 'webhook.probe.release_failed', err: error, endpoint: endpointKey },
        'Could not release the probe of a webhook endpoint; the next probe waits its full interval',
      );
    }
  };

  /** On an error the probe may still have been taken: return it. */
  const take = async (endpointKey: string): Promise<boolean> => {
    try {
      return await monitor.takeProbe(endpointKey);
    } catch (error) {
      log.warn(
        { event: 'webhook.probe.claim_failed', err: error, endpoint: endpointKey },
        'Could not claim the probe of a webhook endpoint; retrying later',
      );
      await returnProbe(endpointKey);
      return false;
    }
  };

  return {
    /** Returns the deliveries, one for each endpoint, that may be sent as probes. */
    async takeFor(documents: readonly UnclaimedDelivery[]): Promise<UnclaimedDelivery[]> {
      const taken = await Promise.all(documents.map(({ lane }) => take(lane)));
      return documents.filter((_, index) => taken[index]);
    },

    /** Returns the probes of these endpoints, together. */
    async release(endpointKeys: readonly string[]): Promise<void> {
      await Promise.all(endpointKeys.map(returnProbe));
    },

    /** Whether a probe ended without a request; a delivery acknowledged before only marks its host document. */
    isUnsent: ({ attemptKind, state }: LeasedDelivery, ending: ExecutionResult): boolean =>
      attemptKind === 'probe' && !(SENT_RESULTS.has(ending) && state === DeliveryState.PENDING),
  };
}
