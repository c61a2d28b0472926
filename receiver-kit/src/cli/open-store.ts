/**
 * Opens a store by its address, for the command line: the driver is loaded only when its kind of address is given.
 */
import { ReceiverError } from '../errors.ts';
import { memoryStore } from '../store/memory/memory-store.ts';
import { mongoStore } from '../store/mongo/mongo-store.ts';
import { postgresStore } from '../store/postgres/postgres-store.ts';
import type { ReceiptStore } from '../store/receipt-store.ts';
import { redisStore } from '../store/redis/redis-store.ts';

export interface OpenStore {
  readonly store: ReceiptStore;
  close(): Promise<unknown>;
}

const TIMEOUT_MS = 5_000;

/**
 * @param address `memory`, or a URL that begins with mongodb://, postgres:// or redis://
 * @throws ReceiverError ERR_CONFIG for another address, or when the driver is not installed.
 */
export async function openStore(address: string): Promise<OpenStore> {
  if (address === 'memory') return { store: memoryStore(), close: async () => undefined };
  const { protocol } = URL.canParse(address) ? new URL(address) : { protocol: '' };
  switch (protocol) {
    case 'mongodb:':
    case 'mongodb+srv:':
      return inMongo(address);
    case 'postgres:':
    case 'postgresql:':
      return inPostgres(address);
    case 'redis:':
    case 'rediss:':
      return inRedis(address);
    default:
      throw new ReceiverError(
        'ERR_CONFIG',
        'A store is memory, mongodb://…, postgres://… or redis://…; give one of these as --store.',
      );
  }
}

async function inMongo(address: string): Promise<OpenStore> {
  const { MongoClient } = await import('mongodb').catch(() => notInstalled('mongodb'));
  const client = new MongoClient(address, { serverSelectionTimeoutMS: TIMEOUT_MS });
  return { store: mongoStore(client.db()), close: () => client.close() };
}

async function inPostgres(address: string): Promise<OpenStore> {
  const { Pool } = await import('pg').catch(() => notInstalled('pg'));
  const pool = new Pool({ connectionString: address, connectionTimeoutMillis: TIMEOUT_MS });
  // The pool replaces the connection. The delivery that needs it gets a 503, and the service sends it again.
  pool.on('error', () => undefined);
  return { store: postgresStore(pool), close: () => pool.end() };
}

async function inRedis(address: string): Promise<OpenStore> {
  const { createClient } = await import('redis').catch(() => notInstalled('redis'));
  // At the start an address without an answer is a mistake; later the client reconnects without a limit.
  let wasUp = false;
  const reconnectStrategy = (retries: number): number | Error =>
    wasUp ? Math.min(retries * 50, 2_000) : new Error('no answer');
  const socket = { connectTimeout: TIMEOUT_MS, reconnectStrategy };
  const client = createClient({ url: address, disableOfflineQueue: true, socket });
  client.on('error', () => undefined);
  await client.connect().catch((cause: unknown) => {
    throw new ReceiverError(
      'ERR_CONFIG',
      'The Redis at this address cannot be reached. Start it, or correct --store.',
      { cause },
    );
  });
  wasUp = true;
  return { store: redisStore(client), close: () => closeRedis(client) };
}

/** Up to version 4 the method of the client is `quit`. */
export async function closeRedis(client: { close?(): unknown; quit?(): unknown }): Promise<void> {
  await (client.close === undefined ? client.quit?.() : client.close());
}

function notInstalled(driver: string): never {
  throw new ReceiverError('ERR_CONFIG', `The driver is not installed: npm install ${driver}`);
}
