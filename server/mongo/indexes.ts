/**
 * Makes sure at every start that the database has the indexes that the stores count on. Each store declares
 * its own; nothing here knows one. Never drops an index.
 */
import type { Db, IndexDescription } from 'mongodb';

/** The indexes of some collections. A collection may appear in several plans. */
export type IndexPlan = readonly {
  readonly collection: string;
  readonly indexes: readonly IndexDescription[];
}[];

/**
 * Creates what is missing, by one command for each entry of the plans, which is all it costs when nothing is
 * missing. One after the other: it takes no longer than all at once, which would have to open connections first.
 * @throws MongoServerError when an index of the same name or keys exists with other options: drop that one by hand.
 */
export async function ensureIndexes(db: Db, plans: readonly IndexPlan[]): Promise<void> {
  for (const { collection, indexes } of plans.flat()) {
    if (indexes.length > 0) await db.collection(collection).createIndexes([...indexes]);
  }
}
