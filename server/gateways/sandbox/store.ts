/**
 * The sandbox gateway's own records. A real gateway stores them elsewhere, so no other part of the service may read
 * these collections. Every write is one atomic step that is safe to repeat.
 */
import type { Db } from 'mongodb';
import { isDuplicateKey } from '../../storage/mongo/duplicate-key.ts';
import type { IndexPlan } from '../../storage/mongo/indexes.ts';
import type { HoldEnding, LedgerEntry, SandboxNotification, SandboxRefund, SandboxSession } from './session.ts';

const sessionsName = 'sandbox_gateway_sessions';
const ledgerName = 'sandbox_gateway_ledger';

const DAY_SECONDS = 24 * 3_600;

/** TTL of a session that was never authorized: longer than the longest order expiry (99,999 minutes). */
const ABANDONED_SECONDS = 100 * DAY_SECONDS;

/** TTL of an authorized session; its money can be refunded until then. */
const ASKED_SECONDS = 3 * 365 * DAY_SECONDS;

/** The sandbox gateway's indexes. The ledger is read only by `_id`. */
export const sandboxIndexes: IndexPlan = [
  {
    collection: sessionsName,
    indexes: [
      { name: 'news', key: { newsAt: 1 }, sparse: true },
      {
        name: 'abandoned',
        key: { begunAt: 1 },
        expireAfterSeconds: ABANDONED_SECONDS,
        partialFilterExpression: { authorizedAt: { $type: 'null' } },
      },
      { name: 'asked', key: { authorizedAt: 1 }, expireAfterSeconds: ASKED_SECONDS },
    ],
  },
];

export interface SandboxStore {
  /** Stores a new session; returns the existing one when its `_id` exists. */
  begin(session: SandboxSession): Promise<SandboxSession>;
  find(txnUuid: string): Promise<SandboxSession | null>;
  /** Stores the result of an open challenge. The first result stands; returns the stored session. */
  answerChallenge(txnUuid: string, answer: 'passed' | 'failed', at: Date): Promise<SandboxSession | null>;
  /**
   * Stores when authorization was requested, and when its notification is due. The first request stands; returns the
   * stored session.
   */
  decide(txnUuid: string, at: Date, newsAt: Date | null): Promise<SandboxSession | null>;
  /** Stores how the hold ended, and its notification. The first end stands; returns the stored session. */
  endHold(
    txnUuid: string,
    ending: HoldEnding,
    notification: SandboxNotification | null,
  ): Promise<SandboxSession | null>;
  /**
   * Stores a refund with its notification, and returns it as stored; the first request with a refund id stands. Returns
   * null when all refunds would exceed `most` minor units.
   */
  recordRefund(
    txnUuid: string,
    refund: SandboxRefund,
    most: number,
    notification: SandboxNotification | null,
  ): Promise<SandboxRefund | null>;
  /** Writes a ledger entry unless it exists. */
  enter(entry: LedgerEntry): Promise<void>;
  /** Leases up to `limit` sessions with due notifications until `leaseUntil`. */
  leaseNotifications(now: Date, leaseUntil: Date, limit: number): Promise<SandboxSession[]>;
  /** Removes the payment's notification, or the one of the request with this id. */
  dropNotification(txnUuid: string, requestId: string | null): Promise<void>;
}

export function createSandboxStore(db: Db): SandboxStore {
  const sessions = db.collection<SandboxSession>(sessionsName);
  const ledger = db.collection<LedgerEntry>(ledgerName);
  const find = (txnUuid: string) => sessions.findOne({ _id: txnUuid });

  return {
    find,

    async begin(session) {
      try {
        await sessions.insertOne(session);
        return session;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return (await find(session._id)) ?? session;
      }
    },

    async answerChallenge(txnUuid, answer, at) {
      await sessions.updateOne(
        { _id: txnUuid, authentication: 'due' },
        { $set: { authentication: answer, answeredAt: at } },
      );
      return find(txnUuid);
    },

    async decide(txnUuid, at, newsAt) {
      const decision = newsAt === null ? { authorizedAt: at } : { authorizedAt: at, newsAt };
      await sessions.updateOne({ _id: txnUuid, authorizedAt: null }, { $set: decision });
      return find(txnUuid);
    },

    async endHold(txnUuid, ending, notification) {
      await sessions.updateOne(
        { _id: txnUuid, ending: { $exists: false } },
        {
          $set: { ending },
          ...(notification === null ? {} : { $push: { news: notification }, $min: { newsAt: notification.at } }),
        },
      );
      return find(txnUuid);
    },

    async recordRefund(txnUuid, refund, most, notification) {
      const { refundId, minor } = refund;
      const sum = { $add: [{ $ifNull: ['$refundedMinor', 0] }, minor] };
      await sessions.updateOne(
        { _id: txnUuid, 'refunds.refundId': { $ne: refundId }, $expr: { $lte: [sum, most] } },
        {
          $push: { refunds: refund, ...(notification === null ? {} : { news: notification }) },
          $inc: { refundedMinor: minor },
          ...(notification === null ? {} : { $min: { newsAt: notification.at } }),
        },
      );
      const refunds = (await find(txnUuid))?.refunds ?? [];
      return refunds.find((item) => item.refundId === refundId) ?? null;
    },

    async enter(entry) {
      try {
        await ledger.insertOne(entry);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },

    async leaseNotifications(now, leaseUntil, limit) {
      const due = await sessions
        .find({ newsAt: { $lte: now } })
        .sort({ newsAt: 1 })
        .limit(limit)
        .toArray();
      const leased: SandboxSession[] = [];
      for (const session of due) {
        const { _id, newsAt } = session;
        if (newsAt === undefined) continue;
        const lease = await sessions.updateOne({ _id, newsAt }, { $set: { newsAt: leaseUntil } });
        if (lease.modifiedCount === 1) leased.push(session);
      }
      return leased;
    },

    async dropNotification(txnUuid, requestId) {
      if (requestId === null) {
        await sessions.updateOne({ _id: txnUuid }, { $unset: { newsAt: '' } });
        return;
      }
      const isOther = { $ne: ['$$this.requestId', requestId] };
      const rest = { $filter: { input: { $ifNull: ['$news', []] }, cond: isOther } };
      // The remaining notifications are leased or due later.
      const newsAt = { $cond: [{ $eq: ['$news', []] }, '$$REMOVE', '$newsAt'] };
      await sessions.updateOne({ _id: txnUuid }, [{ $set: { news: rest } }, { $set: { newsAt } }]);
    },
  };
}
