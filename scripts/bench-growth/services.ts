/** One service for each size, over a filled database of its own in the same mongod, so that the sizes can be measured in turn. */
import { join } from 'node:path';
import { assertOk, createAdminClient } from '../../generated/client/index.ts';
import { DEMO_MERCHANT_ID } from '../../server/domain/merchants/merchant.ts';
import { connectMongo } from '../../server/storage/mongo/client.ts';
import { type Pinning, pinnedNode } from '../bench/measure/pinning.ts';
import { NODE_ARGUMENTS, SERVER_BUNDLE } from '../build-server.ts';
import { launch, readDemo } from '../demo/service-process.ts';
import { fillOrders } from './fill.ts';

export interface GrownService {
  readonly size: number;
  readonly baseUrl: string;
  readonly db: Awaited<ReturnType<typeof connectMongo>>['db'];
  /** Seconds to insert the orders, and to start the service, which builds the indexes. */
  readonly fillSeconds: number;
  readonly startSeconds: number;
  /** Of the calls of the merchant, and of the settings. */
  readonly merchantHeaders: Readonly<Record<string, string>>;
  readonly settingsHeaders: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export interface GrownServiceOptions {
  readonly size: number;
  /** The connection string, without the name of a database. */
  readonly mongodbUri: string;
  readonly scratch: string;
  readonly pinning: Pinning;
  readonly log: (line: string) => void;
}

export async function startGrownService(options: GrownServiceOptions): Promise<GrownService> {
  const { size, mongodbUri, scratch, pinning, log } = options;
  const uri = mongodbUri.replace('/?', `/grown_${size}?`);
  const mongo = await connectMongo(uri);
  const started = performance.now();
  await fillOrders(mongo.db, DEMO_MERCHANT_ID, size, log);
  const filled = performance.now();
  const dataDir = join(scratch, `data-${size}`);
  const [program, args] = pinnedNode(pinning, [...NODE_ARGUMENTS, SERVER_BUNDLE]);
  const service = launch([program, ...args], {
    DATA_DIR: dataDir,
    MONGODB_URI: uri,
    SVC_ENV: 'sandbox',
    LOG_LEVEL: 'error',
  });
  const baseUrl = await service.ready;
  if (baseUrl === undefined) throw new Error(`the service of ${size} orders did not start: ${service.stderr()}`);
  const ready = performance.now();
  const { apiKey, settingsUsername: username, settingsPassword: password } = await readDemo(dataDir);
  const login = await createAdminClient({ baseUrl }).login({ body: { username, password } });
  assertOk(login);
  return {
    size,
    baseUrl,
    db: mongo.db,
    fillSeconds: (filled - started) / 1_000,
    startSeconds: (ready - filled) / 1_000,
    merchantHeaders: {
      'x-merchantid': DEMO_MERCHANT_ID,
      authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
    },
    settingsHeaders: { authorization: `Bearer ${login.body.access_token}` },
    async stop() {
      await service.stop();
      await mongo.close();
    },
  };
}
