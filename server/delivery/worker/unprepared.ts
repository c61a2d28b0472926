/**
 * Deliveries whose request cannot be put together, by the service's own fault: a secret does not open, or a key is missing. Each is counted;
 * the operator is told of a merchant once a minute at most, since all its events fail alike, and again each time they are due.
 */
import type { Clock } from '../../platform/runtime.ts';
import type { LeasedDelivery } from '../queue/delivery.ts';
import { createToldLately } from '../queue/told-lately.ts';
import type { WebhookLog, WebhookMetrics } from '../queue/worker-ports.ts';

export interface UnpreparedOf {
  readonly clock: Clock;
  readonly log: Pick<WebhookLog, 'error'>;
  readonly metrics: Pick<WebhookMetrics, 'unprepared'>;
}

/** A function that notes one. Of the error only the name is told: its text may hold what it failed on. */
export function createUnprepared({ clock, log, metrics }: UnpreparedOf) {
  const isToldLately = createToldLately({ clock });

  return ({ merchantId, id: eventId }: Pick<LeasedDelivery, 'merchantId' | 'id'>, error: unknown): void => {
    metrics.unprepared();
    if (isToldLately(merchantId)) return;
    const reason = error instanceof Error ? error.name : 'unknown';
    log.error(
      { merchantId, eventId, reason },
      'a webhook secret or key of a merchant does not open, or is missing: its events wait; check the keys',
    );
  };
}
