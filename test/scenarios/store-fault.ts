/** A database whose every question fails while a fault is set, so that 500 and 503 can be had of any operation. */
import { type Db, MongoNetworkError } from 'mongodb';

/** `away` meets every operation, `unreachable` those alone that ask the database. */
export type Fault = 'none' | 'failing' | 'away' | 'unreachable';

/** What the database throws under a fault: something unforeseen, or that it is not there. */
export function faultOf(fault: Exclude<Fault, 'none'>): Error {
  return fault === 'failing' ? new Error('unforeseen') : new MongoNetworkError('connection refused');
}

const MAKERS: ReadonlySet<PropertyKey> = new Set(['collection', 'find', 'aggregate']);
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
  'toArray',
  'next',
  'hasNext',
]);

/** The database, asked through the fault that `present` names at the moment. */
export function faultyDatabase(db: Db, present: () => Fault): Db {
  function faulty<Target extends object>(target: Target): Target {
    const proxy: Target = new Proxy(target, {
      get(object, key) {
        const value: unknown = Reflect.get(object, key);
        if (typeof value !== 'function') return value;
        const call = (args: unknown[]): unknown => Reflect.apply(value, object, args);
        if (MAKERS.has(key)) {
          return (...args: unknown[]) => {
            const made = call(args);
            return typeof made === 'object' && made !== null ? faulty(made) : made;
          };
        }
        if (!QUESTIONS.has(key)) {
          // A cursor gives itself back, to be asked something more.
          return (...args: unknown[]) => {
            const made = call(args);
            return made === object ? proxy : made;
          };
        }
        return async (...args: unknown[]) => {
          const fault = present();
          if (fault !== 'none') throw faultOf(fault);
          return call(args);
        };
      },
    });
    return proxy;
  }
  return faulty(db);
}
