/** What a database holds: its collections, their options and indexes, and which of them have documents. */
import { isDeepStrictEqual } from 'node:util';
import type { Db, Document } from 'mongodb';

/** The definition of each collection, by its name. */
export type Catalog = ReadonlyMap<string, object>;

/** By one question, where listing the indexes would take one for each collection. */
export async function readCatalog({ client, databaseName: db }: Pick<Db, 'client' | 'databaseName'>): Promise<Catalog> {
  const found = await client
    .db('admin')
    .aggregate([{ $listCatalog: {} }, { $match: { db } }])
    .toArray();
  return new Map(found.map((entry): [string, object] => [String(entry.name), definitionIn(entry)]));
}

function definitionIn({ type, viewOn, pipeline, md }: Document): object {
  if (md === undefined) return { type, viewOn, pipeline };
  const { uuid: _, ...options } = md.options;
  const indexes = md.indexes.map(({ spec }: Document) => [spec.name, spec]);
  return { type, options, indexes: Object.fromEntries(indexes) };
}

/** The names of the collections that hold anything, by one question: most of them never do. */
async function filledCollections(db: Db, names: Iterable<string>): Promise<readonly string[]> {
  const [first, ...others] = [...names].map((name) => {
    const pipeline = [{ $limit: 1 }, { $project: { _id: { $literal: name } } }];
    return { name, pipeline };
  });
  if (first === undefined) return [];
  const unions = others.map(({ name, pipeline }) => ({ $unionWith: { coll: name, pipeline } }));
  const found = db.collection(first.name).aggregate([...first.pipeline, ...unions]);
  return (await found.toArray()).map(({ _id: name }) => String(name));
}

/** Deletes every document. Collections and their indexes stay. */
export async function deleteAllDocuments(db: Db): Promise<void> {
  const collections = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  const names = collections.map(({ name }) => name);
  await Promise.all((await filledCollections(db, names)).map((name) => db.collection(name).deleteMany({})));
}

/** Whether the server is still at work on a question or a write in the database. */
async function isInUse(db: Db): Promise<boolean> {
  const operations = [{ $currentOp: { allUsers: true } }, { $project: { ns: 1 } }];
  const running = await db.client.db('admin').aggregate(operations).toArray();
  return running.some(({ ns }) => String(ns).startsWith(`${db.databaseName}.`));
}

/**
 * Makes a used database as it was when it had this catalog and no document. False when it cannot: a collection is missing or
 * is defined otherwise, or someone still uses the database.
 */
export async function restore(db: Db, catalog: Catalog): Promise<boolean> {
  if (await isInUse(db)) return false;
  const found = await readCatalog(db);
  for (const [name, definition] of catalog) if (!isDeepStrictEqual(found.get(name), definition)) return false;
  const extra = [...found.keys()].filter((name) => !catalog.has(name));
  // Views and profiles.
  if (extra.some((name) => name.startsWith('system.'))) return false;
  await Promise.all(extra.map((name) => db.dropCollection(name)));
  const filled = await filledCollections(db, catalog.keys());
  await Promise.all(
    filled.map(async (name) => {
      await db.collection(name).deleteMany({});
      // How the questions of the last user were best answered says nothing about those of the next.
      await db.command({ planCacheClear: name });
    }),
  );
  return true;
}
