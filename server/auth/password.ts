/**
 * Settings passwords: stored as salted scrypt hashes and compared in constant time. Hashing runs off the event loop.
 */
import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { ErrorCode } from '../../generated/values.ts';
import { ApiError } from '../http/errors/api-error.ts';
import type { Random } from '../platform/runtime.ts';
import { createBatch } from '../storage/mongo/batch.ts';

/** log2 of the scrypt cost (OWASP, "Password Storage"). One hash takes about 0.4 s of a core and 128 MiB. */
export const PASSWORD_COST_LOG2 = 17;

/** Concurrent hashes: limits memory and leaves threads of the pool free. */
const CONCURRENCY = { known: 1, unknown: 2 } as const;
/** Hashes and checks that may wait. */
const MAX_WAITING = 50;
/** Of these, for one caller: other callers wait a second or two for them. */
const MAX_WAITING_PER_CALLER = 6;
/** Retry-After for a caller with too many waiting checks, in seconds. */
const RETRY_AFTER_SECONDS = 2;

const BLOCK_SIZE = 8;
const LENGTH = 32;
const SALT_LENGTH = 16;

/** The caller of a check. Known callers (a session, a known device, the operator) never wait behind unknown ones. */
export interface PasswordCaller {
  readonly kind: keyof typeof CONCURRENCY;
  /** The keys that count its checks: the user name, or the networks of the caller's address. */
  readonly countedAs: readonly string[];
}

export interface Passwords {
  /** The hash of a new password, with its parameters. Counts as a known caller's. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password matches. Takes equally long for a null hash (no such user; always false) and for a hash of lower cost.
   * @throws Error when the hash is malformed.
   * @throws ApiError `rate_limited` when too many checks of this caller wait, `service_unavailable` when too many of all wait.
   */
  matches(password: string, storedHash: string | null, caller: PasswordCaller): Promise<boolean>;
  /** Whether a hash has a lower cost than new ones. */
  isOutdated(storedHash: string): boolean;
  /** Generates a password: 144 random bits, 24 characters. */
  make(): string;
}

export interface PasswordsParts {
  readonly random: Random;
  /** log2 of the cost of new hashes; stored hashes include their own. */
  readonly costLog2: number;
}

type Work = () => Promise<Buffer>;

/** Runs at most `atOnce` tasks concurrently and rejects tasks that would wait too long. */
function createQueue(atOnce: number) {
  const waiting = new Map<string, number>();
  let all = 0;
  const run = createBatch<Work, Buffer>({
    flush: (jobs) => Promise.all(jobs.map((job) => job())),
    most: 1,
    atOnce,
  });
  function add(key: string, change: 1 | -1): void {
    const count = (waiting.get(key) ?? 0) + change;
    if (count === 0) waiting.delete(key);
    else waiting.set(key, count);
  }
  return async (keys: readonly string[], work: Work): Promise<Buffer> => {
    if (keys.some((key) => (waiting.get(key) ?? 0) >= MAX_WAITING_PER_CALLER)) {
      throw new ApiError(ErrorCode.rate_limited, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    if (all >= MAX_WAITING) throw new ApiError(ErrorCode.service_unavailable);
    all += 1;
    for (const key of keys) add(key, 1);
    try {
      return await run(work);
    } finally {
      all -= 1;
      for (const key of keys) add(key, -1);
    }
  };
}

export function createPasswords({ random, costLog2 }: PasswordsParts): Passwords {
  const queues = { known: createQueue(CONCURRENCY.known), unknown: createQueue(CONCURRENCY.unknown) };
  const dummyHash = ['scrypt', costLog2, 'A'.repeat(22), 'A'.repeat(43)].join('$');
  return {
    async hash(password) {
      const salt = random.bytes(SALT_LENGTH);
      const hash = await queues.known([], () => derive(password, salt, costLog2));
      return ['scrypt', costLog2, salt.toString('base64url'), hash.toString('base64url')].join('$');
    },
    async matches(password, storedHash, { kind, countedAs }) {
      const [scheme, cost, salt, hash] = (storedHash ?? dummyHash).split('$');
      if (scheme !== 'scrypt' || salt === undefined || hash === undefined) {
        throw new Error('the stored password hash is malformed');
      }
      const derived = await queues[kind](countedAs, async () => {
        // Pads the time of a cheaper hash to that of a new one: 2^15 + 2^15 + 2^16 = 2^17.
        for (let log2 = Number(cost); log2 < costLog2; log2 += 1) {
          await derive(password, Buffer.alloc(SALT_LENGTH), log2);
        }
        return derive(password, Buffer.from(salt, 'base64url'), Number(cost));
      });
      return timingSafeEqual(derived, Buffer.from(hash, 'base64url')) && storedHash !== null;
    },
    isOutdated: (storedHash) => Number(storedHash.split('$')[1]) < costLog2,
    make: () => random.bytes(18).toString('base64url'),
  };
}

function derive(password: string, salt: Buffer, costLog2: number): Promise<Buffer> {
  const N = 2 ** costLog2;
  const options: ScryptOptions = { N, r: BLOCK_SIZE, p: 1, maxmem: 256 * N * BLOCK_SIZE };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
