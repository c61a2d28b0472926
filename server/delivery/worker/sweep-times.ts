/**
 * When a sweep is due: at the first look, and whenever so long has passed since the last one. Knows nothing of what is swept.
 */

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
