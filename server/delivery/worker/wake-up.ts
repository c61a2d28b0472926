/**
 * When a worker looks: a wake-up ends its wait before the time; what is due it looks for where something may be, and else once in a while;
 * a sweep is due at the first look, and whenever so long has passed since the last one. Knows nothing of what is looked for.
 */

/** Ends a wait before its time. A notification while nobody waits is kept for the next wait; many of them are one. */
export interface WakeUp {
  notify(): void;
  /** Resolves when notified, after `ms` milliseconds, or when stopped; whichever comes first. Answers whether it was notified. */
  wait(ms: number, stopped: AbortSignal): Promise<'notified' | 'quiet'>;
}

/** A wake-up that was not notified. */
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
      const answer = notified ? 'notified' : 'quiet';
      notified = false;
      return answer;
    },
  };
}

export interface DueTimes {
  /** Something may be due that is in nobody's hands. */
  notify(): void;
  isNotified(): boolean;
  /** Whether it is time for a look, after a round of the relay that left so many due, and after which there is more to relay or not. */
  shouldCheck(left: number, relay: 'done' | 'more' | 'busy'): boolean;
  /** A look begins. */
  checked(): void;
}

/** Between two looks while the relay has more to do, milliseconds, where nothing tells that more is due. */
const RELAYING_POLL_MS = 100;

/** A worker that has not looked yet. `pollMs`: the longest time between two looks. */
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
      // What the relay leaves found no slot: there is none at its next round either.
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

/** Whether a sweep is due at this moment. What answers true counts as swept. */
export type SweepDue = (now: Date) => boolean;

/** Sweeps no more often than this, in milliseconds. */
export function createSweepTimes(everyMs: number): SweepDue {
  let sweptAt = Number.NEGATIVE_INFINITY;
  return (date) => {
    const now = date.getTime();
    // A clock that was put back must not put the next sweep off.
    if (now >= sweptAt && now - sweptAt < everyMs) return false;
    sweptAt = now;
    return true;
  };
}
