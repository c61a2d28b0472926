/**
 * Deliveries and host documents that the database rejects: each cools down, so that it is not retried or resent in a
 * loop and does not block those behind it. The log names each cause at most once a minute. In memory only.
 */
import type { Clock } from '../../platform/runtime.ts';
import { createCooldown, createLogThrottle } from './cooldown.ts';
import type { WebhookLog } from './worker-ports.ts';

/** Length of a cooldown in milliseconds, and ids that cool down at a time. */
const COOLDOWN_MS = 60_000;
const COOLDOWN_LIMIT = 1_000;

export interface RefusedClaimsOf {
  readonly clock: Clock;
  readonly log: Pick<WebhookLog, 'error'>;
}

export type RefusedClaims = ReturnType<typeof createRefusedClaims>;

export function createRefusedClaims({ clock, log }: RefusedClaimsOf) {
  const inCooldown = createCooldown({ clock, forMs: COOLDOWN_MS, limit: COOLDOWN_LIMIT });
  const isThrottled = createLogThrottle({ clock });

  return {
    /** Records rejected claims, each with the database's error code. */
    refused(codes: ReadonlyMap<string, number>): void {
      inCooldown.add(codes.keys());
      for (const code of new Set(codes.values())) {
        const events = [...codes].flatMap(([eventId, its]) => (its === code ? [eventId] : []));
        const cause = `code ${code}`;
        if (isThrottled(cause)) continue;
        log.error(
          { event: 'webhook.lease.rejected', cause, events: events.length, eventId: events[0] },
          'The database rejects leases of webhook deliveries; retrying in a minute',
        );
      }
    },

    /**
     * Records that the result of a delivery was rejected. The delivery is sent again, but not as soon as its lease
     * ends.
     */
    unstored(eventId: string, code: number): void {
      inCooldown.add([eventId]);
      const cause = `code ${code} of a result`;
      if (isThrottled(cause)) return;
      log.error(
        { event: 'webhook.result.rejected', cause, code, eventId },
        'The database rejects the result of a webhook delivery; sending the event again in a minute',
      );
    },

    /** Records that the response to a claim was lost. */
    unanswered(error: unknown): void {
      const cause = error instanceof Error ? error.name : typeof error;
      if (isThrottled(cause)) return;
      log.error(
        { event: 'webhook.lease.unanswered', cause },
        'The database did not answer a lease of webhook deliveries; looking up what it leased',
      );
    },

    /** Deliveries that must not be claimed now. */
    inCooldown: (): string[] => inCooldown.ids(),
  };
}

/** Cooldown of a host document, and of a merchant whose documents were not all tried in one round, milliseconds. */
const HOST_COOLDOWN_MS = 60_000;
const MERCHANT_COOLDOWN_MS = 1_000;

/** Documents and merchants that the next rounds skip. */
export interface InCooldown {
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

export function createRefusedHosts({ clock, log }: { readonly clock: Clock; readonly log: Pick<WebhookLog, 'error'> }) {
  const hosts = createCooldown({ clock, forMs: HOST_COOLDOWN_MS, limit: COOLDOWN_LIMIT });
  const merchants = createCooldown({ clock, forMs: MERCHANT_COOLDOWN_MS, limit: COOLDOWN_LIMIT });
  const isThrottled = createLogThrottle({ clock });
  return {
    /** Records that the events of a host document were rejected. */
    refused({ collection, hostId, events, error }: Refusal): void {
      hosts.add([hostId]);
      const cause = `code ${error.code ?? error.name}`;
      if (isThrottled(cause)) return;
      log.error(
        { event: 'webhook.event.rejected', err: error, cause, collection, hostId, events },
        'The database rejects webhook events; retrying in a minute',
      );
    },

    /** Records merchants with rejected documents that were not all tried one by one. */
    skipped(merchantIds: Iterable<string>): void {
      merchants.add(merchantIds);
    },

    /** Documents and merchants that must not be relayed now. */
    inCooldown: (): InCooldown => ({ hosts: hosts.ids(), merchants: merchants.ids() }),
  };
}
