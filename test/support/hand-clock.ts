/** A clock that a test moves by hand. It begins at the present, so that the database's own expiry leaves its data alone. */
import type { Clock } from '../../server/platform/runtime.ts';

export interface ManualClock extends Clock {
  /** Moves the time on. */
  advance(milliseconds: number): void;
}

export function manualClock(): ManualClock {
  let now = Date.now();
  return {
    now: () => new Date(now),
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}
