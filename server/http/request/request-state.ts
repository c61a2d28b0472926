/**
 * What the steps learn of a request on its way to the handler, kept with the request and nowhere else.
 */
import type { Request } from 'express';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { AuthResult } from './context.ts';

export interface RequestState {
  readonly requestId: string;
  readonly responseId: string;
  /** The caller's network address. */
  readonly address: string;
  /** By the process's own clock, in milliseconds. */
  readonly receivedAt: number;
  merchant: Merchant | null;
  /** Null until the caller is let in. */
  auth: AuthResult | null;
  operationId: string;
  /** What was wrong with the body's bytes, when something was. */
  bodyFault: unknown;
  /** Names of parameters that nobody read. */
  ignored: readonly string[];
  readonly warnings: string[];
  /** Of a call that carries an Idempotency-Key, while it is done. */
  idempotencyFingerprint: string | null;
}

const STATE = Symbol('request state');

declare module 'express-serve-static-core' {
  interface Request {
    /** Only this file reads it. On the request itself: a map beside it costs the garbage collector more than the rest. */
    [STATE]?: RequestState;
  }
}

/** Begins to keep the state of a request. */
export function setState(req: Request, state: RequestState): void {
  req[STATE] = state;
}

/** The state of a request. Throws when the first step did not run, which is a fault of the wiring. */
export function stateOf(req: Request): RequestState {
  const state = req[STATE];
  if (state === undefined) throw new Error('the request has no state: the identify step did not run');
  return state;
}
