/**
 * The probes of endpoints whose breakers are open. One is taken only for a delivery that has its slot, and is given back on every way on
 * which nothing was sent: a probe that is lost keeps an endpoint that is well again waiting for the next.
 */
import { mapWithLimit } from '../../platform/map-with-limit.ts';
import { DeliveryState, type LeasedDelivery } from '../queue/delivery.ts';
import type { UnclaimedDelivery } from '../queue/delivery-store.ts';
import type { WebhookLog } from '../queue/worker-ports.ts';
import type { ExecutionResult } from './delivery-executor.ts';
import type { EndpointMonitor } from './endpoint-monitor.ts';

/** What executing comes to when a request was made. */
const SENT_RESULTS: ReadonlySet<ExecutionResult> = new Set(['acknowledged', 'failed']);

export interface ProbesOf {
  readonly monitor: Pick<EndpointMonitor, 'takeProbe' | 'returnProbe'>;
  readonly log: Pick<WebhookLog, 'warn'>;
}

export type Probes = ReturnType<typeof createProbes>;

/** The probes that this worker takes. */
export function createProbes({ monitor, log }: ProbesOf) {
  const returnProbe = async (endpointKey: string): Promise<void> => {
    try {
      await monitor.returnProbe(endpointKey);
    } catch (error) {
      log.warn({ err: error, endpoint: endpointKey }, 'a probe of a webhook endpoint could not be given back');
    }
  };

  /** Without an answer it may have been taken all the same. */
  const take = async (endpointKey: string): Promise<boolean> => {
    try {
      return await monitor.takeProbe(endpointKey);
    } catch (error) {
      log.warn({ err: error, endpoint: endpointKey }, 'a probe of a webhook endpoint could not be taken');
      await returnProbe(endpointKey);
      return false;
    }
  };

  return {
    /** Those of the deliveries, each of another endpoint, that may be sent as its probe. */
    takeFor: (documents: readonly UnclaimedDelivery[]): Promise<UnclaimedDelivery[]> =>
      mapWithLimit(documents, async (document) => ((await take(document.lane)) ? [document] : [])),

    release: returnProbe,

    /** Gives back those of leases that end before anything was sent. */
    async releaseUnsent(leases: readonly LeasedDelivery[]): Promise<void> {
      for (const { attemptKind, endpointKey } of leases) if (attemptKind === 'probe') await returnProbe(endpointKey);
    },

    /** Whether a delivery was to be a probe and ended without a request: what was acknowledged before is only told to its order. */
    isUnsent: ({ attemptKind, state }: LeasedDelivery, ending: ExecutionResult): boolean =>
      attemptKind === 'probe' && !(SENT_RESULTS.has(ending) && state === DeliveryState.PENDING),
  };
}
