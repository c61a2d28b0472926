/**
 * Stops or kills the database and restarts it while merchants create orders. Every accepted order gets its event, and the service
 * accepts and reports orders soon after each restart.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CountingReceiver } from './counting-receiver.ts';
import { type CreateOrder, startOrderCustomers } from './order-customers.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface RestartedMongodOptions {
  readonly restarts: number;
  readonly mongod: { start(): Promise<void>; stop(): Promise<void>; kill(): Promise<void> };
  readonly order: CreateOrder;
  readonly receiver: Pick<CountingReceiver, 'hasOrder' | 'duplicates'>;
  readonly random: SeededRandom;
  readonly log: (line: string) => void;
}

export interface RestartedMongod {
  readonly restarts: number;
  readonly accepted: number;
  /** Orders with an answer other than 200 and 503. */
  readonly unexpected: number;
  readonly refused: number;
  /** Accepted orders without an event. */
  readonly lost: number;
  readonly duplicates: number;
  /** The longest time from a restart to an order that is accepted and reported after it, in milliseconds. */
  readonly longestRecovery: number;
}

const CUSTOMERS = 8;
/** The longest time between two restarts, and the downtime of the database, in milliseconds. */
const LONGEST_CALM_MS = 2_000;
const AWAY_MS = 500;
/** The time limit for deliveries of lost leases, in milliseconds. */
const PATIENCE_MS = 120_000;

async function until(condition: () => boolean): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS;
  while (!condition() && performance.now() < end) await sleep(10);
  return condition();
}

/** Restarts the database, by SIGTERM and SIGKILL in turn, and counts. */
export async function restartMongod(parts: RestartedMongodOptions): Promise<RestartedMongod> {
  const { restarts, mongod, order, receiver, random, log } = parts;
  const customers = startOrderCustomers({ prefix: 'restart', customers: CUSTOMERS, order });
  const { accepted } = customers;
  let longestRecovery = 0;
  for (let restart = 0; restart < restarts; restart += 1) {
    const before = accepted.size;
    await until(() => accepted.size > before);
    await sleep(random.upTo(LONGEST_CALM_MS));
    await (restart % 2 === 0 ? mongod.stop() : mongod.kill());
    await sleep(AWAY_MS);
    await mongod.start();
    const back = performance.now();
    await until(() => [...accepted].some(([orderId, at]) => at > back && receiver.hasOrder(orderId)));
    longestRecovery = Math.max(longestRecovery, performance.now() - back);
    log(`${restart + 1} restarts, ${accepted.size} orders accepted, ${customers.refused()} refused`);
  }
  await customers.stop();
  const missing = () => [...accepted.keys()].filter((orderId) => !receiver.hasOrder(orderId));
  await until(() => missing().length === 0);
  const lost = missing().length;
  const duplicates = receiver.duplicates();
  const [refused, unexpected] = [customers.refused(), customers.unexpected()];
  return { restarts, accepted: accepted.size, unexpected, refused, lost, duplicates, longestRecovery };
}
