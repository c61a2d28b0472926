/**
 * Deliveries that the database did not let this worker lease, and those of which it did not take what became of them. They rest a
 * while, so that they are neither tried, nor sent, again and again, nor keep those behind them waiting; the operator is told of each
 * cause, once a minute at most. Nothing of this is stored.
 */
import type { Clock } from '../../platform/runtime.ts';
import { createResting } from './resting.ts';
import { createToldLately } from './told-lately.ts';
import type { WebhookLog } from './worker-ports.ts';

/** How long one rests, milliseconds, and how many do at a time. */
const REST_MS = 60_000;
const MOST = 1_000;

export interface RefusedClaimsOf {
  readonly clock: Clock;
  readonly log: Pick<WebhookLog, 'error'>;
}

export type RefusedClaims = ReturnType<typeof createRefusedClaims>;

/** A record with nothing in it. */
export function createRefusedClaims({ clock, log }: RefusedClaimsOf) {
  const resting = createResting({ clock, forMs: REST_MS, most: MOST });
  const isToldLately = createToldLately({ clock });

  const tell = (cause: string, fields: object, message: string): void => {
    if (!isToldLately(cause)) log.error({ cause, ...fields }, message);
  };

  return {
    /** These were refused, each with the database's code. */
    refused(codes: ReadonlyMap<string, number>): void {
      resting.add(codes.keys());
      for (const code of new Set(codes.values())) {
        const events = [...codes].flatMap(([eventId, its]) => (its === code ? [eventId] : []));
        const message = 'the database refuses to lease webhook deliveries; they are tried again in a minute';
        tell(`code ${code}`, { events: events.length, eventId: events[0] }, message);
      }
    },

    /** What became of this one was refused, with the database's code: it will be sent again, but not as soon as its lease ends. */
    unstored(eventId: string, code: number): void {
      resting.add([eventId]);
      const message = 'the database refuses to store what became of a webhook delivery; it is sent again in a minute';
      tell(`code ${code} of an end`, { code, eventId }, message);
    },

    /** A claim got no answer. */
    unanswered(error: unknown): void {
      const cause = error instanceof Error ? error.name : typeof error;
      tell(cause, {}, 'a claim of webhook deliveries got no answer from the database; what it leased is looked up');
    },

    /** Those that are not to be claimed now. */
    resting: (): string[] => resting.ids(),
  };
}
