/**
 * Sessions of settings users in MongoDB, by the hash of their token: the access token of a program, or the cookie of a browser.
 */
import type { Db, WithId } from 'mongodb';
import type { SettingsSessionKind } from '../../generated/values.ts';
import { SESSION_IDLE_MS, SESSION_MS, sessionIdOf } from '../domain/merchants/settings-login.ts';
import type { IndexPlan } from './mongo/indexes.ts';

/** A new session. */
export interface NewSession {
  /** The id that may be shown; the hash of the token is not. */
  readonly publicId: string;
  readonly kind: SettingsSessionKind;
  readonly merchantId: string;
  readonly userId: string;
  readonly username: string;
  /** The address and User-Agent of the login. */
  readonly address: string;
  readonly userAgent: string;
}

export interface SettingsSession extends NewSession {
  /** The hash of the token. */
  readonly sessionId: string;
  readonly createdAt: Date;
  readonly usedAt: Date;
  /** When the user last proved to be present: by the login, or by a confirmation. */
  readonly confirmedAt: Date;
  readonly expiresAt: Date;
}

type SessionDocument = Omit<SettingsSession, 'sessionId'> & { readonly _id: string };

/** Minimum interval between updates of `usedAt`, in milliseconds. */
const NOTED_EVERY_MS = 30_000;
/** How many sessions a list has at most. */
const MOST_LISTED = 500;

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

/** Whose sessions: of one user, or of all users of a merchant if `userId` is null. */
export interface SessionOwner {
  readonly merchantId: string;
  readonly userId: string | null;
}

export interface SettingsSessions {
  /** Opens a session for this token. It ends after its time (`SESSION_MS`), or after 15 minutes without use. */
  open(token: string, session: NewSession, now: Date): Promise<SettingsSession>;
  /** Returns the token's session and records its use; null when there is none of this kind, or it has ended. */
  find(token: string, kind: SettingsSessionKind, now: Date): Promise<SettingsSession | null>;
  /** Moves a session to another token and marks it as confirmed; null when it has ended. The old token stops working. */
  renew(sessionId: string, token: string, now: Date): Promise<SettingsSession | null>;
  /** The sessions that have not ended, oldest first. */
  list(owner: SessionOwner, now: Date): Promise<readonly SettingsSession[]>;
  /** Whether a session is open. Unlike `find`, this is no use of the session. */
  isOpen(sessionId: string, now: Date): Promise<boolean>;
  end(sessionId: string): Promise<void>;
  /** Ends a session by its public id. Returns false when the owner has none with this id that has not ended. */
  endListed(owner: SessionOwner, publicId: string, now: Date): Promise<boolean>;
  /** Ends every session of the owner. */
  endAll(owner: SessionOwner): Promise<void>;
}

export function settingsSessions(db: Db): SettingsSessions {
  const sessions = db.collection<SessionDocument>(COLLECTION);
  const of = ({ merchantId, userId }: SessionOwner) => (userId === null ? { merchantId } : { merchantId, userId });
  const lasting = (now: Date) => ({
    expiresAt: { $gt: now },
    usedAt: { $gt: new Date(now.getTime() - SESSION_IDLE_MS) },
  });
  return {
    async open(token, session, now) {
      const expiresAt = new Date(now.getTime() + SESSION_MS[session.kind]);
      const sessionId = sessionIdOf(token);
      const times = { createdAt: now, usedAt: now, confirmedAt: now, expiresAt };
      await sessions.insertOne({ _id: sessionId, ...session, ...times });
      return { sessionId, ...session, ...times };
    },
    async find(token, kind, now) {
      const found = await sessions.findOne({ _id: sessionIdOf(token), kind, ...lasting(now) });
      if (found === null) return null;
      const { _id, usedAt } = found;
      if (now.getTime() - usedAt.getTime() >= NOTED_EVERY_MS) {
        await sessions.updateOne({ _id }, { $max: { usedAt: now } });
      }
      return toSession(found);
    },
    async renew(sessionId, token, now) {
      const found = await sessions.findOneAndDelete({ _id: sessionId, ...lasting(now) });
      if (found === null) return null;
      const renewed = { ...found, _id: sessionIdOf(token), usedAt: now, confirmedAt: now };
      await sessions.insertOne(renewed);
      return toSession(renewed);
    },
    async list(owner, now) {
      const found = sessions.find({ ...of(owner), ...lasting(now) }).sort({ createdAt: 1 });
      return (await found.limit(MOST_LISTED).toArray()).map(toSession);
    },
    async isOpen(sessionId, now) {
      const usedSince = new Date(now.getTime() - SESSION_IDLE_MS);
      const filter = { _id: sessionId, expiresAt: { $gt: now }, usedAt: { $gt: usedSince } };
      return (await sessions.findOne(filter, { projection: { _id: 1 } })) !== null;
    },
    async end(sessionId) {
      await sessions.deleteOne({ _id: sessionId });
    },
    async endListed(owner, publicId, now) {
      const { deletedCount } = await sessions.deleteOne({ ...of(owner), publicId, ...lasting(now) });
      return deletedCount === 1;
    },
    async endAll(owner) {
      await sessions.deleteMany(of(owner));
    },
  };
}

function toSession({ _id, ...session }: WithId<SessionDocument>): SettingsSession {
  return { sessionId: _id, ...session };
}
