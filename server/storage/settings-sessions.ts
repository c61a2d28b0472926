/**
 * Sessions of settings users in MongoDB. A session has a token, the access token of a program or the cookie of a browser, of which
 * only the hash is stored.
 *
 * A confirmation gives a session another token. The old one works until the new one is first used, so that neither a crash nor a lost
 * response logs the user out; one that is never used expires. Each step is one write to one document.
 */
import type { Db, WithId } from 'mongodb';
import type { SettingsSessionKind } from '../../generated/values.ts';
import { SESSION_IDLE_MS, SESSION_MS, tokenHashOf } from '../domain/merchants/settings-login.ts';
import type { IndexPlan } from './mongo/indexes.ts';

/** A new session. */
export interface NewSession {
  readonly sessionId: string;
  readonly kind: SettingsSessionKind;
  readonly merchantId: string;
  readonly userId: string;
  readonly username: string;
  /** The address and User-Agent of the login. */
  readonly address: string;
  readonly userAgent: string;
}

export interface SettingsSession extends NewSession {
  readonly createdAt: Date;
  readonly usedAt: Date;
  /** When the user last proved to be present: by the login, or by a confirmation. */
  readonly confirmedAt: Date;
  readonly expiresAt: Date;
}

interface SessionDocument extends Omit<SettingsSession, 'sessionId'> {
  readonly _id: string;
  readonly tokenHash: string;
  /** The token of a confirmation, which has not been used yet. */
  readonly next?: { readonly tokenHash: string; readonly confirmedAt: Date; readonly usableUntil: Date };
}

/** Minimum interval between updates of `usedAt`, in milliseconds. */
const NOTED_EVERY_MS = 30_000;
/** How long the token of a confirmation waits for its first use, in milliseconds. */
const NEXT_TOKEN_MS = 60_000;
/** How many sessions a list has at most. */
const MOST_LISTED = 500;

const COLLECTION = 'settings_sessions';

/** The indexes of this store's queries, in addition to `_id`. */
export const settingsSessionIndexes: IndexPlan = [
  {
    collection: COLLECTION,
    indexes: [
      { name: 'merchant', key: { merchantId: 1 } },
      { name: 'token', key: { tokenHash: 1 } },
      { name: 'next_token', key: { 'next.tokenHash': 1 }, sparse: true },
      { name: 'expiry', key: { expiresAt: 1 }, expireAfterSeconds: 0 },
    ],
  },
];

/** Whose sessions: of one user, or of all users of a merchant if `userId` is null. */
export interface SessionOwner {
  readonly merchantId: string;
  readonly userId: string | null;
}

/** A call with a session's token. */
export interface SessionCall {
  readonly token: string;
  readonly kind: SettingsSessionKind;
  /** Whether the call is a use of the session, which then lasts longer. */
  readonly isUse: boolean;
}

export interface SettingsSessions {
  /** Opens a session for this token. It ends after its time (`SESSION_MS`), or after 15 minutes without use. */
  open(token: string, session: NewSession, now: Date): Promise<SettingsSession>;
  /** Returns the session of a call and records its use; null when there is none of this kind, or it has ended. */
  find(call: SessionCall, now: Date): Promise<SettingsSession | null>;
  /**
   * Confirms a session and gives it another token; null when it has ended. With the first use of the new token the old one stops
   * working. Without a use in a minute, the new one does, and with it the confirmation.
   */
  renew(sessionId: string, token: string, now: Date): Promise<SettingsSession | null>;
  /** The sessions that have not ended, oldest first. */
  list(owner: SessionOwner, now: Date): Promise<readonly SettingsSession[]>;
  /** Whether a session is open. Unlike `find`, this is no use of the session. */
  isOpen(sessionId: string, now: Date): Promise<boolean>;
  end(sessionId: string): Promise<void>;
  /** Ends a session of the owner. Returns false when the owner has none with this id that has not ended. */
  endListed(owner: SessionOwner, sessionId: string, now: Date): Promise<boolean>;
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
      const { sessionId, ...rest } = session;
      const times = { createdAt: now, usedAt: now, confirmedAt: now, expiresAt };
      await sessions.insertOne({ _id: sessionId, tokenHash: tokenHashOf(token), ...rest, ...times });
      return { ...session, ...times };
    },
    async find({ token, kind, isUse }, now) {
      const tokenHash = tokenHashOf(token);
      const ofNext = { 'next.tokenHash': tokenHash, 'next.usableUntil': { $gt: now } };
      const found = await sessions.findOne({ kind, ...lasting(now), $or: [{ tokenHash }, ofNext] });
      if (found === null) return null;
      const { _id, usedAt, next } = found;
      if (isUse && now.getTime() - usedAt.getTime() >= NOTED_EVERY_MS) {
        await sessions.updateOne({ _id }, { $max: { usedAt: now } });
      }
      if (next?.tokenHash !== tokenHash) return toSession(found);
      const { confirmedAt } = next;
      await sessions.updateOne({ _id, ...ofNext }, { $set: { tokenHash, confirmedAt }, $unset: { next: '' } });
      return { ...toSession(found), confirmedAt };
    },
    async renew(sessionId, token, now) {
      const usableUntil = new Date(now.getTime() + NEXT_TOKEN_MS);
      const next = { tokenHash: tokenHashOf(token), confirmedAt: now, usableUntil };
      const found = await sessions.findOneAndUpdate({ _id: sessionId, ...lasting(now) }, { $set: { next } });
      return found === null ? null : { ...toSession(found), confirmedAt: now };
    },
    async list(owner, now) {
      const found = sessions.find({ ...of(owner), ...lasting(now) }).sort({ createdAt: 1 });
      return (await found.limit(MOST_LISTED).toArray()).map(toSession);
    },
    async isOpen(sessionId, now) {
      return (await sessions.findOne({ _id: sessionId, ...lasting(now) }, { projection: { _id: 1 } })) !== null;
    },
    async end(sessionId) {
      await sessions.deleteOne({ _id: sessionId });
    },
    async endListed(owner, sessionId, now) {
      const { deletedCount } = await sessions.deleteOne({ ...of(owner), _id: sessionId, ...lasting(now) });
      return deletedCount === 1;
    },
    async endAll(owner) {
      await sessions.deleteMany(of(owner));
    },
  };
}

function toSession({ _id, tokenHash, next, ...session }: WithId<SessionDocument>): SettingsSession {
  return { sessionId: _id, ...session };
}
