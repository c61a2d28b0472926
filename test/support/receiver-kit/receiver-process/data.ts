/**
 * The data of a receiver process: the receipts of events, and how often each order was credited. In each database that the kit has
 * a store for, opened both by the processes and by the test that counts.
 */
import { MongoClient } from 'mongodb';
import pg from 'pg';
import { createClient } from 'redis';
import {
  mongoJobs,
  mongoStore,
  postgresJobs,
  postgresStore,
  redisJobs,
  redisStore,
  type TransactionalJobStore,
  type TransactionalStore,
} from '../../../../receiver-kit/src/index.ts';

export interface ReceiverData<Transaction> {
  readonly store: TransactionalStore<Transaction>;
  /** A list of jobs of this name. */
  jobs(name: string): TransactionalJobStore<Transaction>;
  /** Adds one to the order's credits; in the transaction, when there is one. */
  credit(orderId: string, transaction: Transaction | null): Promise<void>;
  /** How often each order was credited. */
  credits(): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}

/** Opens the database of this address, and hands it on: what its transactions are is known only there. */
export async function openReceiverData<Result>(
  url: string,
  use: <Transaction>(data: ReceiverData<Transaction>) => Result,
): Promise<Result> {
  if (url.startsWith('mongodb:')) return use(await inMongo(url));
  if (url.startsWith('postgres:')) return use(await inPostgres(url));
  return use(await inRedis(url));
}

async function inMongo(url: string) {
  const client = await new MongoClient(url, { serverSelectionTimeoutMS: 5_000, maxPoolSize: 50 }).connect();
  const credits = client.db().collection<{ _id: string; count: number }>('credits');
  const data: ReceiverData<ReturnType<typeof client.startSession>> = {
    store: mongoStore(client.db(), { client }),
    jobs: (name) => mongoJobs(client.db(), { collection: `jobs_${name}` }),
    async credit(orderId, session) {
      const inSession = session === null ? {} : { session };
      await credits.updateOne({ _id: orderId }, { $inc: { count: 1 } }, { upsert: true, ...inSession });
    },
    credits: async () => new Map((await credits.find().toArray()).map(({ _id, count }) => [_id, count])),
    close: () => client.close(),
  };
  return data;
}

async function inPostgres(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  pool.on('error', () => undefined);
  const lock = "SELECT pg_advisory_xact_lock(hashtext('credits'))";
  await pool.query(`${lock}; CREATE TABLE IF NOT EXISTS credits (order_id text PRIMARY KEY, count integer NOT NULL)`);
  const add = 'INSERT INTO credits AS c VALUES ($1, 1) ON CONFLICT (order_id) DO UPDATE SET count = c.count + 1';
  const data: ReceiverData<pg.PoolClient> = {
    store: postgresStore(pool),
    jobs: (name) => postgresJobs(pool, { table: `jobs_${name}` }),
    async credit(orderId, client) {
      await (client ?? pool).query(add, [orderId]);
    },
    async credits() {
      const { rows } = await pool.query('SELECT order_id, count FROM credits');
      return new Map(rows.map((row) => [String(row.order_id), Number(row.count)]));
    },
    close: () => pool.end(),
  };
  return data;
}

async function inRedis(url: string) {
  const client = await createClient({ url, disableOfflineQueue: true }).connect();
  const store = redisStore(client);
  const data: ReceiverData<Parameters<Parameters<typeof store.transact>[1]>[0]> = {
    store,
    jobs: (name) => redisJobs(client, { prefix: `webhooks:jobs_${name}` }),
    async credit(orderId, transaction) {
      if (transaction === null) await client.hIncrBy('credits', orderId, 1);
      else transaction.add(['HINCRBY', 'credits', orderId, '1']);
    },
    credits: async () =>
      new Map(Object.entries(await client.hGetAll('credits')).map(([orderId, count]) => [orderId, Number(count)])),
    close: () => client.close(),
  };
  return data;
}
