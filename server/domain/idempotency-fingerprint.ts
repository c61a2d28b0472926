/**
 * What a call that carries an Idempotency-Key leaves on what it makes, so that the same call, done again because its answer was
 * lost, meets its own work and not somebody else's. Pure.
 */

/** How long an answer is kept, and a call known as the same: 24 hours, in milliseconds. */
export const IDEMPOTENCY_WINDOW_MS = 24 * 3_600_000;

export interface Fingerprinted {
  /** Of the call that made it; null where that carried no key. */
  readonly callMark: string | null;
  readonly createdAt: Date;
}

/** Whether the call with this mark has made it. After 24 hours the same key names another call. */
export function isFromSameCall(
  { callMark: made, createdAt }: Fingerprinted,
  callMark: string | null,
  now: Date,
): boolean {
  return callMark !== null && made === callMark && now.getTime() - createdAt.getTime() < IDEMPOTENCY_WINDOW_MS;
}
