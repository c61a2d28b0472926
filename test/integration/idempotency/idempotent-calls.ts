/** Calls with an Idempotency-Key, and their stored responses. */
import type { Db } from 'mongodb';
import type { CallOptions } from '../../support/caller.ts';

export const KEPT = 'idempotent_calls';

let made = 0;

/** A key that is unique in this file. */
export function newKey(): string {
  made += 1;
  return `key-${made}`;
}

/** The request options with this key. */
export function withKey(key: string, headers: CallOptions['headers'] = {}): CallOptions {
  return { headers: { ...headers, 'idempotency-key': key } };
}

/** The stored responses, as text. */
export async function keptTexts(db: Db): Promise<string[]> {
  return (await db.collection(KEPT).find().toArray()).map((document) => JSON.stringify(document));
}

/** The database; calls `notice` before each operation on the stored responses. */
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
