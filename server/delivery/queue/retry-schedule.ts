/**
 * Retry schedule with backoff and jitter. Pure: the current time and the random part are arguments. It always returns a
 * next attempt: only a person stops a delivery.
 */
import { AttemptOutcome, type AttemptResult } from './delivery.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Backoff after the first failure, the second, …, in milliseconds; the last value repeats forever. */
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

/** Minimum backoff for an endpoint that reports overload or times out. */
const OVERLOAD_WAIT = MINUTE;
const OVERLOAD_STATUSES: readonly number[] = [429, 502, 503, 504];
/** Upper limit of a `Retry-After`. */
const RETRY_AFTER_LIMIT = HOUR;
const JITTER = 0.2;

export interface FailedAttempt {
  readonly schedule: readonly number[];
  /** Attempts started, this one included. */
  readonly attemptCount: number;
  readonly result: Pick<AttemptResult, 'outcome' | 'status'>;
  /** The response's `Retry-After`, in milliseconds; null without one. */
  readonly retryAfterMs: number | null;
  /** Random number, uniform in [0, 1). */
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

/** Parses a `Retry-After` header, seconds or a date, to milliseconds; null when it is missing or invalid. */
export function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND;
  if (!/^[A-Za-z]{3}, /.test(text)) return null;
  const until = Date.parse(text);
  return Number.isNaN(until) ? null : Math.max(0, until - now.getTime());
}
