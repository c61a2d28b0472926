/**
 * After the tests of a run, searches the oplog of the run's mongod for card numbers, security codes and cryptograms that any test
 * wrote to any database. Encrypted and hashed values do not show there; what the search's own tests plant is left out.
 */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { BSON, type Db, Double, type MongoClient } from 'mongodb';
import { findCardLike, passesLuhn } from '../../scripts/secret-search.ts';
import { connectMongo } from '../../server/storage/mongo/client.ts';

/** More than a run writes, so that nothing of it falls out of the log. Megabytes. */
const LOG_MEGABYTES = 16_384;
const MOST_NAMED = 20;
/** Where the numbers that tests use are written down. */
const SOURCES = ['..', '../../server/gateways/sandbox'];

/** What the field of a security code or a cryptogram would be called. */
const FORBIDDEN_NAME = /(?:card_?)?(?:cvv2?|cvc2?|csc|security_?code|tavv|cryptogram)(?![A-Za-z0-9_])/gi;
/** In BSON a field's name stands between its type, a small number, and a zero. */
const LAST_TYPE = 0x13;

/** Has the log of writes keep all of a run. Called before it. */
export async function keepAllWrites(client: MongoClient): Promise<void> {
  await client.db('admin').command({ replSetResizeOplog: 1, size: new Double(LOG_MEGABYTES) });
}

/** Notes in the log of writes who uses a database from here on: test files hand them on. */
export async function noteUser({ client, databaseName: database }: Db, user: string): Promise<void> {
  await client.db('admin').command({ appendOplogNote: 1, data: { database, user } });
}

/** Every card number that stands in a source, long enough to be looked for inside of longer texts. */
async function numbersInSources(): Promise<ReadonlySet<string>> {
  const numbers = new Set<string>();
  for (const folder of SOURCES) {
    const path = fileURLToPath(new URL(folder, import.meta.url));
    for (const name of await readdir(path, { recursive: true })) {
      if (!name.endsWith('.ts')) continue;
      const text = await readFile(`${path}/${name}`, 'utf8');
      for (const [digits] of text.matchAll(/(?<![0-9A-Za-z])[3-6][0-9]{14,18}(?![0-9A-Za-z])/g)) {
        if (passesLuhn(digits)) numbers.add(digits);
      }
    }
  }
  return numbers;
}

function hasForbiddenField(text: string): boolean {
  return [...text.matchAll(FORBIDDEN_NAME)].some(({ 0: name, index }) => {
    const type = text.charCodeAt(index - 1);
    return type > 0 && type <= LAST_TYPE && text.charCodeAt(index + name.length) === 0;
  });
}

/** What is wrong with a write, given as its bytes; empty when nothing is. */
function findingsIn(text: string, known: ReadonlySet<string>): string[] {
  const inside = (text.match(/[0-9]{15,}/g) ?? []).flatMap((run) =>
    [...known].filter((number) => run.includes(number)).map((number) => `the number that ends in ${number.slice(-4)}`),
  );
  const alone = findCardLike([{ where: '', text }]);
  const fields = hasForbiddenField(text) ? ['a field for a security code or a cryptogram'] : [];
  return inside.length > 0 ? [...inside, ...fields] : [...alone, ...fields];
}

/** A note, in BSON: its `op` is `n`. */
const NOTE = '\x02op\0\x02\0\0\0n\0';

function bytesOf(document: unknown): Uint8Array {
  if (document instanceof Uint8Array) return document;
  throw new Error('the driver did not give the document’s bytes');
}

/** Which collections a write is about, those within a transaction too, and who used their database then. */
function namespacesOf(write: BSON.Document, users: ReadonlyMap<string, string>): string {
  const within: unknown = write.o?.applyOps;
  const parts = Array.isArray(within) ? within.map((part: BSON.Document) => String(part.ns)) : [String(write.ns)];
  const named = parts.map((part) => {
    const user = users.get(part.slice(0, part.indexOf('.')));
    return user === undefined ? part : `${part} (${user})`;
  });
  return [...new Set(named)].join(', ');
}

/** What the writes of the run say that none of them may. Empty when all is well. */
export async function searchAllWrites(uri: string): Promise<readonly string[]> {
  const known = await numbersInSources();
  const { client, close } = await connectMongo(uri);
  const found = new Set<string>();
  const users = new Map<string, string>();
  try {
    const log = client.db('local').collection('oplog.rs').find({}, { raw: true, batchSize: 5_000 });
    for await (const raw of log) {
      const bytes = bytesOf(raw);
      const text = Buffer.from(bytes).toString('latin1');
      if (text.includes(NOTE)) {
        const { o } = BSON.deserialize(bytes);
        users.set(String(o?.database), String(o?.user));
      }
      const findings = findingsIn(text, known);
      if (findings.length === 0) continue;
      const places = namespacesOf(BSON.deserialize(bytes), users);
      if (!places.includes('planted')) for (const finding of findings) found.add(`${finding} in ${places}`);
    }
  } finally {
    await close();
  }
  return [...found];
}

/** @throws Error that names what was found, and in which collections of which tests' databases. */
export async function refuseSecretWrites(uri: string): Promise<void> {
  const found = await searchAllWrites(uri);
  if (found.length === 0) return;
  const named = found.slice(0, MOST_NAMED).map((finding) => `  - ${finding}`);
  throw new Error(`Tests wrote what must never be stored in clear (${found.length} findings):\n${named.join('\n')}`);
}
