/**
 * Logins to the settings in MongoDB. A token is known by its hash alone.
 */
import type { Db } from 'mongodb';
import type { IndexPlan } from '../../mongo/indexes.ts';
import { SESSION_MS, sessionIdOf } from './session-token.ts';

export interface SettingsSession {
  readonly sessionId: string;
  readonly merchantId: string;
  readonly username: string;
  readonly expiresAt: Date;
}

type SessionDocument = Omit<SettingsSession, 'sessionId'> & { readonly _id: string };

const COLLECTION = 'settings_sessions';

/** The indexes that every query of this file uses, besides the one on `_id`. */
export const settingsSessionIndexes: IndexPlan = [
  {
    collection: COLLECTION,
    indexes: [
      { name: 'merchant', key: { merchantId: 1 } },
      { name: 'expiry', key: { expiresAt: 1 }, expireAfterSeconds: 0 },
    ],
  },
];

export interface SettingsSessions {
  /** Opens a session that lasts 8 hours for whoever has the token. */
  open(token: string, user: { merchantId: string; username: string }, now: Date): Promise<SettingsSession>;
  /** The session that the token opens; null when there is none, or it has ended. */
  find(token: string, now: Date): Promise<SettingsSession | null>;
  end(sessionId: string): Promise<void>;
  /** Ends every session of the merchant's settings. */
  endAll(merchantId: string): Promise<void>;
}

export function settingsSessions(db: Db): SettingsSessions {
  const sessions = db.collection<SessionDocument>(COLLECTION);
  return {
    async open(token, user, now) {
      const session = { ...user, expiresAt: new Date(now.getTime() + SESSION_MS) };
      const sessionId = sessionIdOf(token);
      await sessions.insertOne({ _id: sessionId, ...session });
      return { sessionId, ...session };
    },
    async find(token, now) {
      const found = await sessions.findOne({ _id: sessionIdOf(token), expiresAt: { $gt: now } });
      if (found === null) return null;
      const { _id, ...session } = found;
      return { sessionId: _id, ...session };
    },
    async end(sessionId) {
      await sessions.deleteOne({ _id: sessionId });
    },
    async endAll(merchantId) {
      await sessions.deleteMany({ merchantId });
    },
  };
}
