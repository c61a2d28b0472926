/**
 * A service with a merchant who pays through simulated gateways: a mongod, the simulators of Stripe and Adyen in this process,
 * and the built service as a process of its own, which can be killed and started again at the same address.
 */
import { join } from 'node:path';
import type { Db, MongoClient } from 'mongodb';
import { assertOk } from '../../../generated/client/index.ts';
import type { Demo } from '../../../server/compose/demo/demo-file.ts';
import { connectMongo } from '../../../server/storage/mongo/client.ts';
import { loginToSettings, readDemo, type ServiceProcess, startServiceProcess } from '../../demo/service-process.ts';
import { startEmbeddedMongod } from '../../dev-mongod/embedded-mongod.ts';
import type { GatewaySimulator } from '../../gateway-simulator/running-simulator.ts';
import { startGatewaySimulator } from '../../gateway-simulator/simulator.ts';
import { freePort } from '../../ports.ts';
import { type GatewayCallWatcher, startGatewayCallProxy } from './gateway-calls.ts';
import { type OrderStepWatcher, startOrderStepProxy } from './order-steps.ts';

export type GatewayName = 'STRIPE' | 'ADYEN';

/** The reference ids of the gateway configurations, by which an order chooses one. */
export const referenceIds: Readonly<Record<GatewayName, string>> = { STRIPE: 'by_stripe', ADYEN: 'by_adyen' };

const WEBHOOK_SECRET = 'whsec_simulatedsecret';
const HMAC_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';

/** The gateways' credentials. */
export const credentials: Readonly<Record<GatewayName, Readonly<Record<string, string>>>> = {
  STRIPE: { secret_key: 'sk_test_simulated', webhook_secret: WEBHOOK_SECRET },
  ADYEN: { api_key: 'AQEsimulatedsimulated', merchant_account: 'TestMerchantECOM', hmac_key: HMAC_KEY },
};

/** Several minutes: longer than every restart. */
const retries = { attempts: 80, firstDelayMs: 100 };

export interface GatewayShop {
  /** The files of mongod and of the service. */
  readonly directory: string;
  readonly mongo: MongoClient;
  readonly db: Db;
  readonly demo: Demo;
  readonly simulators: Readonly<Record<GatewayName, GatewaySimulator>>;
  readonly baseUrl: string;
  /** What each process of the service has written to its log and to standard error, in pieces. */
  readonly outputs: readonly (readonly string[])[];
  /** Waits until the service runs. */
  running(): Promise<ServiceProcess>;
  /** Kills the service and starts it again. Resolves when it is dead. */
  killAndRestart(): Promise<void>;
  close(): Promise<void>;
}

export interface GatewayShopOptions {
  /** An existing directory for the data of mongod and of the service. */
  readonly directory: string;
  readonly seed: number;
  readonly reconcileAfterSeconds: number;
  /** Sees the service's writes and calls before they pass. */
  readonly watcher?: OrderStepWatcher & GatewayCallWatcher;
  readonly log: (line: string) => void;
}

/** Build the service first. The merchant has the configurations SANDBOX (default), STRIPE and ADYEN. */
export async function startGatewayShop(options: GatewayShopOptions): Promise<GatewayShop> {
  const { directory, seed, reconcileAfterSeconds, watcher, log } = options;
  const mongod = await startEmbeddedMongod({ directory: join(directory, 'mongod'), env: process.env, log });
  const mongo = await connectMongo(mongod.uri);
  const simulators = {
    STRIPE: await startGatewaySimulator({ gateway: 'stripe', port: 0, seed, retries }),
    ADYEN: await startGatewaySimulator({ gateway: 'adyen', port: 0, seed: seed + 1, retries }),
  };
  const { STRIPE, ADYEN } = simulators;
  const steps = watcher === undefined ? undefined : await startOrderStepProxy(mongod.uri, watcher);
  const between =
    watcher === undefined ? [] : [STRIPE, ADYEN].map(({ origin }) => startGatewayCallProxy(origin, watcher));
  const [stripe, adyen] = await Promise.all(between);
  const port = await freePort();
  const env = {
    DATA_DIR: join(directory, 'data'),
    MONGODB_URI: steps?.uri ?? mongod.uri,
    PORT: String(port),
    SVC_ENV: 'sandbox',
    RECONCILE_AFTER_SECONDS: String(reconcileAfterSeconds),
    STRIPE_API_BASE: stripe?.origin ?? STRIPE.origin,
    ADYEN_API_BASE: adyen?.origin ?? ADYEN.origin,
  } as const;
  const outputs: string[][] = [];
  const start = () => {
    const output: string[] = [];
    outputs.push(output);
    return startServiceProcess(env, (text) => output.push(text));
  };
  // The first start creates the demo merchant and its keys.
  let service = start();
  const restart = () => {
    service = start();
    // Calls wait for the service: without it they would wait forever.
    service.catch((error: unknown) => {
      log(String(error));
      process.exit(1);
    });
  };
  const { baseUrl } = await service;
  const demo = await readDemo(env.DATA_DIR);
  const settings = await loginToSettings(baseUrl, demo);
  const ids: string[] = [];
  for (const gateway of ['STRIPE', 'ADYEN'] as const) {
    const reference_id = referenceIds[gateway];
    const body = { gateway, name: gateway, reference_id, credentials: { ...credentials[gateway] }, is_default: false };
    const created = await settings.createGatewayConfig({ body });
    assertOk(created);
    const secret = gateway === 'STRIPE' ? WEBHOOK_SECRET : HMAC_KEY;
    simulators[gateway].notify({ url: created.body.callback_url, secret });
    ids.push(created.body.gateway_config_id);
  }
  // Orders without a reference id go to Stripe, and to Adyen when Stripe cannot take them.
  assertOk(await settings.replaceRoutingRules({ body: { rules: [{ name: 'either', gateway_config_ids: ids }] } }));

  return {
    directory,
    mongo: mongo.client,
    db: mongo.db,
    demo,
    simulators,
    baseUrl,
    outputs,
    running: () => service,
    async killAndRestart() {
      await (await service).kill();
      restart();
    },
    async close() {
      await (await service).stop();
      await Promise.all([STRIPE.close(), ADYEN.close(), stripe?.close(), adyen?.close(), steps?.close()]);
      await mongo.close();
      await mongod.stop();
    },
  };
}
