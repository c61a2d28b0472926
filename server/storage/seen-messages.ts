/**
 * Messages received, by the hash of merchant and jti, until they expire: at most an hour. A TTL index removes them.
 * When several processes receive a message at the same time, only one sees it as new.
 */
import { hash } from 'node:crypto';
import type { Db } from 'mongodb';
import { isDuplicateKey } from './mongo/duplicate-key.ts';
import type { IndexPlan } from './mongo/indexes.ts';

const SEEN_MESSAGES = 'seen_messages';

interface SeenDocument {
  readonly _id: string;
  readonly expiresAt: Date;
}

export const seenMessageIndexes: IndexPlan = [
  { collection: SEEN_MESSAGES, indexes: [{ name: 'expiry', key: { expiresAt: 1 }, expireAfterSeconds: 0 }] },
];

export interface SeenMessage {
  readonly merchantId: string;
  readonly jti: string;
  /** When the message expires. */
  readonly until: Date;
  readonly now: Date;
}

/**
 * Records a message. Returns false when the merchant's message with this jti was received before and has not expired.
 */
export type NoteMessage = (message: SeenMessage) => Promise<boolean>;

export function createNoteMessage(db: Db): NoteMessage {
  const seen = db.collection<SeenDocument>(SEEN_MESSAGES);
  return async ({ merchantId, jti, until, now }) => {
    const _id = hash('sha256', `${merchantId} ${jti}`, 'base64url');
    try {
      // The TTL index may be late: treat an expired message as absent.
      await seen.updateOne({ _id, expiresAt: { $lte: now } }, { $set: { expiresAt: until } }, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };
}
