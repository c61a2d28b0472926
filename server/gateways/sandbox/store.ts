/**
 * The sandbox gateway's own memory, in collections of its own: a real gateway would keep it elsewhere, so nothing else
 * in the service may read it. Every write is a single atomic step that may be repeated.
 */
import { type Db, MongoServerError } from 'mongodb';
import type { IndexPlan } from '../../storage/mongo/indexes.ts';
import type { HoldEnding, LedgerEntry, SandboxNotification, SandboxRefund, SandboxSession } from './session.ts';

const sessionsName = 'sandbox_gateway_sessions';
const ledgerName = 'sandbox_gateway_ledger';

const DAY_SECONDS = 24 * 3_600;

/** After an order's longest possible time (99,999 minutes) nobody can answer a challenge any more, or ask for its money. */
const ABANDONED_SECONDS = 100 * DAY_SECONDS;

/** Until then money that was asked for can be given back. */
const ASKED_SECONDS = 3 * 365 * DAY_SECONDS;

/** The indexes the sandbox gateway needs. The ledger is only ever read by `_id`. */
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
  /** Stores a new session; answers the one already there when its `_id` is taken. */
  begin(session: SandboxSession): Promise<SandboxSession>;
  find(txnUuid: string): Promise<SandboxSession | null>;
  /** Keeps the answer to a challenge that is still due. The first answer stays; answers what is kept. */
  answerChallenge(txnUuid: string, answer: 'passed' | 'failed', at: Date): Promise<SandboxSession | null>;
  /** Keeps that money was asked for at `at`, and the time of its news. The first time stays; answers what is kept. */
  decide(txnUuid: string, at: Date, newsAt: Date | null): Promise<SandboxSession | null>;
  /** Keeps how the hold ended, and the news of it to be told. The first ending stays; answers what is kept. */
  endHold(txnUuid: string, ending: HoldEnding, news: SandboxNotification | null): Promise<SandboxSession | null>;
  /**
   * Keeps that a refund gives back its amount, unless all refunds would come to more than `most` minor units; null then.
   * The first keeping of a refund's id stays, with the news of it to be told; answers what is kept.
   */
  recordRefund(
    txnUuid: string,
    refund: SandboxRefund,
    most: number,
    news: SandboxNotification | null,
  ): Promise<SandboxRefund | null>;
  /** Writes an entry unless it is there. */
  enter(entry: LedgerEntry): Promise<void>;
  /** Takes the lease on up to `limit` sessions whose news is due; they are not due again before `leaseUntil`. */
  leaseNotifications(now: Date, leaseUntil: Date, limit: number): Promise<SandboxSession[]>;
  /** The news of the payment has been told; or, where it is named, that of what was asked for under the id. */
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
        if (!isTaken(error)) throw error;
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

    async endHold(txnUuid, ending, news) {
      await sessions.updateOne(
        { _id: txnUuid, ending: { $exists: false } },
        {
          $set: { ending },
          ...(news === null ? {} : { $push: { news }, $min: { newsAt: news.at } }),
        },
      );
      return find(txnUuid);
    },

    async recordRefund(txnUuid, refund, most, news) {
      const { refundId, minor } = refund;
      const sum = { $add: [{ $ifNull: ['$refundedMinor', 0] }, minor] };
      await sessions.updateOne(
        { _id: txnUuid, 'refunds.refundId': { $ne: refundId }, $expr: { $lte: [sum, most] } },
        {
          $push: { refunds: refund, ...(news === null ? {} : { news }) },
          $inc: { refundedMinor: minor },
          ...(news === null ? {} : { $min: { newsAt: news.at } }),
        },
      );
      const kept = (await find(txnUuid))?.refunds ?? [];
      return kept.find((item) => item.refundId === refundId) ?? null;
    },

    async enter(entry) {
      try {
        await ledger.insertOne(entry);
      } catch (error) {
        if (!isTaken(error)) throw error;
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
        const taken = await sessions.updateOne({ _id, newsAt }, { $set: { newsAt: leaseUntil } });
        if (taken.modifiedCount === 1) leased.push(session);
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
      // What is left is leased still, or due later.
      const newsAt = { $cond: [{ $eq: ['$news', []] }, '$$REMOVE', '$newsAt'] };
      await sessions.updateOne({ _id: txnUuid }, [{ $set: { news: rest } }, { $set: { newsAt } }]);
    },
  };
}

function isTaken(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === 11000;
}
