/**
 * Makes sure at every start that the database has the indexes that the stores count on. Each store declares
 * its own; nothing here knows one. Never drops an index.
 */
import { type Db, type IndexDescription, MongoServerError } from 'mongodb';

/** The indexes of some collections. A collection may appear in several plans. */
export type IndexPlan = readonly {
  readonly collection: string;
  readonly indexes: readonly IndexDescription[];
}[];

/** mongod's names for: there is an index like that already, and it is another one. */
const CONFLICTS = new Set(['IndexOptionsConflict', 'IndexKeySpecsConflict']);

/**
 * Creates what is missing, by one command for each entry of the plans, which is all it costs when nothing is
 * missing. One after the other: it takes no longer than all at once, which would have to open connections first.
 * @throws Error that names the collection when an index of the same name or keys exists with other options.
 */
export async function ensureIndexes(db: Db, plans: readonly IndexPlan[]): Promise<void> {
  for (const { collection, indexes } of plans.flat()) {
    if (indexes.length > 0) await createAll(db, collection, indexes);
  }
}

async function createAll(db: Db, collection: string, indexes: readonly IndexDescription[]): Promise<void> {
  try {
    await db.collection(collection).createIndexes([...indexes]);
  } catch (error) {
    if (!(error instanceof MongoServerError) || !CONFLICTS.has(String(error.codeName))) throw error;
    const advice = `Drop the index of the collection ${collection} that is in the way, and start again.`;
    throw new Error(`${advice} ${error.message}`, { cause: error });
  }
}
