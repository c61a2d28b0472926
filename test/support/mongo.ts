/** A database for each test file, in the one MongoDB of the test run. */
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connectMongo, type MongoConnection } from '../../server/storage/mongo/client.ts';

export interface FreshDatabase extends Pick<MongoConnection, 'client' | 'db'> {
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
  const drop = async () => {
    await db.dropDatabase();
    await close();
  };
  return { uri, client, db, drop };
}

function withDatabase(uri: string, name: string): string {
  return uri.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${name}`);
}
