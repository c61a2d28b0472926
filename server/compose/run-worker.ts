/**
 * Runs a webhook worker process: database, worker and, if configured, an ops address. Any number of workers may share a database with
 * services that deliver webhooks and services that do not. worker-main.ts reads the environment.
 */
import type { Db } from 'mongodb';
import { countEvents, createOutboxNotifier } from '../delivery/outbox/outbox-notify.ts';
import { createDeliveryLag, loopUtilization } from '../delivery/queue/delivery-lag.ts';
import { createQueueFigures } from '../delivery/queue/queue-figures-store.ts';
import { createWorkerGroup } from '../delivery/worker/worker-group.ts';
import { createErrorBody } from '../http/errors/wire.ts';
import { registerDatabaseMetrics } from '../http/observability/health-metrics.ts';
import { createMetrics } from '../http/observability/metrics.ts';
import { registerLatenessMetrics, registerQueueMetrics } from '../http/observability/queue-metrics.ts';
import { listen, localBaseUrl } from '../http/server/listener.ts';
import { plainListener } from '../http/server/plain-listener.ts';
import { type Config, warnOfRisks } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { createUnready } from '../platform/readiness.ts';
import { type Runtime, shortId } from '../platform/runtime.ts';
import type { Tracing } from '../platform/tracing.ts';
import { auditLog } from '../storage/audit-log.ts';
import { merchantStore } from '../storage/merchants.ts';
import { connectMongo } from '../storage/mongo/client.ts';
import { createDatabaseHealth } from '../storage/mongo/database-health.ts';
import { merchantDirectory } from '../usecases/merchants/directory.ts';
import type { VaultKeys } from '../vault/keys.ts';
import { createSealer } from '../vault/seal.ts';
import { type Closer, closeAll, createDeadline, type Deadline } from './close-all.ts';
import { createDelivery, eventHosts, prepareDeliveries } from './delivery.ts';
import { stampEnvironment } from './environment-stamp.ts';
import { startTracing } from './start-tracing.ts';

export interface RunWorkerDeps {
  readonly config: Config;
  readonly keys: VaultKeys;
  readonly mongodbUri: string;
  readonly runtime: Runtime;
  readonly log: Log;
  /** Aborts the start: it fails at its next step. */
  readonly stopSignal: AbortSignal;
}

export interface RunningWorker {
  /** Finishes current deliveries and closes. Later calls return the same promise. */
  stop(): Promise<void>;
}

/** Delay before a failed change stream is reopened, in milliseconds. */
const WATCH_RETRY_MS = 1_000;

interface Parts {
  readonly db: Db;
  readonly tracing: Tracing | undefined;
  readonly stopping: () => boolean;
  /** Takes what stops the parts, in start order. */
  readonly closers: Closer[];
  readonly deadline: Deadline;
}

/** Starts the worker's parts. */
async function startParts(deps: RunWorkerDeps, { db, tracing, stopping, closers, deadline }: Parts): Promise<void> {
  const { config, keys, runtime, log } = deps;
  const metrics = createMetrics({ operations: [] });
  registerDatabaseMetrics(metrics.registry, createDatabaseHealth(db));
  const queueFigures = createQueueFigures(db, eventHosts);
  registerQueueMetrics(metrics.registry, () => queueFigures(runtime.clock.now()));
  await prepareDeliveries(db);
  const merchants = merchantStore({ db, audit: auditLog(db) });
  const directory = merchantDirectory({ merchants, clock: runtime.clock });
  const sealer = createSealer({ keys, random: runtime.random });
  const counted = countEvents(metrics.webhooks);
  const elapsed = () => performance.now();
  const lag = createDeliveryLag({ elapsed, utilization: loopUtilization(), process: 'worker' });
  const group = createWorkerGroup({ db, worker: shortId('wrk', runtime.random), lag, elapsed, log });
  const delivery = { db, config, directory, sealer, runtime, log, metrics: counted.metrics, tracing };
  const worker = createDelivery({ ...delivery, lag, group });
  registerLatenessMetrics(metrics.registry, () => ({
    lagMs: lag.current(),
    claimAgeMs: worker.claimAgeMs(),
    waitingOrders: null,
  }));
  if (config.ops !== null) {
    // Links in errors point to the API reference, which only the service serves.
    const publicBaseUrl = config.publicBaseUrl ?? localBaseUrl(config.host, config.port);
    const ops = await listen({ ...config.ops, publicBaseUrl, log, random: runtime.random });
    closers.push(deadline.limit(ops.drain));
    const unready = createUnready(db, () => (stopping() ? 'the worker is stopping' : undefined));
    ops.serve(plainListener({ unready, metrics, random: runtime.random, errorBody: createErrorBody(publicBaseUrl) }));
  }
  worker.start();
  closers.push(deadline.limit(worker.stop));
  const listening = { db, hosts: eventHosts, notify: worker.notifyOutbox, log, againMs: WATCH_RETRY_MS };
  const notifier = createOutboxNotifier({ ...listening, poll: worker.pollOutbox, count: counted.count });
  closers.push(notifier.stop);
}

/** Starts a worker. @throws the start error, after stopping all that was started. */
export async function runWorker(deps: RunWorkerDeps): Promise<RunningWorker> {
  const { config, log } = deps;
  warnOfRisks(config, log);
  const { traces, environment } = config;
  const closers: Closer[] = [];
  const deadline = createDeadline();
  let stopping = false;
  let stopped: Promise<void> | undefined;
  const stop = () => {
    if (!stopping) deadline.start();
    stopping = true;
    stopped ??= closeAll(closers);
    return stopped;
  };
  try {
    const traced =
      traces === null ? null : await startTracing({ traces, environment, serviceName: 'card-payments-worker', log });
    // Closed last, so that the spans of the last deliveries are sent, too.
    if (traced !== null) closers.push(traced.stop);
    const mongo = await connectMongo(deps.mongodbUri);
    closers.push(mongo.close);
    await stampEnvironment(mongo.db, environment, deps.runtime.clock);
    deps.stopSignal.throwIfAborted();
    await startParts(deps, { db: mongo.db, tracing: traced?.tracing, stopping: () => stopping, closers, deadline });
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
