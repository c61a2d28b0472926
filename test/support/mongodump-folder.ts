/** A folder as `mongodump --oplog --gzip --out` writes it, from a database of a test. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Db, Timestamp } from 'mongodb';
import { dumpDatabase } from '../../scripts/backup/dump.ts';

export interface MongodumpFolder {
  /** Adds collections, all when none is named, as they are now. */
  add(only?: readonly string[]): Promise<void>;
  /** Zips the files, and adds what was written to any database since the beginning. */
  finish(): Promise<void>;
}

/** Begins a dump in an empty folder. */
export async function beginMongodump(db: Db, folder: string): Promise<MongodumpFolder> {
  const collections = join(folder, db.databaseName);
  await mkdir(collections);
  const { lastWrite } = await db.admin().command({ hello: 1 });
  const begun: Timestamp = lastWrite.opTime.ts;
  async function* writes() {
    const found = db.client
      .db('local')
      .collection('oplog.rs')
      .find({ ts: { $gt: begun } }, { raw: true });
    for await (const document of found) yield Buffer.from(bytesOf(document));
  }
  return {
    async add(only) {
      await dumpDatabase(db, collections, only);
    },
    async finish() {
      for (const name of await readdir(collections)) {
        const file = join(collections, name);
        await pipeline(createReadStream(file), createGzip(), createWriteStream(`${file}.gz`));
        await rm(file);
      }
      await pipeline(Readable.from(writes()), createGzip(), createWriteStream(join(folder, 'oplog.bson.gz')));
    },
  };
}

function bytesOf(document: unknown): Uint8Array {
  if (document instanceof Uint8Array) return document;
  throw new Error('the driver did not give the document’s bytes');
}
