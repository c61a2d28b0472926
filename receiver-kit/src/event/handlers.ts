/**
 * The merchant's handlers, typed by event name, and the one place that calls them.
 */
import type { EventName, EventOf } from '../generated/events.ts';
import { type AnyEvent, isKnownEvent } from './wire.ts';

/** What a handler gets beside the event, at every level. */
export interface HandlerContext {
  readonly eventId: string;
  readonly eventName: string;
  /** How many times a handler was started for this event, this time included. Above 1: an earlier run may have had its effect. */
  readonly attempt: number;
  /** When this run began, by the receiver's clock. */
  readonly startedAt: Date;
  /** When another delivery may start the handler again if this run has not ended by then. */
  readonly leaseUntil: Date;
  /** Which of the configured user names the delivery came with. Null without Basic, and for an event from the inbox. */
  readonly username: string | null;
  /** The plain event exactly as it was received, decrypted where it came encrypted. */
  readonly rawBody: Uint8Array;
}

/**
 * Resolves when the effect has taken place. What it throws makes the service send the event again.
 * The level adds to the context: see `transactional` and `outboxed`.
 */
export type Handler<Name extends EventName, Extra = unknown> = (
  event: EventOf<Name>,
  context: HandlerContext & Extra,
) => void | Promise<void>;

/** The handler for every event without a handler of its own, names that this version of the kit does not know included. */
export type CatchAllHandler<Extra = unknown> = (
  event: AnyEvent,
  context: HandlerContext & Extra,
) => void | Promise<void>;

/** The name under which the catch-all handler stands. No event has it. */
export const CATCH_ALL = '*';

type NamedHandlers<Extra> = { readonly [Name in EventName]?: Handler<Name, Extra> };

export type Handlers<Extra = unknown> = NamedHandlers<Extra> & {
  readonly [CATCH_ALL]?: CatchAllHandler<Extra>;
};

/** Runs the handler of this event: its own, or else the catch-all handler, if there is one. */
export async function runHandler<Extra>(
  handlers: Handlers<Extra>,
  event: AnyEvent,
  context: HandlerContext & Extra,
): Promise<void> {
  if (isKnownEvent(event) && handlers[event.event_name] !== undefined) {
    return runNamed(handlers, event.event_name, event, context);
  }
  await handlers[CATCH_ALL]?.(event, context);
}

/** Generic over the name, so that the compiler sees handler and event go together. */
async function runNamed<Name extends EventName, Extra>(
  handlers: NamedHandlers<Extra>,
  name: Name,
  event: EventOf<Name>,
  context: HandlerContext & Extra,
): Promise<void> {
  await handlers[name]?.(event, context);
}
