/** Calls with an Idempotency-Key, and what the database keeps of them. */
import type { Db } from 'mongodb';
import type { CallOptions } from '../../support/caller.ts';

export const KEPT = 'idempotent_calls';

let made = 0;

/** A key that no other call of this file has. */
export function newKey(): string {
  made += 1;
  return `key-${made}`;
}

/** The options of a call with this key. */
export function withKey(key: string, headers: CallOptions['headers'] = {}): CallOptions {
  return { headers: { ...headers, 'idempotency-key': key } };
}

/** What is kept, as text. */
export async function keptTexts(db: Db): Promise<string[]> {
  return (await db.collection(KEPT).find().toArray()).map((document) => JSON.stringify(document));
}

/** The database, with `notice` told of every operation on the kept calls before it is done. */
export function intercepting(db: Db, notice: (operation: string) => void): Db {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'collection') {
        return (collection: string) => {
          if (collection === KEPT) return watched(target.collection(collection), notice);
          return target.collection(collection);
        };
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function watched<Target extends object>(target: Target, notice: (operation: string) => void): Target {
  return new Proxy(target, {
    get(of, name) {
      const value: unknown = Reflect.get(of, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        notice(String(name));
        return Reflect.apply(value, of, given);
      };
    },
  });
}
