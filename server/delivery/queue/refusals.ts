/**
 * What the database refuses, of deliveries and of host documents: each cools down for a while, so that it is neither tried, nor sent, again
 * and again, nor keeps those behind it waiting; the log names each cause, once a minute at most. Nothing of this is stored.
 */
import type { Clock } from '../../platform/runtime.ts';
import { createCooldown, createLogThrottle } from './cooldown.ts';
import type { WebhookLog } from './worker-ports.ts';

/** How long one cools down, milliseconds, and how many do so at a time. */
const COOLDOWN_MS = 60_000;
const COOLDOWN_LIMIT = 1_000;

export interface RefusedClaimsOf {
  readonly clock: Clock;
  readonly log: Pick<WebhookLog, 'error'>;
}

export type RefusedClaims = ReturnType<typeof createRefusedClaims>;

/** A record with nothing in it. */
export function createRefusedClaims({ clock, log }: RefusedClaimsOf) {
  const inCooldown = createCooldown({ clock, forMs: COOLDOWN_MS, limit: COOLDOWN_LIMIT });
  const isThrottled = createLogThrottle({ clock });

  const logOnce = (cause: string, fields: object, message: string): void => {
    if (!isThrottled(cause)) log.error({ cause, ...fields }, message);
  };

  return {
    /** These were refused, each with the database's code. */
    refused(codes: ReadonlyMap<string, number>): void {
      inCooldown.add(codes.keys());
      for (const code of new Set(codes.values())) {
        const events = [...codes].flatMap(([eventId, its]) => (its === code ? [eventId] : []));
        const message = 'the database refuses to lease webhook deliveries; they are tried again in a minute';
        logOnce(`code ${code}`, { events: events.length, eventId: events[0] }, message);
      }
    },

    /** What became of this one was refused, with the database's code: it will be sent again, but not as soon as its lease ends. */
    unstored(eventId: string, code: number): void {
      inCooldown.add([eventId]);
      const message = 'the database refuses to store what became of a webhook delivery; it is sent again in a minute';
      logOnce(`code ${code} of an end`, { code, eventId }, message);
    },

    /** A claim got no answer. */
    unanswered(error: unknown): void {
      const cause = error instanceof Error ? error.name : typeof error;
      logOnce(cause, {}, 'a claim of webhook deliveries got no answer from the database; what it leased is looked up');
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
  const hosts = createCooldown({ clock, forMs: HOST_COOLDOWN_MS, limit: COOLDOWN_LIMIT });
  const merchants = createCooldown({ clock, forMs: MERCHANT_COOLDOWN_MS, limit: COOLDOWN_LIMIT });
  const isThrottled = createLogThrottle({ clock });
  return {
    /** The events of this one were refused. */
    refused({ collection, hostId, events, error }: Refusal): void {
      hosts.add([hostId]);
      const cause = `code ${error.code ?? error.name}`;
      if (isThrottled(cause)) return;
      const message = 'webhook events could not be stored; they, and others of this cause, are tried again in a minute';
      log.error({ err: error, cause, collection, hostId, events }, message);
    },

    /** More of these merchants could not be stored together, and were not tried one by one. */
    skipped(merchantIds: Iterable<string>): void {
      merchants.add(merchantIds);
    },

    /** What is not to be relayed now. */
    inCooldown: (): InCooldown => ({ hosts: hosts.ids(), merchants: merchants.ids() }),
  };
}
