/**
 * One request, from method to outcome, as a row of named steps. The first that refuses ends it.
 * Credentials come before anything that costs work or tells about the events, but after the method, which needs none.
 */
import type { Verifier } from './basic/basic-verifier.ts';
import { ReceiverError } from './errors.ts';
import { hasHandler } from './event/handlers.ts';
import { type ReceivedEvent, readEvent } from './event/wire.ts';
import type { Acknowledged } from './outcome.ts';
import { type ProcessDeps, type Processed, processEvent } from './process-event.ts';
import { requireJson } from './request/media-type.ts';
import { takeRawBody } from './request/raw-body.ts';
import type { ReceivedRequest } from './request/received-request.ts';

export interface ReceiveDeps extends ProcessDeps {
  readonly verify: Verifier;
  /** Told as soon as it is known which event the request brings, so that a later refusal can be reported with it. */
  readonly onEvent: (event: ReceivedEvent) => void;
}

/** @throws ReceiverError for everything that is not acknowledged. */
export async function receive(deps: ReceiveDeps, request: ReceivedRequest): Promise<Acknowledged | Processed> {
  requirePost(request.method);
  const username = deps.verify(request.headers);
  requireJson(request.headers);
  const rawBody = await takeRawBody(request.rawBody);
  const received = readEvent(rawBody);
  deps.onEvent(received);
  const { name: eventName, event } = received;
  if (event === null) return 'unknown';
  if (!hasHandler(deps.handlers, event)) return 'unhandled';
  return processEvent(deps, { eventName, event, rawBody, username });
}

function requirePost(method: string): void {
  if (method.toUpperCase() === 'POST') return;
  throw new ReceiverError('ERR_METHOD_NOT_ALLOWED', 'Send events by POST.', { headers: { allow: 'POST' } });
}
