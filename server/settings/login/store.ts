/**
 * Counts the attempts to log in, in MongoDB, so that every process knows them. An attempt is counted before its
 * password is looked at: of many at once, no more than allowed get that far. A success takes its count back.
 */
import type { Db } from 'mongodb';
import type { IndexPlan } from '../../mongo/indexes.ts';
import { type AttemptCount, FAILURES_ALLOWED, LOCK_MS } from './lock.ts';

interface CountDocument {
  readonly _id: string;
  readonly attempts: number;
  /** Until when the attempts count; MongoDB deletes the document some time after. */
  readonly until: Date;
}

const COLLECTION = 'login_attempts';

/** The index that clears away what no longer counts. */
export const loginAttemptIndexes: IndexPlan = [
  { collection: COLLECTION, indexes: [{ name: 'expiry', key: { until: 1 }, expireAfterSeconds: 0 }] },
];

export interface LoginAttempts {
  /** Counts one more attempt under the key. Once shut, an attempt no longer moves the end of the lock. */
  count(key: string, now: Date): Promise<AttemptCount>;
  /** Takes one attempt back: it was no failure. */
  takeBack(key: string): Promise<void>;
  /** Forgets the key's attempts. */
  clear(key: string): Promise<void>;
}

export function loginAttempts(db: Db): LoginAttempts {
  const counts = db.collection<CountDocument>(COLLECTION);
  const shut = FAILURES_ALLOWED + 1;
  return {
    async count(key, now) {
      const counting = { $gt: ['$until', now] };
      const attempts = { $cond: [counting, { $min: [{ $add: ['$attempts', 1] }, shut] }, 1] };
      // The lock ends 15 minutes after the last failure that was let pass.
      const keepsEnd = { $and: [counting, { $gte: ['$attempts', FAILURES_ALLOWED] }] };
      const until = { $cond: [keepsEnd, '$until', new Date(now.getTime() + LOCK_MS)] };
      const found = await counts.findOneAndUpdate({ _id: key }, [{ $set: { attempts, until } }], {
        upsert: true,
        returnDocument: 'after',
      });
      if (found === null) throw new Error('an upsert answered no document');
      return found;
    },
    async takeBack(key) {
      await counts.updateOne({ _id: key, attempts: { $gt: 0 } }, { $inc: { attempts: -1 } });
    },
    async clear(key) {
      await counts.deleteOne({ _id: key });
    },
  };
}
