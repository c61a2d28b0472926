/**
 * Gateway notifications received, so that each is handled once. Removed after 90 days: a notification that old no
 * longer changes anything.
 */
import type { Db } from 'mongodb';
import { isDuplicateKey } from './mongo/duplicate-key.ts';
import type { IndexPlan } from './mongo/indexes.ts';

const COLLECTION = 'gateway_callbacks';
const KEPT_SECONDS = 90 * 24 * 60 * 60;

export const callbackIndexes: IndexPlan = [
  {
    collection: COLLECTION,
    indexes: [{ name: 'forget', key: { takenAt: 1 }, expireAfterSeconds: KEPT_SECONDS }],
  },
];

interface CallbackDocument {
  /** `<merchant>:<gateway configuration>:<id of the notification>`. */
  readonly _id: string;
  /** `<version>:` and SHA-256 of the content; earlier ones have no version. */
  readonly digest: string;
  readonly takenAt: Date;
  /** Whether it has been handled. Until then a repeated notification is handled again, which is idempotent. */
  readonly done: boolean;
}

export interface CallbackName {
  readonly merchantId: string;
  readonly gatewayConfigId: string;
  readonly notificationId: string;
}

/** `new`: to be handled. `done`: already handled. `other`: a different notification with this id was handled. */
export type Receipt = 'new' | 'done' | 'other';

export interface CallbackStore {
  /** Records that the notification was received. */
  receive(name: CallbackName, digest: string, now: Date): Promise<Receipt>;
  /** Records that it was handled. */
  finish(name: CallbackName): Promise<void>;
}

/** Digests of different versions are over different fields. */
function isComparable(left: string, right: string): boolean {
  const versionOf = (digest: string) => digest.slice(0, digest.indexOf(':') + 1);
  return versionOf(left) === versionOf(right);
}

export function createCallbackStore(db: Db): CallbackStore {
  const callbacks = db.collection<CallbackDocument>(COLLECTION);
  const keyOf = (name: CallbackName) => `${name.merchantId}:${name.gatewayConfigId}:${name.notificationId}`;

  return {
    async receive(name, digest, now) {
      const _id = keyOf(name);
      try {
        await callbacks.insertOne({ _id, digest, takenAt: now, done: false });
        return 'new';
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      const known = await callbacks.findOne({ _id });
      if (known?.done !== true) return 'new';
      return isComparable(known.digest, digest) && known.digest !== digest ? 'other' : 'done';
    },

    async finish(name) {
      await callbacks.updateOne({ _id: keyOf(name) }, { $set: { done: true } });
    },
  };
}
