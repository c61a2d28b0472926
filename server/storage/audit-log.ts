/**
 * The audit log in MongoDB: a chain for each merchant, and one for what is about no merchant. What changes a merchant's document
 * is entered by the very transaction that makes the change (see merchants/store.ts). What changes something else is noted as open
 * before it is done, and entered when its outcome is known (see trail.ts). Entries are never changed or deleted.
 */
import type { ClientSession, Db } from 'mongodb';
import { AuditOutcome } from '../../generated/values.ts';
import {
  type ChainHead,
  type ChainVerdict,
  chained,
  type JudgedEntry,
  judgeChain,
  newHead,
} from '../domain/merchants/audit-chain.ts';
import type { AuditEntry, ChainedEntry, ListedEntry } from '../domain/merchants/audit-entry.ts';
import type { IndexPlan } from './mongo/indexes.ts';

type EntryDocument = Omit<AuditEntry, 'id'> & { readonly _id: string };
/** Of before there were chains: the names of the fields, and no values. */
type StoredDocument = Omit<EntryDocument, 'changes' | 'outcome' | 'actorId' | 'address' | 'userAgent'> &
  Partial<EntryDocument> &
  Partial<Omit<ChainedEntry, keyof AuditEntry>> & { readonly sequence: number; readonly fields?: readonly string[] };
/** `_id`: the merchant's id, or what stands for none. */
type HeadDocument = ChainHead & { readonly _id: string };

const LOG = 'audit_log';
const OPEN = 'audit_open';
const HEADS = 'audit_heads';
/** No merchant's id has brackets. */
const WHOLE_SERVICE = '(service)';
const CHAINED = { hash: { $type: 'string' } } as const;
const MOST_ABANDONED = 100;

/** The indexes that every query of this file uses. */
export const auditIndexes: IndexPlan = [
  {
    collection: LOG,
    indexes: [
      { name: 'merchant_newest_first', key: { merchantId: 1, sequence: -1 } },
      { name: 'chain', key: { merchantId: 1, sequence: 1 }, unique: true, partialFilterExpression: CHAINED },
    ],
  },
  { collection: OPEN, indexes: [{ name: 'merchant_oldest_first', key: { merchantId: 1, at: 1 } }] },
];

export interface AuditVerdict extends ChainVerdict {
  /** Null while nothing is chained. */
  readonly head: ChainHead | null;
  /** How many calls are noted as open: under way elsewhere, or left by a process that has stopped. */
  readonly open: number;
}

/** What is to be entered for one merchant. */
export interface AuditBatch {
  readonly merchantId: string | null;
  /** Entries that are noted as open: they are entered unless somebody has entered them as abandoned. */
  readonly closing: readonly AuditEntry[];
  readonly entries: readonly AuditEntry[];
  /** What was noted as open before this, nobody will close any more. */
  readonly abandonedBefore: Date;
}

export interface AuditLog {
  /** Adds an entry as a part of the session's transaction. */
  append(entry: AuditEntry, session: ClientSession): Promise<void>;
  /** Notes an entry as open, its outcome unknown. */
  open(entry: AuditEntry): Promise<void>;
  /** Enters all of a batch, and what was abandoned. */
  enter(batch: AuditBatch): Promise<void>;
  /** Whether something was noted as open before this moment. */
  hasAbandoned(merchantId: string | null, before: Date): Promise<boolean>;
  /** Of which merchants something was noted as open before this moment; null stands for none of them. */
  withAbandoned(before: Date): Promise<readonly (string | null)[]>;
  /** Entries newest first, at most `limit`; those before the sequence `before`, when it is not null. */
  page(merchantId: string | null, at: { before: number | null; limit: number }): Promise<readonly ListedEntry[]>;
  /** Reads the whole log. */
  verify(merchantId: string | null): Promise<AuditVerdict>;
}

export function auditLog(db: Db): AuditLog {
  const log = db.collection<StoredDocument>(LOG);
  const opened = db.collection<EntryDocument>(OPEN);
  const heads = db.collection<HeadDocument>(HEADS);

  /** Two writers at a time meet at the head: the database lets one of them begin again. */
  async function chain(merchantId: string | null, entries: readonly AuditEntry[], session: ClientSession) {
    if (entries.length === 0) return;
    const _id = merchantId ?? WHOLE_SERVICE;
    const stored = await heads.findOne({ _id }, { session });
    const { links, head } = chained(stored ?? newHead(await lastSequence(merchantId, session)), entries);
    await heads.replaceOne({ _id }, { ...head }, { session, upsert: true });
    await log.insertMany(
      links.map(({ id, ...link }) => ({ _id: id, ...link })),
      { session },
    );
  }

  async function lastSequence(merchantId: string | null, session: ClientSession): Promise<number> {
    const [last] = await log.find({ merchantId }, { session }).sort({ sequence: -1 }).limit(1).toArray();
    return last?.sequence ?? 0;
  }

  async function takeOpen(ids: readonly string[], session: ClientSession): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const found = await opened.find({ _id: { $in: [...ids] } }, { session, projection: { _id: 1 } }).toArray();
    await opened.deleteMany({ _id: { $in: [...ids] } }, { session });
    return new Set(found.map(({ _id }) => _id));
  }

  async function takeAbandoned({ merchantId, abandonedBefore, closing }: AuditBatch, session: ClientSession) {
    const ours = closing.map(({ id }) => id);
    const filter = { merchantId, at: { $lt: abandonedBefore }, _id: { $nin: ours } };
    const found = await opened.find(filter, { session }).sort({ at: 1 }).limit(MOST_ABANDONED).toArray();
    const ids = found.map(({ _id }) => _id);
    if (ids.length > 0) await opened.deleteMany({ _id: { $in: ids } }, { session });
    return found.map(({ _id, ...entry }) => ({ id: _id, ...entry }));
  }

  return {
    append: (entry, session) => chain(entry.merchantId, [entry], session),
    async open({ id, ...entry }) {
      await opened.insertOne({ _id: id, ...entry, outcome: AuditOutcome.UNKNOWN });
    },
    async enter(batch) {
      await db.client.withSession((session) =>
        session.withTransaction(async () => {
          const taken = await takeOpen(
            batch.closing.map(({ id }) => id),
            session,
          );
          const closed = batch.closing.filter(({ id }) => taken.has(id));
          const abandoned = await takeAbandoned(batch, session);
          await chain(batch.merchantId, [...abandoned, ...closed, ...batch.entries], session);
        }),
      );
    },
    async hasAbandoned(merchantId, before) {
      return (await opened.findOne({ merchantId, at: { $lt: before } }, { projection: { _id: 1 } })) !== null;
    },
    withAbandoned: (before) => opened.distinct('merchantId', { at: { $lt: before } }),
    async page(merchantId, { before, limit }) {
      const older = before === null ? {} : { sequence: { $lt: before } };
      const found = await log
        .find({ merchantId, ...older })
        .sort({ sequence: -1 })
        .limit(limit)
        .toArray();
      return found.map(toListed);
    },
    async verify(merchantId) {
      const open = await opened.countDocuments({ merchantId });
      return db.client.withSession({ snapshot: true }, async (session) => {
        const head = await heads.findOne({ _id: merchantId ?? WHOLE_SERVICE }, { session });
        const entries = log.find({ merchantId }, { session }).sort({ sequence: 1 });
        return { head, open, ...(await judgeChain(head, toJudged(entries))) };
      });
    },
  };
}

/** The stored entry, with what one of an earlier version lacks. */
function completed({ _id, fields: _names, ...stored }: StoredDocument): JudgedEntry {
  const { changes = [], outcome = AuditOutcome.SUCCEEDED, actorId = null, hash = null, previousHash = null } = stored;
  const { address = null, userAgent = null } = stored;
  return { ...stored, id: _id, changes, outcome, actorId, address, userAgent, hash, previousHash };
}

/** No more than the hash covers is shown of an entry that has one: the names are those of its changes. */
function toListed(stored: StoredDocument): ListedEntry {
  const entry = completed(stored);
  const named = entry.hash === null ? stored.fields : undefined;
  return { ...entry, fields: named ?? entry.changes.map(({ name }) => name) };
}

async function* toJudged(documents: AsyncIterable<StoredDocument>): AsyncGenerator<JudgedEntry> {
  for await (const document of documents) yield completed(document);
}
