/**
 * Runs the service: database, port, workers, and an orderly end. Reads no environment; main.ts does.
 */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ErrorCode } from '../generated/values.ts';
import type { Config } from './config.ts';
import { type Demo, keepDemoFile } from './demo/demo-file.ts';
import { ApiError } from './http/api-error.ts';
import type { Log } from './http/log.ts';
import { errorBody } from './http/wire.ts';
import { connectMongo } from './mongo/client.ts';
import { startEmbeddedMongod } from './mongo/embedded-mongod.ts';
import { keepOperatorKey } from './operator/keep-operator-key.ts';
import type { Runtime } from './runtime.ts';
import { createService } from './service.ts';
import type { VaultKeys } from './vault/keys.ts';

/** How long requests under way may take to end once the service is told to stop. */
const DRAIN_MS = 10_000;
/** A client that sends its request more slowly than this is cut off. */
const SLOWEST_HEADERS_MS = 10_000;
const SLOWEST_REQUEST_MS = 20_000;

export interface RunDeps {
  readonly config: Config;
  readonly keys: VaultKeys;
  readonly runtime: Runtime;
  readonly log: Log;
  /** Where an embedded mongod is looked for (PATH) and what it is fetched with. */
  readonly toolEnv: NodeJS.ProcessEnv;
  /** Tells a person how the start goes on. */
  readonly say: (line: string) => void;
}

export interface RunningService {
  readonly baseUrl: string;
  readonly demo: Demo | null;
  /** Takes nothing new, ends what is under way, stops the database it started. */
  stop(): Promise<void>;
}

/** What answers until the service is put together, and what answers then. */
interface Listening {
  readonly server: Server;
  readonly port: number;
  serve(app: RequestListener): void;
}

const notYet: RequestListener = (_req, res) => {
  const error = new ApiError(ErrorCode.service_unavailable, {
    message: 'The service is starting; try again in a second.',
  });
  const requestId = 'req_starting';
  res.writeHead(503, {
    'Content-Type': 'application/json',
    'Retry-After': '1',
    'x-request-id': requestId,
    'x-response-id': 'rsp_starting',
  });
  res.end(JSON.stringify(errorBody(error, requestId)));
};

async function listen(host: string, port: number): Promise<Listening> {
  let answer = notYet;
  const options = { headersTimeout: SLOWEST_HEADERS_MS, requestTimeout: SLOWEST_REQUEST_MS };
  const server = createServer(options, (req, res) => answer(req, res));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address: AddressInfo | string | null = server.address();
  return {
    server,
    port: typeof address === 'object' && address !== null ? address.port : port,
    serve: (app) => {
      answer = app;
    },
  };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** A name that a browser on this machine can open. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

export async function runService({ config, keys, runtime, log, toolEnv, say }: RunDeps): Promise<RunningService> {
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const closer of closers.reverse()) await closer();
  };
  let stopping = false;
  try {
    const main = await listen(config.host, config.port);
    closers.push(() => close(main.server));
    let uri = config.mongodbUri;
    if (uri === undefined) {
      const mongod = await startEmbeddedMongod({ directory: join(config.dataDir, 'mongod'), env: toolEnv, say });
      closers.push(mongod.stop);
      uri = mongod.uri;
    }
    const mongo = await connectMongo(uri);
    closers.push(mongo.close);

    const baseUrl = config.publicBaseUrl ?? `http://${reachable(config.host)}:${main.port}`;
    const operatorKey = config.operatorKey ?? (await keepOperatorKey(config.dataDir, runtime.random));
    const service = createService({
      db: mongo.db,
      config,
      publicBaseUrl: baseUrl,
      staticBaseUrl: config.staticBaseUrl ?? baseUrl,
      operatorKey,
      keys,
      runtime,
      log,
      stopping: () => (stopping ? 'the service is stopping' : undefined),
    });
    await service.ensureIndexes();
    const demo =
      config.demoMerchant === 'on'
        ? await keepDemoFile(config.dataDir, { baseUrl, operatorKey }, runtime.random)
        : null;
    if (demo !== null) await service.ensureDemoMerchant(demo);
    main.serve(service.app);
    if (config.ops !== null) {
      const ops = await listen(config.ops.host, config.ops.port);
      closers.push(() => close(ops.server));
      ops.serve(service.opsApp);
    }
    service.webhooks.start();
    closers.push(service.webhooks.stop);
    service.housekeeper.start();
    closers.push(service.housekeeper.stop);
    await service.warmUp();
    let stopped: Promise<void> | undefined;
    return {
      baseUrl,
      demo,
      stop: () => {
        stopping = true;
        stopped ??= closeAll();
        return stopped;
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
