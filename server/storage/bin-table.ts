/**
 * The operator's BIN tables in MongoDB: the one in force, the previous one (for reads in progress), and tables being
 * loaded. Each row's id contains its table's id, and one document names the table in force, so that a new table takes
 * effect at once for all processes.
 */
import { type Db, MongoBulkWriteError } from 'mongodb';
import type { Bin, BinTableParts } from '../domain/cards/bin.ts';
import type { AuditEntry } from '../domain/merchants/audit-entry.ts';
import type { AuditLog } from './audit-log.ts';
import { DUPLICATE_KEY } from './mongo/duplicate-key.ts';

/** When an upload counts as abandoned: longer than any upload takes, in milliseconds. */
const ABANDONED_MS = 900_000;
const IN_FORCE = 'in force';

/** `_id` is `<table id>:<BIN>`. */
type BinDocument = Omit<Bin, 'prefix'> & { readonly _id: string };

interface InForceDocument {
  readonly _id: typeof IN_FORCE;
  /** How many tables have been in force, including this one. */
  readonly sequence: number;
  readonly table: LoadedTable;
  readonly previous: string | null;
}

/** One for every table that has rows. */
interface UploadDocument {
  readonly _id: string;
  readonly touchedAt: Date;
  readonly dropped: boolean;
}

/** Facts about a table as a whole. */
export interface LoadedTable {
  readonly tableId: string;
  readonly loadedAt: Date;
  readonly loadedCount: number;
  /** How many rows of the file were skipped. */
  readonly badCount: number;
}

export interface LoadedBins {
  readonly findFirst: BinTableParts['loaded']['findFirst'];
  /** The table in force; null when none was ever loaded. */
  inForce(): Promise<LoadedTable | null>;
  /** Begins a table, and drops abandoned ones. */
  begin(tableId: string, now: Date): Promise<void>;
  /** Adds rows. Returns the positions of those skipped because the table already has their BIN. */
  add(tableId: string, bins: readonly Bin[], now: Date): Promise<readonly number[]>;
  /** Replaces the table in force, with an entry in the audit log. */
  putInForce(table: LoadedTable, entry: AuditEntry): Promise<void>;
  /** Drops a table, unless it is in force. */
  drop(tableId: string): Promise<void>;
}

export interface LoadedBinsParts {
  readonly db: Db;
  readonly audit: AuditLog;
}

export function loadedBins({ db, audit }: LoadedBinsParts): LoadedBins {
  const rows = db.collection<BinDocument>('bins');
  const heads = db.collection<InForceDocument>('bin_table');
  const uploads = db.collection<UploadDocument>('bin_uploads');

  async function drop(tableId: string): Promise<void> {
    // From now on the table cannot be put in force. It may be in force already, if the response to that was lost.
    await uploads.updateOne({ _id: tableId }, { $set: { dropped: true } });
    if ((await heads.findOne({ _id: IN_FORCE }))?.table.tableId === tableId) return;
    await rows.deleteMany({ _id: { $gte: `${tableId}:`, $lt: `${tableId};` } });
    await uploads.deleteOne({ _id: tableId });
  }

  return {
    async findFirst(bins) {
      const ids = bins.map((bin) => ({ $concat: ['$table.tableId', ':', bin] }));
      const [found] = await heads
        .aggregate<{ readonly rows: readonly BinDocument[] }>([
          { $match: { _id: IN_FORCE } },
          { $set: { ids } },
          { $lookup: { from: rows.collectionName, localField: 'ids', foreignField: '_id', as: 'rows' } },
          { $project: { _id: 0, rows: 1 } },
        ])
        .toArray();
      const candidates = (found?.rows ?? []).map(toBin);
      const first = bins.find((bin) => candidates.some(({ prefix }) => prefix === bin));
      return candidates.find(({ prefix }) => prefix === first) ?? null;
    },

    async inForce() {
      return (await heads.findOne({ _id: IN_FORCE }))?.table ?? null;
    },

    async begin(tableId, now) {
      const head = await heads.findOne({ _id: IN_FORCE });
      const inUse = head === null ? [] : [head.table.tableId, head.previous ?? ''];
      const abandonedBefore = new Date(now.getTime() - ABANDONED_MS);
      const abandoned = uploads.find({ _id: { $nin: inUse }, touchedAt: { $lt: abandonedBefore } });
      for (const { _id } of await abandoned.toArray()) await drop(_id);
      await uploads.insertOne({ _id: tableId, touchedAt: now, dropped: false });
    },

    async add(tableId, bins, now) {
      await uploads.updateOne({ _id: tableId }, { $set: { touchedAt: now } });
      try {
        await rows.insertMany(
          bins.map(({ prefix, ...facts }) => ({ _id: `${tableId}:${prefix}`, ...facts })),
          { ordered: false },
        );
        return [];
      } catch (error) {
        return positionsOfDuplicates(error);
      }
    },

    async putInForce(table, entry) {
      const { tableId, loadedAt: touchedAt } = table;
      await db.client.withSession((session) =>
        session.withTransaction(async () => {
          const { matchedCount } = await uploads.updateOne(
            { _id: tableId, dropped: false },
            { $set: { touchedAt } },
            { session },
          );
          if (matchedCount === 0) throw new Error('the BIN table took too long to load and was dropped; load it again');
          const before = await heads.findOne({ _id: IN_FORCE }, { session });
          const sequence = (before?.sequence ?? 0) + 1;
          const previous = before?.table.tableId ?? null;
          await heads.replaceOne({ _id: IN_FORCE }, { sequence, table, previous }, { session, upsert: true });
          await audit.append(entry, session);
        }),
      );
    },

    drop,
  };
}

function toBin({ _id, ...facts }: BinDocument): Bin {
  return { ...facts, prefix: _id.slice(_id.indexOf(':') + 1) };
}

/** The positions of the documents whose `_id` exists. Rethrows any other error. */
function positionsOfDuplicates(error: unknown): readonly number[] {
  if (!(error instanceof MongoBulkWriteError)) throw error;
  const faults = [error.writeErrors].flat();
  if (faults.length === 0 || faults.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
  return faults.map(({ index }) => index);
}
