/**
 * What the database refuses, of deliveries and of host documents: each cools down for a while, so that it is neither tried, nor sent, again
 * and again, nor keeps those behind it waiting; the log names each cause, once a minute at most. Nothing of this is stored.
 */
import type { Clock } from '../../platform/runtime.ts';
import { createCooldown, createLogThrottle } from './cooldown.ts';
import type { WebhookLog } from './worker-ports.ts';

/** How long one cools down, milliseconds, and how many do so at a time. */
const COOLDOWN_MS = 60_000;
const MOST = 1_000;

export interface RefusedClaimsOf {
  readonly clock: Clock;
  readonly log: Pick<WebhookLog, 'error'>;
}

export type RefusedClaims = ReturnType<typeof createRefusedClaims>;

/** A record with nothing in it. */
export function createRefusedClaims({ clock, log }: RefusedClaimsOf) {
  const inCooldown = createCooldown({ clock, forMs: COOLDOWN_MS, most: MOST });
  const isThrottled = createLogThrottle({ clock });

  return {
    /** These were refused, each with the database's code. */
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

    /** What became of this one was refused, with the database's code: it will be sent again, but not as soon as its lease ends. */
    unstored(eventId: string, code: number): void {
      inCooldown.add([eventId]);
      const cause = `code ${code} of a result`;
      if (isThrottled(cause)) return;
      log.error(
        { event: 'webhook.result.rejected', cause, code, eventId },
        'The database rejects the result of a webhook delivery; sending the event again in a minute',
      );
    },

    /** A claim got no answer. */
    unanswered(error: unknown): void {
      const cause = error instanceof Error ? error.name : typeof error;
      if (isThrottled(cause)) return;
      log.error(
        { event: 'webhook.lease.unanswered', cause },
        'The database did not answer a lease of webhook deliveries; looking up what it leased',
      );
    },

    /** Those that are not to be claimed now. */
    inCooldown: (): string[] => inCooldown.ids(),
  };
}

/** How long a document cools down, and a merchant of whom one round could not try them all, milliseconds. */
const HOST_COOLDOWN_MS = 60_000;
const MERCHANT_COOLDOWN_MS = 1_000;

/** What is left out of the next rounds. */
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

/** A record with nothing in it. */
export function createRefusedHosts({ clock, log }: { readonly clock: Clock; readonly log: Pick<WebhookLog, 'error'> }) {
  const hosts = createCooldown({ clock, forMs: HOST_COOLDOWN_MS, most: MOST });
  const merchants = createCooldown({ clock, forMs: MERCHANT_COOLDOWN_MS, most: MOST });
  const isThrottled = createLogThrottle({ clock });
  return {
    /** The events of this one were refused. */
    refused({ collection, hostId, events, error }: Refusal): void {
      hosts.add([hostId]);
      const cause = `code ${error.code ?? error.name}`;
      if (isThrottled(cause)) return;
      log.error(
        { event: 'webhook.event.rejected', err: error, cause, collection, hostId, events },
        'The database rejects webhook events; retrying in a minute',
      );
    },

    /** More of these merchants could not be stored together, and were not tried one by one. */
    untried(merchantIds: Iterable<string>): void {
      merchants.add(merchantIds);
    },

    /** What is not to be relayed now. */
    inCooldown: (): InCooldown => ({ hosts: hosts.ids(), merchants: merchants.ids() }),
  };
}
