/**
 * What the steps learn of a request on its way to the handler, kept beside the request and nowhere else.
 */
import type { Request } from 'express';
import type { Merchant } from '../merchants/merchant.ts';

export interface RequestState {
  readonly requestId: string;
  readonly responseId: string;
  /** The caller's network address. */
  readonly address: string;
  readonly receivedAt: bigint;
  merchant: Merchant | null;
  operationId: string;
  /** What was wrong with the body's bytes, when something was. */
  bodyFault: unknown;
  /** Names of parameters that nobody read. */
  ignored: readonly string[];
  readonly warnings: string[];
}

const states = new WeakMap<Request, RequestState>();

/** Begins to keep the state of a request. */
export function keepState(req: Request, state: RequestState): void {
  states.set(req, state);
}

/** The state of a request. Throws when the first step did not run, which is a fault of the wiring. */
export function stateOf(req: Request): RequestState {
  const state = states.get(req);
  if (state === undefined) throw new Error('the request has no state: the identify step did not run');
  return state;
}
