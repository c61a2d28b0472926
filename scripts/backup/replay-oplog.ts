/**
 * Repeats the writes that the oplog of a dump has (`mongodump --oplog`): mongodump reads one collection after another, and these writes
 * bring all of them to the time of its end. Each write sets what it had set, so that repeating one that the dump has changes nothing.
 */
import { BSON, type Db } from 'mongodb';
import { documentsIn, KEPT_TYPES } from './dump-files.ts';

/** Writes of one command. */
const BATCH = 200;
/** Commands on collections and indexes that are made in any case. */
const HARMLESS = ['create', 'createIndexes', 'startIndexBuild', 'commitIndexBuild', 'abortIndexBuild', 'dropIndexes'];

export interface OplogOf {
  readonly file: string;
  /** The name that the database had when it was dumped. */
  readonly database: string;
}

interface Write {
  readonly op: string;
  readonly ns: string;
  readonly o: BSON.Document;
  readonly o2?: BSON.Document;
}

/**
 * Repeats the writes to this database. Returns how many.
 * @throws Error when a collection was dropped, renamed or changed during the dump.
 */
export async function replayOplog(db: Db, { file, database }: OplogOf): Promise<number> {
  const existing = new Set((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
  /** Transactions of several entries. They are written with the last. */
  const begun = new Map<string, readonly Write[]>();
  let repeated = 0;
  let batch: Write[] = [];

  const flush = async () => {
    if (batch.length > 0) await db.admin().command({ applyOps: batch });
    repeated += batch.length;
    batch = [];
  };
  const write = async (writes: readonly Write[]) => {
    for (const { ns } of writes) {
      const name = ns.slice(db.databaseName.length + 1);
      if (!existing.has(name)) await db.createCollection(name);
      existing.add(name);
    }
    batch.push(...writes);
    if (batch.length >= BATCH) await flush();
  };
  /** The entry as a write to this database; none for another database. */
  const writesOf = ({ op, ns, o, o2 }: BSON.Document): Write[] => {
    const name = String(ns).startsWith(`${database}.`) ? String(ns).slice(database.length + 1) : '';
    if (name === '' || name.startsWith('system.')) return [];
    return [{ op: String(op), ns: `${db.databaseName}.${name}`, o, ...(o2 === undefined ? {} : { o2 }) }];
  };
  const command = async ({ ns, o, lsid, txnNumber }: BSON.Document) => {
    const transaction = BSON.EJSON.stringify([lsid, txnNumber]);
    const before = begun.get(transaction) ?? [];
    if (Array.isArray(o.applyOps)) {
      const writes = [...before, ...o.applyOps.flatMap(writesOf)];
      if (o.partialTxn === true || o.prepare === true) begun.set(transaction, writes);
      else {
        begun.delete(transaction);
        await write(writes);
      }
    } else if (o.commitTransaction !== undefined) {
      begun.delete(transaction);
      await write(before);
    } else if (o.abortTransaction !== undefined) begun.delete(transaction);
    else if (ns === `${database}.$cmd` && !HARMLESS.some((name) => o[name] !== undefined)) {
      const name = Object.keys(o)[0] ?? 'unknown';
      throw new Error(
        `${file} has the command ${name}, from the time of the dump. Take another dump while nobody does that.`,
      );
    }
  };

  for await (const bytes of documentsIn(file)) {
    const entry = BSON.deserialize(bytes, KEPT_TYPES);
    if (entry.op === 'c') await command(entry);
    else if (entry.op === 'i' || entry.op === 'u' || entry.op === 'd') await write(writesOf(entry));
  }
  await flush();
  return repeated;
}
