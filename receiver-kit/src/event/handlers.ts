/**
 * The merchant's handlers, typed by event name, and the one place that calls them.
 */
import type { EventName, EventOf } from '../generated/events.ts';
import type { DeliveryTrace } from '../trace/traceparent.ts';
import { type AnyEvent, isKnownEvent } from './wire.ts';

/** What a handler receives in addition to the event, at every level. */
export interface HandlerContext {
  readonly eventId: string;
  readonly eventName: string;
  /** How many runs of a handler started for this event, including this one. Above 1, an earlier run may have had its effect. */
  readonly attempt: number;
  /** When this run started, by the receiver's clock. */
  readonly startedAt: Date;
  /** When the lease ends: after that, another delivery can start the handler again. */
  readonly leaseUntil: Date;
  /** The configured user name that the delivery used. Null without Basic, and for an event from the inbox. */
  readonly username: string | null;
  /** The received bytes of the event, after decryption. */
  readonly rawBody: Uint8Array;
  /** The service's trace, from the delivery's header `traceparent`. Null when the service did not record one. */
  readonly trace: DeliveryTrace | null;
}

/**
 * Resolves when the effect is complete. If it throws, the service sends the event again.
 * The level adds to the context: see `transactional` and `outboxed`.
 */
export type Handler<Name extends EventName, Extra = unknown> = (
  event: EventOf<Name>,
  context: HandlerContext & Extra,
) => void | Promise<void>;

/** The handler for every event without its own handler, including events that this version of the kit does not know. */
export type CatchAllHandler<Extra = unknown> = (
  event: AnyEvent,
  context: HandlerContext & Extra,
) => void | Promise<void>;

/** The key of the catch-all handler. No event has this name. */
export const CATCH_ALL = '*';

type NamedHandlers<Extra> = { readonly [Name in EventName]?: Handler<Name, Extra> };

export type Handlers<Extra = unknown> = NamedHandlers<Extra> & {
  readonly [CATCH_ALL]?: CatchAllHandler<Extra>;
};

/** Runs the event's own handler, or else the catch-all handler if there is one. */
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

/** Generic over the name, so that the compiler matches handler and event. */
async function runNamed<Name extends EventName, Extra>(
  handlers: NamedHandlers<Extra>,
  name: Name,
  event: EventOf<Name>,
  context: HandlerContext & Extra,
): Promise<void> {
  await handlers[name]?.(event, context);
}
