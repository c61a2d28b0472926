/**
 * What failed is left alone for a while (cooldown), and the operator reads of each cause once in a while (log throttle), though it happens
 * again and again. Kept in memory only.
 */
import type { Clock } from '../../platform/runtime.ts';

export interface CooldownOf {
  readonly clock: Clock;
  /** How long one cools down, milliseconds. */
  readonly forMs: number;
  /** As many as cool down at a time; the one that does for longest makes room. */
  readonly limit: number;
}

/** Nothing cools down yet. */
export function createCooldown({ clock, forMs, limit }: CooldownOf) {
  const since = new Map<string, number>();
  return {
    /** These cool down from now on. */
    add(ids: Iterable<string>): void {
      const now = clock.now().getTime();
      for (const id of ids) {
        since.delete(id);
        since.set(id, now);
        const [longest = id] = since.keys();
        if (since.size > limit) since.delete(longest);
      }
    },
    /** Those that still cool down. */
    ids(): string[] {
      const now = clock.now().getTime();
      // A clock that was put back ends the cooldown.
      for (const [id, at] of since) if (now < at || now - at >= forMs) since.delete(id);
      return [...since.keys()];
    },
  };
}

/** How often of one cause, milliseconds. */
const LOG_INTERVAL_MS = 60_000;

/** A function that answers whether a cause was told of within the last minute; one that was not counts as told by the question. */
export function createLogThrottle({ clock }: { readonly clock: Clock }) {
  /** When each cause was told of, the earliest first. */
  const loggedAt = new Map<string, number>();

  return (cause: string): boolean => {
    const now = clock.now().getTime();
    for (const [each, at] of loggedAt) {
      // A clock that was put back ends the minute.
      if (now >= at && now - at < LOG_INTERVAL_MS) break;
      loggedAt.delete(each);
    }
    if (loggedAt.has(cause)) return true;
    loggedAt.set(cause, now);
    return false;
  };
}
