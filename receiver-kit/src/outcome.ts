/**
 * How a request ended. Every request ends in exactly one outcome, and the receiver counts them.
 */
import type { ReceiverErrorCode } from './errors.ts';

/**
 * The outcomes that are acknowledged with 200.
 *
 * - `handled`: the handler ran, and the event is recorded as done.
 * - `duplicate`: the event was handled before; the handler did not run again.
 * - `accepted`: the event is stored in the inbox, and the handler runs later.
 * - `unhandled`: there is no handler for this event name and no catch-all handler; nothing is stored.
 * - `unknown`: this version of the kit does not know the event name, and there is no catch-all handler; nothing is stored.
 */
export type Acknowledged = 'handled' | 'duplicate' | 'accepted' | 'unhandled' | 'unknown';

export type Outcome = Acknowledged | ReceiverErrorCode;

/** How often each outcome occurred since the receiver was created. */
export type Counters = Readonly<Record<Outcome, number>>;

export interface OutcomeCounter {
  add(outcome: Outcome): void;
  read(): Counters;
}

/** A counter at zero. Its keys are fixed, so that no sender can make it grow. */
export function outcomeCounter(): OutcomeCounter {
  const counts: Record<Outcome, number> = {
    handled: 0,
    duplicate: 0,
    accepted: 0,
    unhandled: 0,
    unknown: 0,
    ERR_CONFIG: 0,
    ERR_METHOD_NOT_ALLOWED: 0,
    ERR_UNAUTHORIZED: 0,
    ERR_ADDRESS: 0,
    ERR_ADDRESS_UNKNOWN: 0,
    ERR_SIGNATURE: 0,
    ERR_PLAIN_REFUSED: 0,
    ERR_TOKEN: 0,
    ERR_SECRETS_UNAVAILABLE: 0,
    ERR_MEDIA_TYPE: 0,
    ERR_BODY_TOO_LARGE: 0,
    ERR_BODY_INCOMPLETE: 0,
    ERR_BODY_ALREADY_READ: 0,
    ERR_BODY_INVALID: 0,
    ERR_PAYLOAD_CONFLICT: 0,
    ERR_EVENT_RUNNING: 0,
    ERR_STORE_UNAVAILABLE: 0,
    ERR_PARTLY_APPLIED: 0,
    ERR_HANDLER_FAILED: 0,
    ERR_DEAD_LETTER: 0,
    ERR_LEASE_LOST: 0,
    ERR_ORDER_STATUS: 0,
    ERR_INTERNAL: 0,
  };
  return {
    add(outcome) {
      counts[outcome] += 1;
    },
    read: () => ({ ...counts }),
  };
}
