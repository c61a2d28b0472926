/**
 * When a failed delivery is tried again. Pure: the present time and the random part are given.
 * It never answers "not again": only a person stops a delivery.
 */
import { AttemptOutcome, type AttemptResult } from './delivery.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds to wait after the first failure, the second, …; the last one repeats without end. */
export const RETRY_SCHEDULE: readonly number[] = [
  5 * SECOND,
  15 * SECOND,
  30 * SECOND,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  6 * HOUR,
];

/** An endpoint that says it is overloaded, or is too slow to say anything, gets at least this long. */
const OVERLOAD_WAIT = MINUTE;
const OVERLOAD_STATUSES: readonly number[] = [429, 502, 503, 504];
/** The most that a `Retry-After` can ask for. */
const RETRY_AFTER_LIMIT = HOUR;
const JITTER = 0.2;

export interface FailedAttempt {
  readonly schedule: readonly number[];
  /** How many attempts were begun, this one included. */
  readonly attemptCount: number;
  readonly result: Pick<AttemptResult, 'outcome' | 'status'>;
  /** What the answer's `Retry-After` asks for, in milliseconds; null without one. */
  readonly retryAfterMs: number | null;
  /** Evenly spread in [0, 1). */
  readonly chance: number;
}

/** Milliseconds from now to the next attempt. */
export function retryWait(failed: FailedAttempt): number {
  const step = failed.schedule[Math.min(failed.attemptCount, failed.schedule.length) - 1] ?? 6 * HOUR;
  const spread = step * (1 - JITTER + 2 * JITTER * failed.chance);
  const scheduled = isOverload(failed.result) ? Math.max(spread, OVERLOAD_WAIT * (1 + JITTER * failed.chance)) : spread;
  const asked = Math.min(failed.retryAfterMs ?? 0, 2 * scheduled, RETRY_AFTER_LIMIT);
  return Math.round(Math.max(scheduled, asked));
}

function isOverload({ outcome, status }: FailedAttempt['result']): boolean {
  if (outcome === AttemptOutcome.TIMED_OUT) return true;
  return status !== null && OVERLOAD_STATUSES.includes(status);
}

/** Milliseconds that a `Retry-After` header asks for, as seconds or as a date; null when it asks for nothing readable. */
export function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND;
  if (!/^[A-Za-z]{3}, /.test(text)) return null;
  const until = Date.parse(text);
  return Number.isNaN(until) ? null : Math.max(0, until - now.getTime());
}
