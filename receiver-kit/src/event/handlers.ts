/**
 * The merchant's handlers, typed by event name, and the one place that calls them.
 */
import type { EventName, EventOf, WebhookEvent } from '../generated/events.ts';

/** What a handler gets beside the event. */
export interface HandlerContext {
  readonly eventId: string;
  /** How many times a handler was started for this event, this time included. Above 1: an earlier run may have had its effect. */
  readonly attempt: number;
  /** When this run began, by the receiver's clock. */
  readonly startedAt: Date;
  /** When another delivery may start the handler again if this run has not ended by then. */
  readonly leaseUntil: Date;
  /** Which of the configured user names the delivery came with. */
  readonly username: string;
  /** The event exactly as it was received. */
  readonly rawBody: Uint8Array;
}

/** Resolves when the effect has taken place. What it throws makes the service send the event again. */
export type Handler<Name extends EventName> = (event: EventOf<Name>, context: HandlerContext) => void | Promise<void>;

export type Handlers = { readonly [Name in EventName]?: Handler<Name> };

/** Whether there is a handler for this event. */
export function hasHandler(handlers: Handlers, event: WebhookEvent): boolean {
  return Object.hasOwn(handlers, event.event_name) && handlers[event.event_name] !== undefined;
}

/** Runs the handler of this event, if there is one. */
export function runHandler(handlers: Handlers, event: WebhookEvent, context: HandlerContext): Promise<void> {
  return runNamed(handlers, event.event_name, event, context);
}

/** Generic over the name, so that the compiler sees handler and event go together. */
async function runNamed<Name extends EventName>(
  handlers: Handlers,
  name: Name,
  event: EventOf<Name>,
  context: HandlerContext,
): Promise<void> {
  await handlers[name]?.(event, context);
}
