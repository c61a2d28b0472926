/**
 * When a call is sent again, and after how long. Only what may be sent twice is: reads, and calls that document the header
 * Idempotency-Key, which get one key for all their attempts.
 */
import type { CallFacts, Received } from './call.ts';
import type { Failure } from './failure.ts';

/** What the client takes from the world besides the network. */
export interface ClientRuntime {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A number from 0 up to 1, for the jitter of waits. */
  readonly random: () => number;
  /** A new Idempotency-Key: at most 255 characters, never the same twice. */
  readonly newKey: () => string;
  /** Ends after so many milliseconds, or as soon as the signal is aborted. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export interface RetryRules {
  /** How many times a call is sent at most. */
  readonly attempts: number;
  /** Before the second attempt; twice as long before each further one. Half of it is jitter. */
  readonly firstWaitMs: number;
  /** No wait is longer; a `Retry-After` that asks for more ends the attempts. */
  readonly longestWaitMs: number;
}

export const defaultRetry: RetryRules = { attempts: 3, firstWaitMs: 500, longestWaitMs: 20_000 };

/** What a timer of the system can hold, almost 25 days; it takes a longer wait for none. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const systemRuntime: ClientRuntime = {
  now: () => Date.now(),
  random: () => Math.random(),
  newKey: () => globalThis.crypto.randomUUID(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, Math.min(milliseconds, LONGEST_TIMER_MS));
      signal.addEventListener('abort', done);
    }),
};

/** What passes: a request that took too long to come in, too many calls, and a service that is away, or is not reached by what stands before it. */
const passing: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/** Whether another attempt may follow this outcome. */
export function mayRepeat({ repeat }: CallFacts, outcome: Received | Failure): boolean {
  if (repeat === 'never') return false;
  if ('kind' in outcome) return outcome.kind === 'timeout' || outcome.kind === 'unreachable';
  const { status, headers } = outcome.response;
  // 409 with a time to come back: the first attempt is still being carried out.
  return passing.has(status) || (status === 409 && headers.has('retry-after'));
}

/** Milliseconds to wait after attempt number `attempt`; null when it is too long to wait. */
export function waitAfter(
  attempt: number,
  outcome: Received | Failure,
  rules: RetryRules,
  { now, random }: Pick<ClientRuntime, 'now' | 'random'>,
): number | null {
  const full = Math.min(rules.longestWaitMs, rules.firstWaitMs * 2 ** (attempt - 1));
  const own = full / 2 + (random() * full) / 2;
  const asked = 'kind' in outcome ? 0 : askedFor(outcome.response.headers.get('retry-after'), now());
  return asked > rules.longestWaitMs ? null : Math.max(own, asked);
}

/** A `Retry-After` in milliseconds: seconds, or a date; 0 for none. */
function askedFor(retryAfter: string | null, now: number): number {
  if (retryAfter === null) return 0;
  if (/^[0-9]+$/.test(retryAfter.trim())) return Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
