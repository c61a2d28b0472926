/** The seed that a fuzzing run begins with. */
import { randomInt } from 'node:crypto';

/** That of CI, so that what is green there is green here. */
const FIXED_SEED = 20_261_121;
const SEEDS = 2 ** 31;

export interface AskedSeed {
  readonly seed?: string | undefined;
  readonly random: boolean;
}

/** @throws when the seed asked for is no number. */
export function seedOf({ seed, random }: AskedSeed): number {
  if (seed === undefined) return random ? randomInt(SEEDS) : FIXED_SEED;
  if (!/^\d{1,10}$/.test(seed)) throw new Error('--seed takes a whole number');
  return Number(seed);
}
