/**
 * Runs the service: database, listeners, workers and an orderly shutdown. main.ts reads the environment.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD_COST_LOG2 } from '../auth/password.ts';
import { listen, localBaseUrl } from '../http/server/listener.ts';
import { type Config, warnOfRisks } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import type { Random, Runtime } from '../platform/runtime.ts';
import { connectMongo } from '../storage/mongo/client.ts';
import { traceDatabase } from '../storage/mongo/trace-database.ts';
import type { VaultKeys } from '../vault/keys.ts';
import { type Closer, closeAll, createDeadline } from './close-all.ts';
import { type Demo, storeDemoFile } from './demo/demo-file.ts';
import { makeDemoData } from './demo-data/demo-data.ts';
import { ORDERS } from './demo-data/plan.ts';
import { stampEnvironment } from './environment-stamp.ts';
import type { ServiceDeps } from './modules.ts';
import { createDemoService, createService } from './service.ts';
import { startTracing } from './start-tracing.ts';

export interface RunDeps {
  readonly config: Config;
  readonly keys: VaultKeys;
  readonly mongodbUri: string;
  readonly runtime: Runtime;
  readonly log: Log;
  /** `requested`: makes a month of demo data before the service takes requests. Sandbox only. */
  readonly demoData: 'requested' | 'none';
  /** Aborts the start: it fails at its next step. */
  readonly stopSignal: AbortSignal;
}

export interface RunningService {
  readonly baseUrl: string;
  readonly demo: Demo | null;
  /** Takes requests for the shutdown delay, drains open ones and stops the workers. Later calls return the same promise. */
  stop(): Promise<void>;
}

const noDemoMerchant =
  '--demo-data needs the demo merchant: run a sandbox (SVC_ENV=sandbox) without DEMO_MERCHANT=off, or start without --demo-data.';

/** How long a stop waits for background work before webhooks stop, in milliseconds: as long as for the last requests. */
const BACKGROUND_MS = 30_000;

/**
 * Reads the operator key of a sandbox without OPERATOR_KEY from the data directory; the first start creates it, readable only by its
 * owner. Production requires OPERATOR_KEY.
 */
async function storeOperatorKey(dataDir: string, random: Random): Promise<string> {
  const path = join(dataDir, 'operator.key');
  await mkdir(dataDir, { recursive: true });
  const fresh = `svc_op_${random.bytes(32).toString('hex')}\n`;
  // With concurrent starts, one process writes the file and all read it.
  await writeFile(path, fresh, { mode: 0o600, flag: 'wx' }).catch(() => undefined);
  return (await readFile(path, 'utf8')).trim();
}

/**
 * Starts the service and resolves when it is ready for requests.
 * @throws the start error, after closing all that was started.
 */
export async function runService(deps: RunDeps): Promise<RunningService> {
  const { config, keys, mongodbUri, runtime, log, demoData, stopSignal } = deps;
  warnOfRisks(config, log);
  const { host, port, publicBaseUrl, environment, traces } = config;
  const main = await listen({ host, port, publicBaseUrl, log, random: runtime.random });
  const closers: Closer[] = [];
  /** Stop background work. Each resolves when what it has begun has ended, which can take two calls of a gateway. */
  const background: Closer[] = [];
  let stopWebhooks: Closer = async () => {};
  const deadline = createDeadline();
  let stopping = false;
  let stopped: Promise<void> | undefined;

  // Requests are still served for `delayMs`, until the load balancer has seen /ready. Drain them while their dependencies still
  // run. The ops address closes after the workers, so that /ready reports the shutdown until then.
  async function stop(delayMs: number): Promise<void> {
    stopping = true;
    main.retire();
    await sleep(delayMs);
    deadline.start();
    const ended = Promise.all(background.map((end) => end()));
    const inTime = Promise.race([ended, sleep(BACKGROUND_MS, undefined, { ref: false })]);
    // closeAll reports a failure.
    await Promise.all([main.drain(), inTime.catch(() => undefined)]);
    // Webhooks first: what the last requests and the background work raised still goes out.
    await closeAll([...closers, deadline.limit(() => ended), stopWebhooks]);
  }

  try {
    stopSignal.throwIfAborted();
    const traced =
      traces === null ? null : await startTracing({ traces, environment, serviceName: 'card-payments-service', log });
    // Closed last, so that the spans of the shutdown are sent, too.
    if (traced !== null) closers.push(traced.stop);
    const mongo = await connectMongo(mongodbUri);
    closers.push(mongo.close);
    await stampEnvironment(mongo.db, environment, runtime.clock);
    stopSignal.throwIfAborted();

    const baseUrl = publicBaseUrl ?? localBaseUrl(host, main.port);
    const operatorKey = config.operatorKey ?? (await storeOperatorKey(config.dataDir, runtime.random));
    const serviceDeps: ServiceDeps = {
      db: traceDatabase(mongo.db, traced?.tracing),
      config,
      publicBaseUrl: baseUrl,
      staticBaseUrl: config.staticBaseUrl ?? baseUrl,
      operatorKey,
      keys,
      passwordCostLog2: PASSWORD_COST_LOG2,
      runtime,
      log,
      tracing: traced?.tracing,
      stopping: () => (stopping ? 'the service is stopping' : undefined),
    };
    const service = createService(serviceDeps);
    closers.push(service.auditSettled, service.requestsRecorded, deadline.limit(service.closeGateways));
    await service.ensureIndexes();
    // An embedded database belongs to one process: open audit entries are left over from a stopped one.
    await service.collectAudit({ sole: config.mongodbUri === undefined });
    const demo =
      config.demoMerchant === 'on'
        ? await storeDemoFile(config.dataDir, { baseUrl, operatorKey }, runtime.random)
        : null;
    if (demoData === 'requested') {
      if (demo === null) throw new Error(noDemoMerchant);
      await makeDemoData({
        createService: (at) => createDemoService(serviceDeps, at),
        demo,
        orders: ORDERS,
        end: runtime.clock.now(),
        stopSignal,
        report: (line) => log.info(line),
      });
    }
    if (demo !== null) await service.ensureDemoMerchant(demo);
    main.serve(service.app);
    if (config.ops !== null) {
      const ops = await listen({ ...config.ops, publicBaseUrl: baseUrl, log, random: runtime.random });
      closers.push(deadline.limit(ops.drain));
      ops.serve(service.opsApp);
    }
    if (config.webhookDelivery === 'on') {
      service.webhooks.start();
      stopWebhooks = deadline.limit(service.webhooks.stop);
    }
    service.reconciler.start();
    background.push(service.reconciler.stop);
    service.orderProjector.start();
    background.push(service.orderProjector.stop);
    service.tokenWorker.start();
    background.push(service.tokenWorker.stop);
    service.cardWorker.start();
    background.push(service.cardWorker.stop);
    await service.warmUp();
    stopSignal.throwIfAborted();
    return {
      baseUrl,
      demo,
      stop: () => {
        stopped ??= stop(config.shutdownDelayMs);
        return stopped;
      },
    };
  } catch (error) {
    await stop(0);
    throw error;
  }
}
