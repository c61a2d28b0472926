/**
 * Settings passwords: kept as a salted scrypt hash, compared in constant time. The work is done off the event loop.
 * No password leaves this file, but one that was made here for showing once.
 */
import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { ErrorCode } from '../../generated/values.ts';
import { ApiError } from '../http/errors/api-error.ts';
import type { Random } from '../platform/runtime.ts';
import { createBatch } from '../storage/mongo/batch.ts';

/** How dear a guess is: two to this power (OWASP, "Password Storage"). Takes about 0.4 s of a core and 128 MiB. */
export const PASSWORD_COST_LOG2 = 17;

/** Hashes that are made at a time: they must neither fill the memory nor every thread that the process has. */
const CONCURRENCY = { known: 1, unknown: 2 } as const;
/** Checks and hashes that may wait for those. */
const MAX_WAITING = 50;
/** Of them for one caller: of these, others wait for a second or two. */
const MAX_WAITING_PER_CALLER = 6;
/** Seconds after which a caller with too many of them may try again. */
const RETRY_AFTER_SECONDS = 2;

const BLOCK_SIZE = 8;
const LENGTH = 32;
const SALT_LENGTH = 16;

/** For whom a password is checked. Those that are known (a session, a known device, the operator) never wait behind others. */
export interface PasswordCaller {
  readonly kind: keyof typeof CONCURRENCY;
  /** Under which names its checks are counted: a user name, or the networks that the call comes from. */
  readonly countedAs: readonly string[];
}

export interface Passwords {
  /**
   * The hash to keep of a new password, with everything needed to check against it later. Only somebody who is known sets one.
   */
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the one that was hashed. With `kept` null (no such user) it takes as long and says no; so does
   * a hash of an earlier, lower cost.
   * Throws when `kept` was not made by `hash`.
   * @throws ApiError `rate_limited` when too many checks of this caller wait, `service_unavailable` when too many of all wait.
   */
  matches(password: string, storedHash: string | null, caller: PasswordCaller): Promise<boolean>;
  /** Whether a hash was made at a lower cost than today's. */
  isOutdated(storedHash: string): boolean;
  /** A password for somebody who lost theirs: 144 random bits, 24 characters. */
  make(): string;
}

export interface PasswordsParts {
  readonly random: Random;
  /** The cost of new hashes; those kept have theirs with them. */
  readonly costLog2: number;
}

type Work = () => Promise<Buffer>;

/** Does some work at a time, and refuses what would wait too long. */
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
        throw new Error('a kept password hash is damaged');
      }
      const derived = await queues[kind](countedAs, async () => {
        // 2^15 + 2^15 + 2^16 = 2^17: an earlier hash takes as long as one of today.
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
