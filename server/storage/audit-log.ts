/**
 * The audit log in MongoDB: a chain for each merchant, and one for what is about no merchant. What changes a merchant's document
 * is entered by the very transaction that makes the change (see merchants/store.ts). What changes something else is noted as open
 * before it is done, and entered when its outcome is known (see trail.ts). Entries are never changed or deleted.
 */
import type { ClientSession, Db } from 'mongodb';
import { AuditOutcome } from '../../generated/values.ts';
import { type ChainHead, type ChainVerdict, chained, judgeChain, newHead } from '../domain/merchants/audit-chain.ts';
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
  /** How many entries were made before the chain began. */
  readonly unchained: number;
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
  /** The merchant's entries, newest first, at most `limit`; those before the sequence `before`, when it is not null. */
  page(merchantId: string, at: { before: number | null; limit: number }): Promise<readonly ListedEntry[]>;
  /** Reads the whole chain. */
  verify(merchantId: string): Promise<AuditVerdict>;
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
      const [head, unchained] = await Promise.all([
        heads.findOne({ _id: merchantId }),
        log.countDocuments({ merchantId, hash: { $exists: false } }),
      ]);
      if (head === null) return { head, unchained, checked: 0, brokenAt: null };
      const entries = log.find({ merchantId, ...CHAINED }).sort({ sequence: 1 });
      return { head, unchained, ...(await judgeChain(head, toChained(entries))) };
    },
  };
}

function toListed({ _id, ...stored }: StoredDocument): ListedEntry {
  const { changes = [], outcome = AuditOutcome.SUCCEEDED, actorId = null, hash = null, previousHash = null } = stored;
  const { address = null, userAgent = null } = stored;
  const fields = stored.fields ?? changes.map(({ name }) => name);
  return { ...stored, id: _id, changes, outcome, actorId, address, userAgent, hash, previousHash, fields };
}

async function* toChained(documents: AsyncIterable<StoredDocument>): AsyncGenerator<ChainedEntry> {
  for await (const document of documents) {
    const entry = toListed(document);
    yield { ...entry, hash: entry.hash ?? '' };
  }
}
