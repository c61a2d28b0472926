/**
 * Rate limits across all processes, by token buckets in the database. A process prefetches a tenth of the tokens it used in the
 * previous second, so a busy merchant costs about ten draws a second instead of one per call. Prefetched tokens expire after a
 * second: together the processes may admit slightly fewer calls than the limit, never more. While a bucket is empty, a process
 * rejects calls without a query.
 */

import type { RateLimit } from '../domain/merchants/merchant.ts';
import type { Clock } from '../platform/runtime.ts';
import { createBatch } from '../storage/mongo/batch.ts';
import type { BucketStore } from '../storage/rate-limit-buckets.ts';

const SECOND_MS = 1_000;
/** Share of the previous second's calls that is prefetched. */
const PREFETCH_SHARE = 0.1;
/** Calls that share one draw. */
const MAX_WAITING = 1_000;
/** Callers whose state a process holds; a dropped one costs a draw. */
const MAX_CALLERS = 10_000;

export type Admission =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

const ADMITTED: Admission = { kind: 'admitted' };

/** Whether a call of this caller is within its limit. */
export type Admit = (caller: string, limit: RateLimit) => Promise<Admission>;

export interface RateLimiterDeps {
  readonly buckets: BucketStore;
  readonly clock: Clock;
}

/** The process-local state of one caller. Mutable. */
interface Caller {
  /** Prefetched tokens, and the time of their draw in epoch milliseconds. */
  tokens: number;
  drawnAt: number;
  /** The bucket is empty before this time, in epoch milliseconds. */
  emptyUntil: number;
  /** Calls in the current second, and in the previous one. */
  second: number;
  calls: number;
  callsBefore: number;
  /** The limit for the next draw. */
  limit: RateLimit;
  readonly queue: (nothing: undefined) => Promise<Admission>;
}

export function createRateLimiter({ buckets, clock }: RateLimiterDeps): Admit {
  const callers = new Map<string, Caller>();

  function count(caller: Caller, now: number): void {
    const second = Math.floor(now / SECOND_MS);
    if (second !== caller.second) {
      caller.callsBefore = second === caller.second + 1 ? caller.calls : 0;
      caller.calls = 0;
      caller.second = second;
    }
    caller.calls += 1;
  }

  function limited({ emptyUntil }: Caller, now: number): Admission {
    return { kind: 'limited', retryAfterSeconds: Math.max(1, Math.ceil((emptyUntil - now) / SECOND_MS)) };
  }

  /** Draws tokens for all waiting calls, plus the prefetch. */
  async function draw(id: string, caller: Caller, waiting: number): Promise<Admission[]> {
    const now = clock.now();
    const prefetch = Math.floor(caller.callsBefore * PREFETCH_SHARE);
    const { granted, nextInMs } = await buckets.draw(id, caller.limit, waiting + prefetch, now);
    caller.tokens = Math.max(0, granted - waiting);
    caller.drawnAt = now.getTime();
    caller.emptyUntil = now.getTime() + nextInMs;
    return Array.from({ length: waiting }, (_, index) => (index < granted ? ADMITTED : limited(caller, now.getTime())));
  }

  function callerOf(id: string, limit: RateLimit): Caller {
    const known = callers.get(id);
    if (known !== undefined) return known;
    if (callers.size >= MAX_CALLERS) callers.clear();
    const caller: Caller = {
      tokens: 0,
      drawnAt: 0,
      emptyUntil: 0,
      second: 0,
      calls: 0,
      callsBefore: 0,
      limit,
      queue: createBatch({ most: MAX_WAITING, atOnce: 1, flush: (items) => draw(id, caller, items.length) }),
    };
    callers.set(id, caller);
    return caller;
  }

  return async (id, limit) => {
    const now = clock.now().getTime();
    const caller = callerOf(id, limit);
    caller.limit = limit;
    count(caller, now);
    if (caller.tokens > 0 && now - caller.drawnAt < SECOND_MS) {
      caller.tokens -= 1;
      return ADMITTED;
    }
    if (now < caller.emptyUntil) return limited(caller, now);
    return caller.queue(undefined);
  };
}
