/**
 * A database for each test file, in the one MongoDB of the test run. The service uses it by a client of its own, whose
 * commands are watched (command-watch.ts); the test’s own queries are not.
 */
import { randomBytes } from 'node:crypto';
import { type Db, MongoClient } from 'mongodb';
import { inject } from 'vitest';
import { CLIENT_OPTIONS, connectMongo, type MongoConnection } from '../../server/storage/mongo/client.ts';
import { watchCommands } from './command-watch.ts';
import { type Catalog, readCatalog, restore } from './database-contents.ts';
import { noteUser } from './secret-writes.ts';

export interface FreshDatabase extends Pick<MongoConnection, 'client' | 'db'> {
  /** The same database, for a service or a part of one. */
  readonly serviceDb: Db;
  /** Names the server and this database, for another process. */
  readonly uri: string;
  /** Drops the database, or leaves it to the next file, and closes the connection. For `afterAll(database.drop)`. */
  readonly drop: () => Promise<void>;
}

/** Connects, with the service's own settings, to an empty database whose name begins with the label. */
export async function freshDatabase(label: string): Promise<FreshDatabase> {
  const name = newName(label);
  const { client, db, close } = await connectMongo(uriOf(name));
  const ofService = clientOfService(name);
  const drop = async () => {
    await db.dropDatabase();
    await Promise.all([close(), ofService.close()]);
  };
  return { uri: uriOf(name), client, db, serviceDb: ofService.db(name), drop };
}

/** A client whose commands are watched. It connects with its first command. */
function clientOfService(database: string): MongoClient {
  return watchCommands(new MongoClient(uriOf(database), { ...CLIENT_OPTIONS, monitorCommands: true }));
}

/** Creates collections and indexes, the same ones each time, and no document. */
type Prepare = (db: Db) => Promise<void>;

interface Pool {
  /** What `prepare` makes. */
  readonly catalog: Catalog;
  /** The names of databases that it made and that nobody uses. */
  readonly unused: string[];
}

/** Of this worker: it runs one file after the other. */
const pools = new Map<Prepare, Pool>();

/**
 * A database that `prepare` has prepared and that has no document. An earlier file of this worker may have used it: what is as
 * `prepare` made it stays, because mongod takes longer to create a hundred indexes than many a file to test. One whose address
 * was asked for may be in use by another process, and is dropped.
 */
export async function preparedDatabase(label: string, prepare: Prepare): Promise<FreshDatabase> {
  const { connection, name, pool } = (await takeUnused(prepare)) ?? (await makePrepared(prepare));
  const { client, db, close } = connection;
  await noteUser(db, label);
  const ofService = clientOfService(name);
  let isShared = false;
  return {
    client,
    db,
    serviceDb: ofService.db(name),
    get uri() {
      isShared = true;
      return uriOf(name);
    },
    async drop() {
      const isKept = !isShared && inject('keepsDatabases');
      if (!isKept) await db.dropDatabase();
      await Promise.all([close(), ofService.close()]);
      // It is emptied when it is next taken, after all that was still on its way.
      if (isKept) pool.unused.push(name);
    },
  };
}

async function takeUnused(prepare: Prepare) {
  const pool = pools.get(prepare);
  for (let name = pool?.unused.shift(); pool && name !== undefined; name = pool.unused.shift()) {
    const connection = await connectMongo(uriOf(name));
    if (await restore(connection.db, pool.catalog)) return { connection, name, pool };
    await connection.db.dropDatabase();
    await connection.close();
  }
  return undefined;
}

async function makePrepared(prepare: Prepare) {
  const name = newName('prepared');
  const connection = await connectMongo(uriOf(name));
  await prepare(connection.db);
  const pool = pools.get(prepare) ?? { catalog: await readCatalog(connection.db), unused: [] };
  pools.set(prepare, pool);
  return { connection, name, pool };
}

function newName(label: string): string {
  return `test_${label.replaceAll(/[^A-Za-z0-9_-]/g, '_').slice(0, 40)}_${randomBytes(6).toString('hex')}`;
}

function uriOf(database: string): string {
  return inject('mongoUri').replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${database}`);
}
