/**
 * The part of the MongoDB driver that the kit uses, by shape. The driver is not imported: the store works with the copy and
 * version the application has, and the kit's types need no driver to be installed.
 */

export interface MongoCollection {
  findOneAndUpdate(
    filter: Record<string, unknown>,
    update: Record<string, unknown>[],
    options: { upsert: boolean; returnDocument: 'before' | 'after'; includeResultMetadata: false },
  ): Promise<Record<string, unknown> | null>;
  createIndex(keys: Record<string, 1>, options: { expireAfterSeconds: number }): Promise<string>;
}

/** A `Db` of the driver. */
export interface MongoDatabase {
  collection(
    name: string,
    options: { writeConcern: { w: 'majority'; journal: true }; readPreference: 'primary' },
  ): MongoCollection;
}
