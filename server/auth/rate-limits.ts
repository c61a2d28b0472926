/**
 * Holds callers to a number of calls a second, over all processes together. The truth is a bucket in the database; a process
 * draws a few tokens ahead, a tenth of what it needed in the second before, so that a busy merchant costs ten draws a second
 * and not one for each call. What it has drawn and not used within a second is lost: so many processes may let pass a little
 * less than the limit, and never more. While the bucket is empty a process refuses without asking.
 */

import type { RateLimit } from '../domain/merchants/merchant.ts';
import type { Clock } from '../platform/runtime.ts';
import { createBatch } from '../storage/mongo/batch.ts';
import type { BucketStore } from '../storage/rate-limit-buckets.ts';

const SECOND_MS = 1_000;
/** Of the demand of a second, what is drawn ahead. */
const PREFETCH_SHARE = 0.1;
/** Callers that wait for one draw. */
const MAX_WAITING = 1_000;
/** Callers that a process remembers; one that is forgotten costs a draw. */
const MAX_CALLERS = 10_000;

export type Admission =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

const ADMITTED: Admission = { kind: 'admitted' };

/** Says whether a call of this caller may go on. */
export type Admit = (caller: string, limit: RateLimit) => Promise<Admission>;

export interface RateLimitDeps {
  readonly buckets: BucketStore;
  readonly clock: Clock;
}

/** What a process knows of one caller. Changes with every call. */
interface Caller {
  /** Tokens at hand, and when they were drawn. */
  tokens: number;
  drawnAt: number;
  /** Before this the bucket has none. */
  emptyUntil: number;
  /** Calls in the present second, and in the one before. */
  second: number;
  calls: number;
  callsBefore: number;
  /** The limit that the next draw is held to. */
  limit: RateLimit;
  readonly queue: (nothing: undefined) => Promise<Admission>;
}

export function createRateLimits({ buckets, clock }: RateLimitDeps): Admit {
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

  /** Draws for all that wait, and for what is likely to come. */
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
