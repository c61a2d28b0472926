/**
 * Creates the modules of the service over one database. Starts nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { OperationId } from '../../generated/values.ts';
import { createAuditTrail } from '../api/audit/trail.ts';
import { orderPresenter } from '../api/orders/wire.ts';
import { presentToken } from '../api/tokens/wire.ts';
import { createClientTokens } from '../auth/client-tokens.ts';
import { createDeliveryLag, loopUtilization } from '../delivery/queue/delivery-lag.ts';
import { createQueueFigures } from '../delivery/queue/queue-figures-store.ts';
import { createWorkersLag } from '../delivery/worker/worker-group.ts';
import { createBinTable } from '../domain/cards/bin.ts';
import { createTokenRequestorOf } from '../domain/cards/token-network.ts';
import { endpointPolicy } from '../domain/merchants/webhook-url-rule.ts';
import { createPageLinks } from '../domain/payments/reference.ts';
import { createAdyenConnector } from '../gateways/adyen/adyen-connector.ts';
import { createGatewayCircuits } from '../gateways/circuit.ts';
import { createGatewayHttp, type GatewayHttpLimits } from '../gateways/http-client.ts';
import { createGatewayRegistry } from '../gateways/registry.ts';
import { createSandboxGateway } from '../gateways/sandbox/sandbox-gateway.ts';
import { createSandboxStore } from '../gateways/sandbox/store.ts';
import { createStripeConnector, STRIPE_API_BASE } from '../gateways/stripe/stripe-connector.ts';
import { traceGatewayHttp } from '../gateways/trace-gateway.ts';
import type { Validation } from '../http/contract/validation.ts';
import { registerGatewayMetrics } from '../http/observability/gateway-metrics.ts';
import { registerDatabaseMetrics, registerPaymentMetrics } from '../http/observability/health-metrics.ts';
import { createMetrics } from '../http/observability/metrics.ts';
import { registerQueueMetrics } from '../http/observability/queue-metrics.ts';
import { connectNetworks } from '../networks/connected-networks.ts';
import { createSandboxNetworkStore } from '../networks/sandbox/store.ts';
import { createFormTokens } from '../pages/form/form-token.ts';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import type { Runtime } from '../platform/runtime.ts';
import { type Tracing, traceSteps, traceTasks } from '../platform/tracing.ts';
import { createCounterStore } from '../storage/attempt-counts.ts';
import { auditLog } from '../storage/audit-log.ts';
import { loadedBins } from '../storage/bin-table.ts';
import { createClientTokenStore } from '../storage/client-tokens.ts';
import { createCustomerErasures } from '../storage/customer-erasures.ts';
import { createCustomerStore } from '../storage/customers.ts';
import { createCallbackStore } from '../storage/gateway-callbacks.ts';
import { createManagementSessionStore } from '../storage/management-sessions.ts';
import type { MerchantStore } from '../storage/merchants.ts';
import { createDatabaseHealth } from '../storage/mongo/database-health.ts';
import { createOrderProjection } from '../storage/order-projection.ts';
import { ORDERS, type OrderStore } from '../storage/orders.ts';
import { createPaymentHealth } from '../storage/payment-health.ts';
import { settingsSessions } from '../storage/settings-sessions.ts';
import { shippedBins } from '../storage/shipped-bins.ts';
import { createManagementLinks, createOpenManagement } from '../usecases/customers/open-management.ts';
import { createCustomerReferences, createOrderCustomers } from '../usecases/customers/order-customer.ts';
import { merchantDirectory } from '../usecases/merchants/directory.ts';
import { createAttemptLimits, noLimits } from '../usecases/payments/attempt-limits.ts';
import { createCommit } from '../usecases/payments/commit-order.ts';
import { countAttempts } from '../usecases/payments/count-attempts.ts';
import { createGatewayAccounts } from '../usecases/payments/gateway-of-attempt.ts';
import { createApplyReceived, createHandleNotification } from '../usecases/payments/handle-notification.ts';
import { createOrderProjector } from '../usecases/payments/order-projector.ts';
import { createReconciler } from '../usecases/payments/reconciler.ts';
import { createReportConflict } from '../usecases/payments/report-conflict.ts';
import { createSendRefund } from '../usecases/payments/send-refund.ts';
import { createSubmitOrder } from '../usecases/payments/submit-order.ts';
import { createSubmitRefund } from '../usecases/payments/submit-refund.ts';
import { createTokenizeOutOfBand } from '../usecases/payments/tokenize-out-of-band.ts';
import { traceCommits } from '../usecases/payments/trace-payments.ts';
import { createWithdrawToken } from '../usecases/tokens/card-with-token.ts';
import { cardFacts, createFingerprint } from '../vault/card-facts.ts';
import type { VaultKeys } from '../vault/keys.ts';
import type { Card } from '../vault/read-card.ts';
import { createSealer } from '../vault/seal.ts';
import { createCardModule } from './cards.ts';
import { createDelivery, eventHosts } from './delivery.ts';
import { createTokenModule } from './tokens.ts';
import { createTxnModule } from './txns.ts';

export interface ServiceDeps {
  readonly db: Db;
  readonly config: Pick<
    Config,
    | 'environment'
    | 'webhookDelivery'
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
    | 'simulators'
    | 'requestLog'
  >;
  readonly publicBaseUrl: string;
  readonly staticBaseUrl: string;
  readonly operatorKey: string;
  readonly keys: VaultKeys;
  /** log2 of the scrypt cost of settings passwords. */
  readonly passwordCostLog2: number;
  readonly runtime: Runtime;
  readonly log: Log;
  /** Why the process is not ready, apart from its database; undefined when it is. */
  readonly stopping: () => string | undefined;
  /** Absent: nothing is traced. */
  readonly tracing?: Tracing | undefined;
  /** The time limits of calls to gateways, where they are not the usual ones. */
  readonly gatewayLimits?: GatewayHttpLimits;
}

/** The parts of every order call. Separate, so that benchmarks can measure each of them. */
export interface ServiceParts {
  readonly orders: OrderStore;
  readonly merchants: MerchantStore;
  readonly validation: Validation;
}

export type Modules = ReturnType<typeof createModules>;

/** Creates the modules for orders, cards and tokens, with their workers. */
export function createModules(deps: ServiceDeps, parts: ServiceParts) {
  const { db, config, publicBaseUrl, keys, runtime, log, tracing } = deps;
  const [traced, tracedTask] = [traceSteps(tracing), traceTasks(tracing)];
  const { environment } = config;
  const { clock, random } = runtime;
  const metrics = createMetrics({ operations: Object.values(OperationId) });
  registerDatabaseMetrics(metrics.registry, createDatabaseHealth(db));
  const queueFigures = createQueueFigures(db, eventHosts);
  registerQueueMetrics(metrics.registry, () => queueFigures(clock.now()));
  const health = createPaymentHealth(db, keys.sealing.keyId);
  registerPaymentMetrics(metrics.registry, () => health.read(clock.now()));
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
  const circuits = createGatewayCircuits({
    http: traceGatewayHttp(createGatewayHttp(deps.gatewayLimits), tracing),
    clock,
    unanswered: (call) =>
      log.warn(
        { event: 'gateway.call.unanswered', ...call },
        'A gateway did not answer a call, and may have carried it out',
      ),
    opened: (gatewayConfigId, reason) =>
      log.warn(
        { event: 'gateway.circuit.opened', gatewayConfigId, reason },
        'A gateway fails; payments try other configurations first',
      ),
    closed: (gatewayConfigId) =>
      log.info({ event: 'gateway.circuit.closed', gatewayConfigId }, 'The gateway works again'),
  });
  const { http } = circuits;
  const { stripe, adyen } = config.simulators;
  const gateways = createGatewayRegistry([
    ...(sandboxOn ? [sandbox.gateway] : []),
    createStripeConnector({ http, clock, environment, baseUrl: stripe ?? STRIPE_API_BASE }),
    createAdyenConnector({ http, clock, environment, baseUrl: adyen }),
  ]);
  registerGatewayMetrics(metrics.registry, () => circuits.all());
  const elapsed = () => performance.now();
  const ownLag = createDeliveryLag({ elapsed, utilization: loopUtilization(), process: 'service' });
  const lag = config.webhookDelivery === 'on' ? ownLag : createWorkersLag(db, elapsed);
  const delivery = { db, config, directory, sealer, runtime, log, metrics: metrics.webhooks, tracing };
  const webhooks = createDelivery({ ...delivery, lag: ownLag });

  const orderCommit = createCommit({
    store,
    presenter: orderPresenter,
    runtime,
    notify: (created) => (created === null ? webhooks.notifyOutbox() : webhooks.notifyCreated(ORDERS, created)),
  });
  const commit = countAttempts(traceCommits(orderCommit, tracing), metrics.payments);
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
  const cards = createCardModule({
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
    withdrawToken: createWithdrawToken({ runtime, presentToken }),
    notify: () => webhooks.notifyOutbox(),
  });
  const { locker, numbers, cardTokens, temporaryCards } = cards;
  const tokens = createTokenModule({
    ...connected,
    savedCards: cards.store,
    cardCommit: cards.commit,
    numbers,
    orderCommit: commit,
    merchants: directory,
    callerCards: cards.callerCards,
    runtime,
    log,
    tracedTask,
  });
  const { shareToken } = tokens;
  const accounts = createGatewayAccounts({ gateways, sealer });
  const txns = createTxnModule({
    store,
    commit,
    gateways,
    circuits,
    accounts,
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
    metrics: metrics.gateways,
    policy,
    publicBaseUrl,
    runtime,
    log,
    tracing,
  });
  const { startTxn, storeCard, continueAttempt, answerConsent, endHold, askGateway, settleAttempt, noteDecline } = txns;
  const submitRefund = traced('submit refund', createSubmitRefund({ commit, runtime }));
  const orderDeps = { store, commit, customers, runtime, linkKey, environment, endpoints };
  const submitOrder = traced('submit order', createSubmitOrder(orderDeps));
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
  const reportConflict = createReportConflict({ log, metrics: metrics.gateways });
  const applyReceived = createApplyReceived({ commit, reportConflict, noteDecline, policy, runtime });
  const reconciler = createReconciler({
    store,
    commit,
    accounts,
    askGateway,
    settleAttempt,
    storeCard,
    endHold,
    sendRefund: createSendRefund({ commit, accounts, askGateway, policy, runtime, log }),
    notificationSources: sandboxOn ? [sandbox.notifications] : [],
    applyReceived,
    merchants: directory,
    policy,
    runtime,
    log,
    tracedTask,
  });
  const notificationDeps = { store, callbacks: createCallbackStore(db), applyReceived, runtime };
  const handleNotification = traced('handle notification', createHandleNotification(notificationDeps));
  return {
    metrics,
    noteSealingKey: () => health.noteSealingKey(clock.now()),
    handleNotification,
    sealer,
    endpoints,
    audit,
    trail,
    directory,
    settingsLogins,
    clientTokens,
    gateways,
    circuits,
    counters,
    webhooks,
    lag,
    commit,
    operatorBins,
    bins,
    customers,
    references,
    erasures,
    orderCustomers,
    cards,
    tokens,
    tokenRequestorOf,
    startTxn,
    continueAttempt,
    accounts,
    answerConsent,
    endHold,
    submitRefund,
    submitOrder,
    tokenizeOutOfBand,
    links,
    managementSessions,
    managementLinks,
    openManagement,
    formTokens,
    reconciler,
    orderProjector: createOrderProjector({ projection: createOrderProjection(db), runtime, log, pause: sleep }),
  };
}
