/**
 * A clock that stands until the test moves it. A wait moves it at once and sleeps not at all.
 */
import type { Clock, Wait } from '../../receiver-kit/src/index.ts';

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
  readonly wait: Wait;
}

export function testClock(): TestClock {
  let now = Date.parse('2025-01-10T08:30:05Z');
  const advance = (milliseconds: number): void => {
    now += milliseconds;
  };
  return {
    now: () => new Date(now),
    advance,
    wait: async (milliseconds) => advance(milliseconds),
  };
}
