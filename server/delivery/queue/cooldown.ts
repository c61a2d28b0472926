/**
 * Cooldown: failed ids are not tried again for a while. Log throttle: one log line a minute for each cause. Both in
 * memory only.
 */
import { evictOldest } from '../../platform/evict-oldest.ts';
import type { Clock } from '../../platform/runtime.ts';

export interface CooldownOf {
  readonly clock: Clock;
  /** Length of a cooldown, milliseconds. */
  readonly forMs: number;
  /** Ids that cool down at a time; the oldest is dropped to make room. */
  readonly limit: number;
}

export function createCooldown({ clock, forMs, limit }: CooldownOf) {
  const since = new Map<string, number>();
  return {
    /** Starts, or restarts, the cooldown of these ids. */
    add(ids: Iterable<string>): void {
      const now = clock.now().getTime();
      for (const id of ids) {
        since.delete(id);
        since.set(id, now);
        evictOldest(since, limit);
      }
    },
    /** The ids that are cooling down. */
    ids(): string[] {
      const now = clock.now().getTime();
      // A clock that was set back ends the cooldown.
      for (const [id, at] of since) if (now < at || now - at >= forMs) since.delete(id);
      return [...since.keys()];
    },
  };
}

/** Shortest time between two log lines of one cause, milliseconds. */
const LOG_INTERVAL_MS = 60_000;

/**
 * Creates a function that returns true when a cause was logged within the last minute, and otherwise counts the call as
 * logged.
 */
export function createLogThrottle({ clock }: { readonly clock: Clock }) {
  /** When each cause was last logged, the earliest first. */
  const loggedAt = new Map<string, number>();

  return (cause: string): boolean => {
    const now = clock.now().getTime();
    for (const [each, at] of loggedAt) {
      // A clock that was set back ends the interval.
      if (now >= at && now - at < LOG_INTERVAL_MS) break;
      loggedAt.delete(each);
    }
    if (loggedAt.has(cause)) return true;
    loggedAt.set(cause, now);
    return false;
  };
}
