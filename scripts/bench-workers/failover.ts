/** Kills one of two workers while every merchant has events, and times how long its merchants wait for the other. */
import { setTimeout as sleep } from 'node:timers/promises';
import { raiseBacklog } from '../bench/webhooks/backlog.ts';
import type { BenchEnvironment } from '../bench/webhooks/environment.ts';
import { until } from '../bench/webhooks/measure.ts';
import { createSenders, startGroup } from './group.ts';

export interface Failover {
  /** Merchants of the killed worker, and of both. */
  readonly moved: number;
  readonly merchants: number;
  /** Seconds from SIGKILL to the first event of a moved merchant from the other worker: of the first, the median and the last merchant. */
  readonly first: number;
  readonly median: number;
  readonly last: number;
  /** Events raised before, meanwhile and afterwards; all were received. */
  readonly events: number;
  readonly duplicates: number;
}

const STEADY_MS = 3_000;
const PAUSE_MS = 200;

export async function measureFailover(
  environment: BenchEnvironment,
  merchantIds: readonly string[],
): Promise<Failover> {
  const { db, receiver } = environment;
  await environment.clear();
  receiver.mode = 'count';
  const [victim, survivor] = await startGroup(environment, [db.databaseName, db.databaseName]);
  if (victim === undefined || survivor === undefined) throw new Error('two workers were to start');
  const senders = createSenders();
  const moved = new Map<string, number>();
  let killedAt = Number.POSITIVE_INFINITY;
  receiver.watch = (receipt) => {
    senders.watch(receipt);
    const { endpoint, sender, at } = receipt;
    const isMoved = at > killedAt && sender === survivor.address && senders.endpointsOf(victim.address).has(endpoint);
    if (isMoved && !moved.has(endpoint)) moved.set(endpoint, (at - killedAt) / 1_000);
  };

  const raised = new Set<string>();
  let over = false;
  const raising = (async () => {
    while (!over) {
      for (const [place, merchantId] of merchantIds.entries()) {
        const ids = await raiseBacklog({ db, merchantId, events: 1, urlOf: () => receiver.urlOf(place) });
        for (const id of ids) raised.add(id);
      }
      await sleep(PAUSE_MS);
    }
  })();
  const served = () => senders.endpointsOf(victim.address).size + senders.endpointsOf(survivor.address).size;
  await until(() => served() >= merchantIds.length, 'an event of every merchant');
  await sleep(STEADY_MS);
  killedAt = performance.now();
  await victim.kill();
  const own = senders.endpointsOf(victim.address);
  await until(() => [...own].every((endpoint) => moved.has(endpoint)), 'the events of the merchants that moved');
  over = true;
  await raising;
  await until(() => [...raised].every((id) => receiver.received.has(id)), 'the events that were raised');
  await survivor.stop();
  receiver.watch = () => undefined;
  const times = [...moved.values()].sort((one, other) => one - other);
  return {
    moved: own.size,
    merchants: merchantIds.length,
    first: times[0] ?? 0,
    median: times[Math.floor(times.length / 2)] ?? 0,
    last: times.at(-1) ?? 0,
    events: raised.size,
    duplicates: senders.duplicates(),
  };
}
