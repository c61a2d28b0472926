/**
 * The fingerprint that a call with an Idempotency-Key leaves on the object it creates, so that a retry of the call
 * finds that object. Pure.
 */

/** How long a response is stored and a call counts as a repetition: 24 hours, in milliseconds. */
export const IDEMPOTENCY_WINDOW_MS = 24 * 3_600_000;

export interface Fingerprinted {
  /** The fingerprint of the call that created the object; null when that call had no Idempotency-Key. */
  readonly callMark: string | null;
  readonly createdAt: Date;
}

/** Whether the call with this fingerprint created the object. After 24 hours the same key identifies another call. */
export function isFromSameCall(
  { callMark: made, createdAt }: Fingerprinted,
  callMark: string | null,
  now: Date,
): boolean {
  return callMark !== null && made === callMark && now.getTime() - createdAt.getTime() < IDEMPOTENCY_WINDOW_MS;
}
