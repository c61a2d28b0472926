/** The Redis store against a real Redis, through both clients. */
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { createClient } from 'redis';
import { afterAll, inject } from 'vitest';
import { type RedisClient, type RedisTransaction, redisJobs, redisStore } from '../../../receiver-kit/src/index.ts';
import type { CountedEffect } from '../../../receiver-kit/src/testing/index.ts';
import { describeDyingMidway } from '../dying-midway.ts';
import { describeReceivingOnce } from '../receiving-once.ts';
import { describeStoreContracts } from '../store-contracts.ts';
import { startRedis } from './own-servers.ts';

const server = await startRedis(join(inject('scratch'), 'redis'));
const nodeRedis = await createClient({ url: server.url, disableOfflineQueue: true }).connect();
const ioRedis = new Redis(server.url);
afterAll(async () => {
  await nodeRedis.close();
  ioRedis.disconnect();
  await server.stop();
});

const effect: CountedEffect<RedisTransaction> = {
  write: async (transaction, key) => transaction.add(['INCR', `effect:${key}`]),
  read: async (key) => Number((await nodeRedis.get(`effect:${key}`)) ?? 0),
};

let lists = 0;
const clients: readonly (readonly [string, RedisClient])[] = [
  ['redisStore on node-redis', nodeRedis],
  ['redisStore on ioredis', ioRedis],
];
for (const [name, client] of clients) {
  const makeJobs = () => {
    lists += 1;
    return redisJobs(client, { prefix: `webhooks:jobs${lists}` });
  };
  describeStoreContracts(name, { store: redisStore(client), effect, makeJobs });
}
describeReceivingOnce('a receiver on redisStore', () => redisStore(nodeRedis));
describeDyingMidway('a receiver on redisStore', () => redisStore(nodeRedis));
