/**
 * Kills workers at random moments while they drain a backlog. No event is lost or stays leased, and few are delivered twice.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { raiseBacklog } from '../bench/webhooks/backlog.ts';
import type { CountingReceiver } from './counting-receiver.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A worker process. */
export interface KillableWorker {
  kill(): Promise<unknown>;
  stop(): Promise<unknown>;
}

export interface KilledWorkersOptions {
  readonly db: Db;
  readonly merchantId: string;
  readonly events: number;
  readonly kills: number;
  readonly receiver: CountingReceiver;
  /** Starts a worker that sends from this address, by which its requests are recognized. */
  readonly startWorker: (address: string) => Promise<KillableWorker>;
  /** The wait after the last event before leases are counted, in milliseconds. */
  readonly settleMs: number;
  readonly random: SeededRandom;
  readonly log: (line: string) => void;
}

export interface KilledWorkers {
  readonly events: number;
  readonly kills: number;
  readonly lost: number;
  /** All requests beyond one per event, and the most for one killed worker. */
  readonly duplicates: number;
  readonly mostDuplicatesOfAKill: number;
  /** Deliveries that are still leased after that wait. */
  readonly leasedAfterwards: number;
}

const WORKERS = 2;
/** The time limit for the leases of a killed worker to end and their events to be delivered, in milliseconds. */
const PATIENCE_MS = 120_000;
/** The longest life of a worker, in milliseconds. */
const LONGEST_LIFE_MS = 1_500;

/** An address of this machine for the n-th worker. */
function addressOf(life: number): string {
  return `127.0.${1 + Math.floor(life / 200)}.${1 + (life % 200)}`;
}

/** Kills the two workers in turn, restarts each immediately, and counts. */
export async function killWorkers(parts: KilledWorkersOptions): Promise<KilledWorkers> {
  const { db, merchantId, events, kills, receiver, startWorker, settleMs, random, log } = parts;
  const ids = new Set<string>();
  const raise = async (count: number) => {
    for (const id of await raiseBacklog({ db, merchantId, events: count, urlOf: () => receiver.url })) ids.add(id);
  };
  let lives = 0;
  const start = () => {
    lives += 1;
    return startWorker(addressOf(lives));
  };
  const workers = await Promise.all(Array.from({ length: WORKERS }, start));
  const share = Math.ceil(events / (kills + 1));
  for (let kill = 0; kill < kills; kill += 1) {
    await raise(Math.min(share, events - ids.size));
    await sleep(random.upTo(LONGEST_LIFE_MS));
    const victim = kill % WORKERS;
    await workers[victim]?.kill();
    workers[victim] = await start();
    if (kill % 10 === 9) log(`${kill + 1} kills, ${receiver.distinct()} of ${ids.size} events received`);
  }
  await raise(events - ids.size);
  const end = Date.now() + PATIENCE_MS;
  while (receiver.distinct() < ids.size && Date.now() < end) await sleep(50);
  await sleep(settleMs);
  const leased = await db.collection('webhook_deliveries').countDocuments({ leaseUntil: { $exists: true } });
  await Promise.all(workers.map((worker) => worker.stop()));
  const lost = [...ids].filter((id) => !receiver.has(id)).length;
  const duplicates = receiver.duplicates();
  const mostDuplicatesOfAKill = receiver.mostDuplicatesOfASender();
  return { events, kills, lost, duplicates, mostDuplicatesOfAKill, leasedAfterwards: leased };
}
