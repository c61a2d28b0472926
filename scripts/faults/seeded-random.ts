/** Random numbers that a seed repeats: `FAULT_SEED=<seed>`. */

export interface SeededRandom {
  readonly seed: number;
  /** A whole number from 0 to below `limit`. */
  upTo(limit: number): number;
}

/** Uses the given seed, or a new one. */
export function seededRandom(given: string | undefined): SeededRandom {
  const seed = Number.parseInt(given ?? '', 10) || Date.now() % 2 ** 31;
  let state = seed >>> 0;
  return {
    seed,
    upTo(limit) {
      // Mulberry32.
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
    },
  };
}
