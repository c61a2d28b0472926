/**
 * All that a database holds, and all that was ever written to it: every document of every collection, as JSON and as the
 * bytes that are stored, and the replica set's log of the writes.
 */
import type { Db, MongoClient } from 'mongodb';
import type { Place } from '../../support/secret-search.ts';

/** Every document, twice: short secrets are looked for in its texts, long ones in its bytes too. */
export async function storedPlaces(db: Db): Promise<{ readonly documents: Place[]; readonly bytes: Place[] }> {
  const documents: Place[] = [];
  const bytes: Place[] = [];
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    const where = `collection ${name}`;
    for await (const document of db.collection(name).find()) {
      documents.push({ where, text: JSON.stringify(document) });
    }
    for await (const raw of db.collection(name).find({}, { raw: true })) {
      bytes.push({ where, text: Buffer.from(rawBytes(raw)).toString('latin1') });
    }
  }
  return { documents, bytes };
}

/** With the option `raw` the driver gives the stored bytes, whatever its types say. */
function rawBytes(document: unknown): Uint8Array {
  if (document instanceof Uint8Array) return document;
  throw new Error('the driver did not give the document’s bytes');
}

/** What was written to the database at any time, what has been removed since as well. */
export async function writtenPlaces(client: MongoClient, db: Db): Promise<Place[]> {
  const name = db.databaseName;
  const own = { $or: [{ ns: { $regex: `^${name}\\.` } }, { 'o.applyOps.ns': { $regex: `^${name}\\.` } }] };
  const writes: Place[] = [];
  for await (const write of client.db('local').collection('oplog.rs').find(own)) {
    // A session counts its writes: any number.
    const { txnNumber: _, ...said } = write;
    writes.push({ where: `the log of writes, ${write.op} ${write.ns}`, text: JSON.stringify(said) });
  }
  return writes;
}
