/**
 * A clock that stands until the test moves it. A wait moves it at once and sleeps not at all.
 */
import type { Clock, Wait } from '../clock.ts';

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
  readonly wait: Wait;
}

/** @param start the first moment. */
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
