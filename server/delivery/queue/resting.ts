/** What is left alone for a while after it failed, so that it is not tried again and again. Kept in memory only. */
import type { Clock } from '../../platform/runtime.ts';

export interface RestingOf {
  readonly clock: Clock;
  /** How long one rests, milliseconds. */
  readonly forMs: number;
  /** As many as rest at a time; the one that rests for longest makes room. */
  readonly most: number;
}

/** Nothing rests yet. */
export function createResting({ clock, forMs, most }: RestingOf) {
  const since = new Map<string, number>();
  return {
    /** These rest from now on. */
    add(ids: Iterable<string>): void {
      const now = clock.now().getTime();
      for (const id of ids) {
        since.delete(id);
        since.set(id, now);
        const [longest = id] = since.keys();
        if (since.size > most) since.delete(longest);
      }
    },
    /** Those that rest still. */
    ids(): string[] {
      const now = clock.now().getTime();
      // A clock that was put back ends the rest.
      for (const [id, at] of since) if (now < at || now - at >= forMs) since.delete(id);
      return [...since.keys()];
    },
  };
}
