/**
 * The environment of a scenario: the real service over a database of its own, reset to the merchant `demo` of the examples before
 * each scenario. Seeders change it from there. One address serves all variants of the service.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { Operation } from '../../../generated/server/operations.ts';
import { EventName } from '../../../generated/values.ts';
import { listenLocally } from '../../../scripts/ports.ts';
import { composeService } from '../../../server/compose/service.ts';
import type { Merchant } from '../../../server/domain/merchants/merchant.ts';
import { SESSION_IDLE_MS } from '../../../server/domain/merchants/settings-login.ts';
import type { Sealed } from '../../../server/domain/ports/sealed.ts';
import { createValidation } from '../../../server/http/contract/validation.ts';
import type { Config } from '../../../server/platform/config.ts';
import { shortId, systemRuntime } from '../../../server/platform/runtime.ts';
import { auditLog } from '../../../server/storage/audit-log.ts';
import { merchantStore } from '../../../server/storage/merchants.ts';
import { createOrderStore } from '../../../server/storage/orders.ts';
import { createVaultKeys } from '../../../server/vault/keys.ts';
import { bearer, logInAs } from '../../support/admin-caller.ts';
import { type Answer, type Caller, textAt } from '../../support/caller.ts';
import { deleteAllDocuments } from '../../support/database-contents.ts';
import { GATEWAY_SECRET } from '../../support/gateway-notifications.ts';
import { OPERATOR_KEY, startService, type TestMerchant, type TestService } from '../../support/service.ts';
import { type SettingsBrowser, settingsBrowser } from '../../support/settings-browser.ts';
import { watchAnswers } from '../../support/watch-answers.ts';
import {
  acknowledge,
  type Answer as EndpointAnswer,
  httpEndpoint,
  type TestEndpoint,
} from '../../support/webhook-endpoint.ts';
import { normalize, sinceTheBeginning } from './normalized.ts';
import { type Fault, storeFault } from './store-fault.ts';

/** The merchant of the examples, and what opens its settings. */
const LOGIN = { username: 'demo', password: 'choose-a-long-password' };

/** The service with other settings, at the same address. */
const manners = {
  usual: {
    webhookSourceAddresses: {
      production: [10, 11, 12, 13, 14, 15, 16].map((last) => `203.0.113.${last}`),
      sandbox: [10, 11, 12].map((last) => `198.51.100.${last}`),
    },
  },
  /** Operators have an address of their own: the main one does not serve them. */
  operators_apart: { ops: { host: '127.0.0.1', port: 1 } },
  limited: { limits: { perAddressPerMinute: 0, perOrderPerMinute: 0, cardFailuresPerHour: 0 } },
  without_sandbox: { sandboxGateway: 'off' },
} as const satisfies Readonly<Record<string, Partial<Config>>>;

export type Manner = keyof typeof manners;

/** The cache of merchants expires after a second. */
const CACHE_EXPIRED_MS = 2_000;

/** The gateway of the examples. */
export const GATEWAY = 'gtw_1f0e2d3c4b5a6978';

/** What waits for longer than this waits for several things, one after the other. */
const STEP_SECONDS = 5;

type AdminCall = (method: string, path: string, body?: unknown) => Promise<Answer>;

export interface Environment {
  readonly service: TestService;
  readonly baseUrl: string;
  /** An endpoint for webhooks; `answerWebhooks` says how it answers. */
  readonly endpoint: TestEndpoint;
  answerWebhooks(answer: EndpointAnswer): void;
  /** Resets the environment for a scenario of this operation, unless nothing has changed since the last reset. */
  reset(operation: Operation): Promise<void>;
  /** Declares that only the behaviour of the service changed since the last reset. */
  leaveUntouched(): void;
  readonly operatorKey: string;
  merchant(): TestMerchant;
  /** Calls as `demo`. */
  call(): Caller;
  operator: AdminCall;
  settings: AdminCall;
  settingsToken(): Promise<string>;
  /** The headers of a browser that is logged in as `demo`. */
  browserHeaders(): Promise<Readonly<Record<string, string>>>;
  /** Calls the settings as that browser. */
  browser: AdminCall;
  /** Changes the first user of the merchant in the database. */
  changeUser(change: Readonly<Record<string, unknown>>): Promise<void>;
  changeMerchant(change: Readonly<Record<string, unknown>>): Promise<void>;
  behave(manner: Manner): void;
  fail(fault: Fault): void;
  /** How many questions the handler of the last call asked the database. */
  asked(): number;
  /** Moves the time on to this one of the examples; it is never moved back. */
  reach(time: string): void;
  /** A text of the service with the times and addresses of the examples. */
  normalize(text: string): string;
  /** Lets time pass, in steps that the workers see. */
  pass(seconds: number): Promise<void>;
  close(): Promise<void>;
}

/** What tells one fresh merchant from another: see `shaped`. */
/** Their examples start without a gateway configuration. */
const startsWithoutGateways = (path: string) => /^\/settings\/(gateways|routing)(\/|$)/.test(path);

const kindOf = ({ document, path }: Operation): string => `${document} ${startsWithoutGateways(path)}`;

/** Ready for payments, as the examples of the merchant document have it; bare, as those of the administration have it. */
function shaped({ document, path }: Operation, secret: Sealed): (merchant: Merchant) => Merchant {
  return (merchant) => ({
    ...merchant,
    name: 'Demo Shop',
    apiKeys: merchant.apiKeys.map((key) => ({
      ...key,
      keyId: shortId('key', systemRuntime.random),
      name: 'first key',
    })),
    gateways: startsWithoutGateways(path)
      ? []
      : merchant.gateways.map((one) => ({ ...one, gatewayConfigId: GATEWAY, credentials: { secret } })),
    paymentPage: { ...merchant.paymentPage, displayName: 'Demo Shop', responseKey: null },
    webhook: {
      ...merchant.webhook,
      ...(document === 'merchant' ? {} : { username: null, password: null }),
      events: [EventName.ORDER_SUCCEEDED, EventName.TXN_CHARGED],
    },
  });
}

export async function createEnvironment(label: string): Promise<Environment> {
  const store = storeFault();
  let manner: Manner = 'usual';
  let demo: TestMerchant | undefined;
  let token: string | undefined;
  let browser: SettingsBrowser | undefined;
  let answer: EndpointAnswer = acknowledge;
  /** What the merchant was made for; and, while the world is as it was then, that again. */
  let made = '';
  let untouched = '';
  let startedAt = 0;
  let versions = 0;
  const [secretRoot, sealing, old] = [randomBytes(32), randomBytes(32), randomBytes(32)];
  const keys = createVaultKeys({ secretRoot, sealing, old: [old] });
  const service = await startService({ label, keys, through: store.through, config: { requestLog: 'on' } });
  const endpoint = await httpEndpoint((...given) => answer(...given));
  const { db } = service.database;

  const validation = store.before(createValidation());
  const services = new Map<Manner, ReturnType<typeof composeService>>();
  const serviceOf = (name: Manner) => {
    const known = services.get(name);
    if (known !== undefined) return known;
    // What the scenarios call is not logged: it would turn up in the log of a later scenario.
    const deps = { ...service.deps, config: { ...service.deps.config, requestLog: 'off', ...manners[name] } } as const;
    const merchants = merchantStore({ db: deps.db, audit: auditLog(deps.db) });
    const composed = composeService(deps, { orders: createOrderStore(deps.db), merchants, validation });
    services.set(name, composed);
    return composed;
  };
  const server = createServer((req, res) => {
    store.begin();
    serviceOf(manner).app(req, res);
  });
  const watched = watchAnswers(server, label);
  const baseUrl = await listenLocally(server);

  const merchant = (): TestMerchant => {
    if (demo === undefined) throw new Error('the environment is empty: reset it first');
    return demo;
  };
  const settingsToken = async (): Promise<string> => {
    token ??= textAt((await logInAs(service, LOGIN.username, LOGIN.password)).json(), 'access_token');
    return token;
  };

  const browserHeaders = async () => {
    if (browser === undefined) {
      browser = settingsBrowser(service);
      const opened = await browser.logIn(LOGIN);
      if (opened.status !== 200) throw new Error(`no browser session: ${opened.text}`);
    }
    const cookie = `__Host-svc_settings=${browser.cookie()}`;
    return { cookie, 'x-csrf-token': browser.csrfToken(), 'sec-fetch-site': 'same-origin' };
  };

  return {
    service,
    baseUrl,
    browserHeaders,
    async browser(method, path, body) {
      await browserHeaders();
      if (browser === undefined) throw new Error('there is no browser');
      return browser.call(method, path, body);
    },
    async changeUser(change) {
      const fields = Object.entries(change).map(([name, value]) => [`users.0.${name}`, value]);
      const id: object = { _id: 'demo' };
      await db.collection('merchants').updateOne(id, { $set: Object.fromEntries(fields), $inc: { v: 1 } });
    },
    endpoint,
    operatorKey: OPERATOR_KEY,
    merchant,
    settingsToken,
    answerWebhooks: (how) => {
      answer = how;
    },
    async reset(operation) {
      store.set('none');
      manner = 'usual';
      if (untouched === kindOf(operation)) {
        untouched = '';
        return;
      }
      untouched = '';
      token = undefined;
      browser = undefined;
      answer = acknowledge;
      endpoint.received.length = 0;
      await service.service.requestsRecorded();
      // An entry of the last scenario would turn up in this one.
      for (const one of [service.service, ...services.values()]) await one.auditSettled();
      await deleteAllDocuments(db);
      service.clock.advance(CACHE_EXPIRED_MS);
      const secret = service.sealer.seal({ merchantId: 'demo', record: `gateway.${GATEWAY}.secret` }, GATEWAY_SECRET);
      demo = await service.addMerchant('demo', shaped(operation, secret), LOGIN);
      // A merchant of the version that is remembered is taken to be the one that is remembered.
      versions += 1_000;
      await db.collection('merchants').updateMany({}, { $set: { v: versions } });
      made = kindOf(operation);
      startedAt = service.clock.now().getTime();
    },
    leaveUntouched: () => {
      untouched = made;
    },
    call: () => service.callAs(merchant()),
    operator: (method, path, body) => bearer(service, OPERATOR_KEY)(method, path, body),
    settings: async (method, path, body) => bearer(service, await settingsToken())(method, path, body),
    async changeMerchant(change) {
      const fields = Object.entries(change).map(([name, value]) => [`merchant.${name}`, value]);
      const id: object = { _id: 'demo' };
      await db.collection('merchants').updateOne(id, { $set: Object.fromEntries(fields), $inc: { v: 1 } });
      service.clock.advance(CACHE_EXPIRED_MS);
      // No time of the examples: a story begins when its merchant is as it should be.
      startedAt += CACHE_EXPIRED_MS;
    },
    behave: (name) => {
      manner = name;
    },
    fail: store.set,
    asked: store.asked,
    reach(time) {
      const left = startedAt + sinceTheBeginning(time) - service.clock.now().getTime();
      if (left > 0) service.clock.advance(left);
      if (left >= SESSION_IDLE_MS) token = undefined;
    },
    normalize: (text) => normalize(text, { startedAt, service: service.baseUrl, shop: endpoint.origin }),
    async pass(seconds) {
      await service.runWorkers();
      for (let left = seconds; left > 0; left -= STEP_SECONDS) {
        service.clock.advance(Math.min(left, STEP_SECONDS) * 1_000);
        await service.runWorkers();
      }
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await endpoint.close();
      await service.close();
      watched.assertClean();
    },
  };
}
