/**
 * The stores through every major version of a driver that the package names as its peer, each against the real server. The drivers of
 * today have test files of their own.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { closeRedis } from '../../../../receiver-kit/src/cli/open-store.ts';
import {
  type MongoDatabase,
  type MongoSession,
  type MongoSessions,
  mongoJobs,
  mongoStore,
  type RedisClient,
  type RedisTransaction,
  redisJobs,
  redisStore,
} from '../../../../receiver-kit/src/index.ts';
import type { CountedEffect } from '../../../../receiver-kit/src/testing/index.ts';
import { freshDatabase } from '../../../support/mongo.ts';
import { describeStoreContracts } from '../../../support/receiver-kit/store-contracts.ts';
import { startRedis } from './own-servers.ts';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const { devDependencies } = JSON.parse(readFileSync('test/package.json', 'utf8'));
const kit = JSON.parse(readFileSync('receiver-kit/package.json', 'utf8'));
const closers: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

/** The drivers that are tested, by the name of the peer: the one of today, and the older ones under names of their own. */
const TESTED = {
  express: ['express', 'express4'],
  ioredis: ['ioredis', 'ioredis5'],
  mongodb: ['mongodb', 'mongodb6', 'mongodb5'],
  pg: ['pg'],
  redis: ['redis', 'redis5', 'redis4'],
} as const;

/** The major version that is installed under a name: `npm:redis@4.7.0` or `6.3.1`. */
function majorOf(name: string): string {
  const spec: unknown = dependencies[name] ?? devDependencies[name];
  return /(\d+)\.\d+\.\d+$/.exec(String(spec))?.[1] ?? 'none';
}

it('the peers that the package names are the majors that are tested, and no others', () => {
  for (const [peer, names] of Object.entries(TESTED)) {
    const range = String(kit.peerDependencies[peer]).split(' || ');
    const majors = range.map((part) => /^\^(\d+)\./.exec(part)?.[1]);
    expect([peer, majors.sort()]).toEqual([peer, names.map(majorOf).sort()]);
  }
  expect(Object.keys(kit.peerDependencies).sort()).toEqual(Object.keys(TESTED));
});

const redis = await startRedis(join(inject('scratch'), 'redis-older'));
closers.push(redis.stop);
let lists = 0;

interface OlderRedis {
  readonly name: string;
  readonly client: RedisClient;
  read(key: string): Promise<unknown>;
  leftMs(key: string): Promise<number>;
}

/** A client of node-redis, whatever its version. */
async function nodeRedis(name: string): Promise<OlderRedis> {
  const { createClient } = await import(name);
  const client = createClient({ url: redis.url, disableOfflineQueue: true });
  await client.connect();
  closers.push(() => closeRedis(client));
  return { name, client, read: (key) => client.get(key), leftMs: (key) => client.pTTL(key) };
}

async function ioRedis(name: string): Promise<OlderRedis> {
  const { Redis } = await import(name);
  const client = new Redis(redis.url);
  closers.push(() => client.disconnect());
  return { name, client, read: (key) => client.get(key), leftMs: (key) => client.pttl(key) };
}

for (const { name, client, read, leftMs } of [
  await nodeRedis('redis5'),
  await nodeRedis('redis4'),
  await ioRedis('ioredis5'),
]) {
  const prefix = `older_${name}`;
  const effect: CountedEffect<RedisTransaction> = {
    write: async (transaction, key) => transaction.add(['INCR', `effect:${key}`]),
    read: async (key) => Number((await read(`effect:${key}`)) ?? 0),
  };
  const keptUntil = async (eventId: string) => new Date(Date.now() + (await leftMs(`{${prefix}}:receipt:${eventId}`)));
  const makeJobs = () => {
    lists += 1;
    return redisJobs(client, { prefix: `${prefix}:jobs${lists}` });
  };
  describeStoreContracts(`redisStore on ${name}`, {
    store: redisStore(client, { prefix }),
    effect,
    keptUntil,
    makeJobs,
  });
}

/** What the tests use of an older driver beside what the kit does. */
interface OlderCollection {
  updateOne(filter: object, update: object, options: object): Promise<unknown>;
  insertOne(document: object, options: object): Promise<unknown>;
  findOne(filter: object): Promise<Readonly<Record<string, unknown>> | null>;
}
interface OlderClient extends MongoSessions<MongoSession> {
  connect(): Promise<unknown>;
  close(): Promise<unknown>;
  db(name: string): MongoDatabase & { collection(name: string): OlderCollection };
}

for (const name of ['mongodb6', 'mongodb5']) {
  const { uri, db: fresh, drop } = await freshDatabase(`older-${name}`);
  const { MongoClient } = await import(name);
  const client: OlderClient = new MongoClient(uri, { serverSelectionTimeoutMS: 5_000 });
  await client.connect();
  closers.push(drop, () => client.close());
  const db = client.db(fresh.databaseName);
  const effects: OlderCollection = db.collection('effects');
  const refusing: OlderCollection = db.collection('refusing');
  const receipts: OlderCollection = db.collection('webhook_receipts');
  const effect: CountedEffect<MongoSession> = {
    write: async (session, key) =>
      void (await effects.updateOne({ key }, { $inc: { count: 1 } }, { upsert: true, session })),
    read: async (key) => Number((await effects.findOne({ key }))?.count ?? 0),
    refused: async (session) => {
      for (let copy = 0; copy < 2; copy += 1) await refusing.insertOne({ _id: 'taken' }, { session });
    },
  };
  const keptUntil = async (eventId: string): Promise<Date> => {
    const kept = (await receipts.findOne({ _id: eventId }))?.expireAt;
    return kept instanceof Date ? kept : new Date(0);
  };
  const makeJobs = () => {
    lists += 1;
    return mongoJobs(db, { collection: `jobs_${lists}` });
  };
  describeStoreContracts(`mongoStore on ${name}`, { store: mongoStore(db, { client }), effect, keptUntil, makeJobs });
}
