/**
 * Which messages have come, by the hash of merchant and jti, for as long as each would be taken: at most an hour. An index removes
 * them then. Of any number of processes that ask at once, one is told that the message is new.
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
  /** Until when the message is good. */
  readonly until: Date;
  readonly now: Date;
}

/** Notes that a message has come; false where one with this jti of this merchant has come before, and is still good. */
export type NoteMessage = (message: SeenMessage) => Promise<boolean>;

export function createNoteMessage(db: Db): NoteMessage {
  const seen = db.collection<SeenDocument>(SEEN_MESSAGES);
  return async ({ merchantId, jti, until, now }) => {
    const _id = hash('sha256', `${merchantId} ${jti}`, 'base64url');
    try {
      // The index may come late: what is over counts as not there.
      await seen.updateOne({ _id, expiresAt: { $lte: now } }, { $set: { expiresAt: until } }, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };
}
