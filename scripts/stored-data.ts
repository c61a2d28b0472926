/**
 * All that a database holds, and all that was ever written to it: every document of every collection, as JSON and as the
 * bytes that are stored, and the replica set's log of the writes.
 */
import type { Db, MongoClient } from 'mongodb';
import type { Place } from './secret-search.ts';

async function collectionsOf(db: Db): Promise<readonly string[]> {
  return (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
}

/** Every document as JSON. Binary values are in base64. */
export async function* storedDocuments(db: Db): AsyncGenerator<Place> {
  for (const name of await collectionsOf(db)) {
    for await (const document of db.collection(name).find()) {
      yield { where: `collection ${name}`, text: JSON.stringify(document) };
    }
  }
}

/** Every document as the bytes that are stored. */
export async function* storedBytes(db: Db): AsyncGenerator<Place> {
  for (const name of await collectionsOf(db)) {
    for await (const raw of db.collection(name).find({}, { raw: true })) {
      yield { where: `collection ${name}`, text: Buffer.from(rawBytes(raw)).toString('latin1') };
    }
  }
}

/** With the option `raw` the driver gives the stored bytes, whatever its types say. */
function rawBytes(document: unknown): Uint8Array {
  if (document instanceof Uint8Array) return document;
  throw new Error('the driver did not give the document’s bytes');
}

/** What was written to the database at any time, what has been removed since as well, as JSON. */
export async function* storedWrites(client: MongoClient, db: Db): AsyncGenerator<Place> {
  const name = db.databaseName;
  const own = { $or: [{ ns: { $regex: `^${name}\\.` } }, { 'o.applyOps.ns': { $regex: `^${name}\\.` } }] };
  for await (const write of client.db('local').collection('oplog.rs').find(own)) {
    // A session counts its writes: any number.
    const { txnNumber: _, ...said } = write;
    yield { where: `the log of writes, ${write.op} ${write.ns}`, text: JSON.stringify(said) };
  }
}

/** Every document, twice: short secrets are looked for in its texts, long ones in its bytes too. */
export async function storedPlaces(db: Db): Promise<{ readonly documents: Place[]; readonly bytes: Place[] }> {
  return { documents: await allOf(storedDocuments(db)), bytes: await allOf(storedBytes(db)) };
}

/** All places at once, where they fit into memory. */
export async function allOf(places: AsyncIterable<Place>): Promise<Place[]> {
  const all: Place[] = [];
  for await (const place of places) all.push(place);
  return all;
}
