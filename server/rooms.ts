/**
 * The rooms of the service over one database, each with what it needs. Starts nothing.
 */
import type { Db } from 'mongodb';
import { createBinTable } from './bins/bin-table.ts';
import { shippedBins } from './bins/shipped-bins.ts';
import { loadedBins } from './bins/store.ts';
import { assembleCards } from './cards/assemble.ts';
import { createClientTokenStore } from './client-auth/store.ts';
import { createClientTokens } from './client-auth/token.ts';
import type { Config } from './config.ts';
import { createCustomerReferences } from './customers/customer-reference.ts';
import { createCustomerErasures } from './customers/erasure-store.ts';
import { createOrderCustomers } from './customers/order-customer.ts';
import { createCustomerStore } from './customers/store.ts';
import { createDelivery } from './delivery.ts';
import { createCallbackStore } from './gateways/callbacks/store.ts';
import { createTakeNews } from './gateways/callbacks/take-news.ts';
import { createNoteIgnored } from './gateways/note-contradiction.ts';
import { createGatewayRegistry } from './gateways/registry.ts';
import { createSandboxGateway } from './gateways/sandbox/sandbox-gateway.ts';
import { createSandboxStore } from './gateways/sandbox/store.ts';
import type { Log } from './http/log.ts';
import { createMetrics } from './http/metrics.ts';
import { registerQueueMetrics } from './http/queue-metrics.ts';
import type { Validation } from './http/validation.ts';
import { merchantDirectory } from './merchants/directory.ts';
import type { MerchantStore } from './merchants/store.ts';
import { createCommit } from './orders/commit.ts';
import { createHousekeeper } from './orders/housekeeper.ts';
import { createPageLinks } from './orders/page-links.ts';
import type { OrderStore } from './orders/store.ts';
import { createSubmitOrder } from './orders/submit-order.ts';
import { createFormTokens } from './pages/form/form-token.ts';
import { createAskRefund } from './refunds/ask-refund.ts';
import type { Runtime } from './runtime.ts';
import { createManagementLinks } from './sessions/management-links.ts';
import { createOpenManagement } from './sessions/open-management.ts';
import { createManagementSessionStore } from './sessions/store.ts';
import { auditLog } from './settings/audit/store.ts';
import { createAuditTrail } from './settings/audit/trail.ts';
import { settingsSessions } from './settings/sessions/store.ts';
import { assembleTokens } from './tokens/assemble.ts';
import { connectNetworks } from './tokens/connected-networks.ts';
import { createTokenizeOutOfBand } from './tokens/out-of-band.ts';
import { createSandboxNetworkStore } from './tokens/sandbox/store.ts';
import { createTokenRequestorOf } from './tokens/token-requestor.ts';
import { createWithdrawToken } from './tokens/withdraw-token.ts';
import { assembleTxns } from './txns/assemble.ts';
import { createAttemptLimits, noLimits } from './txns/limits/attempt-limits.ts';
import { createCounterStore } from './txns/limits/store.ts';
import { cardFacts } from './vault/card-facts.ts';
import { createFingerprint } from './vault/fingerprint.ts';
import type { VaultKeys } from './vault/keys.ts';
import type { Card } from './vault/read-card.ts';
import { createSealer } from './vault/seal.ts';
import { createQueueFigures } from './webhooks/queue-figures-store.ts';
import { endpointPolicy } from './webhooks/url-rule.ts';

export interface ServiceDeps {
  readonly db: Db;
  readonly config: Pick<
    Config,
    | 'environment'
    | 'webhookLocalAddresses'
    | 'webhookLeaseMs'
    | 'webhookAlarmAgeMs'
    | 'webhookSourceAddresses'
    | 'ops'
    | 'webhookLoopback'
    | 'reconcileAfterMs'
    | 'trustedProxies'
    | 'limits'
    | 'sandboxGateway'
  >;
  readonly publicBaseUrl: string;
  readonly staticBaseUrl: string;
  readonly operatorKey: string;
  readonly keys: VaultKeys;
  /** The cost of settings passwords' hashes, as a power of two. */
  readonly passwordCostLog2: number;
  readonly runtime: Runtime;
  readonly log: Log;
  /** Why the process cannot serve, besides its database; undefined when it can. */
  readonly stopping: () => string | undefined;
}

/** What every order call goes through. Apart, so that the benchmarks can tell what each of them costs. */
export interface ServiceParts {
  readonly orders: OrderStore;
  readonly merchants: MerchantStore;
  readonly validation: Validation;
}

export type Rooms = ReturnType<typeof assembleRooms>;

/** Puts the rooms together that orders, cards and tokens go through, with the workers that look after them. */
export function assembleRooms(deps: ServiceDeps, parts: ServiceParts) {
  const { db, config, publicBaseUrl, keys, runtime, log } = deps;
  const { environment } = config;
  const { clock, random } = runtime;
  const metrics = createMetrics();
  const queueFigures = createQueueFigures(db);
  registerQueueMetrics(metrics.registry, () => queueFigures(clock.now()));
  const sealer = createSealer({ keys, random });
  const linkKey = keys.derive('page-link');
  const endpoints = endpointPolicy(environment, config.webhookLoopback);
  const policy = { reconcileAfterMs: config.reconcileAfterMs };

  const { orders: store, merchants } = parts;
  const audit = auditLog(db);
  const trail = createAuditTrail({ audit, runtime, log });
  const directory = merchantDirectory({ merchants, clock });
  const settingsLogins = settingsSessions(db);
  const clientTokens = createClientTokens({ store: createClientTokenStore(db), runtime });

  const sandbox = createSandboxGateway({ store: createSandboxStore(db), clock });
  const sandboxOn = config.sandboxGateway === 'on';
  const gateways = createGatewayRegistry(sandboxOn ? [sandbox.gateway] : []);
  const webhooks = createDelivery({ db, config, directory, sealer, runtime, log, metrics: metrics.webhooks });

  const commit = createCommit({ store, runtime, ring: () => webhooks.raised() });
  const counters = createCounterStore(db);
  const limits = config.limits === null ? noLimits : createAttemptLimits({ counters, clock, settings: config.limits });
  const fingerprint = createFingerprint(keys);
  const operatorBins = loadedBins({ db, audit });
  const bins = createBinTable({ loaded: operatorBins, shipped: shippedBins(environment) });
  const customers = createCustomerStore(db);
  const references = createCustomerReferences(customers);
  const erasures = createCustomerErasures(db);
  const orderCustomers = createOrderCustomers({ references, erasures });
  const factsOf = (card: Pick<Card, 'number' | 'network'>) => cardFacts({ fingerprint, bins }, card);
  const sandboxStore = sandboxOn ? createSandboxNetworkStore(db) : null;
  const connected = connectNetworks({ sandboxStore, clock, fingerprint });
  const { networks } = connected;
  const tokenRequestorOf = createTokenRequestorOf(networks);
  const cards = assembleCards({
    db,
    keys,
    sealer,
    runtime,
    log,
    merchants,
    customers,
    references,
    erasures,
    orders: store,
    orderCustomers,
    cardFacts: factsOf,
    tokenRequestorOf,
    withdrawToken: createWithdrawToken(runtime),
    ring: () => webhooks.raised(),
  });
  const { locker, numbers, cardTokens, temporaryCards } = cards;
  const tokens = assembleTokens({
    ...connected,
    savedCards: cards.store,
    cardCommit: cards.commit,
    numbers,
    orderCommit: commit,
    merchants: directory,
    callerCards: cards.callerCards,
    runtime,
    log,
  });
  const { shareToken } = tokens;
  const { startTxn, keepCard, answerChallenge, answerConsent, endHold } = assembleTxns({
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
    tokenRequestorOf,
    shareToken,
    orderCustomers,
    limits,
    policy,
    runtime,
    log,
  });
  const askRefund = createAskRefund({ commit, runtime });
  const submitOrder = createSubmitOrder({ store, commit, customers, runtime, linkKey, environment, endpoints });
  const tokenizeOutOfBand = createTokenizeOutOfBand({
    locker,
    numbers,
    references,
    orders: store,
    tokenRequestorOf,
    submitOrder,
    startTxn,
    runtime,
    publicBaseUrl,
  });
  const links = createPageLinks(publicBaseUrl, linkKey);
  const managementSessions = createManagementSessionStore(db);
  const managementLinks = createManagementLinks(publicBaseUrl, linkKey);
  const openManagement = createOpenManagement({ customers, managementSessions, links: managementLinks, runtime });
  const formTokens = createFormTokens({ key: keys.derive('page-form-token'), clock });
  const noteIgnored = createNoteIgnored({ log, metrics: metrics.gateways });
  const housekeeper = createHousekeeper({
    store,
    commit,
    gateways,
    keepCard,
    endHold,
    news: sandboxOn ? [sandbox.news] : [],
    noteIgnored,
    merchants: directory,
    policy,
    runtime,
    log,
  });
  const takeNews = createTakeNews({ store, commit, callbacks: createCallbackStore(db), noteIgnored, policy, runtime });
  return {
    metrics,
    takeNews,
    sealer,
    endpoints,
    audit,
    trail,
    directory,
    settingsLogins,
    clientTokens,
    gateways,
    webhooks,
    commit,
    operatorBins,
    bins,
    customers,
    references,
    orderCustomers,
    cards,
    tokens,
    tokenRequestorOf,
    startTxn,
    answerChallenge,
    answerConsent,
    endHold,
    askRefund,
    submitOrder,
    tokenizeOutOfBand,
    links,
    managementSessions,
    managementLinks,
    openManagement,
    formTokens,
    housekeeper,
  };
}
