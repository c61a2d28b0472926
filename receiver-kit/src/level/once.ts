/**
 * Claims an event; while another delivery holds it, waits and tries again. Knows neither handlers nor how an event is
 * claimed.
 */
import { ReceiverError } from '../errors.ts';
import type { HandlerContext } from '../event/handlers.ts';
import type { ClaimRequest, ClaimResult } from '../store/receipt-store.ts';
import type { Delivery, LevelDeps } from './level.ts';

/** How long a delivery waits for another delivery of the same event to end, in milliseconds. */
export const DUPLICATE_WAIT_MS = 2_000;
const FIRST_PAUSE_MS = 25;
const MAX_PAUSE_MS = 400;

type Unclaimed = Exclude<ClaimResult, { readonly outcome: 'claimed' }>;

/**
 * @param take tries once. What it throws is passed on.
 * @returns the result of `take`, or `duplicate` when the event is done.
 * @throws ReceiverError ERR_PAYLOAD_CONFLICT or ERR_EVENT_RUNNING
 */
export async function once<Taken extends { readonly outcome: string }>(
  deps: LevelDeps,
  delivery: Delivery,
  take: (request: ClaimRequest) => Promise<Taken | Unclaimed>,
): Promise<{ readonly request: ClaimRequest; readonly taken: Taken } | 'duplicate'> {
  const began = deps.clock.now().getTime();
  let waited = 0;
  let pause = FIRST_PAUSE_MS;
  for (;;) {
    const request = claimRequest(deps, delivery);
    const result = await take(request);
    if (!isUnclaimed(result)) return { request, taken: result };
    if (result.outcome === 'done') return 'duplicate';
    if (result.outcome === 'conflict') {
      throw new ReceiverError('ERR_PAYLOAD_CONFLICT', 'This event id was received before with another body.');
    }
    // The requested and the elapsed time both count: neither a slow store nor a stopped clock may extend the wait.
    const left = DUPLICATE_WAIT_MS - Math.max(waited, deps.clock.now().getTime() - began);
    if (left <= 0) throw stillRunning(result.leaseUntil, deps.clock.now());
    const step = Math.min(pause, left);
    await deps.wait(step);
    waited += step;
    pause = Math.min(pause * 2, MAX_PAUSE_MS);
  }
}

export function handlerFailed(cause: unknown): ReceiverError {
  return new ReceiverError('ERR_HANDLER_FAILED', 'The handler of this event failed. Send the event again.', { cause });
}

function claimRequest(deps: LevelDeps, { eventName, event, payloadHash }: Delivery): ClaimRequest {
  const now = deps.clock.now();
  return {
    eventId: event.id,
    eventName,
    payloadHash,
    claimId: deps.newClaimId(),
    now,
    leaseUntil: new Date(now.getTime() + deps.leaseSeconds * 1_000),
  };
}

function isUnclaimed(result: { readonly outcome: string }): result is Unclaimed {
  return result.outcome === 'done' || result.outcome === 'conflict' || result.outcome === 'running';
}

function stillRunning(leaseUntil: Date, now: Date): ReceiverError {
  const seconds = Math.max(1, Math.ceil((leaseUntil.getTime() - now.getTime()) / 1_000));
  return new ReceiverError('ERR_EVENT_RUNNING', 'This event is being handled. Send it again later.', {
    headers: { 'retry-after': String(seconds) },
  });
}

export function handlerContext(delivery: Delivery, request: ClaimRequest, attempt: number): HandlerContext {
  return {
    eventId: delivery.event.id,
    eventName: delivery.eventName,
    attempt,
    startedAt: request.now,
    leaseUntil: request.leaseUntil,
    username: delivery.username,
    rawBody: delivery.rawBody,
    trace: delivery.trace,
  };
}
