/**
 * The part of the MongoDB driver that the kit uses, by shape. The driver is not imported: the store works with the copy and
 * version the application has, and the kit's types need no driver to be installed.
 */

export type MongoDocument = Record<string, unknown>;

export interface MongoCollection {
  findOneAndUpdate(
    filter: MongoDocument,
    update: MongoDocument[],
    options: {
      upsert: boolean;
      returnDocument: 'before' | 'after';
      includeResultMetadata: false;
      sort?: Record<string, 1 | -1>;
    },
  ): Promise<MongoDocument | null>;
  insertMany(documents: MongoDocument[], options: { ordered: boolean }): Promise<unknown>;
  bulkWrite(
    operations: { updateOne: { filter: MongoDocument; update: MongoDocument[] } }[],
    options: { ordered: boolean },
  ): Promise<{ readonly matchedCount: number }>;
  updateMany(filter: MongoDocument, update: MongoDocument[]): Promise<{ readonly modifiedCount: number }>;
  find(
    filter: MongoDocument,
    options: { readConcern?: { level: 'majority' }; sort?: Record<string, 1 | -1>; limit?: number },
  ): { toArray(): Promise<MongoDocument[]> };
  countDocuments(filter: MongoDocument): Promise<number>;
  createIndex(keys: Record<string, 1>, options: { expireAfterSeconds?: number }): Promise<string>;
}

/** A `Db` of the driver. */
export interface MongoDatabase {
  collection(
    name: string,
    options: { writeConcern: { w: 'majority'; journal: true }; readPreference: 'primary' },
  ): MongoCollection;
}

/** A `ClientSession` of the driver. */
export interface MongoSession {
  startTransaction(options: {
    readConcern: { level: 'majority' };
    writeConcern: { w: 'majority'; journal: true };
    readPreference: 'primary';
  }): void;
  commitTransaction(): Promise<unknown>;
  abortTransaction(): Promise<unknown>;
  endSession(): Promise<unknown>;
}

/** A `MongoClient` of the driver. */
export interface MongoSessions<Session extends MongoSession> {
  startSession(): Session;
}

/** The collection, its writes acknowledged by the majority and its reads from the primary. */
export function durableCollection(db: MongoDatabase, name: string): MongoCollection {
  return db.collection(name, { writeConcern: { w: 'majority', journal: true }, readPreference: 'primary' });
}

/** The code of a server's error, wherever the driver keeps it. */
export function serverCode(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'number' ? error.code : null;
}

export const DUPLICATE_KEY = 11000;
export const WRITE_CONFLICT = 112;

/** Whether the driver says that a transaction, or its commit, is worth another try. */
export function hasLabel(
  error: unknown,
  label: 'TransientTransactionError' | 'UnknownTransactionCommitResult',
): boolean {
  if (typeof error !== 'object' || error === null || !('hasErrorLabel' in error)) return false;
  return typeof error.hasErrorLabel === 'function' && error.hasErrorLabel(label) === true;
}
