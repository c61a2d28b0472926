/**
 * The Express apps over the rooms: which handler answers which of the contract's operations. Listens on nothing.
 */
import type { Express } from 'express';
import type { HandlersByTag } from '../generated/server/handlers.ts';
import type { Operation } from '../generated/server/operations.ts';
import { createApp } from './app.ts';
import { binsHandlers } from './bins/handlers.ts';
import { customersHandlers } from './customers/handlers.ts';
import { deliveryNetwork } from './delivery.ts';
import type { Demo } from './demo/demo-file.ts';
import { createDemoMerchant } from './demo/demo-merchant.ts';
import { encryptedHandlers } from './encrypted/handlers.ts';
import { eventsHandlers } from './events/handlers.ts';
import { createFindSender } from './gateways/callbacks/find-sender.ts';
import { gatewaysHandlers } from './gateways/callbacks/handlers.ts';
import { createAuthenticate } from './http/authenticate.ts';
import { createCallInner } from './http/call-inner.ts';
import type { Contexts } from './http/context.ts';
import { holdMerchantToRate } from './http/rate-limit.ts';
import { createOriginRule } from './http/sandbox.ts';
import { createErrorBody } from './http/wire.ts';
import { assembleIdempotency } from './idempotency/assemble.ts';
import { createKeyedCallStore } from './idempotency/store.ts';
import { keyUse } from './merchants/key-use.ts';
import { createEncryptAnswer } from './message-keys/encrypt-message.ts';
import { createOpenMessage } from './message-keys/open-message.ts';
import { createOpenedKeys } from './message-keys/opened-keys.ts';
import { createNoteMessage } from './message-keys/seen-messages-store.ts';
import { operatorHandlers } from './operator/handlers.ts';
import { createVaultRotation } from './operator/vault-rotation.ts';
import { opsHandlers } from './ops/handlers.ts';
import { createShownOrder } from './orders/answer-wire.ts';
import { ordersHandlers } from './orders/handlers.ts';
import { docsSite } from './pages/docs-site.ts';
import { createErrorPage, errorPagePolicy } from './pages/errors/error-page.ts';
import { pagesHandlers } from './pages/handlers.ts';
import { createPageLook } from './pages/layout/look.ts';
import { pageAssets } from './pages/layout/page-assets.ts';
import { pageHeaders } from './pages/layout/page-headers.ts';
import { createRateLimits } from './rate-limit/rate-limits.ts';
import { createBucketStore } from './rate-limit/store.ts';
import { createUnready } from './readiness.ts';
import { refundsHandlers } from './refunds/handlers.ts';
import type { Rooms, ServiceDeps, ServiceParts } from './rooms.ts';
import { sessionsHandlers } from './sessions/handlers.ts';
import { settingsHandlers } from './settings/handlers.ts';
import { createDeviceTokens } from './settings/login/device-token.ts';
import { createPasswords } from './settings/login/password.ts';
import { loginAttempts } from './settings/login/store.ts';
import { outOfBandHandlers } from './tokens/out-of-band-handlers.ts';
import { txnsHandlers } from './txns/handlers.ts';
import { holdHandlers } from './txns/hold-handlers.ts';
import { createNumberKeys } from './vault/number-keys-store.ts';
import { createDeliveryDesk } from './webhooks/delivery-desk.ts';
import { createEventLogStore } from './webhooks/event-log-store.ts';
import { createSendTest } from './webhooks/test-delivery.ts';
import { workerSettings } from './webhooks/worker-ports.ts';

export interface Apps {
  readonly app: Express;
  /** What operators reach: an app of its own where the configuration gives it an address of its own, else the same. */
  readonly opsApp: Express;
  /** Makes sure that the demo merchant is there, with the secrets of its file. */
  ensureDemoMerchant(demo: Demo): Promise<void>;
}

/** Gives every operation of the contract its handler, over these rooms. */
export function createApps(deps: ServiceDeps, parts: ServiceParts, rooms: Rooms): Apps {
  const { db, config, publicBaseUrl, staticBaseUrl, operatorKey, runtime, log, stopping } = deps;
  const { environment } = config;
  const { clock, random } = runtime;
  const { orders: store, merchants, validation } = parts;
  const { audit, bins, cards, clientTokens, commit, customers, directory, endpoints, formTokens, gateways, links } =
    rooms;
  const { metrics, sealer, settingsLogins, startTxn, submitOrder, tokenizeOutOfBand, tokens, trail, webhooks } = rooms;
  const { answerChallenge, answerConsent, askRefund } = rooms;
  const look = createPageLook({ environment, publicBaseUrl, staticBaseUrl });
  const settingsParts = {
    merchants,
    directory,
    sessions: settingsLogins,
    attempts: loginAttempts(db),
    passwords: createPasswords({ random, costLog2: deps.passwordCostLog2 }),
    devices: createDeviceTokens(deps.keys.derive('settings-device'), runtime),
    audit,
    trail,
    orders: store,
    deliveries: createDeliveryDesk({ db, clock, ring: () => webhooks.ring() }),
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
    findSender: createFindSender({ merchants, sealer }),
    clock,
  });

  const operations = opsHandlers({ unready: createUnready(db, stopping), metrics });
  const numberKeys = createNumberKeys(db);
  const vault = createVaultRotation({ merchants, directory, numberKeys, sealer, keys: deps.keys, clock });
  const operator = operatorHandlers({ ...settingsParts, bins: rooms.operatorBins, vault });
  const plain = {
    orders: ordersHandlers({ store, commit, submitOrder, links, clientTokens, runtime }),
    sessions: sessionsHandlers({
      submitOrder,
      openManagement: rooms.openManagement,
      links,
      clientTokens,
      environment,
      clock,
    }),
    refunds: refundsHandlers({ askRefund, trail, forMerchant: createShownOrder(links).forMerchant }),
    transactions: {
      ...txnsHandlers({ store, submitOrder, startTxn, publicBaseUrl }),
      ...holdHandlers({ store, endHold: rooms.endHold, trail, links }),
    },
    gateways: gatewaysHandlers({ takeNews: rooms.takeNews }),
    cards: cards.handlers,
    bins: binsHandlers({ bins, tokenRequestorOf: rooms.tokenRequestorOf }),
    events: eventsHandlers({
      eventLog: createEventLogStore({ db, checkpoint: async () => undefined, log }),
      sourceAddresses: config.webhookSourceAddresses,
    }),
    customers: customersHandlers({ customers, clientTokens, locker: cards.locker, runtime }),
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
      managementSessions: rooms.managementSessions,
      managementLinks: rooms.managementLinks,
      tokenizeOutOfBand,
      orderCustomers: rooms.orderCustomers,
      tokenRequestorOf: rooms.tokenRequestorOf,
      links,
      answerChallenge,
      answerConsent,
      formTokens,
      sealer,
      look,
      clock,
      random,
    }),
    settings: settingsHandlers(settingsParts),
  };
  const admitToRate = createRateLimits({ buckets: createBucketStore(db), clock });
  const encrypted = encryptedHandlers({
    openMessage: createOpenMessage({ keys: createOpenedKeys(sealer), clock }),
    encryptAnswer: createEncryptAnswer(sealer),
    noteMessage: createNoteMessage(db),
    callInner: createCallInner({ handlers: plain, validation }),
    holdToRate: holdMerchantToRate(admitToRate),
    clock,
  });
  const merchantSide = { ...plain, encrypted };
  const common = {
    authenticate,
    validation,
    admitToRate,
    answerOnce: assembleIdempotency({
      store: createKeyedCallStore(db),
      keys: deps.keys,
      clientTokens,
      cardTokens: cards.cardTokens,
      runtime,
    }),
    pageHeaders: (operation: Operation) => pageHeaders(operation),
    errorPage: { render: createErrorPage(look), policy: errorPagePolicy(look) },
    errorBody: createErrorBody(publicBaseUrl),
    assets: pageAssets(),
    docs: docsSite(publicBaseUrl),
    origins: createOriginRule({ environment, namesOrigin: merchants.namesOrigin }),
    environment,
    trustedProxies: config.trustedProxies,
    log,
    metrics,
    random,
  };
  const whole: HandlersByTag<Contexts> = { ...merchantSide, operations, operator };
  // TLS ends in front of the service; the operations' own address has none.
  const https = publicBaseUrl.startsWith('https:') ? 'required' : 'optional';
  const app = createApp({ ...common, https, handlers: config.ops === null ? whole : merchantSide });
  return {
    app,
    opsApp: config.ops === null ? app : createApp({ ...common, https: 'optional', handlers: { operations, operator } }),
    ensureDemoMerchant: createDemoMerchant({ merchants, passwords: settingsParts.passwords, sealer, runtime }),
  };
}
