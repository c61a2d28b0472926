/**
 * Time and randomness as a test wants them: the clock stands until it is moved, the bytes follow from a seed.
 */
import { createHash } from 'node:crypto';
import type { Runtime } from '../../server/platform/runtime.ts';

export interface TestRuntime extends Runtime {
  /** Moves the clock forward. */
  advance(ms: number): void;
}

/** A clock that stands at the start of 2026, and bytes that repeat with the seed. */
export function testRuntime(seed = 'seed'): TestRuntime {
  let now = Date.parse('2026-01-01T00:00:00.000Z');
  let drawn = 0;
  return {
    clock: { now: () => new Date(now) },
    random: {
      bytes(length) {
        drawn += 1;
        return createHash('shake256', { outputLength: length }).update(`${seed} ${drawn}`).digest();
      },
    },
    advance(ms) {
      now += ms;
    },
  };
}
