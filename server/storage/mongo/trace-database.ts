/**
 * A span for each call of the database within a recorded trace, with the names of the call and its collection, never a filter or a
 * document. Not by the driver's command monitoring: that makes every call of the process slower, recorded or not.
 */
import type { Db } from 'mongodb';
import { activeSpan } from '../../platform/active-span.ts';
import { SpanKind, type Tracing } from '../../platform/tracing.ts';

const COLLECTION: ReadonlySet<string> = new Set(['collection']);
/** The methods of a collection whose results read the database later, and the method of a result that does. */
const CURSORS: ReadonlySet<string> = new Set(['find', 'aggregate']);
const READ: ReadonlySet<string> = new Set(['toArray']);
/** The methods of a collection that call the database. */
export const COLLECTION_CALLS = [
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
] as const;
/** The methods of a collection that are traced. */
const CALLS: ReadonlySet<string> = new Set([...CURSORS, ...COLLECTION_CALLS]);

/** Called in place of a method. `call` calls the method. */
type Replacement = (name: string, call: () => unknown) => unknown;

/** The same object, with some methods replaced. */
function replaceMethods<Target extends object>(
  target: Target,
  names: ReadonlySet<string>,
  replace: Replacement,
): Target {
  const proxy: Target = new Proxy(target, {
    get(object, key) {
      const value: unknown = Reflect.get(object, key);
      if (typeof value !== 'function') return value;
      const name = String(key);
      return (...args: unknown[]) => {
        const call = (): unknown => Reflect.apply(value, object, args);
        const result = names.has(name) ? replace(name, call) : call();
        // A cursor returns itself, for chained calls.
        return result === object ? proxy : result;
      };
    },
  });
  return proxy;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The same database, traced. */
export function traceDatabase(db: Db, tracing: Tracing | undefined): Db {
  if (tracing === undefined) return db;

  const { step } = tracing;
  function traced(operation: string, collection: string, call: () => unknown): unknown {
    const attributes = {
      'db.system.name': 'mongodb',
      'db.namespace': db.databaseName,
      'db.collection.name': collection,
      'db.operation.name': operation,
    };
    return step({ name: `${operation} ${collection}`, kind: SpanKind.CLIENT, attributes }, async () => call());
  }

  return replaceMethods(db, COLLECTION, (_name, open) => {
    const collection = open();
    if (!isObject(collection)) return collection;
    const of = String(Reflect.get(collection, 'collectionName'));
    return replaceMethods(collection, CALLS, (name, call) => {
      if (activeSpan() === undefined) return call();
      if (!CURSORS.has(name)) return traced(name, of, call);
      const cursor = call();
      return isObject(cursor) ? replaceMethods(cursor, READ, (_read, read) => traced(name, of, read)) : cursor;
    });
  });
}
