/**
 * Settings login sessions in MongoDB, by the hash of their token.
 */
import type { Db } from 'mongodb';
import { SESSION_IDLE_MS, SESSION_MS, sessionIdOf } from '../domain/merchants/settings-login.ts';
import type { IndexPlan } from './mongo/indexes.ts';

export interface SettingsSession {
  readonly sessionId: string;
  readonly merchantId: string;
  readonly username: string;
  readonly expiresAt: Date;
}

type SessionDocument = Omit<SettingsSession, 'sessionId'> & {
  readonly _id: string;
  /** When the session was last used; absent in sessions older than this field. */
  readonly usedAt?: Date;
};

/** Minimum interval between updates of `usedAt`, in milliseconds. */
const NOTED_EVERY_MS = 30_000;

const COLLECTION = 'settings_sessions';

/** The indexes of this store's queries, in addition to `_id`. */
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
  /** Opens a session for this token. It ends after 8 hours, or after 15 minutes without use. */
  open(token: string, user: { merchantId: string; username: string }, now: Date): Promise<SettingsSession>;
  /** Returns the token's session and records its use; null when there is none, or it has ended. */
  find(token: string, now: Date): Promise<SettingsSession | null>;
  /** Whether a session is open. Unlike `find`, this is no use of the session. */
  isOpen(sessionId: string, now: Date): Promise<boolean>;
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
      await sessions.insertOne({ _id: sessionId, ...session, usedAt: now });
      return { sessionId, ...session };
    },
    async find(token, now) {
      const found = await sessions.findOne({ _id: sessionIdOf(token), expiresAt: { $gt: now } });
      if (found === null) return null;
      const { _id, usedAt, ...session } = found;
      const unusedMs = usedAt === undefined ? NOTED_EVERY_MS : now.getTime() - usedAt.getTime();
      if (unusedMs >= SESSION_IDLE_MS) return null;
      if (unusedMs >= NOTED_EVERY_MS) await sessions.updateOne({ _id }, { $max: { usedAt: now } });
      return { sessionId: _id, ...session };
    },
    async isOpen(sessionId, now) {
      const usedSince = new Date(now.getTime() - SESSION_IDLE_MS);
      const filter = { _id: sessionId, expiresAt: { $gt: now }, usedAt: { $gt: usedSince } };
      return (await sessions.findOne(filter, { projection: { _id: 1 } })) !== null;
    },
    async end(sessionId) {
      await sessions.deleteOne({ _id: sessionId });
    },
    async endAll(merchantId) {
      await sessions.deleteMany({ merchantId });
    },
  };
}
