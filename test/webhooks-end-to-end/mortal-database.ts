/**
 * A database that a process can die at: from the n-th thing it asks on, every question fails. Either the n-th is not asked any more,
 * or it is answered and the answer reaches nobody. What was done before stays done.
 */
import type { Db } from 'mongodb';

export type Death = 'before' | 'after';

export interface MortalDatabase {
  readonly db: Db;
  /** Counts from here on, and dies at the n-th question. */
  arm(at: number, death: Death): void;
  /** Lives on. Answers whether it had died. */
  disarm(): boolean;
}

class ProcessDied extends Error {
  override readonly name = 'ProcessDied';
}

/** What asks the database something; the rest only prepares a question. */
const QUESTIONS: ReadonlySet<PropertyKey> = new Set([
  'insertOne',
  'insertMany',
  'updateOne',
  'updateMany',
  'replaceOne',
  'deleteOne',
  'deleteMany',
  'findOne',
  'findOneAndUpdate',
  'findOneAndDelete',
  'bulkWrite',
  'countDocuments',
  'distinct',
  'command',
  'commitTransaction',
  'toArray',
  'next',
  'hasNext',
]);
/** What is made of a database and asks on its behalf. */
const MAKERS: ReadonlySet<PropertyKey> = new Set(['collection', 'find', 'aggregate', 'startSession']);

/** Makes a database mortal. */
export function mortalDatabase(db: Db): MortalDatabase {
  let asked = 0;
  let fatal = Number.POSITIVE_INFINITY;
  let death: Death = 'before';

  const ask = async (question: () => unknown): Promise<unknown> => {
    asked += 1;
    const mine = asked;
    if (mine > fatal || (mine === fatal && death === 'before')) throw new ProcessDied('the process has died');
    const answer = await question();
    if (asked >= fatal) throw new ProcessDied('the process has died');
    return answer;
  };

  function mortal<Target extends object>(target: Target): Target {
    return new Proxy(target, {
      get(object, key) {
        const value: unknown = Reflect.get(object, key);
        // The driver wants to see a session's own client.
        const isClient = key === 'client' && Object.is(object, db);
        if (isClient && typeof value === 'object' && value !== null) return mortal(value);
        if (typeof value !== 'function') return value;
        const call = (args: unknown[]): unknown => Reflect.apply(value, object, args);
        if (QUESTIONS.has(key)) return (...args: unknown[]) => ask(() => call(args));
        if (!MAKERS.has(key)) return (...args: unknown[]) => call(args);
        return (...args: unknown[]) => {
          const made = call(args);
          return typeof made === 'object' && made !== null ? mortal(made) : made;
        };
      },
    });
  }

  return {
    db: mortal(db),
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
