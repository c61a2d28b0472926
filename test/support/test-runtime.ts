/** Time and randomness under a test's control: a clock that the test moves, and bytes that follow from a seed. */
import { createHash } from 'node:crypto';
import type { Clock, Runtime } from '../../server/platform/runtime.ts';

export interface ManualClock extends Clock {
  /** Moves the clock forward. */
  advance(milliseconds: number): void;
  set(at: Date): void;
}

export function manualClock(start = new Date('2026-03-14T09:26:53.000Z')): ManualClock {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    advance: (milliseconds) => {
      at += milliseconds;
    },
    set: (to) => {
      at = to.getTime();
    },
  };
}

export interface TestRuntime extends Runtime {
  /** Moves the clock forward. */
  advance(milliseconds: number): void;
}

/** A clock that stands at the start of 2026, and bytes that repeat with the seed. */
export function testRuntime(seed = 'seed'): TestRuntime {
  const clock = manualClock(new Date('2026-01-01T00:00:00.000Z'));
  let drawn = 0;
  return {
    clock,
    random: {
      bytes(length) {
        drawn += 1;
        return createHash('shake256', { outputLength: length }).update(`${seed} ${drawn}`).digest();
      },
    },
    advance: clock.advance,
  };
}
