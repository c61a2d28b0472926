/**
 * The merchant's handlers, typed by event name, and the one place that calls them.
 */
import { EventName, type EventOf, type WebhookEvent } from '../generated/events.ts';

/** What a handler gets beside the event, at every level. */
export interface HandlerContext {
  readonly eventId: string;
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

export type Handlers<Extra = unknown> = { readonly [Name in EventName]?: Handler<Name, Extra> };

/** Runs the handler of this event, if there is one. */
export function runHandler<Extra>(
  handlers: Handlers<Extra>,
  event: WebhookEvent,
  context: HandlerContext & Extra,
): Promise<void> {
  return runNamed(handlers, event.event_name, event, context);
}

/** Generic over the name, so that the compiler sees handler and event go together. */
async function runNamed<Name extends EventName, Extra>(
  handlers: Handlers<Extra>,
  name: Name,
  event: EventOf<Name>,
  context: HandlerContext & Extra,
): Promise<void> {
  await handlers[name]?.(event, context);
}

/** One handler for every event there is, told the event's name and the context, which has its bytes. */
export function everyEvent(handler: (name: EventName, context: HandlerContext) => Promise<void>): Handlers {
  const handlerOf = (name: EventName) => (_event: WebhookEvent, context: HandlerContext) => handler(name, context);
  return Object.fromEntries(Object.values(EventName).map((name) => [name, handlerOf(name)]));
}
