/** A database whose every call goes through the test, which counts it, fails it, or loses its result. */
import type { Db } from 'mongodb';
import { COLLECTION_CALLS } from '../../server/storage/mongo/trace-database.ts';

/** Executes the call or does not. The caller of the database gets what this returns or throws. */
export type Interceptor = (question: () => unknown) => Promise<unknown>;

/** The methods that call the database; the others only prepare a call. */
const QUESTIONS: ReadonlySet<PropertyKey> = new Set([
  ...COLLECTION_CALLS,
  'command',
  'commitTransaction',
  'toArray',
  'next',
  'hasNext',
]);
/** The methods whose results call the database. */
const MAKERS: ReadonlySet<PropertyKey> = new Set([
  'collection',
  'find',
  'aggregate',
  'startSession',
  Symbol.asyncIterator,
]);

/** The database, each call executed by `ask`. */
export function interceptDatabase(db: Db, ask: Interceptor): Db {
  function through<Target extends object>(target: Target): Target {
    const proxy: Target = new Proxy(target, {
      get(object, key) {
        const value: unknown = Reflect.get(object, key);
        // The driver wants to see a session's own client.
        const isClient = key === 'client' && Object.is(object, db);
        if (isClient && typeof value === 'object' && value !== null) return through(value);
        if (typeof value !== 'function') return value;
        const call = (args: unknown[]): unknown => Reflect.apply(value, object, args);
        if (QUESTIONS.has(key)) return (...args: unknown[]) => ask(() => call(args));
        const makes = MAKERS.has(key);
        return (...args: unknown[]) => {
          const made = call(args);
          // A cursor returns itself, for chained calls.
          if (made === object) return proxy;
          return makes && typeof made === 'object' && made !== null ? through(made) : made;
        };
      },
    });
    return proxy;
  }
  return through(db);
}
