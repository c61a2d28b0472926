/**
 * How a request ended. Every request ends in exactly one outcome, and the receiver counts them.
 */
import { type ReceiverErrorCode, receiverErrors } from './errors.ts';

const acknowledged = {
  /** First receipt: the handler ran, and that is recorded. */
  handled: 0,
  /** The handler had run before and was not run again. */
  duplicate: 0,
  /** There is no handler for this event name. Nothing is stored. */
  unhandled: 0,
  /** This version of the kit does not know the event name. Nothing is stored. */
  unknown: 0,
};

/** The ways an event is acknowledged with 200. */
export type Acknowledged = keyof typeof acknowledged;

export type Outcome = Acknowledged | ReceiverErrorCode;

/** How often each outcome came, since the receiver was made. */
export type Counters = Readonly<Record<Outcome, number>>;

export interface OutcomeCounter {
  add(outcome: Outcome): void;
  read(): Counters;
}

/** A counter at zero. Its keys are fixed, so that nothing a sender invents makes it grow. */
export function outcomeCounter(): OutcomeCounter {
  const counts = new Map<string, number>();
  const zero: Record<string, number> = {};
  void [counts, zero, receiverErrors];
  throw new Error('todo');
}
