/** What an operator is told of once in a while, though it happens again and again: one line for each cause. Kept in memory only. */
import type { Clock } from '../../platform/runtime.ts';

/** How often of one cause, milliseconds. */
const TELL_MS = 60_000;

/** A function that answers whether a cause was told of within the last minute; one that was not counts as told by the question. */
export function createToldLately({ clock }: { readonly clock: Clock }) {
  /** When each cause was told of, the earliest first. */
  const toldAt = new Map<string, number>();

  return (cause: string): boolean => {
    const now = clock.now().getTime();
    for (const [each, at] of toldAt) {
      // A clock that was put back ends the minute.
      if (now >= at && now - at < TELL_MS) break;
      toldAt.delete(each);
    }
    if (toldAt.has(cause)) return true;
    toldAt.set(cause, now);
    return false;
  };
}
