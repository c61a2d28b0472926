/** What the webhook bench stands on: a mongod, a receiver, and the built service and worker on a core of their own. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Db } from 'mongodb';
import { assertOk } from '../../../generated/client/index.ts';
import { EventName } from '../../../generated/values.ts';
import { connectMongo } from '../../../server/storage/mongo/client.ts';
import { buildServer, SERVER_BUNDLE, WORKER_BUNDLE } from '../../build-server.ts';
import { launch, loginToSettings, readDemo, type ServiceEnv, type StartedProcess } from '../../demo/service-process.ts';
import { startEmbeddedMongod } from '../../dev-mongod/embedded-mongod.ts';
import { newRsaPair } from '../../encrypted-examples/message.ts';
import { type Cores, type Pinning, pinnedNode } from '../measure/pinning.ts';
import { type BenchReceiver, startReceiver } from './receiver.ts';

const BARE_SENDER = join(import.meta.dirname, 'bare-sender.ts');
const BARE_ORDERS = join(import.meta.dirname, 'bare-orders.ts');

export interface BenchService {
  readonly baseUrl: string;
  readonly merchantId: string;
  readonly apiKey: string;
  /** The processes that do the work: the service, and its worker where it has one. */
  readonly pids: readonly number[];
  stop(): Promise<void>;
}

export interface BenchWorker {
  readonly pid: number;
  stop(): Promise<void>;
  /** Ends it by SIGKILL. */
  kill(): Promise<void>;
}

export interface BenchEnvironment {
  readonly db: Db;
  readonly receiver: BenchReceiver;
  /**
   * Starts the service. `beside`: a worker process beside it delivers, and the service itself does not. `root`: the
   * folder of the project whose build runs, with the options of its image. `database`: another one than `db`. `node`:
   * another program than this one.
   */
  startService(options?: {
    worker?: 'inside' | 'beside';
    root?: string;
    database?: string;
    node?: string | undefined;
  }): Promise<BenchService>;
  /** Starts a worker. `address`: where it sends from, by which a receiver knows it. `node`: as for the service. `cores`: `own` by default. */
  startWorker(options?: {
    address?: string;
    database?: string;
    node?: string | undefined;
    cores?: Cores;
  }): Promise<BenchWorker>;
  /** Another database of the same mongod. */
  databaseOf(name: string): Db;
  /** Runs the bare sender on the measured core. Answers what it printed. */
  runBare(args: readonly string[]): Promise<string>;
  /** Starts the bare server of orders on the measured core. */
  startBareOrders(): Promise<Pick<BenchService, 'baseUrl' | 'stop'>>;
  /** The merchant's settings; the service must run. */
  configure(service: BenchService, bodies: 'plain' | 'encrypted'): Promise<void>;
  /** Takes out all orders and events, of other databases too. */
  clear(others?: readonly Db[]): Promise<void>;
  close(): Promise<void>;
}

export interface EnvironmentOptions {
  readonly scratch: string;
  readonly env: NodeJS.ProcessEnv;
  readonly pinning: Pinning;
  readonly log: (line: string) => void;
}

/** Node.js options with which a checkout, of whatever version, starts its programs: those of its image. */
async function nodeArgumentsOf(root: string): Promise<readonly string[]> {
  const [, command] = /^CMD (\[.*\])$/m.exec(await readFile(join(root, 'Dockerfile'), 'utf8')) ?? [];
  if (command === undefined) throw new Error(`${root}/Dockerfile has no CMD that is a list`);
  const words: readonly string[] = JSON.parse(command);
  return words.slice(1, -1);
}

export async function prepareEnvironment({
  scratch,
  env,
  pinning,
  log,
}: EnvironmentOptions): Promise<BenchEnvironment> {
  await buildServer();
  const dataDir = join(scratch, 'data');
  const mongod = await startEmbeddedMongod({ directory: join(scratch, 'mongod'), env, log });
  const mongo = await connectMongo(mongod.uri);
  const receiver = await startReceiver();
  const { publicKey: merchantKey } = newRsaPair();
  /** What was started and has not ended, so that a failed measurement leaves nothing behind. */
  const running = new Set<StartedProcess>();

  /** Runs Node on the measured core, unless `cores` says otherwise, until it is ready. */
  const startNode = async (
    args: readonly string[],
    env: ServiceEnv,
    node?: string,
    cores?: Cores,
  ): Promise<StartedProcess & { readonly at: string }> => {
    const [program, words] = pinnedNode(pinning, args, node, cores);
    const started = launch([program, ...words], env);
    running.add(started);
    void started.ended.then(() => running.delete(started));
    const at = await started.ready;
    if (at === undefined) throw new Error(`${args.join(' ')} did not start: ${started.stderr()}`);
    return { ...started, at };
  };
  const inDatabase = (name: string): Pick<ServiceEnv, 'DATA_DIR' | 'MONGODB_URI'> => {
    if (name === mongo.db.databaseName) return { DATA_DIR: dataDir, MONGODB_URI: mongod.uri };
    const uri = new URL(mongod.uri);
    uri.pathname = `/${name}`;
    return { DATA_DIR: `${dataDir}-${name}`, MONGODB_URI: uri.href };
  };
  const start = async (
    bundle: string,
    options: {
      readonly root?: string;
      readonly delivery?: 'on' | 'off';
      readonly address?: string;
      readonly database?: string;
      readonly node?: string | undefined;
      readonly cores?: Cores;
    } = {},
  ) => {
    const { root = '.', delivery = 'on', address = '', database = mongo.db.databaseName, node, cores } = options;
    const variables = {
      ...inDatabase(database),
      SVC_ENV: 'sandbox',
      LOG_LEVEL: 'error',
      WEBHOOK_DELIVERY: delivery,
      WEBHOOK_LOCAL_ADDRESS: address,
    } as const;
    return startNode([...(await nodeArgumentsOf(root)), join(root, bundle)], variables, node, cores);
  };

  const configure: BenchEnvironment['configure'] = async ({ baseUrl }, bodies) => {
    const settings = await loginToSettings(baseUrl, await readDemo(dataDir));
    if (bodies === 'encrypted') {
      assertOk(await settings.putMessageKey({ path: { kid: 'bench' }, body: { merchant_public_key: merchantKey } }));
    }
    const webhook = { url: receiver.urlOf(0), events: [EventName.ORDER_CREATED], encrypted: bodies === 'encrypted' };
    assertOk(await settings.replaceWebhookSettings({ body: webhook }));
    await sleep(1_500);
  };

  return {
    db: mongo.db,
    receiver,
    configure,
    databaseOf: (name) => mongo.client.db(name),
    async startService({ worker = 'inside', root = '.', database = mongo.db.databaseName, node } = {}) {
      const delivery = worker === 'inside' ? 'on' : 'off';
      const service = await start(SERVER_BUNDLE, { root, delivery, database, node });
      const started = worker === 'inside' ? [service] : [service, await start(WORKER_BUNDLE, { root, database, node })];
      const { merchantId, apiKey } = await readDemo(inDatabase(database).DATA_DIR);
      return {
        baseUrl: service.at,
        merchantId,
        apiKey,
        pids: started.map(({ pid }) => pid),
        async stop() {
          for (const each of started) await each.stop();
        },
      };
    },
    async startWorker(options) {
      const { pid, stop, kill } = await start(WORKER_BUNDLE, options);
      return {
        pid,
        async stop() {
          await stop();
        },
        async kill() {
          await kill();
        },
      };
    },
    async runBare(args) {
      const [program, words] = pinnedNode(pinning, ['--import', 'tsx', BARE_SENDER, ...args]);
      return (await promisify(execFile)(program, [...words])).stdout;
    },
    async startBareOrders() {
      const args = ['--import', 'tsx', BARE_ORDERS, mongod.uri, receiver.urlOf(0)];
      const { at, stop } = await startNode(args, { DATA_DIR: dataDir });
      return {
        baseUrl: at,
        async stop() {
          await stop();
        },
      };
    },
    async clear(others = []) {
      for (const db of [mongo.db, ...others]) {
        for (const name of ['orders', 'order_index', 'webhook_deliveries', 'webhook_endpoints']) {
          await db.collection(name).deleteMany({});
        }
        // Held by a process that is gone, it would keep the next one from the order index for half a minute.
        await db.collection<{ readonly _id: string }>('order_index_state').deleteOne({ _id: 'lease' });
      }
      receiver.received.clear();
      receiver.orders.clear();
    },
    async close() {
      await Promise.all([...running].map(({ kill }) => kill()));
      await receiver.close();
      await mongo.close();
      await mongod.stop();
    },
  };
}
