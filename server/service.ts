/**
 * The whole service over one database: every room with what it needs. Starts nothing and listens on nothing;
 * main.ts does, and so do the tests.
 */
import type { Express } from 'express';
import type { Db } from 'mongodb';
import type { HandlersByTag } from '../generated/server/handlers.ts';
import type { Operation } from '../generated/server/operations.ts';
import { createApp } from './app.ts';
import { createBinTable } from './bins/bin-table.ts';
import { binsHandlers } from './bins/handlers.ts';
import { shippedBins } from './bins/shipped-bins.ts';
import { loadedBins } from './bins/store.ts';
import { assembleCards, cardIndexes } from './cards/assemble.ts';
import type { LockerKeeper } from './cards/locker-keeper.ts';
import { SAVED_CARDS } from './cards/store.ts';
import { clientTokenIndexes, createClientTokenStore } from './client-auth/store.ts';
import { createClientTokens } from './client-auth/token.ts';
import type { Config } from './config.ts';
import { createCustomerReferences } from './customers/customer-reference.ts';
import { customersHandlers } from './customers/handlers.ts';
import { createCustomerStore, customerIndexes } from './customers/store.ts';
import type { Demo } from './demo/demo-file.ts';
import { createDemoMerchant } from './demo/demo-merchant.ts';
import { createGatewayRegistry } from './gateways/registry.ts';
import { createSandboxGateway } from './gateways/sandbox/sandbox-gateway.ts';
import { createSandboxStore, sandboxIndexes } from './gateways/sandbox/store.ts';
import { createAuthenticate } from './http/authenticate.ts';
import type { Contexts } from './http/context.ts';
import type { Log } from './http/log.ts';
import { createMetrics } from './http/metrics.ts';
import { createValidation, type Validation } from './http/validation.ts';
import { warmUp } from './http/warm-up.ts';
import { merchantDirectory } from './merchants/directory.ts';
import { keyUse } from './merchants/key-use.ts';
import { type MerchantStore, merchantIndexes, merchantStore } from './merchants/store.ts';
import { ensureIndexes } from './mongo/indexes.ts';
import { operatorHandlers } from './operator/handlers.ts';
import { opsHandlers } from './ops/handlers.ts';
import { createCommit } from './orders/commit.ts';
import { ordersHandlers } from './orders/handlers.ts';
import { createHousekeeper, type Housekeeper } from './orders/housekeeper.ts';
import { createPageLinks } from './orders/page-links.ts';
import { createOrderStore, ORDERS, type OrderStore, orderIndexes } from './orders/store.ts';
import { createSubmitOrder } from './orders/submit-order.ts';
import { createErrorPage, errorPagePolicy } from './pages/error-page.ts';
import { errorsPage } from './pages/errors-page.ts';
import { createFormTokens } from './pages/form-token.ts';
import { pagesHandlers } from './pages/handlers.ts';
import { createPageLook } from './pages/look.ts';
import { pageAssets } from './pages/page-assets.ts';
import { pageHeaders } from './pages/page-headers.ts';
import type { Runtime } from './runtime.ts';
import { sessionsHandlers } from './sessions/handlers.ts';
import { auditIndexes, auditLog } from './settings/audit/store.ts';
import { settingsHandlers } from './settings/handlers.ts';
import { createPasswords, PASSWORD_COST_LOG2 } from './settings/login/password.ts';
import { loginAttemptIndexes, loginAttempts } from './settings/login/store.ts';
import { settingsSessionIndexes, settingsSessions } from './settings/sessions/store.ts';
import { assembleTokens } from './tokens/assemble.ts';
import type { TokenKeeper } from './tokens/keeper.ts';
import { createSandboxNetworkStore, sandboxNetworkIndexes } from './tokens/sandbox/store.ts';
import { createWithdrawToken } from './tokens/withdraw-token.ts';
import { assembleTxns } from './txns/assemble.ts';
import { txnsHandlers } from './txns/handlers.ts';
import { createAttemptLimits, noLimits } from './txns/limits/attempt-limits.ts';
import { counterIndexes, createCounterStore } from './txns/limits/store.ts';
import { cardFacts } from './vault/card-facts.ts';
import { createFingerprint } from './vault/fingerprint.ts';
import type { VaultKeys } from './vault/keys.ts';
import type { Card } from './vault/read-card.ts';
import { createSealer } from './vault/seal.ts';
import { createDeliveryDesk } from './webhooks/delivery-desk.ts';
import { renewEarlierDeliveries } from './webhooks/earlier-deliveries-store.ts';
import { webhookIndexes } from './webhooks/indexes.ts';
import { endpointPolicy } from './webhooks/url-rule.ts';
import { createWebhookWorker, type WebhookWorker } from './webhooks/worker.ts';
import { KEEP_MS, workerSettings } from './webhooks/worker-ports.ts';

/** How long MongoDB may take to show that it is there. Milliseconds. */
const READY_MS = 2_000;

export interface ServiceDeps {
  readonly db: Db;
  readonly config: Pick<
    Config,
    'environment' | 'ops' | 'webhookLoopback' | 'reconcileAfterMs' | 'trustedProxies' | 'limits' | 'sandboxGateway'
  >;
  readonly publicBaseUrl: string;
  readonly staticBaseUrl: string;
  readonly operatorKey: string;
  readonly keys: VaultKeys;
  readonly runtime: Runtime;
  readonly log: Log;
  /** Why the process cannot serve, besides its database; undefined when it can. */
  readonly stopping: () => string | undefined;
}

export interface Service {
  readonly app: Express;
  /** What operators reach: an app of its own where the configuration gives it an address of its own, else the same. */
  readonly opsApp: Express;
  readonly webhooks: WebhookWorker;
  readonly housekeeper: Housekeeper;
  readonly tokenKeeper: TokenKeeper;
  readonly lockerKeeper: LockerKeeper;
  ensureIndexes(): Promise<void>;
  /** Compiles the contract's schemas. Throws when they do not. */
  warmUp(): Promise<void>;
  /** Makes sure that the demo merchant is there, with the secrets of its file. */
  ensureDemoMerchant(demo: Demo): Promise<void>;
}

/** What every order call goes through. Apart, so that the benchmarks can tell what each of them costs. */
export interface ServiceParts {
  readonly orders: OrderStore;
  readonly merchants: MerchantStore;
  readonly validation: Validation;
}

/** Puts the service together over its database. */
export function createService(deps: ServiceDeps): Service {
  const { db } = deps;
  const merchants = merchantStore({ db, audit: auditLog(db) });
  return assembleService(deps, { orders: createOrderStore(db), merchants, validation: createValidation() });
}

/** Puts the service together from these parts. */
export function assembleService(deps: ServiceDeps, parts: ServiceParts): Service {
  const { db, config, publicBaseUrl, staticBaseUrl, operatorKey, keys, runtime, log, stopping } = deps;
  const { environment } = config;
  const { clock, random } = runtime;
  const look = createPageLook({ environment, publicBaseUrl, staticBaseUrl });
  const metrics = createMetrics();
  const sealer = createSealer({ keys, random });
  const linkKey = keys.derive('page-link');
  const endpoints = endpointPolicy(environment, config.webhookLoopback);
  const policy = { reconcileAfterMs: config.reconcileAfterMs };

  const { orders: store, merchants, validation } = parts;
  const audit = auditLog(db);
  const directory = merchantDirectory({ merchants, clock });
  const settingsLogins = settingsSessions(db);
  const clientTokens = createClientTokens({ store: createClientTokenStore(db), runtime });

  const sandbox = createSandboxGateway({ store: createSandboxStore(db), clock });
  const sandboxOn = config.sandboxGateway === 'on';
  const gateways = createGatewayRegistry(sandboxOn ? [sandbox.gateway] : []);
  const hosts = [{ name: ORDERS }, { name: SAVED_CARDS }];
  const webhooks = createWebhookWorker({
    db,
    hosts,
    merchants: { find: async (merchantId) => (await directory.byId(merchantId)) ?? undefined },
    sealer,
    runtime,
    settings: workerSettings(endpoints),
    log,
    metrics: metrics.webhooks,
  });

  const commit = createCommit({ store, runtime, ring: () => webhooks.ring() });
  const counters = createCounterStore(db);
  const limits = config.limits === null ? noLimits : createAttemptLimits({ counters, clock, settings: config.limits });
  const fingerprint = createFingerprint(keys);
  const operatorBins = loadedBins({ db, audit });
  const bins = createBinTable({ loaded: operatorBins, shipped: shippedBins(environment) });
  const customers = createCustomerStore(db);
  const references = createCustomerReferences(customers);
  const factsOf = (card: Pick<Card, 'number' | 'network'>) => cardFacts({ fingerprint, bins }, card);
  const cards = assembleCards({
    db,
    keys,
    sealer,
    runtime,
    log,
    merchants,
    customers,
    references,
    orders: store,
    cardFacts: factsOf,
    withdrawToken: createWithdrawToken(runtime),
    ring: () => webhooks.ring(),
  });
  const { locker, numbers, cardTokens, temporaryCards } = cards;
  const tokens = assembleTokens({
    savedCards: cards.store,
    cardCommit: cards.commit,
    numbers,
    fingerprint,
    sandboxStore: sandboxOn ? createSandboxNetworkStore(db) : null,
    orderCommit: commit,
    merchants: directory,
    references,
    runtime,
    log,
  });
  const { networks } = tokens;
  const { startTxn, keepCard, answerChallenge, answerConsent } = assembleTxns({
    store,
    commit,
    gateways,
    sealer,
    cardFacts: factsOf,
    locker,
    numbers,
    cardTokens,
    temporaryCards,
    networks,
    references,
    limits,
    policy,
    runtime,
    log,
  });
  const submitOrder = createSubmitOrder({ store, commit, runtime, linkKey, environment, endpoints });
  const links = createPageLinks(publicBaseUrl, linkKey);
  const formTokens = createFormTokens({ key: keys.derive('page-form-token'), clock });
  const housekeeper = createHousekeeper({
    store,
    commit,
    gateways,
    keepCard,
    news: sandboxOn ? [sandbox.news] : [],
    merchants: directory,
    policy,
    runtime,
    log,
  });

  const settingsParts = {
    merchants,
    directory,
    sessions: settingsLogins,
    attempts: loginAttempts(db),
    passwords: createPasswords({ random, costLog2: PASSWORD_COST_LOG2 }),
    audit,
    orders: store,
    deliveries: createDeliveryDesk({ db, clock, ring: () => webhooks.ring() }),
    sealer,
    runtime,
    environment,
    endpointPolicy: endpoints,
    gatewayNames: gateways.names,
    raiseTokenNotice: tokens.raiseTokenNotice,
  };
  const onKeyUseError = (error: unknown) => log.warn({ err: error }, 'the use of an API key could not be noted');
  const keyUses = keyUse({ merchants, clock, onError: onKeyUseError });
  const authenticate = createAuthenticate({
    merchants: directory,
    noteKeyUse: keyUses.note,
    clientTokens,
    settingsSessions: settingsLogins,
    operatorKey,
    clock,
  });

  async function unready(): Promise<string | undefined> {
    const reason = stopping();
    if (reason !== undefined) return reason;
    try {
      await db.command({ ping: 1 }, { signal: AbortSignal.timeout(READY_MS) });
      return undefined;
    } catch {
      return 'MongoDB does not answer';
    }
  }

  const operations = opsHandlers({ unready, metrics });
  const operator = operatorHandlers({ ...settingsParts, bins: operatorBins });
  const merchantSide = {
    orders: ordersHandlers({ store, commit, submitOrder, links, clientTokens, runtime }),
    sessions: sessionsHandlers({ submitOrder, links, clientTokens, environment, clock }),
    transactions: txnsHandlers({ store, submitOrder, startTxn, publicBaseUrl }),
    cards: cards.handlers,
    bins: binsHandlers({ bins }),
    customers: customersHandlers({ customers, clientTokens, locker: cards.locker, runtime }),
    tokens: tokens.handlers,
    pages: pagesHandlers({
      store,
      directory,
      startTxn,
      answerChallenge,
      answerConsent,
      formTokens,
      sealer,
      look,
      clock,
    }),
    settings: settingsHandlers(settingsParts),
  };
  const common = {
    authenticate,
    validation,
    pageHeaders: (operation: Operation) => pageHeaders(operation),
    errorPage: { render: createErrorPage(look), policy: errorPagePolicy(look) },
    assets: pageAssets(),
    errorList: errorsPage(look),
    isAllowedOrigin: merchants.namesOrigin,
    trustedProxies: config.trustedProxies,
    log,
    metrics,
    random,
  };
  const whole: HandlersByTag<Contexts> = { ...merchantSide, operations, operator };
  const app = createApp({ ...common, handlers: config.ops === null ? whole : merchantSide });
  return {
    app,
    opsApp: config.ops === null ? app : createApp({ ...common, handlers: { operations, operator } }),
    webhooks,
    housekeeper,
    tokenKeeper: tokens.keeper,
    lockerKeeper: cards.keeper,
    warmUp: () => warmUp(validation),
    ensureDemoMerchant: createDemoMerchant({ merchants, passwords: settingsParts.passwords, sealer, runtime }),
    ensureIndexes: async () => {
      await renewEarlierDeliveries({ db, keepMs: KEEP_MS });
      await ensureIndexes(db, [
        orderIndexes,
        customerIndexes,
        cardIndexes,
        sandboxNetworkIndexes,
        clientTokenIndexes,
        counterIndexes,
        sandboxIndexes,
        merchantIndexes,
        auditIndexes,
        settingsSessionIndexes,
        loginAttemptIndexes,
        webhookIndexes(hosts),
      ]);
    },
  };
}
