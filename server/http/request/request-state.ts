/**
 * The state that middleware and handlers share for one request, stored on the request.
 */
import type { Request } from 'express';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Span } from '../../platform/tracing.ts';
import type { AuthResult } from './context.ts';

export interface RequestState {
  readonly requestId: string;
  readonly responseId: string;
  /** The caller's network address. */
  readonly address: string;
  /** `performance.now()` at arrival, in milliseconds. */
  readonly receivedAt: number;
  merchant: Merchant | null;
  /** Null until the caller is authenticated. */
  auth: AuthResult | null;
  /** The API key that was sent and exists, also when the call is refused: the request log of its owner has the call. Null without one. */
  sentKey: { readonly merchantId: string; readonly keyId: string } | null;
  operationId: string;
  /** The error that was answered: its code, and its body as JSON. Null without one. */
  error: { readonly code: string; readonly text: string } | null;
  /** The error from reading the body's bytes, if any. */
  bodyFault: unknown;
  /** Names of ignored parameters. */
  ignored: readonly string[];
  readonly warnings: string[];
  /** The idempotency fingerprint of a call with an Idempotency-Key. */
  idempotencyFingerprint: string | null;
  /** The span of a recorded request. */
  span: Span | undefined;
}

const STATE = Symbol('request state');

declare module 'express-serve-static-core' {
  interface Request {
    /** Private to this file. A property, because a WeakMap is expensive for the garbage collector. */
    [STATE]?: RequestState;
  }
}

/** Stores the state on the request. */
export function setState(req: Request, state: RequestState): void {
  req[STATE] = state;
}

/** The state of a request. Throws when `assignRequestId` did not run. */
export function stateOf(req: Request): RequestState {
  const state = req[STATE];
  if (state === undefined) throw new Error('the request has no state: assignRequestId did not run');
  return state;
}
