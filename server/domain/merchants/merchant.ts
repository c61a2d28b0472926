/**
 * A merchant: its API keys, gateways, webhook settings and switches. Pure data. It is one document, so that a request needs
 * only one read.
 */
import type { CardNumbersInText, EventName, PageLanguage } from '../../../generated/values.ts';
import type { Sealed } from '../ports/sealed.ts';
import type { MessageKeySet } from './key-set.ts';
import type { RoutingRule } from './routing-rule.ts';

export interface RateLimit {
  /** The sustained rate, in calls per second. */
  readonly perSecond: number;
  /** The most calls at once after an idle time. */
  readonly burst: number;
}

/** An API key. Only its SHA-256 hash is stored; the key itself is shown once, when it is created. */
export interface ApiKey {
  readonly keyId: string;
  readonly name: string;
  readonly hash: string;
  readonly lastFour: string;
  /** The addresses and CIDR ranges that may use the key; empty: all. */
  readonly allowedIps: readonly string[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export interface WebhookSettings {
  readonly url: string | null;
  readonly username: string | null;
  readonly password: Sealed | null;
  /** By header name. Sealed, since a value may be a key. */
  readonly customHeaders: Readonly<Record<string, Sealed>>;
  readonly events: readonly EventName[];
  /** The version date of the webhook body's fields. */
  readonly version: string;
  /** When not empty, `metadata.webhook_url` must name one of these hosts. */
  readonly urlHosts: readonly string[];
  /** Whether bodies are encrypted, with the key set that is active at the attempt. */
  readonly encrypted: boolean;
  /** Whether the events of one order are delivered in order. */
  readonly ordered: boolean;
  /** Seconds to wait after the first failure, the second, …; the last repeats. Null: the service's own schedule. */
  readonly retrySchedule: readonly number[] | null;
  /** The signing secrets, newest first. */
  readonly secrets: readonly SigningSecret[];
}

/** A secret that signs webhooks. Shown once, when it is created. */
export interface SigningSecret {
  readonly secretId: string;
  readonly sealed: Sealed;
  readonly createdAt: Date;
  /** Until when it signs together with its successor; null when there is no successor. */
  readonly retiresAt: Date | null;
}

/** The merchant's credentials at a payment gateway. */
export interface GatewayConfig {
  readonly gatewayConfigId: string;
  readonly gateway: string;
  readonly name: string;
  /** Case-sensitive; matches `metadata.SVC:gateway_reference_id`. Empty: used only as the default. */
  readonly referenceId: string;
  readonly credentials: Readonly<Record<string, Sealed>>;
  readonly isDefault: boolean;
  readonly enabled: boolean;
  readonly createdAt: Date;
  /**
   * Present once the merchant deleted it: it takes no payments and is not shown, and its credentials serve captures,
   * refunds and notifications of the payments that it took.
   */
  readonly deletedAt?: Date;
}

/** The configurations that the merchant has not deleted. */
export function liveGateways({ gateways }: Pick<Merchant, 'gateways'>): readonly GatewayConfig[] {
  return gateways.filter(({ deletedAt }) => deletedAt === undefined);
}

export interface PaymentPageSettings {
  readonly displayName: string;
  readonly logoUrl: string | null;
  readonly returnUrl: string | null;
  readonly allowedOrigins: readonly string[];
  readonly frameAncestors: readonly string[];
  readonly useSignedResponse: boolean;
  readonly responseKey: Sealed | null;
  /** The color of buttons and links, `#rrggbb`; null: the service's own. */
  readonly brandColor: string | null;
  readonly language: PageLanguage;
}

export interface Merchant {
  readonly merchantId: string;
  readonly name: string;
  readonly clientId: string;
  readonly disabled: boolean;
  readonly createdAt: Date;
  /** Whether check digit, expiry and security code are checked. Can be off only in the sandbox. */
  readonly strictCardChecks: boolean;
  readonly motoEnabled: boolean;
  /** Whether POST /txns may create an order without credentials. */
  readonly openOrderCreate: boolean;
  /** The most attempts of an order that reach the gateway. */
  readonly maxAttempts: number;
  readonly orderExpiryMinutes: number;
  /** Whether cards can be tokenized. The operator sets this and the switches below at the merchant's request. */
  readonly tokenizationEnabled: boolean;
  /** Whether the service shows its consent page when a payment does not send `tokenize`. */
  readonly svcWebConsent: boolean;
  /** Whether the merchant asks for consent itself and sends the answer as `tokenize`. */
  readonly merchantConsent: boolean;
  /** Whether payments use stored tokens. Also hides the first digits of every listed card. */
  readonly repeatTokenTransactions: boolean;
  /** Whether only tokenized cards may be stored. */
  readonly storedCardMandate: boolean;
  /** The merchant's token requestor id at each card network, by the network's name. */
  readonly tokenRequestorIds: Readonly<Record<string, string>>;
  /** Whether each encrypted message must have the claims `iat`, `exp` and `jti`. */
  readonly messageClaimsRequired: boolean;
  /** How to treat probable card numbers in `udf` and metadata values. In other free text they are always refused. */
  readonly cardNumbersInText: CardNumbersInText;
  /** Null: no limit. */
  readonly rateLimit: RateLimit | null;
  /** The version date that applies to a call without a `version` header. */
  readonly defaultVersion: string;
  readonly apiKeys: readonly ApiKey[];
  readonly webhook: WebhookSettings;
  /** The key sets of encrypted messages, oldest first. */
  readonly messageKeys: readonly MessageKeySet[];
  readonly gateways: readonly GatewayConfig[];
  /** In order: the first that applies to a payment decides. */
  readonly routingRules: readonly RoutingRule[];
  readonly paymentPage: PaymentPageSettings;
}

/** The merchant that the sandbox creates at its first start. */
export const DEMO_MERCHANT_ID = 'demo';
