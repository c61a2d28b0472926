/**
 * A clock that stands still until the test advances it. A wait advances it immediately, without sleeping.
 */
import type { Clock, Wait } from '../clock.ts';

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
  readonly wait: Wait;
}

/** @param start the initial time. */
export function testClock(start = new Date('2025-01-10T08:30:05Z')): TestClock {
  let now = start.getTime();
  const advance = (milliseconds: number): void => {
    now += milliseconds;
  };
  return {
    now: () => new Date(now),
    advance,
    wait: async (milliseconds) => advance(milliseconds),
  };
}
