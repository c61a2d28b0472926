/** The Redis store against a real Redis, through both clients. */
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { createClient } from 'redis';
import { afterAll, expect, inject, it } from 'vitest';
import { closeRedis } from '../../../../receiver-kit/src/cli/open-store.ts';
import {
  type Alarm,
  createReceiver,
  EventName,
  type RedisClient,
  type RedisTransaction,
  redisJobs,
  redisStore,
  transactional,
} from '../../../../receiver-kit/src/index.ts';
import { type CountedEffect, exampleEvent, fakeSender } from '../../../../receiver-kit/src/testing/index.ts';
import { aClaim } from '../../../../receiver-kit/src/testing/receipt-store-contract.ts';
import { describeCrashRecovery } from '../../../support/receiver-kit/crash-recovery.ts';
import { describeDeduplication } from '../../../support/receiver-kit/deduplication.ts';
import { shopCredential } from '../../../support/receiver-kit/delivery.ts';
import { describeStoreContracts } from '../../../support/receiver-kit/store-contracts.ts';
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

const keptUntil = async (eventId: string) =>
  new Date(Date.now() + (await nodeRedis.pTTL(`{webhooks}:receipt:${eventId}`)));

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
  describeStoreContracts(name, { store: redisStore(client), effect, keptUntil, makeJobs });
}
describeDeduplication('a receiver on redisStore', () => redisStore(nodeRedis));
describeCrashRecovery('a receiver on redisStore', () => redisStore(nodeRedis));

it('a client is closed by what its version has for it', async () => {
  const calls: string[] = [];
  const quit = async () => void calls.push('quit');
  await closeRedis({ quit });
  await closeRedis({ quit, close: async () => void calls.push('close') });
  expect(calls).toEqual(['quit', 'close']);
});

it('commands that were carried out before one that fails are never carried out again', async () => {
  const store = redisStore(nodeRedis);
  const first = { ...aClaim(), eventId: `evt_partial_${process.pid}` };
  await nodeRedis.set('a text', 'no number');
  const work = async (transaction: RedisTransaction): Promise<void> => {
    transaction.add(['INCR', 'partial']);
    transaction.add(['INCR', 'a text']);
  };
  const later = { ...first, claimId: 'later', now: new Date(first.leaseUntil.getTime() + 1) };
  await expect(store.transact(first, work)).rejects.toThrow('not run again');
  await expect(store.transact(later, work)).rejects.toThrow('not run again');
  await expect(store.claim(later)).rejects.toThrow('not run again');
  expect(await nodeRedis.get('partial')).toBe('1');
  expect(await nodeRedis.ttl(`{webhooks}:receipt:${first.eventId}`)).toBe(-1);
});

it('a receiver answers an event that was carried out in part 503, and has a person told each time it comes', async () => {
  const told: Alarm[] = [];
  const event = exampleEvent({ id: `evt_alarm_${process.pid}`, orderId: 'partly' });
  await nodeRedis.set('a text', 'no number');
  const receiver = createReceiver({
    credentials: [shopCredential],
    level: transactional({ store: redisStore(nodeRedis) }),
    on: {
      [EventName.ORDER_SUCCEEDED]: (_event, { transaction }) => {
        transaction.add(['INCR', 'partly']);
        transaction.add(['INCR', 'a text']);
      },
    },
    logger: () => undefined,
    onAlarm: (alarm) => told.push(alarm),
  });
  const sender = fakeSender({ to: receiver, credentials: shopCredential });
  for (const _ of [1, 2]) {
    const { status, body } = await sender.send(event);
    expect([status, JSON.parse(body).code]).toEqual([503, 'ERR_PARTLY_APPLIED']);
  }
  expect(told).toMatchObject([
    { code: 'ERR_PARTLY_APPLIED', eventId: event.id, eventName: EventName.ORDER_SUCCEEDED },
    { code: 'ERR_PARTLY_APPLIED', eventId: event.id },
  ]);
  expect(receiver.counters()).toMatchObject({ ERR_PARTLY_APPLIED: 2, ERR_STORE_UNAVAILABLE: 0 });
  expect(await nodeRedis.get('partly')).toBe('1');
  // What the message says is what helps.
  await nodeRedis.hSet(`{webhooks}:receipt:${event.id}`, 'state', 'done');
  expect((await sender.send(event)).status).toBe(200);
});

it('a first command that fails, and one that is too long for a script, leave the event open', async () => {
  const store = redisStore(nodeRedis);
  const first = { ...aClaim(), eventId: `evt_refused_${process.pid}` };
  await nodeRedis.set('a text', 'no number');
  const refused = store.transact(first, async ({ add }) => add(['INCR', 'a text']));
  await expect(refused).rejects.toThrow('nothing was written');
  const long = ['RPUSH', 'list', ...Array.from({ length: 9_000 }, String)];
  await expect(store.transact(first, async ({ add }) => add(long))).rejects.toThrow('at most 5000 words');
  expect(await store.transact(first, async ({ add }) => add(['INCR', 'refused']))).toEqual({ outcome: 'committed' });
});
