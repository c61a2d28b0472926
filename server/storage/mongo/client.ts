/**
 * The service's connection to MongoDB, with the durability that every write relies on. Reads no environment variables.
 */
import { type Db, MongoClient, type MongoClientOptions } from 'mongodb';

/** Used when the connection string names no database. */
export const DEFAULT_DATABASE = 'card_payments';

/** The settings of every client of the service. */
export const CLIENT_OPTIONS: MongoClientOptions = {
  appName: 'card-payments-service',
  // A confirmed step must survive the loss of a server or of power.
  writeConcern: { w: 'majority', journal: true },
  retryWrites: true,
  retryReads: true,
  serverSelectionTimeoutMS: 3_000,
  // An unresponsive server is detected within this time plus connectTimeoutMS.
  heartbeatFrequencyMS: 2_000,
  connectTimeoutMS: 3_000,
  waitQueueTimeoutMS: 5_000,
  // Without a limit, a call on a connection that a firewall dropped silently fails only when TCP gives up, after about 15 minutes.
  socketTimeoutMS: 60_000,
  maxPoolSize: 100,
};

export interface MongoConnection {
  readonly client: MongoClient;
  readonly db: Db;
  close(): Promise<void>;
}

/**
 * Connects and verifies that the server supports transactions. Calls fail after three seconds without a usable server,
 * in time to answer requests with 503.
 * @throws MongoServerSelectionError when no server responds; Error when it is not a replica set.
 */
export async function connectMongo(uri: string): Promise<MongoConnection> {
  const client = new MongoClient(uri, CLIENT_OPTIONS);
  try {
    const db = client.db(databaseIn(uri));
    const hello = await db.command({ hello: 1 });
    if (hello.setName === undefined && hello.msg !== 'isdbgrid') {
      throw new Error(
        'The MongoDB server is not part of a replica set, which transactions need: start it with --replSet and run rs.initiate() once.',
      );
    }
    return { client, db, close: () => client.close() };
  } catch (error) {
    await client.close();
    throw error;
  }
}

function databaseIn(uri: string): string {
  const name = /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(uri)?.[1];
  return name === undefined ? DEFAULT_DATABASE : decodeURIComponent(name);
}
