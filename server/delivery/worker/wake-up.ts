/**
 * When a worker runs: a wake-up ends its wait early, due times decide whether a round also claims, and sweep times
 * limit how often a sweep runs. Knows nothing of the work itself.
 */

/** Ends a wait early. A notification without a waiter is kept for the next wait; several count as one. */
export interface WakeUp {
  notify(): void;
  /** Waits until notified, for `ms` milliseconds, or until stopped, whichever comes first. */
  wait(ms: number, stopped: AbortSignal): Promise<'notified' | 'timed-out'>;
}

/** Creates a wake-up without a notification. */
export function createWakeUp(): WakeUp {
  let notified = false;
  let wake: (() => void) | undefined;
  return {
    notify() {
      notified = true;
      wake?.();
    },
    async wait(ms, stopped) {
      if (!notified && !stopped.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
          stopped.addEventListener('abort', wake, { once: true });
        });
        if (wake !== undefined) stopped.removeEventListener('abort', wake);
        wake = undefined;
      }
      const answer = notified ? 'notified' : 'timed-out';
      notified = false;
      return answer;
    },
  };
}

export interface DueTimes {
  /** A delivery that no worker holds may be due. */
  notify(): void;
  isNotified(): boolean;
  /**
   * Whether to look for due deliveries after a relay round that left `left` deliveries without a slot and ended in
   * state `relay`.
   */
  shouldCheck(left: number, relay: 'done' | 'more'): boolean;
  /** A look for due deliveries begins. */
  checked(): void;
}

/** Milliseconds between two looks while the relay has more to do and nothing was notified. */
const RELAYING_POLL_MS = 100;

/** Creates due times. `pollMs`: longest time between two looks; `elapsed`: a monotonic clock, milliseconds. */
export function createDueTimes({
  pollMs,
  elapsed,
}: {
  readonly pollMs: number;
  readonly elapsed: () => number;
}): DueTimes {
  let notified = true;
  let hasUnslotted = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return {
    notify() {
      notified = true;
    },
    isNotified: () => notified,
    shouldCheck(left, relay) {
      hasUnslotted ||= left > 0;
      const hasMore = relay === 'more';
      // While the relay goes on, what it left without a slot finds none in the next round either.
      return (
        notified ||
        (hasUnslotted && !hasMore) ||
        elapsed() - checkedAt >= (hasMore ? Math.min(RELAYING_POLL_MS, pollMs) : pollMs)
      );
    },
    checked() {
      notified = false;
      hasUnslotted = false;
      checkedAt = elapsed();
    },
  };
}

/** Whether a sweep is due. Returning true counts as a sweep. */
export type SweepDue = (now: Date) => boolean;

/** Limits a sweep to once every `everyMs` milliseconds. */
export function createSweepTimes(everyMs: number): SweepDue {
  let sweptAt = Number.NEGATIVE_INFINITY;
  return (date) => {
    const now = date.getTime();
    // A clock that was set back must not postpone the next sweep.
    if (now >= sweptAt && now - sweptAt < everyMs) return false;
    sweptAt = now;
    return true;
  };
}
