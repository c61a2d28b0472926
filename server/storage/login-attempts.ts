/**
 * Counts the attempts to log in, in MongoDB, so that every process knows them. An attempt is counted before its
 * password is looked at: of many at once, no more than allowed get that far. A success takes its count back.
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
  /** Until when the attempts count; MongoDB deletes the document some time after. */
  readonly until: Date;
  /** Before this no attempt is let pass. */
  readonly nextAt: Date;
  /** Whether the last attempt was. */
  readonly passed: boolean;
}

/** That attempts were refused in the pause that ends then. */
interface RefusalDocument {
  readonly _id: string;
  readonly until: Date;
}

const COLLECTION = 'login_attempts';

/** The index that clears away what no longer counts. */
export const loginAttemptIndexes: IndexPlan = [
  { collection: COLLECTION, indexes: [{ name: 'expiry', key: { until: 1 }, expireAfterSeconds: 0 }] },
];

/** What refuses attempts under a key. */
export interface LoginLock {
  readonly key: string;
  /** The end of the pause. */
  readonly until: Date;
  readonly retryAfterSeconds: number;
}

export interface LoginAttempts {
  /** Counts one more attempt. Null when it may go on; else what refuses it, and it counts for nothing. */
  count(key: string, limit: GuessLimit, now: Date): Promise<LoginLock | null>;
  /** Whether this is the first attempt on the user name that is refused in this pause. */
  isFirstRefusal(lock: LoginLock, username: string): Promise<boolean>;
  /** Takes one attempt back, with the pause after it: it was no failure. */
  takeBack(key: string): Promise<void>;
  /** Forgets the key's attempts. */
  clear(key: string): Promise<void>;
  /** Forgets the attempts of a user name, from wherever. */
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
      if (found === null) throw new Error('an upsert answered no document');
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
