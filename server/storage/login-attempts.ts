/**
 * Counts login attempts in MongoDB, shared by all processes. An attempt is counted before its password is checked, so
 * that concurrent attempts cannot exceed the limit. A success is subtracted again.
 */
import type { Db } from 'mongodb';
import {
  COUNTED_MS,
  type GuessLimit,
  pairLockPrefix,
  refusalKey,
  usernameLockKey,
} from '../domain/merchants/settings-login.ts';
import { upsertTwice } from './mongo/duplicate-key.ts';
import type { IndexPlan } from './mongo/indexes.ts';

interface CountDocument {
  readonly _id: string;
  readonly attempts: number;
  /** Until when the attempts count; a TTL index removes the document later. */
  readonly until: Date;
  /** The end of the pause: earlier attempts are refused. */
  readonly nextAt: Date;
  /** Whether the last attempt was allowed. */
  readonly passed: boolean;
}

/** Records that attempts were refused during a pause. */
interface RefusalDocument {
  readonly _id: string;
  readonly until: Date;
}

const COLLECTION = 'login_attempts';

/** The TTL index. */
export const loginAttemptIndexes: IndexPlan = [
  { collection: COLLECTION, indexes: [{ name: 'expiry', key: { until: 1 }, expireAfterSeconds: 0 }] },
];

/** A lock that refuses attempts under a key. */
export interface LoginLock {
  readonly key: string;
  /** When the pause ends. */
  readonly until: Date;
  readonly retryAfterSeconds: number;
}

export interface LoginAttempts {
  /** Counts an attempt. Returns null when it may continue; otherwise the lock, and the attempt is not counted. */
  count(key: string, limit: GuessLimit, now: Date): Promise<LoginLock | null>;
  /** Whether this is the first refused attempt on the user name during the lock's pause. */
  isFirstRefusal(lock: LoginLock, username: string): Promise<boolean>;
  /** Subtracts one attempt and ends its pause: the login succeeded. */
  takeBack(key: string): Promise<void>;
  /** Removes the key's attempts. */
  clear(key: string): Promise<void>;
  /** Removes all attempts on a user name, from any address. */
  clearName(username: string): Promise<void>;
}

export function loginAttempts(db: Db): LoginAttempts {
  const counts = db.collection<CountDocument>(COLLECTION);
  const refusals = db.collection<RefusalDocument>(COLLECTION);

  function countOnce(key: string, { free, firstMs, mostMs }: GuessLimit, now: Date): Promise<CountDocument | null> {
    const passed = { $or: [{ $lte: [{ $ifNull: ['$nextAt', now] }, now] }, { $lte: ['$until', now] }] };
    const attempts = { $cond: [{ $gt: ['$until', now] }, { $add: ['$attempts', 1] }, 1] };
    const doubled = { $multiply: [firstMs, { $pow: [2, { $subtract: ['$attempts', free] }] }] };
    const pause = { $cond: [{ $lt: ['$attempts', free] }, 0, { $min: [mostMs, doubled] }] };
    const counted = (value: object, field: string) => ({ $cond: ['$passed', value, field] });
    return counts.findOneAndUpdate(
      { _id: key },
      [
        { $set: { passed } },
        { $set: { attempts: counted(attempts, '$attempts') } },
        {
          $set: {
            nextAt: counted({ $add: [now, pause] }, '$nextAt'),
            until: counted({ $add: [now, COUNTED_MS] }, '$until'),
          },
        },
      ],
      { upsert: true, returnDocument: 'after' },
    );
  }

  return {
    async count(key, limit, now) {
      const found = await upsertTwice(() => countOnce(key, limit, now));
      if (found === null) throw new Error('The upsert returned no document.');
      if (found.passed) return null;
      const seconds = Math.ceil((found.nextAt.getTime() - now.getTime()) / 1_000);
      return { key, until: found.nextAt, retryAfterSeconds: Math.max(1, seconds) };
    },
    async isFirstRefusal({ key, until }, username) {
      const _id = refusalKey(key, username);
      const before = await upsertTwice(() =>
        refusals.findOneAndUpdate({ _id }, { $set: { until } }, { upsert: true, returnDocument: 'before' }),
      );
      return before?.until.getTime() !== until.getTime();
    },
    async takeBack(key) {
      await counts.updateOne({ _id: key, attempts: { $gt: 0 } }, { $inc: { attempts: -1 }, $unset: { nextAt: 1 } });
    },
    async clear(key) {
      await counts.deleteOne({ _id: key });
    },
    async clearName(username) {
      const prefix = pairLockPrefix(username);
      const pairs = { _id: { $gte: prefix, $lt: `${prefix}\uffff` } };
      await counts.deleteMany({ $or: [{ _id: usernameLockKey(username) }, pairs] });
    },
  };
}
