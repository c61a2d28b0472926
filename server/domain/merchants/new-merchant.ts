/**
 * A new merchant and its defaults. Pure. No gateway is configured: payments are declined until one is added.
 */
import { CardNumbersInText, EventName, PageLanguage } from '../../../generated/values.ts';
import type { Environment } from '../../platform/config.ts';
import { DEFAULT_VERSION } from '../api-version.ts';
import { CardNetwork } from '../card-network.ts';
import type { ApiKey, Merchant, RateLimit, WebhookSettings } from './merchant.ts';

/** The highest `maxAttempts`. */
export const MOST_ATTEMPTS = 25;

const SILENT_AT_FIRST: ReadonlySet<EventName> = new Set([
  EventName.ORDER_CREATED,
  EventName.ORDER_UPDATED,
  EventName.TXN_CREATED,
]);

/** The events sent by default: all except those that only repeat the merchant's own calls. */
export const EVENTS_AT_FIRST: readonly EventName[] = Object.values(EventName).filter(
  (event) => !SILENT_AT_FIRST.has(event),
);

/** Webhook settings without a URL and credentials. */
export const WEBHOOK_AT_FIRST: WebhookSettings = {
  url: null,
  username: null,
  password: null,
  customHeaders: {},
  events: EVENTS_AT_FIRST,
  version: DEFAULT_VERSION,
  urlHosts: [],
  encrypted: false,
  ordered: false,
  retrySchedule: null,
  secrets: [],
};

/** The operator's switches, all off. */
export const CARD_SWITCHES_AT_FIRST = {
  tokenizationEnabled: false,
  svcWebConsent: false,
  merchantConsent: false,
  repeatTokenTransactions: false,
  storedCardMandate: false,
  cardNumbersInText: CardNumbersInText.refuse,
  tokenRequestorIds: {},
} as const satisfies Partial<Merchant>;

/** The look of a new merchant's pages. */
export const PAGE_LOOK_AT_FIRST = { brandColor: null, language: PageLanguage.auto } as const;

/** The default in production. The operator can change it. */
const RATE_AT_FIRST: RateLimit = { perSecond: 100, burst: 200 };

/** The token requestor id of every merchant in the sandbox. Real networks issue one to each merchant. */
const SANDBOX_REQUESTOR_ID = '40010030273';

/** All networks in the sandbox; none in production, where the operator enters the ids that the networks issue. */
function requestorIdsAtFirst(environment: Environment): Merchant['tokenRequestorIds'] {
  if (environment === 'production') return {};
  const networks = Object.values(CardNetwork).filter((network) => network !== CardNetwork.unknown);
  return Object.fromEntries(networks.map((network) => [network, SANDBOX_REQUESTOR_ID]));
}

export interface MerchantSeed {
  readonly merchantId: string;
  readonly name: string;
  readonly environment: Environment;
  readonly createdAt: Date;
  readonly firstKey: ApiKey;
}

export function newMerchant(seed: MerchantSeed): Merchant {
  return {
    merchantId: seed.merchantId,
    name: seed.name,
    clientId: seed.merchantId,
    disabled: false,
    createdAt: seed.createdAt,
    strictCardChecks: true,
    motoEnabled: false,
    openOrderCreate: seed.environment === 'sandbox',
    maxAttempts: MOST_ATTEMPTS,
    orderExpiryMinutes: 30,
    ...CARD_SWITCHES_AT_FIRST,
    messageClaimsRequired: false,
    rateLimit: seed.environment === 'production' ? RATE_AT_FIRST : null,
    tokenRequestorIds: requestorIdsAtFirst(seed.environment),
    defaultVersion: DEFAULT_VERSION,
    apiKeys: [seed.firstKey],
    webhook: WEBHOOK_AT_FIRST,
    messageKeys: [],
    gateways: [],
    routingRules: [],
    paymentPage: {
      displayName: seed.name,
      logoUrl: null,
      returnUrl: null,
      allowedOrigins: [],
      frameAncestors: [],
      useSignedResponse: false,
      responseKey: null,
      ...PAGE_LOOK_AT_FIRST,
    },
  };
}
