/**
 * Time, randomness, and the ids and timestamps made of them. Clock and random source are parameters everywhere, so that tests
 * control them.
 */
import { randomBytes, randomFillSync } from 'node:crypto';

const BYTES = 8;
/** Makes the first hexadecimal digit a letter: a, b, e or f. */
const FIRST_A_LETTER = 0xa0;

/** A new id such as `rfd_b3017c5a90e2d418`. */
export function shortId(prefix: string, random: Random): string {
  const bytes = Buffer.from(random.bytes(BYTES));
  bytes.writeUInt8(bytes.readUInt8(0) | FIRST_A_LETTER, 0);
  return `${prefix}_${bytes.toString('hex')}`;
}

/** A source of the current time. */
export interface Clock {
  now(): Date;
}

/** A source of unpredictable bytes. */
export interface Random {
  bytes(length: number): Buffer;
}

export interface Runtime {
  readonly clock: Clock;
  readonly random: Random;
}

const POOL_BYTES = 4_096;
/** Longer requests are too rare to serve from the pool. */
const MOST_POOLED = 64;

/**
 * The operating system's random source, read in pools: an API call needs several ids, and each read costs as much as a whole
 * pool. No byte is returned twice, and returned bytes are erased from the pool.
 */
function systemRandom(): Random {
  const pool = Buffer.alloc(POOL_BYTES);
  let next = POOL_BYTES;
  return {
    bytes(length) {
      if (length > MOST_POOLED) return randomBytes(length);
      if (next + length > POOL_BYTES) {
        randomFillSync(pool);
        next = 0;
      }
      const end = next + length;
      const bytes = Buffer.from(pool.subarray(next, end));
      pool.fill(0, next, end);
      next = end;
      return bytes;
    },
  };
}

/** The machine's clock and the operating system's random source. */
export const systemRuntime: Runtime = {
  clock: { now: () => new Date() },
  random: systemRandom(),
};

/** A moment as `YYYY-MM-DDTHH:MM:SSZ`, as in answers. */
export function toTimestamp(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
