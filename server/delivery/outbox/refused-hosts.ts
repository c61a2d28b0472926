/**
 * Host documents whose events the database does not take. They rest a while in their outboxes, so that they neither are tried again and
 * again nor keep others waiting; the operator is told of each cause, once a minute at most. Nothing of this is stored.
 */
import type { Clock } from '../../platform/runtime.ts';
import { createResting } from '../queue/resting.ts';
import { createToldLately } from '../queue/told-lately.ts';
import type { WebhookLog } from '../queue/worker-ports.ts';

/** How long a document rests, and a merchant of whom one round could not try them all, milliseconds. */
const HOST_REST_MS = 60_000;
const MERCHANT_REST_MS = 1_000;
const MOST = 1_000;

/** What is left out of the next rounds. */
export interface Resting {
  readonly hosts: readonly string[];
  readonly merchants: readonly string[];
}

export interface Refusal {
  readonly collection: string;
  readonly hostId: string;
  readonly events: readonly string[];
  readonly error: Error & { readonly code?: number | string | undefined };
}

export type RefusedHosts = ReturnType<typeof createRefusedHosts>;

/** A record with nothing in it. */
export function createRefusedHosts({ clock, log }: { readonly clock: Clock; readonly log: Pick<WebhookLog, 'error'> }) {
  const hosts = createResting({ clock, forMs: HOST_REST_MS, most: MOST });
  const merchants = createResting({ clock, forMs: MERCHANT_REST_MS, most: MOST });
  const isToldLately = createToldLately({ clock });
  return {
    /** The events of this one were refused. */
    refused({ collection, hostId, events, error }: Refusal): void {
      hosts.add([hostId]);
      const cause = `code ${error.code ?? error.name}`;
      if (isToldLately(cause)) return;
      const message = 'webhook events could not be stored; they, and others of this cause, are tried again in a minute';
      log.error({ err: error, cause, collection, hostId, events }, message);
    },

    /** More of these merchants could not be stored together, and were not tried one by one. */
    untried(merchantIds: Iterable<string>): void {
      merchants.add(merchantIds);
    },

    /** What is not to be relayed now. */
    resting: (): Resting => ({ hosts: hosts.ids(), merchants: merchants.ids() }),
  };
}
