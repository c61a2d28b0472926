/** Copies the files of a dump, or of mongodump, to an empty database: collections with their options, documents and indexes. */
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BSON, type Db, type IndexDescription } from 'mongodb';
import { buildIndexes } from '../../server/storage/mongo/indexes.ts';
import { type CollectionMetadata, documentsFile, METADATA_SUFFIX } from './dump.ts';

/** Documents of one command. */
const BATCH = 500;
/** Numbers keep their BSON types. */
const KEPT_TYPES = { promoteValues: false, bsonRegExp: true } as const;

/**
 * Restores every collection of a dump.
 * @throws Error when a collection to restore exists.
 */
export async function restoreDatabase(db: Db, folder: string): Promise<void> {
  const names = (await readdir(folder))
    .filter((file) => file.endsWith(METADATA_SUFFIX))
    .map((file) => file.slice(0, -METADATA_SUFFIX.length));
  const existing = new Set((await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name));
  const taken = names.find((name) => existing.has(name));
  if (taken !== undefined) throw new Error(`The database has a collection ${taken}. Restore into an empty database.`);
  for (const name of names) await restoreCollection(db, name, folder);
}

async function restoreCollection(db: Db, name: string, folder: string): Promise<void> {
  const text = await readFile(join(folder, `${name}${METADATA_SUFFIX}`), 'utf8');
  const { options, indexes }: CollectionMetadata = BSON.EJSON.parse(text);
  const collection = await db.createCollection(name, options);
  let batch: BSON.Document[] = [];
  const insert = async () => {
    if (batch.length > 0) await collection.insertMany(batch, { ordered: false, bypassDocumentValidation: true });
    batch = [];
  };
  for await (const document of documentsIn(join(folder, documentsFile(name)))) {
    batch.push(BSON.deserialize(document, KEPT_TYPES));
    if (batch.length === BATCH) await insert();
  }
  await insert();
  const further = indexes.flatMap((index) => (index.name === '_id_' ? [] : [indexOf(index)]));
  if (further.length > 0) await buildIndexes(collection, further);
}

function indexOf({ key, name, ...options }: BSON.Document): IndexDescription {
  const { ns: _, ...rest } = options;
  return { ...rest, key, name: String(name) };
}

/** The documents of a file. Each begins with its length. */
async function* documentsIn(file: string): AsyncGenerator<Uint8Array> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    rest = Buffer.concat([rest, chunk]);
    let start = 0;
    while (rest.length - start >= 4) {
      const length = rest.readInt32LE(start);
      if (rest.length - start < length) break;
      yield rest.subarray(start, start + length);
      start += length;
    }
    rest = rest.subarray(start);
  }
  if (rest.length > 0) throw new Error(`${file} is cut off. Copy it again.`);
}
