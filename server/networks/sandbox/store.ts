/**
 * The sandbox network's own storage. A real network has its own database, so nothing else in the service may read these
 * collections. Every write is one atomic, repeatable step.
 */
import type { Db } from 'mongodb';
import type { TokenNoticeKind } from '../../../generated/values.ts';
import { isDuplicateKey } from '../../storage/mongo/duplicate-key.ts';
import type { IndexPlan } from '../../storage/mongo/indexes.ts';
import type { SandboxTokenBehaviourName } from './behaviours.ts';

const tokensName = 'sandbox_network_tokens';
const removalsName = 'sandbox_network_removals';
const noticesName = 'sandbox_network_notices';

/** A token at the network, without the card number and the token number. */
export interface SandboxToken {
  /** The token's uid. */
  readonly _id: string;
  readonly merchantId: string;
  readonly cardReference: string;
  readonly behaviour: SandboxTokenBehaviourName;
  readonly par: string;
  readonly askedAt: Date;
  /** How often it was requested. */
  readonly asked: number;
  /** Whether the token requestor has suspended it. */
  readonly requestor: 'lets' | 'stops';
  readonly issuer: 'lets' | 'stops' | 'ended';
  /** How many notices were sent. */
  readonly notices: number;
}

export interface SandboxNotice {
  readonly _id: string;
  readonly merchantId: string;
  readonly cardReference: string;
  readonly tokenUid: string;
  readonly kind: TokenNoticeKind;
  readonly number: number;
  /** When it is next due: at once, or after its lease. */
  readonly dueAt: Date;
}

/** All other reads are by `_id`. */
export const sandboxNetworkIndexes: IndexPlan = [
  { collection: noticesName, indexes: [{ name: 'due', key: { dueAt: 1 } }] },
];

export type SandboxNetworkStore = ReturnType<typeof createSandboxNetworkStore>;

export function createSandboxNetworkStore(db: Db) {
  const tokens = db.collection<SandboxToken>(tokensName);
  const removals = db.collection<{ readonly _id: string; readonly at: Date }>(removalsName);
  const notices = db.collection<SandboxNotice>(noticesName);

  return {
    /** Counts a request for the token. The first one stores the token. Returns the stored token. */
    async countRequest(token: SandboxToken): Promise<SandboxToken> {
      const { _id, asked: _asked, ...first } = token;
      const stored = await tokens.findOneAndUpdate(
        { _id },
        { $inc: { asked: 1 }, $setOnInsert: first },
        { upsert: true, returnDocument: 'after' },
      );
      return stored ?? token;
    },

    /** The token; null when it does not exist or was removed. */
    async find(tokenUid: string): Promise<SandboxToken | null> {
      if ((await removals.findOne({ _id: tokenUid })) !== null) return null;
      return tokens.findOne({ _id: tokenUid });
    },

    async setRequestor(tokenUid: string, requestor: SandboxToken['requestor']): Promise<void> {
      await tokens.updateOne({ _id: tokenUid }, { $set: { requestor } });
    },

    /** Also blocks a uid that was not requested yet. */
    async remove(tokenUid: string, at: Date): Promise<void> {
      await removals.updateOne({ _id: tokenUid }, { $setOnInsert: { at } }, { upsert: true });
    },

    /** Stores the issuer's action and counts the notice. Returns the token; null when the issuer has ended it. */
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

    /** Leases up to `limit` due notices until `leaseUntil`. */
    async leaseNotices(now: Date, leaseUntil: Date, limit: number): Promise<SandboxNotice[]> {
      const due = await notices
        .find({ dueAt: { $lte: now } })
        .sort({ dueAt: 1, number: 1 })
        .limit(limit)
        .toArray();
      const leased: SandboxNotice[] = [];
      for (const notice of due) {
        const { _id, dueAt } = notice;
        const update = await notices.updateOne({ _id, dueAt }, { $set: { dueAt: leaseUntil } });
        if (update.modifiedCount === 1) leased.push(notice);
      }
      return leased;
    },

    async dropNotice(id: string): Promise<void> {
      await notices.deleteOne({ _id: id });
    },
  };
}
