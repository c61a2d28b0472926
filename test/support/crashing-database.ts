/**
 * A database that a process can die at: from the n-th thing it asks on, every question fails. Either the n-th is not asked any more,
 * or it is answered and the answer reaches nobody. What was done before stays done.
 */
import type { Db } from 'mongodb';
import { interceptDatabase } from './intercepted-database.ts';

export type CrashPoint = 'before' | 'after';

export interface CrashingDatabase {
  readonly db: Db;
  /** Counts from here on, and dies at the n-th question. */
  arm(at: number, death: CrashPoint): void;
  /** Lives on. Answers whether it had died. */
  disarm(): boolean;
}

class ProcessDied extends Error {
  override readonly name = 'ProcessDied';
}

/** Makes a database mortal. */
export function crashingDatabase(db: Db): CrashingDatabase {
  let asked = 0;
  let fatal = Number.POSITIVE_INFINITY;
  let death: CrashPoint = 'before';
  const intercepted = interceptDatabase(db, async (question) => {
    asked += 1;
    const mine = asked;
    if (mine > fatal || (mine === fatal && death === 'before')) throw new ProcessDied('the process has died');
    const answer = await question();
    if (asked >= fatal) throw new ProcessDied('the process has died');
    return answer;
  });

  return {
    db: intercepted,
    arm(at, how) {
      asked = 0;
      fatal = at;
      death = how;
    },
    disarm() {
      const died = asked >= fatal;
      fatal = Number.POSITIVE_INFINITY;
      return died;
    },
  };
}
