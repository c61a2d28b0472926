/**
 * Runs a process that delivers webhooks: database, worker, its own operations address where there is one. Any number of them may run
 * over one database, beside services that deliver and services that do not. Reads no environment; worker-main.ts does.
 */
import type { Db } from 'mongodb';
import { countEvents, createOutboxNotifier } from '../delivery/outbox/outbox-notify.ts';
import { createQueueFigures } from '../delivery/queue/queue-figures-store.ts';
import { createErrorBody } from '../http/errors/wire.ts';
import { createMetrics } from '../http/observability/metrics.ts';
import { registerQueueMetrics } from '../http/observability/queue-metrics.ts';
import { listen, localBaseUrl } from '../http/server/listener.ts';
import { plainListener } from '../http/server/plain-listener.ts';
import { type Config, warnOfRisks } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { createUnready } from '../platform/readiness.ts';
import type { Runtime } from '../platform/runtime.ts';
import { auditLog } from '../storage/audit-log.ts';
import { merchantStore } from '../storage/merchants.ts';
import { connectMongo } from '../storage/mongo/client.ts';
import { merchantDirectory } from '../usecases/merchants/directory.ts';
import type { VaultKeys } from '../vault/keys.ts';
import { createSealer } from '../vault/seal.ts';
import { createDelivery, eventHosts, prepareDeliveries } from './delivery.ts';
import { stampEnvironment } from './environment-stamp.ts';

export interface RunWorkerDeps {
  readonly config: Config;
  readonly keys: VaultKeys;
  readonly mongodbUri: string;
  readonly runtime: Runtime;
  readonly log: Log;
  /** Aborted when the worker is told to stop while it starts. */
  readonly stopSignal: AbortSignal;
}

export interface RunningWorker {
  /** Takes nothing new and ends what is under way. Later calls wait for the first. */
  stop(): Promise<void>;
}

/** Before a change stream that was cut is opened anew, milliseconds. */
const WATCH_RETRY_MS = 1_000;

/** Starts the worker's parts over its database. Answers what ends them, in the order of their start. */
async function startParts(deps: RunWorkerDeps, db: Db, stopping: () => boolean): Promise<(() => Promise<void>)[]> {
  const { config, keys, runtime, log } = deps;
  const metrics = createMetrics();
  const queueFigures = createQueueFigures(db);
  registerQueueMetrics(metrics.registry, () => queueFigures(runtime.clock.now()));
  await prepareDeliveries(db);
  const merchants = merchantStore({ db, audit: auditLog(db) });
  const directory = merchantDirectory({ merchants, clock: runtime.clock });
  const sealer = createSealer({ keys, random: runtime.random });
  const counted = countEvents(metrics.webhooks);
  const worker = createDelivery({ db, config, directory, sealer, runtime, log, metrics: counted.metrics });
  const ends: (() => Promise<void>)[] = [];
  if (config.ops !== null) {
    // A worker serves no reference; the service that does is at the configured address.
    const publicBaseUrl = config.publicBaseUrl ?? localBaseUrl(config.host, config.port);
    const ops = await listen({ ...config.ops, publicBaseUrl, log, random: runtime.random });
    const unready = createUnready(db, () => (stopping() ? 'the worker is stopping' : undefined));
    ops.serve(plainListener({ unready, metrics, random: runtime.random, errorBody: createErrorBody(publicBaseUrl) }));
    ends.push(ops.drain);
  }
  worker.start();
  ends.push(worker.stop);
  const listening = { db, hosts: eventHosts, notify: worker.notified, log, againMs: WATCH_RETRY_MS };
  const notifier = createOutboxNotifier({ ...listening, count: counted.count });
  ends.push(notifier.stop);
  return ends;
}

/** Starts a worker. @throws what went wrong, after everything that was started has ended again. */
export async function runWorker(deps: RunWorkerDeps): Promise<RunningWorker> {
  warnOfRisks(deps.config, deps.log);
  const mongo = await connectMongo(deps.mongodbUri);
  let stopping = false;
  let stopped: Promise<void> | undefined;
  try {
    await stampEnvironment(mongo.db, deps.config.environment, deps.runtime.clock);
    deps.stopSignal.throwIfAborted();
    const ends = await startParts(deps, mongo.db, () => stopping);
    const stop = async () => {
      stopping = true;
      for (const end of ends.toReversed()) await end();
      await mongo.close();
    };
    return {
      stop() {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    await mongo.close();
    throw error;
  }
}
