/** A database whose every question goes through the test: to be counted, refused, or answered to nobody. */
import type { Db } from 'mongodb';

/** Asks the question, or does not; what it answers or throws is what the caller of the database gets. */
export type Interceptor = (question: () => unknown) => Promise<unknown>;

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
const MAKERS: ReadonlySet<PropertyKey> = new Set([
  'collection',
  'find',
  'aggregate',
  'startSession',
  Symbol.asyncIterator,
]);

/** The database, asked through `ask`. */
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
          // A cursor gives itself back, to be asked something more.
          if (made === object) return proxy;
          return makes && typeof made === 'object' && made !== null ? through(made) : made;
        };
      },
    });
    return proxy;
  }
  return through(db);
}
