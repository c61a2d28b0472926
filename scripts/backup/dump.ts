/**
 * Copies a database to files while it is written to, as it was at one point in time. The files are those of mongodump: for each
 * collection `<name>.bson` with its documents, and `<name>.metadata.json` with its options and indexes. MongoDB keeps a point in time
 * for five minutes: a database that takes longer to copy needs mongodump or snapshots of its disks.
 */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BSON, type ClientSession, type Db } from 'mongodb';

export interface DumpedCollection {
  readonly name: string;
  readonly documents: number;
  readonly bytes: number;
  /** Of the documents, in the order of their ids: equal for equal collections. */
  readonly sha256: string;
}

/** The parts of a collection that are not documents. */
export interface CollectionMetadata {
  readonly options: BSON.Document;
  readonly indexes: readonly BSON.Document[];
}

export const documentsFile = (name: string) => `${name}.bson`;
const METADATA_SUFFIX = '.metadata.json';

/**
 * Writes the collections of a database to a folder, which is created.
 * @param only the names of the collections; all when absent
 */
export async function dumpDatabase(db: Db, folder: string, only?: readonly string[]): Promise<DumpedCollection[]> {
  await mkdir(folder, { recursive: true });
  const found = await db.listCollections({ type: 'collection' }, { nameOnly: false }).toArray();
  const wanted = found.filter(({ name }) => !name.startsWith('system.') && only?.includes(name) !== false);
  for (const { name, options = {} } of wanted) {
    const metadata: CollectionMetadata = { options, indexes: await db.collection(name).indexes() };
    await writeFile(join(folder, `${name}${METADATA_SUFFIX}`), BSON.EJSON.stringify(metadata, { relaxed: false }));
  }
  return db.client.withSession({ snapshot: true }, async (session) => {
    const dumped: DumpedCollection[] = [];
    for (const { name } of wanted) dumped.push(await dumpDocuments(db, { name, folder, session }));
    return dumped;
  });
}

interface Dumped {
  readonly name: string;
  readonly folder: string;
  readonly session: ClientSession;
}

async function dumpDocuments(db: Db, { name, folder, session }: Dumped): Promise<DumpedCollection> {
  const hash = createHash('sha256');
  let [documents, bytes] = [0, 0];
  async function* read() {
    const found: AsyncIterable<unknown> = db
      .collection(name)
      .find({}, { session, raw: true, sort: { _id: 1 }, hint: { _id: 1 }, batchSize: 1_000 });
    for await (const document of found) {
      if (!(document instanceof Uint8Array)) throw new Error('The driver did not return the bytes of a document.');
      documents += 1;
      bytes += document.length;
      hash.update(document);
      yield document;
    }
  }
  await pipeline(Readable.from(read()), createWriteStream(join(folder, documentsFile(name))));
  return { name, documents, bytes, sha256: hash.digest('hex') };
}
