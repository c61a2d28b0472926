/**
 * Runs the handler of a verified event at most once at a time and not again once it succeeded: claim, run, record.
 * Knows the store and the clock; nothing of HTTP but the headers a refusal brings along.
 */
import { createHash } from 'node:crypto';
import type { Clock, Wait } from './clock.ts';
import { ReceiverError } from './errors.ts';
import { type Handlers, runHandler } from './event/handlers.ts';
import type { WebhookEvent } from './generated/events.ts';
import type { ClaimRequest, ClaimResult, CompleteResult, ReceiptStore } from './store/receipt-store.ts';

export interface ProcessDeps {
  readonly store: ReceiptStore;
  readonly handlers: Handlers;
  readonly clock: Clock;
  readonly wait: Wait;
  /** A new unguessable id for a claim. */
  readonly newClaimId: () => string;
  readonly leaseSeconds: number;
}

export interface Delivery {
  readonly eventName: string;
  readonly event: WebhookEvent;
  readonly rawBody: Uint8Array;
  readonly username: string;
}

export type Processed = 'handled' | 'handled_after_lease' | 'duplicate';

/** How long a delivery waits for another delivery of the same event to end, in milliseconds. */
export const DUPLICATE_WAIT_MS = 2_000;
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 400;

/**
 * Handles one delivery.
 * @throws ReceiverError ERR_STORE_UNAVAILABLE, ERR_PAYLOAD_CONFLICT, ERR_EVENT_RUNNING or ERR_HANDLER_FAILED.
 */
export async function processEvent(deps: ProcessDeps, delivery: Delivery): Promise<Processed> {
  const { request, result } = await claimOrWait(deps, delivery);
  switch (result.outcome) {
    case 'done':
      return 'duplicate';
    case 'conflict':
      throw new ReceiverError('ERR_PAYLOAD_CONFLICT', 'This event id was received before with another body.');
    case 'running':
      throw stillRunning(result.leaseUntil, deps.clock.now());
    case 'claimed':
      await runClaimed(deps, delivery, request, result.attempt);
      return (await complete(deps, request)) === 'held' ? 'handled' : 'handled_after_lease';
    default:
      return unreachable(result);
  }
}

/** Claims; while another delivery holds the event, tries again until the waiting time is used up. */
async function claimOrWait(
  deps: ProcessDeps,
  delivery: Delivery,
): Promise<{ readonly request: ClaimRequest; readonly result: ClaimResult }> {
  const payloadHash = createHash('sha256').update(delivery.rawBody).digest('hex');
  const began = deps.clock.now().getTime();
  let waited = 0;
  let pause = FIRST_PAUSE_MS;
  for (;;) {
    const now = deps.clock.now();
    const request: ClaimRequest = {
      eventId: delivery.event.id,
      eventName: delivery.eventName,
      payloadHash,
      claimId: deps.newClaimId(),
      now,
      leaseUntil: new Date(now.getTime() + deps.leaseSeconds * 1_000),
    };
    const result = await fromStore('The store could not be asked about the event.', () => deps.store.claim(request));
    // Both the time asked for and the time gone by count: a slow store must not stretch the wait, nor a stopped clock.
    const left = DUPLICATE_WAIT_MS - Math.max(waited, deps.clock.now().getTime() - began);
    if (result.outcome !== 'running' || left <= 0) return { request, result };
    const step = Math.min(pause, left);
    await deps.wait(step);
    waited += step;
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/** Runs the handler under its claim. When it fails the claim is released, so that the retry runs it again. */
async function runClaimed(deps: ProcessDeps, delivery: Delivery, claim: ClaimRequest, attempt: number): Promise<void> {
  const { event, rawBody, username } = delivery;
  const context = {
    eventId: event.id,
    attempt,
    startedAt: claim.now,
    leaseUntil: claim.leaseUntil,
    username,
    rawBody,
  };
  try {
    await runHandler(deps.handlers, event, context);
  } catch (cause) {
    // A release that fails too costs only time: the lease ends by itself.
    await fromStore('The claim could not be released.', () =>
      deps.store.release({ ...claim, now: deps.clock.now() }),
    ).catch(() => undefined);
    throw new ReceiverError('ERR_HANDLER_FAILED', 'The handler of this event failed; send the event again.', { cause });
  }
}

function complete(deps: ProcessDeps, claim: ClaimRequest): Promise<CompleteResult> {
  return fromStore('The handler ran, but the store could not record it; the handler may run again.', () =>
    deps.store.complete({ ...claim, now: deps.clock.now() }),
  );
}

/** Whatever a store throws, at once or later, means the same to the sender: not now. */
async function fromStore<Result>(message: string, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (cause) {
    throw new ReceiverError('ERR_STORE_UNAVAILABLE', message, { cause });
  }
}

function stillRunning(leaseUntil: Date, now: Date): ReceiverError {
  const seconds = Math.max(1, Math.ceil((leaseUntil.getTime() - now.getTime()) / 1_000));
  return new ReceiverError('ERR_EVENT_RUNNING', 'This event is being handled at the moment; send it again later.', {
    headers: { 'retry-after': String(seconds) },
  });
}

function unreachable(value: never): never {
  throw new Error(`unexpected claim result ${JSON.stringify(value)}`);
}
