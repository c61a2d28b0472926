/**
 * The audit log in MongoDB. It is written by the very transaction that makes the change (see merchants/store.ts),
 * and never changed or deleted.
 */
import type { ClientSession, Db } from 'mongodb';
import type { IndexPlan } from '../../mongo/indexes.ts';
import type { AuditEntry, AuditPosition } from './audit-entry.ts';

type AuditDocument = Omit<AuditEntry, 'id'> & { readonly _id: string };

const COLLECTION = 'audit_log';

/** The indexes that every query of this file uses. */
export const auditIndexes: IndexPlan = [
  { collection: COLLECTION, indexes: [{ name: 'merchant_newest_first', key: { merchantId: 1, at: -1, _id: -1 } }] },
];

export interface AuditLog {
  /** Adds an entry as a part of the session's transaction. */
  append(entry: AuditEntry, session: ClientSession): Promise<void>;
  /** The merchant's entries, newest first, at most `limit`. */
  page(merchantId: string, at: { after: AuditPosition | null; limit: number }): Promise<readonly AuditEntry[]>;
}

export function auditLog(db: Db): AuditLog {
  const entries = db.collection<AuditDocument>(COLLECTION);
  return {
    async append({ id, ...entry }, session) {
      await entries.insertOne({ _id: id, ...entry }, { session });
    },
    async page(merchantId, { after, limit }) {
      const older =
        after === null ? {} : { $or: [{ at: { $lt: after.at } }, { at: after.at, _id: { $lt: after.id } }] };
      const found = await entries
        .find({ merchantId, ...older })
        .sort({ at: -1, _id: -1 })
        .limit(limit)
        .toArray();
      return found.map(({ _id, ...entry }) => ({ id: _id, ...entry }));
    },
  };
}
