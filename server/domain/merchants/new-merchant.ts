/**
 * What a merchant is like on its first day. Pure.
 * No gateway is configured: payments are declined until the merchant (or whoever sets it up) adds one.
 */
import { CardNumbersInText, EventName } from '../../../generated/values.ts';
import type { Environment } from '../../platform/config.ts';
import { DEFAULT_VERSION } from '../api-version.ts';
import { CardNetwork } from '../card-network.ts';
import type { ApiKey, Merchant, RateLimit, WebhookSettings } from './merchant.ts';

/** The most attempts that an order may ever be given. */
export const MOST_ATTEMPTS = 25;

const SILENT_AT_FIRST: ReadonlySet<EventName> = new Set([
  EventName.ORDER_CREATED,
  EventName.ORDER_UPDATED,
  EventName.TXN_CREATED,
]);

/** The events that are sent unless the merchant chooses: all but those which merely echo its own calls. */
export const EVENTS_AT_FIRST: readonly EventName[] = Object.values(EventName).filter(
  (event) => !SILENT_AT_FIRST.has(event),
);

/** Webhook settings with no address and no credentials. */
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

/** What the operator has not switched on yet. */
export const CARD_SWITCHES_AT_FIRST = {
  tokenizationEnabled: false,
  svcWebConsent: false,
  merchantConsent: false,
  repeatTokenTransactions: false,
  storedCardMandate: false,
  cardNumbersInText: CardNumbersInText.refuse,
  tokenRequestorIds: {},
} as const satisfies Partial<Merchant>;

/** In production. The operator changes it for those who need more, or for whom it is too much. */
const RATE_AT_FIRST: RateLimit = { perSecond: 100, burst: 200 };

/** What the sandbox's network knows every merchant by. Real networks give each merchant an id of its own. */
const SANDBOX_REQUESTOR_ID = '40010030273';

/** In the sandbox every network takes part at once; elsewhere the operator enters the ids that the networks gave. */
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

/** A new merchant with its defaults. */
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
    paymentPage: {
      displayName: seed.name,
      logoUrl: null,
      returnUrl: null,
      allowedOrigins: [],
      frameAncestors: [],
      useSignedResponse: false,
      responseKey: null,
    },
  };
}
