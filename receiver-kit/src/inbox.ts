/**
 * The inbox: keeps events and answers at once; a worker gives them to the handlers later. For handlers that take longer than
 * the service waits, and for calm under a burst.
 */
import type { Clock } from './clock.ts';
import { ReceiverError } from './errors.ts';
import { isKnownEvent, readEvent } from './event/wire.ts';
import type { RetryOptions } from './jobs/job-runner.ts';
import type { JobStore, TakenJob } from './jobs/job-store.ts';
import type { Delivery, Processed } from './level/level.ts';
import { fromStore } from './level/once.ts';

export interface InboxOptions extends RetryOptions {
  /** Where the events wait. */
  readonly jobs: JobStore;
}

/**
 * Keeps the event of a delivery.
 * @throws ReceiverError ERR_STORE_UNAVAILABLE or ERR_PAYLOAD_CONFLICT
 */
export async function putIntoInbox(
  jobs: JobStore,
  { eventName, event, rawBody, payloadHash }: Delivery,
  clock: Clock,
): Promise<'accepted' | 'duplicate'> {
  const payload = new TextDecoder().decode(rawBody);
  const job = { id: event.id, name: eventName, payload, payloadHash, now: clock.now() };
  const result = await fromStore('The event could not be put into the inbox.', () => jobs.add(job));
  if (result === 'conflict') {
    throw new ReceiverError('ERR_PAYLOAD_CONFLICT', 'This event id was received before with another body.');
  }
  return result === 'added' ? 'accepted' : 'duplicate';
}

export interface Taker {
  /** Whether there is a handler for events of this name. */
  readonly isHandled: (eventName: string) => boolean;
  readonly handle: (delivery: Delivery) => Promise<Processed>;
}

/** Hands a kept event on, as if it had just come. */
export async function takeFromInbox({ payload, payloadHash }: TakenJob, { isHandled, handle }: Taker): Promise<void> {
  const rawBody = new TextEncoder().encode(payload);
  const { name: eventName, event } = readEvent(rawBody);
  if (!isKnownEvent(event) && !isHandled(eventName)) {
    throw new ReceiverError(
      'ERR_CONFIG',
      "This version of the kit does not know the event. Install the version that kept it, or add the handler '*'.",
    );
  }
  await handle({ eventName, event, rawBody, payloadHash, username: null });
}
