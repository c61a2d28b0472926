/**
 * Creates the indexes that the stores declare, at every start. Never drops an index.
 */
import { type Collection, type Db, type IndexDescription, MongoNetworkTimeoutError, MongoServerError } from 'mongodb';

/** Indexes by collection. A collection may appear in several plans. */
export type IndexPlan = readonly {
  readonly collection: string;
  readonly indexes: readonly IndexDescription[];
}[];

/** mongod's error names for an existing index with the same name or keys but other options. */
const CONFLICTS = new Set(['IndexOptionsConflict', 'IndexKeySpecsConflict']);

/**
 * Creates missing indexes, with one command per entry of the plans. Sequential, because concurrent commands would first
 * have to open connections.
 * @throws Error that names the collection when an index with the same name or keys has other options.
 */
export async function ensureIndexes(db: Db, plans: readonly IndexPlan[]): Promise<void> {
  for (const { collection, indexes } of plans.flat()) {
    if (indexes.length > 0) await createAll(db, collection, indexes);
  }
}

async function createAll(db: Db, collection: string, indexes: readonly IndexDescription[]): Promise<void> {
  try {
    await buildIndexes(db.collection(collection), indexes);
  } catch (error) {
    if (!(error instanceof MongoServerError) || !CONFLICTS.has(String(error.codeName))) throw error;
    const advice = `Drop the index of the collection ${collection} that is in the way, and start again.`;
    throw new Error(`${advice} ${error.message}`, { cause: error });
  }
}

/**
 * Creates indexes. An index of a large collection takes longer than the connection waits; the server continues to build
 * it, and the repeated command waits for that.
 */
export async function buildIndexes(collection: Collection, indexes: readonly IndexDescription[]): Promise<void> {
  for (;;) {
    try {
      await collection.createIndexes([...indexes]);
      return;
    } catch (error) {
      if (!(error instanceof MongoNetworkTimeoutError)) throw error;
    }
  }
}
