/**
 * What the service takes from the world besides MongoDB and the network: time and randomness.
 * Both are passed in, so that a test decides them. Nothing else here.
 */
import { randomBytes, randomFillSync } from 'node:crypto';

const BYTES = 8;
/** Makes the first hexadecimal digit one of a, b, e and f. */
const FIRST_A_LETTER = 0xa0;

/** A new name such as `rfd_b3017c5a90e2d418`. */
export function shortId(prefix: string, random: Random): string {
  const bytes = Buffer.from(random.bytes(BYTES));
  bytes.writeUInt8(bytes.readUInt8(0) | FIRST_A_LETTER, 0);
  return `${prefix}_${bytes.toString('hex')}`;
}

/** A source of the present time. */
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
/** More than this is asked for too seldom to be kept ready. */
const MOST_POOLED = 64;

/**
 * The operating system's random source, asked for many bytes at a time: a request takes several ids, and each question
 * costs as much as a whole pool. No byte is given out twice, and none stays here once it was.
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
      const given = Buffer.from(pool.subarray(next, end));
      pool.fill(0, next, end);
      next = end;
      return given;
    },
  };
}

/** The machine's clock and the operating system's random source. */
export const systemRuntime: Runtime = {
  clock: { now: () => new Date() },
  random: systemRandom(),
};
