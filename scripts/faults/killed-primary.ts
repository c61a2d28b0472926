/**
 * Kills the primary of a replica set at random moments while merchants create and pay orders. Every accepted order
 * stays, none is charged twice, and every event arrives.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from 'mongodb';
import type { Demo } from '../../server/compose/demo/demo-file.ts';
import { dbPath } from '../dev-mongod/mongod-process.ts';
import type { CountingReceiver } from './counting-receiver.ts';
import { createOrderCall, startOrderCustomers } from './order-customers.ts';
import { countEvents, deliveriesDone, type RaisedEvents } from './raised-events.ts';
import { createRetryingMerchant, startBuyers } from './retrying-merchant.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type ComparedBooks, compareBooks, settlePayments } from './settled-payments.ts';
import type { ThreeMongods } from './three-mongods.ts';

export interface KilledPrimaryOptions {
  readonly db: Db;
  readonly demo: Demo;
  readonly baseUrl: string;
  readonly mongods: ThreeMongods;
  readonly receiver: CountingReceiver;
  /** The election timeout in milliseconds of each kill. */
  readonly electionTimeouts: readonly number[];
  readonly random: SeededRandom;
  readonly log: (line: string) => void;
}

/** Times from a kill, in milliseconds; infinite when it did not happen in time. */
export interface Failover {
  readonly electionTimeoutMs: number;
  /** Until `/ready` was last 503; 0 when it never was. */
  readonly unready: number;
  /** Until an order was accepted, and until the receiver had a webhook of such an order. */
  readonly accepted: number;
  readonly webhook: number;
}

export interface KilledPrimary extends Omit<ComparedBooks, 'orders'>, RaisedEvents {
  readonly failovers: readonly Failover[];
  readonly accepted: number;
  /** Accepted orders that the database does not have. */
  readonly lostOrders: number;
  readonly refused: number;
  readonly unexpected: number;
  readonly longestAnswer: number;
  readonly payments: number;
  /** Payments that are still in progress after the time limit. */
  readonly open: number;
  readonly duplicates: number;
  readonly renumbered: number;
  /** Members that had writes that the other two did not, and rolled them back. */
  readonly rolledBack: number;
  readonly deliveriesDone: boolean;
}

const BUYERS = 4;
const ORDERING = 4;
/** The wait of a customer after an order, in milliseconds. */
const PAUSE_MS = 10;
/** The longest time between two kills, in milliseconds. */
const LONGEST_CALM_MS = 2_000;
/** The time limit of each recovery, and of the last deliveries, in milliseconds. */
const PATIENCE_MS = 60_000;

async function elapsedUntil(from: number, condition: () => boolean | Promise<boolean>): Promise<number> {
  while (performance.now() - from < PATIENCE_MS) {
    if (await condition()) return performance.now() - from;
    await sleep(20);
  }
  return Number.POSITIVE_INFINITY;
}

/** Kills the primary once for each election timeout, and counts. */
export async function killPrimary(options: KilledPrimaryOptions): Promise<KilledPrimary> {
  const { db, demo, baseUrl, mongods, receiver, electionTimeouts, random, log } = options;
  const order = createOrderCall(baseUrl, demo);
  const customers = startOrderCustomers({ prefix: 'order', customers: ORDERING, order, pauseMs: PAUSE_MS });
  const sell = createRetryingMerchant({ demo, baseUrl: async () => baseUrl });
  const buyers = startBuyers({ prefix: 'sale-', buyers: BUYERS, sell });
  const { sold } = buyers;
  const isReady = async () => {
    const answer = await fetch(`${baseUrl}/ready`);
    await answer.arrayBuffer();
    return answer.ok;
  };

  const lastUnready = async (from: number, recovered: () => boolean) => {
    let unready = 0;
    await elapsedUntil(from, async () => {
      if (!(await isReady())) unready = performance.now() - from;
      return recovered();
    });
    return unready;
  };

  const failovers: Failover[] = [];
  for (const electionTimeoutMs of electionTimeouts) {
    await mongods.setElectionTimeout(electionTimeoutMs);
    const primary = await mongods.caughtUp();
    const before = customers.accepted.size;
    await elapsedUntil(performance.now(), () => customers.accepted.size > before);
    await sleep(random.upTo(LONGEST_CALM_MS));
    const killedAt = performance.now();
    await primary.kill();
    const later = () => [...customers.accepted].filter(([, at]) => at > killedAt);
    const recovered = () => later().some(([orderId]) => receiver.hasOrder(orderId));
    const [unready, accepted, webhook] = await Promise.all([
      lastUnready(killedAt, recovered),
      elapsedUntil(killedAt, () => later().length > 0),
      elapsedUntil(killedAt, recovered),
    ]);
    failovers.push({ electionTimeoutMs, unready, accepted, webhook });
    await primary.start();
    const [seconds, orders] = [(webhook / 1_000).toFixed(1), customers.accepted.size];
    log(`kill ${failovers.length}: webhooks after ${seconds} s; ${orders} orders, ${sold.size} payments`);
  }
  await mongods.caughtUp();
  await Promise.all([customers.stop(), buyers.stop()]);
  log('the last payments and deliveries end');
  const open = await settlePayments(db);
  const done = await deliveriesDone(db, PATIENCE_MS);
  const { merchantId } = demo;
  const keys = [...customers.accepted.keys()].map((orderId) => `${merchantId}:${orderId}`);
  const stored = await db.collection<{ _id: string }>('orders').countDocuments({ _id: { $in: keys } });
  const { orders: _, ...books } = await compareBooks(db, { merchantId, prefix: 'sale-', sold });
  return {
    failovers,
    accepted: keys.length,
    lostOrders: keys.length - stored,
    refused: customers.refused(),
    unexpected: customers.unexpected(),
    longestAnswer: customers.longestAnswer(),
    payments: sold.size,
    open,
    ...books,
    ...(await countEvents(db, receiver)),
    duplicates: receiver.duplicates(),
    renumbered: receiver.renumbered(),
    rolledBack: mongods.members.filter(({ directory }) => existsSync(join(dbPath(directory), 'rollback'))).length,
    deliveriesDone: done,
  };
}
