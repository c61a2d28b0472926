/**
 * The service and a shop with the receiver kit, each killed again and again at random while customers pay: in the end every
 * order that was charged was credited exactly once, and nothing else was. Run by `npm run faults:kit`, which says for how
 * long, and with which seed.
 */
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EventName } from '../../../generated/values.ts';
import { randomFrom } from '../../../receiver-kit/src/testing/fake-sender.ts';
import { freePort } from '../../../scripts/ports.ts';
import { at } from '../../support/caller.ts';
import { FRICTIONLESS, type Merchant, merchantAt, VISA } from '../../support/demo-merchant.ts';
import { freshDatabase } from '../../support/mongo.ts';
import { shopCredential } from '../../support/receiver-kit/delivery.ts';
import { buildReceiverProcess, startReceiverProcess } from '../../support/receiver-kit/receiver-process/start.ts';
import { payUntilCharged } from '../../support/retrying-customer.ts';
import { createTestSystem, type TestSystem } from '../../support/test-system.ts';
import { killAtRandom, type RestartingProcess, restartingProcess } from './random-kills.ts';
import { type Ledger, reportOf } from './report.ts';

const { FAULT_SECONDS = '20', FAULT_SEED = String(Date.now() % 1_000_000), FAULT_REPORT } = process.env;
const seconds = Number(FAULT_SECONDS);
const seed = Number(FAULT_SEED);
const CUSTOMERS = 3;
/** Between two kills of one end, at the least and at the most. Milliseconds. */
const PAUSE_MS: readonly [number, number] = [2_000, 8_000];
/** What a killed process had begun is looked at again after a minute. */
const DRAIN_MS = 240_000;

let system: TestSystem;
let books: Awaited<ReturnType<typeof freshDatabase>>;
const restarting: RestartingProcess<unknown>[] = [];

beforeAll(async () => {
  await buildReceiverProcess();
  system = await createTestSystem('both ends');
  books = await freshDatabase('both-ends-shop');
  // A transaction that a killed shop had open ends soon; a minute is the server's own value.
  await books.client.db('admin').command({ setParameter: 1, transactionLifetimeLimitSeconds: 3 });
});

afterAll(async () => {
  for (const each of restarting) await each.end();
  await system.close();
  await books.client.db('admin').command({ setParameter: 1, transactionLifetimeLimitSeconds: 60 });
  await books.drop();
});

const LEASE_SECONDS = 5;

async function restartingReceiver(data: string) {
  const port = await freePort();
  return restartingProcess(() => startReceiverProcess({ data, leaseSeconds: LEASE_SECONDS, port }));
}

async function restartingService(system: TestSystem) {
  const port = await freePort();
  return restartingProcess(() =>
    system.start({ PORT: String(port), RECONCILE_AFTER_SECONDS: '2', LOG_LEVEL: 'error' }),
  );
}

async function charged(): Promise<Ledger> {
  const net = { $sum: { $cond: [{ $eq: ['$kind', 'charge'] }, 1, -1] } };
  const lines = await system.database.db
    .collection('sandbox_gateway_ledger')
    .aggregate<{ _id: string; net: number }>([{ $group: { _id: '$orderKey', net } }, { $match: { net: { $ne: 0 } } }])
    .toArray();
  return new Map(lines.map(({ _id, net: count }) => [_id.replace('demo:', ''), count]));
}

async function credited(): Promise<Ledger> {
  const lines = await books.db.collection<{ _id: string; count: number }>('credits').find().toArray();
  return new Map(lines.map(({ _id, count }) => [_id, count]));
}

/** The breaker may have opened while the shop was down; a person closes it, and what waits goes out. */
async function resumeEndpoints(merchant: Merchant): Promise<void> {
  const answer = await merchant.settings('GET', '/settings/webhook-endpoints');
  const list = at(answer.json(), 'list');
  for (let index = 0; Array.isArray(list) && index < list.length; index += 1) {
    const path = `/settings/webhook-endpoints/${at(list, index, 'endpoint_id')}/resume`;
    expect((await merchant.settings('POST', path)).status).toBe(200);
  }
}

it(
  `after ${seconds} s of random kills at both ends, seed ${seed}, the ledgers are equal`,
  async () => {
    const random = randomFrom(seed);
    const shop = await restartingReceiver(books.uri);
    const service = await restartingService(system);
    restarting.push(shop, service);
    const demo = await system.demo();
    const merchant = async () => merchantAt((await service.running()).baseUrl, demo);
    const settings = {
      url: `${(await shop.running()).url}/transactional`,
      events: [EventName.ORDER_SUCCEEDED],
      username: shopCredential.username,
      password: shopCredential.password,
      retry_schedule_seconds: [1, 2, 3, 5],
    };
    expect((await (await merchant()).settings('PUT', '/settings/webhook', settings)).status).toBe(200);

    const end = Date.now() + seconds * 1_000;
    const kills = [shop, service].map((each) => killAtRandom(each, { random, pauseMs: PAUSE_MS, end }));
    let orders = 0;
    const customer = async (card: string): Promise<void> => {
      while (Date.now() < end) {
        orders += 1;
        await payUntilCharged(`both-ends-${orders}`, card, { merchant, onRequest: () => undefined });
      }
    };
    await Promise.all([
      ...kills,
      ...Array.from({ length: CUSTOMERS }, (_, index) => customer(index === 0 ? VISA : FRICTIONLESS)),
    ]);

    const patience = Date.now() + DRAIN_MS;
    while (Date.now() < patience && (await credited()).size < (await charged()).size) {
      await resumeEndpoints(await merchant());
      await sleep(2_000);
    }
    // Whatever is still on its way would be a second effect.
    await sleep(2_000);
    const ledgers = { charged: await charged(), credited: await credited() };
    const text = reportOf({ seconds, seed, orders, kills: { shop: shop.kills(), service: service.kills() }, ledgers });
    console.log(text);
    if (FAULT_REPORT !== undefined) await writeFile(FAULT_REPORT, text);
    expect(ledgers.charged.size).toBe(orders);
    expect([...ledgers.credited].sort()).toEqual([...ledgers.charged].sort());
    expect(new Set(ledgers.charged.values())).toEqual(new Set([1]));
  },
  seconds * 1_000 + 2 * DRAIN_MS,
);
