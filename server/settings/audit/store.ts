/**
 * The audit log in MongoDB. It is written by the very transaction that makes the change (see merchants/store.ts),
 * and never changed or deleted.
 */
import type { ClientSession, Db } from 'mongodb';
import type { IndexPlan } from '../../mongo/indexes.ts';
import type { RecordedEntry } from './audit-entry.ts';

type AuditDocument = Omit<RecordedEntry, 'id'> & { readonly _id: string };

const COLLECTION = 'audit_log';

/** The indexes that every query of this file uses. */
export const auditIndexes: IndexPlan = [
  {
    collection: COLLECTION,
    indexes: [{ name: 'merchant_newest_first', key: { merchantId: 1, sequence: -1 } }],
  },
];

export interface AuditLog {
  /** Adds an entry as a part of the session's transaction. */
  append(entry: RecordedEntry, session: ClientSession): Promise<void>;
  /** The merchant's entries, newest first, at most `limit`; those before the sequence `before`, when it is not null. */
  page(merchantId: string, at: { before: number | null; limit: number }): Promise<readonly RecordedEntry[]>;
}

export function auditLog(db: Db): AuditLog {
  const entries = db.collection<AuditDocument>(COLLECTION);
  return {
    async append({ id, ...entry }, session) {
      await entries.insertOne({ _id: id, ...entry }, { session });
    },
    async page(merchantId, { before, limit }) {
      const older = before === null ? {} : { sequence: { $lt: before } };
      const found = await entries
        .find({ merchantId, ...older })
        .sort({ sequence: -1 })
        .limit(limit)
        .toArray();
      return found.map(({ _id, ...entry }) => ({ id: _id, ...entry }));
    },
  };
}
