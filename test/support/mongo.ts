/**
 * A database for each test file, in the one MongoDB of the test run. The service uses it by a client of its own, whose
 * commands are watched (command-watch.ts); the test’s own queries are not.
 */
import { randomBytes } from 'node:crypto';
import { type Db, MongoClient } from 'mongodb';
import { inject } from 'vitest';
import { CLIENT_OPTIONS, connectMongo, type MongoConnection } from '../../server/storage/mongo/client.ts';
import { watchCommands } from './command-watch.ts';

export interface FreshDatabase extends Pick<MongoConnection, 'client' | 'db'> {
  /** The same database, for a service or a part of one. */
  readonly serviceDb: Db;
  /** Names the server and this database, for another process. */
  readonly uri: string;
  /** Drops the database and closes the connection. For `afterAll(database.drop)`. */
  readonly drop: () => Promise<void>;
}

/** Connects, with the service's own settings, to an empty database whose name begins with the label. */
export async function freshDatabase(label: string): Promise<FreshDatabase> {
  const name = `test_${label.replaceAll(/[^A-Za-z0-9_-]/g, '_').slice(0, 40)}_${randomBytes(6).toString('hex')}`;
  const uri = withDatabase(inject('mongoUri'), name);
  const { client, db, close } = await connectMongo(uri);
  // Connects with its first command.
  const ofService = watchCommands(new MongoClient(uri, { ...CLIENT_OPTIONS, monitorCommands: true }));
  const drop = async () => {
    await db.dropDatabase();
    await Promise.all([close(), ofService.close()]);
  };
  return { uri, client, db, serviceDb: ofService.db(name), drop };
}

function withDatabase(uri: string, name: string): string {
  return uri.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${name}`);
}
