/**
 * Copies the files of a dump, or of mongodump, to an empty database: collections with their options, documents and indexes, and what
 * was written while the dump was taken.
 */
import { BSON, type Collection, type Db, type IndexDescription } from 'mongodb';
import { buildIndexes } from '../../server/storage/mongo/indexes.ts';
import type { CollectionMetadata } from './dump.ts';
import { type CollectionFiles, documentsIn, findDump, KEPT_TYPES, textIn } from './dump-files.ts';
import { replayOplog } from './replay-oplog.ts';

/** Documents of one command. */
const BATCH = 500;

export interface Restored {
  readonly collections: number;
  readonly documents: number;
  /** Writes of the dump's oplog that were repeated; null: the dump has no oplog. */
  readonly replayed: number | null;
}

/**
 * Restores every collection of a dump.
 * @param folder the folder that mongodump wrote, or that of one database in it
 * @throws Error when a collection to restore exists.
 */
export async function restoreDatabase(db: Db, folder: string): Promise<Restored> {
  const { collections, oplog, database } = await findDump(folder);
  const existing = new Set((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
  const taken = collections.find(({ name }) => existing.has(name));
  if (taken !== undefined) {
    throw new Error(`The database has a collection ${taken.name}. Restore into an empty database.`);
  }
  let documents = 0;
  const indexes: { readonly collection: Collection; readonly further: readonly IndexDescription[] }[] = [];
  for (const files of collections) {
    const { options, indexes: all }: CollectionMetadata = BSON.EJSON.parse(await textIn(files.metadata));
    const collection = await db.createCollection(files.name, options);
    documents += await insertAll(collection, files);
    indexes.push({ collection, further: all.flatMap((index) => (index.name === '_id_' ? [] : [indexOf(index)])) });
  }
  // Before the indexes: between two writes, the documents need not be of one point in time, and so not unique.
  const replayed = oplog === null ? null : await replayOplog(db, { file: oplog, database });
  for (const { collection, further } of indexes) if (further.length > 0) await buildIndexes(collection, further);
  return { collections: collections.length, documents, replayed };
}

async function insertAll(collection: Collection, { documents }: CollectionFiles): Promise<number> {
  let inserted = 0;
  let batch: BSON.Document[] = [];
  const insert = async () => {
    if (batch.length > 0) await collection.insertMany(batch, { ordered: false, bypassDocumentValidation: true });
    inserted += batch.length;
    batch = [];
  };
  for await (const document of documentsIn(documents)) {
    batch.push(BSON.deserialize(document, KEPT_TYPES));
    if (batch.length === BATCH) await insert();
  }
  await insert();
  return inserted;
}

function indexOf({ key, name, ...options }: BSON.Document): IndexDescription {
  const { ns: _, ...rest } = options;
  return { ...rest, key, name: String(name) };
}
