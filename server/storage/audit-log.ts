/**
 * The audit log in MongoDB: one hash chain per merchant, and one for entries of no merchant. A change of a merchant's
 * document is logged in the transaction that makes it (see merchants.ts). Any other change is recorded as open before
 * it is made, and moved to the log when its outcome is known (see trail.ts). Entries are never changed or deleted.
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
import { broadcast } from './mongo/sharding.ts';

type EntryDocument = Omit<AuditEntry, 'id'> & { readonly _id: string };
/** Entries older than the chains have the field names but no values. */
type StoredDocument = Omit<EntryDocument, 'changes' | 'outcome' | 'actorId' | 'address' | 'userAgent'> &
  Partial<EntryDocument> &
  Partial<Omit<ChainedEntry, keyof AuditEntry>> & { readonly sequence: number; readonly fields?: readonly string[] };
/** `_id`: the merchant's id, or `(service)`. */
type HeadDocument = ChainHead & { readonly _id: string };

const LOG = 'audit_log';
const OPEN = 'audit_open';
const HEADS = 'audit_heads';
/** Not a valid merchant id, because of the parentheses. */
const WHOLE_SERVICE = '(service)';
const CHAINED = { hash: { $type: 'string' } } as const;
const FILTERED = 'filtered';
const MOST_ABANDONED = 100;

/** The indexes of this store's queries. */
export const auditIndexes: IndexPlan = [
  {
    collection: LOG,
    indexes: [
      { name: FILTERED, key: { merchantId: 1, sequence: -1, operation: 1, username: 1, at: 1 } },
      { name: 'object', key: { merchantId: 1, objectId: 1, sequence: -1 } },
      { name: 'chain', key: { merchantId: 1, sequence: 1 }, unique: true, partialFilterExpression: CHAINED },
    ],
  },
  { collection: OPEN, indexes: [{ name: 'merchant_oldest_first', key: { merchantId: 1, at: 1 } }] },
];

export interface AuditVerdict extends ChainVerdict {
  /** Null while the chain is empty. */
  readonly head: ChainHead | null;
  /** How many changes are open: in progress, or left by a process that stopped. */
  readonly open: number;
}

/** The entries to log for one merchant. */
export interface AuditBatch {
  readonly merchantId: string | null;
  /** Open entries with their outcome. One that was already logged as abandoned is skipped. */
  readonly closing: readonly AuditEntry[];
  readonly entries: readonly AuditEntry[];
  /** Entries opened before this time are abandoned: their process has stopped. */
  readonly abandonedBefore: Date;
}

export interface AuditPlace {
  readonly before: number | null;
  readonly limit: number;
}

/** What all entries of a list have in common. */
export interface AuditFilter {
  readonly operation?: string | undefined;
  readonly username?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

function auditQuery(merchantId: string | null, before: number | null, filter: AuditFilter = {}) {
  const { operation, username, from, to } = filter;
  return {
    merchantId,
    ...(before === null ? {} : { sequence: { $lt: before } }),
    ...(operation === undefined ? {} : { operation }),
    ...(username === undefined ? {} : { username }),
    ...(from === undefined && to === undefined
      ? {}
      : { at: { ...(from === undefined ? {} : { $gte: from }), ...(to === undefined ? {} : { $lt: to }) } }),
  };
}

export interface AuditLog {
  /** Appends an entry within the session's transaction. */
  append(entry: AuditEntry, session: ClientSession): Promise<void>;
  /** Records an open entry, whose outcome is not known yet. */
  open(entry: AuditEntry): Promise<void>;
  /** Logs a batch, and the merchant's abandoned entries. */
  enter(batch: AuditBatch): Promise<void>;
  /** Whether an entry was opened before this time and is still open. */
  hasAbandoned(merchantId: string | null, before: Date): Promise<boolean>;
  /** The merchants with entries that were opened before this time and are still open; null stands for no merchant. */
  withAbandoned(before: Date): Promise<readonly (string | null)[]>;
  /** Up to `limit` entries, newest first; only those with a sequence below `before`, unless it is null. */
  page(merchantId: string | null, at: AuditPlace, filter?: AuditFilter): Promise<readonly ListedEntry[]>;
  /** Up to `limit` entries about these objects, newest first. */
  about(merchantId: string, objectIds: readonly string[], limit: number): Promise<readonly ListedEntry[]>;
  /** Verifies the whole chain. */
  verify(merchantId: string | null): Promise<AuditVerdict>;
}

export function auditLog(db: Db): AuditLog {
  const log = db.collection<StoredDocument>(LOG);
  const opened = db.collection<EntryDocument>(OPEN);
  const heads = db.collection<HeadDocument>(HEADS);

  /** Concurrent writers conflict at the head: MongoDB makes one of them retry its transaction. */
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

  async function takeOpen({ merchantId, closing }: AuditBatch, session: ClientSession): Promise<ReadonlySet<string>> {
    if (closing.length === 0) return new Set();
    const filter = { _id: { $in: closing.map(({ id }) => id) }, merchantId };
    const found = await opened.find(filter, { session, projection: { _id: 1 } }).toArray();
    await opened.deleteMany(filter, { session });
    return new Set(found.map(({ _id }) => _id));
  }

  async function takeAbandoned({ merchantId, abandonedBefore, closing }: AuditBatch, session: ClientSession) {
    const ours = closing.map(({ id }) => id);
    const filter = { merchantId, at: { $lt: abandonedBefore }, _id: { $nin: ours } };
    const found = await opened.find(filter, { session }).sort({ at: 1 }).limit(MOST_ABANDONED).toArray();
    const ids = found.map(({ _id }) => _id);
    if (ids.length > 0) await opened.deleteMany({ _id: { $in: ids }, merchantId }, { session });
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
          const stillOpen = await takeOpen(batch, session);
          const closed = batch.closing.filter(({ id }) => stillOpen.has(id));
          const abandoned = await takeAbandoned(batch, session);
          await chain(batch.merchantId, [...abandoned, ...closed, ...batch.entries], session);
        }),
      );
    },
    async hasAbandoned(merchantId, before) {
      return (await opened.findOne({ merchantId, at: { $lt: before } }, { projection: { _id: 1 } })) !== null;
    },
    withAbandoned: (before) => opened.distinct('merchantId', { at: { $lt: before } }, broadcast('open-audit-entries')),
    async page(merchantId, { before, limit }, filter) {
      const found = await db
        .collection(LOG)
        .find<StoredDocument>(auditQuery(merchantId, before, filter))
        .sort({ sequence: -1 })
        .limit(limit)
        // This index compares the filters, so that only entries that match are read.
        .hint(FILTERED)
        .toArray();
      return found.map(toListed);
    },
    async about(merchantId, objectIds, limit) {
      const found = await log
        .find({ merchantId, objectId: { $in: [...objectIds] } })
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

/** The stored entry, with defaults for fields that older entries lack. */
function completed({ _id, fields: _names, ...stored }: StoredDocument): JudgedEntry {
  const { changes = [], outcome = AuditOutcome.SUCCEEDED, actorId = null, hash = null, previousHash = null } = stored;
  const { address = null, userAgent = null } = stored;
  return { ...stored, id: _id, changes, outcome, actorId, address, userAgent, hash, previousHash };
}

/** For an entry with a hash, the field names come from its changes, which the hash covers. */
function toListed(stored: StoredDocument): ListedEntry {
  const entry = completed(stored);
  const named = entry.hash === null ? stored.fields : undefined;
  return { ...entry, fields: named ?? entry.changes.map(({ name }) => name) };
}

async function* toJudged(documents: AsyncIterable<StoredDocument>): AsyncGenerator<JudgedEntry> {
  for await (const document of documents) yield completed(document);
}
