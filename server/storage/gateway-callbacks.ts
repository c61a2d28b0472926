/**
 * Which gateway news has been taken, so that each piece is acted upon once. Forgotten after 90 days: news that old changes
 * nothing any more.
 */
import { type Db, MongoServerError } from 'mongodb';
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
  /** `<gateway configuration>:<id of the news>`. */
  readonly _id: string;
  /** SHA-256 of what was told. */
  readonly digest: string;
  readonly takenAt: Date;
  /** Whether it has been acted upon. Until then the same news is acted upon again, which changes nothing twice. */
  readonly done: boolean;
}

export interface CallbackName {
  readonly merchantId: string;
  readonly gatewayConfigId: string;
  readonly newsId: string;
}

/** `new`: to be acted upon. `done`: was. `other`: another piece of news has this id. */
export type Receipt = 'new' | 'done' | 'other';

export interface CallbackStore {
  /** Notes that the news has come. */
  receive(name: CallbackName, digest: string, now: Date): Promise<Receipt>;
  /** Notes that it has been acted upon. */
  finish(name: CallbackName): Promise<void>;
}

export function createCallbackStore(db: Db): CallbackStore {
  const callbacks = db.collection<CallbackDocument>(COLLECTION);
  const keyOf = (name: CallbackName) => `${name.merchantId}:${name.gatewayConfigId}:${name.newsId}`;

  return {
    async receive(name, digest, now) {
      const _id = keyOf(name);
      try {
        await callbacks.insertOne({ _id, digest, takenAt: now, done: false });
        return 'new';
      } catch (error) {
        if (!(error instanceof MongoServerError) || error.code !== 11000) throw error;
      }
      const known = await callbacks.findOne({ _id });
      if (known !== null && known.digest !== digest) return 'other';
      return known?.done === true ? 'done' : 'new';
    },

    async finish(name) {
      await callbacks.updateOne({ _id: keyOf(name) }, { $set: { done: true } });
    },
  };
}
