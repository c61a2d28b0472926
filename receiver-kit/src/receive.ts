/**
 * One request, from method to outcome, as a sequence of named steps. The first step that refuses ends it.
 * Only the method is checked before address and credentials: whatever costs work or reveals events comes later.
 */
import { hash } from 'node:crypto';
import type { Clock } from './clock.ts';
import { ReceiverError } from './errors.ts';
import { type AnyEvent, isKnownEvent, type ReceivedEvent, readEvent } from './event/wire.ts';
import type { Delivery, Processed } from './level/level.ts';
import type { Acknowledged } from './outcome.ts';
import type { Proofs } from './proof/proofs.ts';
import { requireJson, takeRawBody } from './request/raw-body.ts';
import type { ReceivedRequest } from './request/received-request.ts';
import { type DeliveryTrace, traceOf } from './trace/traceparent.ts';

export interface VerifyDeps {
  readonly proofs: Proofs;
  readonly clock: Clock;
}

export interface ReceiveDeps extends VerifyDeps {
  /** Whether there is a handler for events of this name. */
  readonly isHandled: (eventName: string) => boolean;
  /** Handles a verified event, or adds it to the inbox. */
  readonly handle: (delivery: Delivery) => Promise<Processed | 'accepted'>;
  /** Called as soon as the event is known, so that a later refusal is reported with it. */
  readonly onEvent: (event: ReceivedEvent) => void;
}

/** The event of a request that has the required proofs. */
interface Verified {
  readonly received: ReceivedEvent;
  readonly rawBody: Uint8Array;
  readonly username: string | null;
  readonly trace: DeliveryTrace | null;
}

/** @throws ReceiverError for everything that is not a verified event. */
export async function verify({ proofs, clock }: VerifyDeps, request: ReceivedRequest): Promise<Verified> {
  requirePlainHeaders(request.headers);
  requirePost(request.method);
  const username = await proofs.verifyHead(request, clock.now());
  requireJson(request.headers);
  const body = await takeRawBody(request.rawBody);
  const { bytes: rawBody, signedId } = await proofs.verifyBody(request.headers, body, clock.now());
  const received = readEvent(rawBody);
  if (signedId !== null) requireSameId(signedId, received);
  return { received, rawBody, username, trace: traceOf(request.headers) };
}

/** @throws ReceiverError for everything that is not acknowledged. */
export async function receive(deps: ReceiveDeps, request: ReceivedRequest): Promise<Acknowledged | Processed> {
  return dispatch(deps, await verify(deps, request));
}

/**
 * The same for an event that was fetched from the service, over a connection that proves its origin.
 * @throws ReceiverError for everything that is not acknowledged.
 */
export async function take(deps: DispatchDeps, value: unknown): Promise<Acknowledged | Processed> {
  const rawBody = Buffer.from(JSON.stringify(value) ?? '', 'utf8');
  return dispatch(deps, { received: readEvent(rawBody), rawBody, username: null, trace: null });
}

type DispatchDeps = Omit<ReceiveDeps, keyof VerifyDeps>;

async function dispatch(deps: DispatchDeps, { received, ...rest }: Verified): Promise<Acknowledged | Processed> {
  deps.onEvent(received);
  const { event, name: eventName } = received;
  if (!deps.isHandled(eventName)) return isKnownEvent(event) ? 'unhandled' : 'unknown';
  return deps.handle({ eventName, event, payloadHash: hashOf(event), ...rest });
}

/** Of the parsed event: whitespace and escapes make no difference. */
function hashOf(event: AnyEvent): string {
  return hash('sha256', JSON.stringify(event), 'hex');
}

/** A web `Headers` has no keys of its own, so every header would look absent. */
function requirePlainHeaders(headers: ReceivedRequest['headers']): void {
  if (!(Symbol.iterator in headers)) return;
  throw new ReceiverError(
    'ERR_CONFIG',
    'headers must be a plain object. For a web Request, give headers: Object.fromEntries(request.headers).',
  );
}

function requirePost(method: string): void {
  if (method.toUpperCase() === 'POST') return;
  throw new ReceiverError('ERR_METHOD_NOT_ALLOWED', 'Send events with the method POST.', {
    headers: { allow: 'POST' },
  });
}

/** The signed id must be the id of the event. */
function requireSameId(signedId: string, { id }: ReceivedEvent): void {
  if (signedId === id) return;
  throw new ReceiverError('ERR_SIGNATURE', 'The header webhook-id names another event than the body.', {
    headers: { 'www-authenticate': 'StandardWebhooks' },
  });
}
