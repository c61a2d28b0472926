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
const SENT: ReadonlySet<ExecutionResult> = new Set(['acknowledged', 'failed']);

export interface ProbesOf {
  readonly monitor: Pick<EndpointMonitor, 'takeProbe' | 'returnProbe'>;
  readonly log: Pick<WebhookLog, 'warn'>;
}

export type Probes = ReturnType<typeof createProbes>;

/** The probes that this worker takes. */
export function createProbes({ monitor, log }: ProbesOf) {
  const release = async (lane: string): Promise<void> => {
    try {
      await monitor.returnProbe(lane);
    } catch (error) {
      log.warn(
        { event: 'webhook.probe.release_failed', err: error, endpoint: lane },
        'Could not release the probe of a webhook endpoint; the next probe waits its full interval',
      );
    }
  };

  /** Without an answer it may have been taken all the same. */
  const take = async (lane: string): Promise<boolean> => {
    try {
      return await monitor.takeProbe(lane);
    } catch (error) {
      log.warn(
        { event: 'webhook.probe.claim_failed', err: error, endpoint: lane },
        'Could not claim the probe of a webhook endpoint; retrying later',
      );
      await release(lane);
      return false;
    }
  };

  return {
    /** Those of the deliveries, each of another endpoint, that may be sent as its probe. */
    takeFor: (documents: readonly UnclaimedDelivery[]): Promise<UnclaimedDelivery[]> =>
      mapWithLimit(documents, async (document) => ((await take(document.lane)) ? [document] : [])),

    giveBack: release,

    /** Gives back those of leases that end before anything was sent. */
    async releaseProbe(leases: readonly LeasedDelivery[]): Promise<void> {
      for (const { attemptKind, lane } of leases) if (attemptKind === 'probe') await release(lane);
    },

    /** Whether a delivery was to be a probe and ended without a request: what was acknowledged before is only told to its order. */
    isUnsent: ({ attemptKind, state }: LeasedDelivery, ending: ExecutionResult): boolean =>
      attemptKind === 'probe' && !(SENT.has(ending) && state === DeliveryState.PENDING),
  };
}
