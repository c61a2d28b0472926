/**
 * The sandbox network's own memory, in collections of its own: a real network would keep it elsewhere, so nothing else in
 * the service may read it. Every write is a single atomic step that may be repeated.
 */
import type { Db } from 'mongodb';
import type { TokenNoticeKind } from '../../../generated/values.ts';
import { isDuplicateKey } from '../../storage/mongo/duplicate-key.ts';
import type { IndexPlan } from '../../storage/mongo/indexes.ts';
import type { SandboxTokenBehaviourName } from './behaviours.ts';

const tokensName = 'sandbox_network_tokens';
const removalsName = 'sandbox_network_removals';
const noticesName = 'sandbox_network_notices';

/** A token as the network keeps it: neither the card's number nor its own. */
export interface SandboxToken {
  /** The token's uid. */
  readonly _id: string;
  readonly merchantId: string;
  readonly cardReference: string;
  readonly behaviour: SandboxTokenBehaviourName;
  readonly par: string;
  readonly askedAt: Date;
  /** How often it was asked for. */
  readonly asked: number;
  /** Whether the token requestor has stopped it. */
  readonly requestor: 'lets' | 'stops';
  readonly issuer: 'lets' | 'stops' | 'ended';
  /** How many notices were raised. */
  readonly notices: number;
}

export interface SandboxNotice {
  readonly _id: string;
  readonly merchantId: string;
  readonly cardReference: string;
  readonly tokenUid: string;
  readonly kind: TokenNoticeKind;
  readonly number: number;
  /** When it may be handed out (again). */
  readonly dueAt: Date;
}

/** The indexes the sandbox network needs. The rest is only ever read by `_id`. */
export const sandboxNetworkIndexes: IndexPlan = [
  { collection: noticesName, indexes: [{ name: 'due', key: { dueAt: 1 } }] },
];

export type SandboxNetworkStore = ReturnType<typeof createSandboxNetworkStore>;

export function createSandboxNetworkStore(db: Db) {
  const tokens = db.collection<SandboxToken>(tokensName);
  const removals = db.collection<{ readonly _id: string; readonly at: Date }>(removalsName);
  const notices = db.collection<SandboxNotice>(noticesName);

  return {
    /** Counts one more asking for the token; the first stores it. Answers what is kept. */
    async ask(token: SandboxToken): Promise<SandboxToken> {
      const { _id, asked: _asked, ...first } = token;
      const kept = await tokens.findOneAndUpdate(
        { _id },
        { $inc: { asked: 1 }, $setOnInsert: first },
        { upsert: true, returnDocument: 'after' },
      );
      return kept ?? token;
    },

    /** The token; null when there is none, or it was removed. */
    async find(tokenUid: string): Promise<SandboxToken | null> {
      if ((await removals.findOne({ _id: tokenUid })) !== null) return null;
      return tokens.findOne({ _id: tokenUid });
    },

    async setRequestor(tokenUid: string, requestor: SandboxToken['requestor']): Promise<void> {
      await tokens.updateOne({ _id: tokenUid }, { $set: { requestor } });
    },

    /** Also for a uid that was never asked for: it never will be made. */
    async remove(tokenUid: string, at: Date): Promise<void> {
      await removals.updateOne({ _id: tokenUid }, { $setOnInsert: { at } }, { upsert: true });
    },

    /** Keeps what the issuer does, unless it has ended the token; answers the token with its new count of notices. */
    countNotice(tokenUid: string, issuer: SandboxToken['issuer']): Promise<SandboxToken | null> {
      return tokens.findOneAndUpdate(
        { _id: tokenUid, issuer: { $ne: 'ended' } },
        { $set: { issuer }, $inc: { notices: 1 } },
        { returnDocument: 'after' },
      );
    },

    async raise(notice: SandboxNotice): Promise<void> {
      try {
        await notices.insertOne(notice);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },

    /** Takes the lease on up to `limit` notices that are due; they are not due again before `leaseUntil`. */
    async leaseNotices(now: Date, leaseUntil: Date, limit: number): Promise<SandboxNotice[]> {
      const due = await notices
        .find({ dueAt: { $lte: now } })
        .sort({ dueAt: 1, number: 1 })
        .limit(limit)
        .toArray();
      const leased: SandboxNotice[] = [];
      for (const notice of due) {
        const { _id, dueAt } = notice;
        const taken = await notices.updateOne({ _id, dueAt }, { $set: { dueAt: leaseUntil } });
        if (taken.modifiedCount === 1) leased.push(notice);
      }
      return leased;
    },

    async dropNotice(id: string): Promise<void> {
      await notices.deleteOne({ _id: id });
    },
  };
}
