/**
 * The inbox: stores events and acknowledges them at once; a worker runs the handlers later. For handlers that take longer
 * than the service waits for an answer, and for bursts.
 */
import { ReceiverError } from './errors.ts';
import { isKnownEvent, readEvent } from './event/wire.ts';
import { type JobDesk, jobQueue } from './jobs/job-queue.ts';
import type { JobListener, RetryOptions } from './jobs/job-runner.ts';
import type { JobStore, TakenJob } from './jobs/job-store.ts';
import type { Delivery, LevelDeps, Processed } from './level/level.ts';
import { storeCall } from './store/store-call.ts';
import { type DeliveryTrace, readTraceparent } from './trace/traceparent.ts';

export interface InboxOptions extends RetryOptions {
  /** Where the events wait. */
  readonly jobs: JobStore;
}

/** What the text of a stored event begins with when its delivery had a trace. Earlier versions of the kit ignore the member. */
const STORED_TRACE = /^\{"traceparent":"([0-9a-f-]+)",/;

function withTrace(text: string, trace: DeliveryTrace | null): string {
  return trace === null || !text.startsWith('{"') ? text : text.replace('{', `{"traceparent":"${trace.traceparent}",`);
}

/**
 * Stores the event of a delivery.
 * @throws ReceiverError ERR_STORE_UNAVAILABLE or ERR_PAYLOAD_CONFLICT
 */
export async function addToInbox(
  jobs: JobStore,
  { eventName, event, rawBody, payloadHash, trace }: Delivery,
  deps: LevelDeps,
): Promise<'accepted' | 'duplicate'> {
  const payload = withTrace(new TextDecoder().decode(rawBody), trace);
  const job = { id: event.id, name: eventName, payload, payloadHash, now: deps.clock.now() };
  const result = await storeCall(deps, 'The event could not be added to the inbox.', () => jobs.add(job));
  if (result === 'conflict') {
    throw new ReceiverError('ERR_PAYLOAD_CONFLICT', 'This event id was received before with another body.');
  }
  return result === 'added' ? 'accepted' : 'duplicate';
}

export interface InboxHandlers {
  /** Whether there is a handler for events of this name. */
  readonly isHandled: (eventName: string) => boolean;
  readonly handle: (delivery: Delivery) => Promise<Processed>;
}

/** The queue whose worker gives the stored events to the handlers. */
export function inboxQueue(
  { jobs, ...retry }: InboxOptions,
  deps: LevelDeps,
  handlers: InboxHandlers,
  listener: JobListener,
): JobDesk {
  // A handler has the same time limit after the answer as before it.
  const { jobLeaseSeconds = deps.leaseSeconds } = retry;
  const run = (job: TakenJob): Promise<void> => handleJob(job, handlers);
  return jobQueue({ ...deps, jobs, run, retry: { ...retry, jobLeaseSeconds }, listener });
}

async function handleJob({ payload, payloadHash }: TakenJob, { isHandled, handle }: InboxHandlers): Promise<void> {
  const trace = readTraceparent(STORED_TRACE.exec(payload)?.[1] ?? '');
  const rawBody = new TextEncoder().encode(trace === null ? payload : payload.replace(STORED_TRACE, '{'));
  const { name: eventName, event } = readEvent(rawBody);
  if (!isKnownEvent(event) && !isHandled(eventName)) {
    throw new ReceiverError(
      'ERR_CONFIG',
      "This version of the kit does not know the event. Install the version that stored it, or add the handler '*'.",
    );
  }
  await handle({ eventName, event, rawBody, payloadHash, username: null, trace });
}
