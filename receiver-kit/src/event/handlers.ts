/**
 * The merchant's handlers, typed by event name, and the one place that calls them.
 */
import type { WebhookEvent } from '../generated/events.ts';

/** Each event type by its name. */
export type EventMap = { [Event in WebhookEvent as Event['event_name']]: Event };

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
export type Handler<Name extends keyof EventMap> = (
  event: EventMap[Name],
  context: HandlerContext,
) => void | Promise<void>;

export type Handlers = { readonly [Name in keyof EventMap]?: Handler<Name> };

/** Whether there is a handler for this event name. */
export function hasHandler(handlers: Handlers, name: keyof EventMap): boolean {
  return Object.hasOwn(handlers, name) && handlers[name] !== undefined;
}

/** Runs the handler of this event name, if there is one. */
export async function runHandler<Name extends keyof EventMap>(
  handlers: Handlers,
  name: Name,
  event: EventMap[Name],
  context: HandlerContext,
): Promise<void> {
  await handlers[name]?.(event, context);
}
