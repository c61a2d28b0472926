/** Randomness that a seed repeats. Not for secrets. */

export interface SeededRandom {
  /** From 0 to 1, exclusive. */
  next(): number;
  /** Letters and digits. */
  text(length: number): string;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The generator mulberry32 (https://github.com/bryc/code/blob/master/jshash/PRNGs.md). */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    text: (length) => Array.from({ length }, () => ALPHABET.charAt(Math.floor(next() * ALPHABET.length))).join(''),
  };
}
