/** The same backlog, drained by a number of workers, and what each delivery costs them and the database. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { type MongodStatus, mongodStatus } from '../bench/measure/mongod-status.ts';
import { raiseBacklog, relayBacklog } from '../bench/webhooks/backlog.ts';
import type { BenchEnvironment } from '../bench/webhooks/environment.ts';
import { processCpuMicros, until } from '../bench/webhooks/measure.ts';
import { createSenders, startGroup } from './group.ts';

/** `due`: the events are deliveries already. `raised`: they are in the outboxes of their orders, and the workers relay them too. */
export type Backlog = 'due' | 'raised';

export interface WorkersPlan {
  readonly rounds: number;
  /** Numbers of workers. */
  readonly workers: readonly number[];
  readonly merchants: number;
  /** Events of each merchant. */
  readonly events: number;
  /** The same, for each worker, of the backlog that warms the workers up. */
  readonly warmUp: number;
}

/**
 * `shared`: all workers serve one database. `own`: each has a database of its own with its part of the merchants, so that what more
 * workers cost then is what more processes on one core cost.
 */
export type Databases = 'shared' | 'own';

export interface DrainOptions extends Pick<WorkersPlan, 'events' | 'warmUp'> {
  readonly backlog: Backlog;
  readonly workers: number;
  readonly databases: Databases;
  readonly merchantIds: readonly string[];
}

export interface WorkersDrain {
  /** From the first receipt to the last. */
  readonly perSecond: number;
  /** CPU time for a delivery, microseconds: all workers together, and the database. */
  readonly workersMicros: number;
  readonly mongodMicros: number;
  /** Of the database, for a delivery. */
  readonly operations: number;
  readonly commands: number;
  /** Merchants that each worker sent to. */
  readonly spread: readonly number[];
  /** Merchants that more than one worker sent to. */
  readonly shared: number;
  readonly duplicates: number;
}

/** The time after the last receipt of a backlog for what is stored then. Milliseconds. */
const SETTLE_MS = 2_000;
const LATER = new Date('2100-01-01T00:00:00Z');

/** The database of the n-th worker that has one of its own. */
export const ownDatabase = (worker: number): string => `bench_worker_${worker}`;

/** Makes the backlog while no worker runs, and holds it back. Returns a function that releases it to the workers. */
async function holdBacklog(db: Db, backlog: Backlog): Promise<() => Promise<unknown>> {
  const [orders, deliveries] = [db.collection('orders'), db.collection('webhook_deliveries')];
  if (backlog === 'raised') {
    await orders.updateMany({}, { $unset: { relayAt: '' } });
    return () => orders.updateMany({ 'outbox.0': { $exists: true } }, { $set: { relayAt: new Date() } });
  }
  await relayBacklog(db);
  await deliveries.updateMany({}, { $set: { dueAt: LATER } });
  return () => deliveries.updateMany({ dueAt: LATER }, { $set: { dueAt: new Date() } });
}

/** Drains a backlog with warm workers. Throws when a delivery stays open. */
export async function measureWorkers(
  environment: BenchEnvironment,
  { backlog, workers, databases, merchantIds, events, warmUp }: DrainOptions,
): Promise<WorkersDrain> {
  const { db, receiver } = environment;
  const all = events * merchantIds.length;
  const serving = Array.from({ length: workers }, (_, worker) =>
    databases === 'own' ? ownDatabase(worker) : db.databaseName,
  );
  const names = [...new Set(serving)];
  const used = names.map(environment.databaseOf);
  await environment.clear(used);
  receiver.mode = 'count';
  const raise = async (count: number) => {
    for (const [place, merchantId] of merchantIds.entries()) {
      const own = used[place % used.length] ?? db;
      await raiseBacklog({ db: own, merchantId, events: count, urlOf: () => receiver.urlOf(place) });
    }
  };
  const received = async (count: number, what: string) => {
    await until(() => receiver.received.size >= count, what);
    await sleep(SETTLE_MS);
  };
  await raise(events);
  const releases = await Promise.all(used.map((each) => holdBacklog(each, backlog)));
  const group = await startGroup(environment, serving);
  await raise(warmUp * workers);
  await received(warmUp * workers * merchantIds.length, 'the backlog that warms up');
  receiver.received.clear();
  const senders = createSenders();
  receiver.watch = senders.watch;
  const cpu = () => group.reduce((sum, { pid }) => sum + processCpuMicros(pid), 0);
  const before = { cpu: cpu(), mongod: await mongodStatus(db) };
  await Promise.all(releases.map((release) => release()));
  await received(all, 'the drain');
  const after = { cpu: cpu(), mongod: await mongodStatus(db) };
  const times = [...receiver.received.values()].sort((one, other) => one - other);
  const each = (value: (status: MongodStatus) => number) => (value(after.mongod) - value(before.mongod)) / all;
  const openIn = (one: Db) => one.collection('webhook_deliveries').countDocuments({ state: { $ne: 'DONE' } });
  const open = (await Promise.all(used.map(openIn))).reduce((sum, count) => sum + count, 0);
  for (const worker of group) await worker.stop();
  receiver.watch = () => undefined;
  if (open > 0)
    throw new Error(`${open} of ${all} deliveries were not done ${SETTLE_MS / 1_000} s after the last receipt`);
  return {
    perSecond: (all - 1) / (((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1_000),
    workersMicros: (after.cpu - before.cpu) / all,
    mongodMicros: each(({ cpuMicros }) => cpuMicros),
    operations: each(({ operations }) => operations),
    commands: each(({ commands }) => commands),
    spread: group.map(({ address }) => senders.endpointsOf(address).size),
    shared: senders.shared(),
    duplicates: senders.duplicates(),
  };
}
