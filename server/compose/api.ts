/**
 * Creates the Express apps from the modules and assigns a handler to each operation of the contract. Does not listen.
 */
import type { Express } from 'express';
import type { HandlersByTag } from '../../generated/server/handlers.ts';
import type { Operation } from '../../generated/server/operations.ts';
import { binsHandlers } from '../api/bins/handlers.ts';
import { customersHandlers } from '../api/customers/handlers.ts';
import { encryptedHandlers } from '../api/encrypted/handlers.ts';
import { eventsHandlers } from '../api/events/handlers.ts';
import { gatewaysHandlers } from '../api/gateways/handlers.ts';
import { createTakeOwnFormat } from '../api/gateways/own-format.ts';
import { operatorHandlers } from '../api/operator/handlers.ts';
import { opsHandlers } from '../api/ops/handlers.ts';
import { createShownOrder } from '../api/orders/answer-wire.ts';
import { ordersHandlers } from '../api/orders/handlers.ts';
import { refundsHandlers } from '../api/refunds/handlers.ts';
import { sessionsHandlers } from '../api/sessions/handlers.ts';
import { outOfBandHandlers } from '../api/tokens/out-of-band-handlers.ts';
import { txnsHandlers } from '../api/txns/handlers.ts';
import { holdHandlers } from '../api/txns/hold-handlers.ts';
import { createAuthenticate } from '../auth/authenticate.ts';
import { createDeviceTokens } from '../auth/device-token.ts';
import { limitMerchantRate } from '../auth/enforce-rate-limit.ts';
import { createFindGatewaySender } from '../auth/gateway-sender.ts';
import { createPasskeys } from '../auth/passkeys.ts';
import { createPasswords } from '../auth/password.ts';
import { createRateLimiter } from '../auth/rate-limiter.ts';
import { createAuthenticateSettings } from '../auth/settings-session.ts';
import { type ConsoleAudience, consoleSite } from '../console/console-site.ts';
import { createDeliveryAdmin } from '../delivery/admin/delivery-admin.ts';
import { createReadChanges } from '../delivery/admin/read-changes.ts';
import { createSendTest } from '../delivery/admin/test-delivery.ts';
import { createEventLogStore } from '../delivery/queue/event-log-store.ts';
import { workerSettings } from '../delivery/queue/worker-ports.ts';
import { createDocs } from '../docs/docs-site.ts';
import { createCallOperation } from '../http/contract/call-operation.ts';
import { createErrorBody } from '../http/errors/wire.ts';
import { registerLatenessMetrics } from '../http/observability/queue-metrics.ts';
import { createRequestRecorder, noRecorder } from '../http/observability/request-recorder.ts';
import { createAdmission } from '../http/request/admission.ts';
import type { Contexts } from '../http/request/context.ts';
import { createOriginRule } from '../http/request/sandbox.ts';
import { pagesHandlers } from '../pages/handlers.ts';
import { createErrorPage, errorPagePolicy } from '../pages/layout/layout.ts';
import { pageHeaders } from '../pages/layout/page-answer.ts';
import { type PageTheme, pageAssets } from '../pages/layout/theme.ts';
import { startSite } from '../pages/start/start-site.ts';
import { createUnready } from '../platform/readiness.ts';
import { createIdempotentCallStore } from '../storage/idempotent-calls.ts';
import { loginAttempts } from '../storage/login-attempts.ts';
import { createOrderIndex } from '../storage/order-index.ts';
import { createPaymentFigures } from '../storage/payment-figures.ts';
import { createBucketStore } from '../storage/rate-limit-buckets.ts';
import { createRequestLogStore } from '../storage/request-log.ts';
import { createNoteMessage } from '../storage/seen-messages.ts';
import { settingsInvitations } from '../storage/settings-invitations.ts';
import { createEraseCustomer } from '../usecases/customers/erase-customer.ts';
import { createChangeFeed } from '../usecases/merchants/change-feed.ts';
import { keyUse } from '../usecases/merchants/key-use.ts';
import { createVaultRotation } from '../usecases/merchants/vault-rotation.ts';
import { createEncryptAnswer } from '../vault/message-keys/encrypt-message.ts';
import { createOpenMessage } from '../vault/message-keys/open-message.ts';
import { createOpenedKeys } from '../vault/message-keys/opened-keys.ts';
import { createNumberKeys } from '../vault/number-keys-store.ts';
import { createApp } from './app.ts';
import { deliveryNetwork } from './delivery.ts';
import type { Demo } from './demo/demo-file.ts';
import { createDemoMerchant } from './demo/demo-merchant.ts';
import { createTestPayments } from './demo/test-payments.ts';
import { createIdempotencyModule } from './idempotency.ts';
import type { Modules, ServiceDeps, ServiceParts } from './modules.ts';
import { settingsHandlers } from './settings.ts';

export interface Api {
  readonly app: Express;
  /** The app with the operator and ops endpoints: a separate app if the configuration has an ops address, otherwise `app`. */
  readonly opsApp: Express;
  /** Stores what is queued for the request log. */
  requestsRecorded(): Promise<void>;
  /** Creates the demo merchant, or sets its secrets to those of its file. */
  ensureDemoMerchant(demo: Demo): Promise<void>;
}

/** Creates the apps with a handler for every operation. */
export function createApi(deps: ServiceDeps, parts: ServiceParts, modules: Modules): Api {
  const { db, config, publicBaseUrl, staticBaseUrl, operatorKey, runtime, log, stopping } = deps;
  const { environment } = config;
  const { clock, random } = runtime;
  const { orders: store, merchants, validation } = parts;
  const { audit, bins, cards, clientTokens, commit, customers, directory, endpoints, formTokens, gateways, links } =
    modules;
  const { metrics, sealer, settingsLogins, startTxn, submitOrder, tokenizeOutOfBand, tokens, trail, webhooks } =
    modules;
  const { continueAttempt, answerConsent, submitRefund } = modules;
  const requests = createRequestLogStore(db);
  const orderIndex = createOrderIndex(db);
  const deliveries = createDeliveryAdmin({ db, clock, notify: () => webhooks.notify() });
  const theme: PageTheme = { environment, publicBaseUrl, staticBaseUrl };
  const noteMessage = createNoteMessage(db);
  let demoKey: string | null = null;
  const eraseCustomer = createEraseCustomer({ customers, locker: cards.locker });
  const settingsParts = {
    merchants,
    directory,
    sessions: settingsLogins,
    invitations: settingsInvitations(db),
    attempts: loginAttempts(db),
    passwords: createPasswords({ random, costLog2: deps.passwordCostLog2 }),
    passkeys: createPasskeys({ key: deps.keys.derive('settings-passkey'), runtime, publicBaseUrl, noteMessage }),
    devices: createDeviceTokens(deps.keys.derive('settings-device'), runtime),
    audit,
    trail,
    orders: store,
    orderIndex,
    customers,
    erasures: modules.erasures,
    locker: cards.locker,
    eraseCustomer,
    submitOrder,
    figures: createPaymentFigures(db),
    commit,
    endHold: modules.endHold,
    submitRefund: modules.submitRefund,
    links,
    deliveries,
    requests,
    changes: createChangeFeed({
      read: createReadChanges({ deliveries, orderIndex }),
      stopping: () => stopping() !== undefined,
    }),
    sendTest: createSendTest({
      sealer,
      runtime,
      network: deliveryNetwork(config),
      settings: workerSettings(endpoints),
    }),
    sealer,
    runtime,
    environment,
    endpointPolicy: endpoints,
    gatewayTypes: gateways.all,
    circuits: modules.circuits,
    counters: modules.counters,
    binTable: bins,
    publicBaseUrl,
    raiseTokenNotice: tokens.raiseTokenNotice,
  };
  const recorder =
    config.requestLog === 'on'
      ? createRequestRecorder({ store: requests, log, dropped: metrics.requestsNotLogged })
      : noRecorder;
  const onKeyUseError = (error: unknown) =>
    log.warn(
      { event: 'api_key.use.write_failed', err: error },
      'Could not store when an API key was last used; retrying at a later call',
    );
  const keyUses = keyUse({ merchants, clock, onError: onKeyUseError });
  const authenticate = createAuthenticate({
    merchants: directory,
    noteKeyUse: keyUses.note,
    clientTokens,
    authenticateSettings: createAuthenticateSettings({
      merchants,
      settingsSessions: settingsLogins,
      publicBaseUrl,
      environment,
      clock,
    }),
    operatorKey,
    findGatewaySender: createFindGatewaySender({ merchants, gateways, accounts: modules.accounts }),
  });

  const operations = opsHandlers({ unready: createUnready(db, stopping), metrics });
  const numberKeys = createNumberKeys(db);
  const vault = createVaultRotation({ merchants, directory, numberKeys, sealer, keys: deps.keys, clock });
  const operator = operatorHandlers({ ...settingsParts, bins: modules.operatorBins, vault });
  const plain = {
    orders: ordersHandlers({ store, commit, submitOrder, links, clientTokens, runtime }),
    sessions: sessionsHandlers({
      submitOrder,
      openManagement: modules.openManagement,
      links,
      clientTokens,
      environment,
      clock,
    }),
    refunds: refundsHandlers({ submitRefund, trail, forMerchant: createShownOrder(links).forMerchant }),
    transactions: {
      ...txnsHandlers({ store, submitOrder, startTxn, publicBaseUrl }),
      ...holdHandlers({ store, endHold: modules.endHold, trail, links }),
    },
    gateways: gatewaysHandlers({ handleNotification: modules.handleNotification }),
    cards: cards.handlers,
    bins: binsHandlers({ bins, tokenRequestorOf: modules.tokenRequestorOf }),
    events: eventsHandlers({
      eventLog: createEventLogStore({ db, checkpoint: async () => undefined, log, elapsed: () => performance.now() }),
      sourceAddresses: config.webhookSourceAddresses,
    }),
    customers: customersHandlers({ customers, clientTokens, eraseCustomer, runtime }),
    tokens: {
      ...tokens.handlers,
      ...outOfBandHandlers({ tokenizeOutOfBand, callerCards: cards.callerCards }),
    },
    pages: pagesHandlers({
      store,
      directory,
      startTxn,
      locker: cards.locker,
      customers,
      managementSessions: modules.managementSessions,
      managementLinks: modules.managementLinks,
      tokenizeOutOfBand,
      orderCustomers: modules.orderCustomers,
      tokenRequestorOf: modules.tokenRequestorOf,
      links,
      continueAttempt,
      answerConsent,
      formTokens,
      sealer,
      theme,
      clock,
      random,
    }),
    settings: settingsHandlers(settingsParts),
  };
  const admitCall = createRateLimiter({ buckets: createBucketStore(db), clock });
  const admission = createAdmission({
    lag: modules.lag,
    elapsed: () => performance.now(),
    later: (run, ms) => void setTimeout(run, ms),
    refused: metrics.orderRefused,
    log,
  });
  registerLatenessMetrics(metrics.registry, () => ({
    lagMs: modules.lag.current(),
    claimAgeMs: modules.webhooks.claimAgeMs(),
    waitingOrders: admission.waiting(),
  }));
  const encrypted = encryptedHandlers({
    openMessage: createOpenMessage({ keys: createOpenedKeys(sealer), clock }),
    encryptAnswer: createEncryptAnswer(sealer),
    noteMessage,
    callOperation: createCallOperation({ handlers: plain, validation }),
    limitRate: limitMerchantRate(admitCall),
    admission,
    clock,
  });
  const merchantSide = { ...plain, encrypted };
  const common = {
    authenticate,
    validation,
    admitCall,
    answerOnce: createIdempotencyModule({
      store: createIdempotentCallStore(db),
      keys: deps.keys,
      clientTokens,
      cardTokens: cards.cardTokens,
      runtime,
    }),
    takeOwnFormat: createTakeOwnFormat({ handleNotification: modules.handleNotification, log }),
    pageHeaders: (operation: Operation) => pageHeaders(operation),
    errorPage: { render: createErrorPage(theme), policy: errorPagePolicy(theme) },
    errorBody: createErrorBody(publicBaseUrl),
    assets: pageAssets(),
    docs: createDocs({ baseUrl: publicBaseUrl, environment, demoKey: () => demoKey }),
    origins: createOriginRule({ environment, namesOrigin: merchants.namesOrigin }),
    environment,
    trustedProxies: config.trustedProxies,
    log,
    metrics,
    recorder,
    admission,
    tracing: deps.tracing,
    clock,
    random,
  };
  const whole: HandlersByTag<Contexts> = { ...merchantSide, operations, operator };
  const start = startSite(theme, createTestPayments({ directory, submitOrder, links, random }));
  const consoleFor = (audience: ConsoleAudience) => consoleSite({ environment, audience });
  // TLS terminates in front of the service; the ops address has no TLS.
  const https = publicBaseUrl.startsWith('https:') ? 'required' : 'optional';
  const app =
    config.ops === null
      ? createApp({ ...common, https, start, handlers: whole, console: consoleFor('everyone') })
      : createApp({ ...common, https, start, handlers: merchantSide, console: consoleFor('merchant') });
  const ensureDemoMerchant = createDemoMerchant({ merchants, passwords: settingsParts.passwords, sealer, runtime });
  const createOpsApp = () =>
    createApp({
      ...common,
      https: 'optional',
      start: (_req, _res, next) => next(),
      handlers: { operations, operator },
      console: consoleFor('operator'),
    });
  return {
    app,
    opsApp: config.ops === null ? app : createOpsApp(),
    requestsRecorded: recorder.settled,
    async ensureDemoMerchant(demo) {
      await ensureDemoMerchant(demo);
      demoKey = demo.apiKey;
    },
  };
}
