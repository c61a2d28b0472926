/**
 * The real service for a test, with its own database and port, and a clock that the test moves. Its workers run only when the
 * test runs them.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import type { Db } from 'mongodb';
import { AdminOperationId, AuditActor, AuditOutcome } from '../../generated/values.ts';
import { listenLocally } from '../../scripts/ports.ts';
import { createPasswords } from '../../server/auth/password.ts';
import type { ServiceDeps } from '../../server/compose/modules.ts';
import { prepareDatabase } from '../../server/compose/prepare-database.ts';
import { composeService, type Service } from '../../server/compose/service.ts';
import { keptApiKey } from '../../server/domain/merchants/api-key.ts';
import { asSecret, changedFields } from '../../server/domain/merchants/changed-fields.ts';
import type { Merchant } from '../../server/domain/merchants/merchant.ts';
import { newMerchant } from '../../server/domain/merchants/new-merchant.ts';
import type { GatewayHttpLimits } from '../../server/gateways/http-client.ts';
import { createValidation } from '../../server/http/contract/validation.ts';
import { KEEP_ALIVE_MS } from '../../server/http/server/listener.ts';
import type { Config } from '../../server/platform/config.ts';
import { createLog } from '../../server/platform/log.ts';
import { shortId } from '../../server/platform/runtime.ts';
import type { Tracing } from '../../server/platform/tracing.ts';
import { auditLog } from '../../server/storage/audit-log.ts';
import { merchantStore } from '../../server/storage/merchants.ts';
import { traceDatabase } from '../../server/storage/mongo/trace-database.ts';
import { createOrderStore } from '../../server/storage/orders.ts';
import { createVaultKeys, type VaultKeys } from '../../server/vault/keys.ts';
import { createSealer, type RewrappingSealer } from '../../server/vault/seal.ts';
import { type Caller, createCaller } from './caller.ts';
import { type FreshDatabase, preparedDatabase } from './mongo.ts';
import { testConfig } from './test-config.ts';
import { type ManualClock, manualClock } from './test-runtime.ts';
import { watchAnswers } from './watch-answers.ts';

export const OPERATOR_KEY = 'svc_op_test_operator_key_0123456789abcdef';
export const WEBHOOK_USERNAME = 'hooks';
export const WEBHOOK_PASSWORD = 'hook:pass word';
export const RESPONSE_KEY = 'resp_key_test';
/** The cheapest cost: test/unit/settings/password.test.ts tests the real one. */
const PASSWORD_COST_LOG2 = 4;
export const SETTINGS_PASSWORD = 'settings password of the test';
/** Shared by the services of all files: it depends on the contract only, and compiling it takes a second. */
const validation = createValidation();

export interface TestMerchant {
  readonly merchantId: string;
  readonly apiKey: string;
  readonly settingsUsername: string;
}

export interface SettingsLogin {
  readonly username: string;
  readonly password: string;
}

export interface TestService {
  readonly baseUrl: string;
  readonly service: Service;
  /** The dependencies of the service, to create another one with.  */
  readonly deps: ServiceDeps;
  readonly database: FreshDatabase;
  readonly clock: ManualClock;
  readonly sealer: RewrappingSealer;
  /** A merchant that can take payments at once. */
  readonly merchant: TestMerchant;
  /** Calls as this merchant, every answer checked against the contract. */
  readonly call: Caller;
  /** The log lines so far. */
  readonly logLines: () => readonly string[];
  /** Calls as another merchant. */
  callAs(merchant: Pick<TestMerchant, 'merchantId' | 'apiKey'>): Caller;
  /** Creates another merchant; `change` changes it, `login` opens its settings. */
  addMerchant(
    merchantId: string,
    change?: (merchant: Merchant) => Merchant,
    login?: SettingsLogin,
  ): Promise<TestMerchant>;
  /** Runs the reconciler, the token and card workers, the webhook worker and the order projector until nothing is due. */
  runWorkers(): Promise<void>;
  close(): Promise<void>;
}

export interface TestServiceOptions {
  readonly label: string;
  readonly config?: Partial<Config>;
  /** Wraps the database that the service uses. */
  readonly through?: (db: Db) => Db;
  /** One that no other file has used, for a test that looks into the log of writes. */
  readonly database?: FreshDatabase;
  /** Changes the first merchant. */
  readonly merchant?: (merchant: Merchant) => Merchant;
  /** The vault's keys, where a test wants its own. */
  readonly keys?: VaultKeys;
  /** The time limits of calls to gateways, where a test wants its own. */
  readonly gatewayLimits?: GatewayHttpLimits;
  /** Traces the service, its database included. */
  readonly tracing?: Tracing;
}

function lineSink() {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, sink };
}

/** `createService` with the validation that all services of the tests share. */
export function createTestService(deps: ServiceDeps): Service {
  const merchants = merchantStore({ db: deps.db, audit: auditLog(deps.db) });
  return composeService(deps, { orders: createOrderStore(deps.db), merchants, validation });
}

export async function startService(options: TestServiceOptions): Promise<TestService> {
  const database = options.database ?? (await preparedDatabase(options.label, prepareDatabase));
  const clock = manualClock();
  const random = { bytes: (length: number) => randomBytes(length) };
  const runtime = { clock, random };
  const keys = options.keys ?? createVaultKeys({ secretRoot: randomBytes(32), sealing: randomBytes(32), old: [] });
  const { lines, sink } = lineSink();
  const traceIds = options.tracing === undefined ? 'off' : 'on';
  const log = createLog({ level: 'info', format: 'json', traceIds, destination: sink });

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  const watched = watchAnswers(server, options.label, options.config?.ops ? /^\/operator\// : undefined);
  const baseUrl = await listenLocally(server);
  const { through = (db: Db) => db } = options;
  const deps: ServiceDeps = {
    db: traceDatabase(through(database.serviceDb), options.tracing),
    config: { ...testConfig, ...options.config },
    publicBaseUrl: baseUrl,
    staticBaseUrl: baseUrl,
    operatorKey: OPERATOR_KEY,
    keys,
    passwordCostLog2: PASSWORD_COST_LOG2,
    runtime,
    log,
    tracing: options.tracing,
    stopping: () => undefined,
    ...(options.gatewayLimits === undefined ? {} : { gatewayLimits: options.gatewayLimits }),
  };
  const service = createTestService(deps);
  await service.ensureIndexes();
  server.on('request', service.app);

  const sealer = createSealer({ keys, random });
  const merchants = merchantStore({ db: database.db, audit: auditLog(database.db) });
  const passwords = createPasswords({ random, costLog2: PASSWORD_COST_LOG2 });

  async function addMerchant(
    merchantId: string,
    change = (merchant: Merchant) => merchant,
    login: SettingsLogin = { username: `${merchantId}_settings`, password: SETTINGS_PASSWORD },
  ): Promise<TestMerchant> {
    const apiKey = `svc_key_${randomBytes(32).toString('hex')}`;
    const settingsUsername = login.username;
    const firstKey = keptApiKey(apiKey, { keyId: 'key_test', name: 'test', createdAt: clock.now() });
    const fresh = newMerchant({
      merchantId,
      name: 'Test Shop',
      environment: 'sandbox',
      createdAt: clock.now(),
      firstKey,
    });
    const seal = (record: string, plain: string) => sealer.seal({ merchantId, record }, plain);
    const merchant: Merchant = change({
      ...fresh,
      gateways: [
        {
          gatewayConfigId: 'gw_default',
          gateway: 'SANDBOX',
          name: 'Sandbox bank',
          referenceId: 'cards_default',
          credentials: { secret: seal('gateway.gw_default.secret', 'gateway secret') },
          isDefault: true,
          enabled: true,
          createdAt: clock.now(),
        },
      ],
      webhook: { ...fresh.webhook, username: WEBHOOK_USERNAME, password: seal('webhook.password', WEBHOOK_PASSWORD) },
      paymentPage: { ...fresh.paymentPage, responseKey: seal('payment_page.response_key', RESPONSE_KEY) },
    });
    const audit = {
      id: shortId('aud', random),
      merchantId,
      at: clock.now(),
      actor: AuditActor.operator,
      username: null,
      operation: AdminOperationId.createMerchant,
      actorId: null,
      objectId: null,
      outcome: AuditOutcome.SUCCEEDED,
      changes: changedFields(
        {},
        {
          merchant_id: merchantId,
          name: merchant.name,
          settings_username: settingsUsername,
          settings_password: asSecret(''),
        },
      ),
      address: '198.51.100.4',
      userAgent: 'curl/8.7',
      // As the examples of the audit log have it.
      requestId: 'req_1f0e3dad99908345',
    };
    const passwordHash = await passwords.hash(login.password);
    await merchants.create(merchant, { username: settingsUsername, passwordHash }, audit);
    return { merchantId, apiKey, settingsUsername };
  }

  const callAs = (merchant: Pick<TestMerchant, 'merchantId' | 'apiKey'>) => createCaller({ baseUrl, ...merchant });
  const merchant = await addMerchant('shop', options.merchant);
  return {
    baseUrl,
    service,
    deps,
    database,
    clock,
    sealer,
    merchant,
    call: callAs(merchant),
    logLines: () => lines,
    callAs,
    addMerchant,
    async runWorkers() {
      await service.reconciler.runOnce();
      await service.tokenWorker.runOnce();
      await service.cardWorker.runOnce();
      await service.webhooks.runOnce();
      await service.orderProjector.runOnce();
    },
    async close() {
      await service.reconciler.stop();
      await service.orderProjector.stop();
      await service.tokenWorker.stop();
      await service.cardWorker.stop();
      await service.webhooks.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await service.auditSettled();
      await service.requestsRecorded();
      await database.drop();
      watched.assertClean();
      // In service such an event is logged, counted and sent: money has moved. A test run fails by it.
      const flawed = lines.filter((line) => line.includes('"event":"webhook.event.flawed"'));
      if (flawed.length > 0) throw new Error(flawed.join('\n'));
    },
  };
}
