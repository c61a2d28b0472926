/** The files of a folder that mongodump wrote, with `--gzip` or without: which database and collections it has, and what is in a file. */
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';

export interface CollectionFiles {
  readonly name: string;
  readonly documents: string;
  readonly metadata: string;
}

export interface DumpFiles {
  /** The name of the database that was dumped. */
  readonly database: string;
  readonly collections: readonly CollectionFiles[];
  /** What was written while the dump was taken (`--oplog`); null without. */
  readonly oplog: string | null;
}

/** The database of the service, unless its connection string names another. */
const USUAL = 'card_payments';
/** Databases of MongoDB itself. */
const OWN = new Set(['admin', 'config', 'local']);
const METADATA = /^(.+)\.metadata\.json(\.gz)?$/;

/**
 * Finds the files of the service's database.
 * @param given the folder that mongodump wrote (`--out`), or that of one database in it
 * @throws Error when it has no database, or several with other names
 */
export async function findDump(given: string): Promise<DumpFiles> {
  const folder = resolve(given);
  const own = await collectionsIn(folder);
  if (own.length > 0) return { database: basename(folder), collections: own, oplog: await oplogIn(dirname(folder)) };
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.flatMap((entry) => (entry.isDirectory() && !OWN.has(entry.name) ? [entry.name] : []));
  const found = await Promise.all(
    names.map(async (database) => ({ database, collections: await collectionsIn(join(folder, database)) })),
  );
  const databases = found.filter(({ collections }) => collections.length > 0);
  const [only] = databases.length === 1 ? databases : databases.filter(({ database }) => database === USUAL);
  if (only !== undefined) return { ...only, oplog: await oplogIn(folder) };
  if (databases.length === 0) throw new Error(`${folder} has no collections. Name the folder that mongodump wrote.`);
  const choice = databases.map(({ database }) => join(folder, database)).join(', ');
  throw new Error(`${folder} has several databases. Name the folder of the service's database: ${choice}.`);
}

async function collectionsIn(folder: string): Promise<CollectionFiles[]> {
  return (await readdir(folder)).flatMap((file) => {
    const [, stem, zipped = ''] = METADATA.exec(file) ?? [];
    if (stem === undefined || stem.startsWith('system.')) return [];
    const documents = join(folder, `${stem}.bson${zipped}`);
    // mongodump writes signs that a file name cannot have as in a URL.
    return [{ name: decodeURIComponent(stem), documents, metadata: join(folder, file) }];
  });
}

async function oplogIn(folder: string): Promise<string | null> {
  for (const file of ['oplog.bson', 'oplog.bson.gz']) {
    const path = join(folder, file);
    if ((await stat(path).catch(() => null))?.isFile() === true) return path;
  }
  return null;
}

/** The content of a file, unzipped. */
function contentOf(file: string): AsyncIterable<Buffer> {
  const stored = createReadStream(file);
  if (!file.endsWith('.gz')) return stored;
  const unzipped = createGunzip();
  stored.once('error', (error) => unzipped.destroy(error));
  return stored.pipe(unzipped);
}

/** The text of a file. */
export function textIn(file: string): Promise<string> {
  return text(contentOf(file));
}

/** How the documents of a file are deserialized: numbers keep their BSON types. */
export const KEPT_TYPES = { promoteValues: false, bsonRegExp: true } as const;

/** The documents of a file. Each begins with its length. */
export async function* documentsIn(file: string): AsyncGenerator<Uint8Array> {
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of contentOf(file)) {
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
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR') throw cutOff(file);
    throw error;
  }
  if (rest.length > 0) throw cutOff(file);
}

function cutOff(file: string): Error {
  return new Error(`${file} is cut off. Copy it again.`);
}
