/**
 * A merchant as the service knows it: who may call, how its traffic is routed, where its webhooks go.
 * Pure data. The whole of it is one document, so that one read answers every question a request asks of it.
 */
import type { CardNumbersInText, EventName } from '../../../generated/values.ts';
import type { Sealed } from '../ports/sealed.ts';
import type { MessageKeySet } from './key-set.ts';

export interface RateLimit {
  /** How many a second in the long run. */
  readonly perSecond: number;
  /** How many at once, after a rest. */
  readonly burst: number;
}

/** An API key. Only its SHA-256 hash is kept; the key itself is shown once, when it is made. */
export interface ApiKey {
  readonly keyId: string;
  readonly name: string;
  readonly hash: string;
  readonly lastFour: string;
  /** Addresses and CIDR ranges that it may be used from; empty: from everywhere. */
  readonly allowedIps: readonly string[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export interface WebhookSettings {
  readonly url: string | null;
  readonly username: string | null;
  readonly password: Sealed | null;
  /** By name; a value may be a key, so it is sealed. */
  readonly customHeaders: Readonly<Record<string, Sealed>>;
  readonly events: readonly EventName[];
  /** The version date whose fields the webhook body carries. */
  readonly version: string;
  /** When not empty, `metadata.webhook_url` must name one of these hosts. */
  readonly urlHosts: readonly string[];
  /** Whether bodies are encrypted for the merchant, with the key set that is active at the attempt. */
  readonly encrypted: boolean;
  /** Whether the events of one order go out in their order. */
  readonly ordered: boolean;
  /** Seconds to wait after the first failure, the second, …; the last repeats. Null: the service's own schedule. */
  readonly retrySchedule: readonly number[] | null;
  /** What webhooks are signed with; the newest first. */
  readonly secrets: readonly SigningSecret[];
}

/** A secret that webhooks are signed with. Shown once, when it is made. */
export interface SigningSecret {
  readonly secretId: string;
  readonly sealed: Sealed;
  readonly createdAt: Date;
  /** Until when it signs beside its successor; null while it has none. */
  readonly retiresAt: Date | null;
}

/** One set of credentials of one payment gateway. */
export interface GatewayConfig {
  readonly gatewayConfigId: string;
  readonly gateway: string;
  readonly name: string;
  /** Case-sensitive; what `metadata.SVC:gateway_reference_id` names. Empty: only reachable as the default. */
  readonly referenceId: string;
  readonly credentials: Readonly<Record<string, Sealed>>;
  readonly isDefault: boolean;
  readonly enabled: boolean;
  readonly createdAt: Date;
}

export interface PaymentPageSettings {
  readonly displayName: string;
  readonly logoUrl: string | null;
  readonly returnUrl: string | null;
  readonly allowedOrigins: readonly string[];
  readonly frameAncestors: readonly string[];
  readonly useSignedResponse: boolean;
  readonly responseKey: Sealed | null;
}

export interface Merchant {
  readonly merchantId: string;
  readonly name: string;
  readonly clientId: string;
  readonly disabled: boolean;
  readonly createdAt: Date;
  /** Luhn, expiry and CVV length are checked; lenient only in sandbox. */
  readonly strictCardChecks: boolean;
  readonly motoEnabled: boolean;
  /** Whether POST /txns may create an order without credentials. */
  readonly openOrderCreate: boolean;
  /** How many attempts that reach the gateway an order may have. */
  readonly maxAttempts: number;
  readonly orderExpiryMinutes: number;
  /** Whether cards may become network tokens at all. All of these are switched by the operator on the merchant's request. */
  readonly tokenizationEnabled: boolean;
  /** Whether the service's own consent page is shown when a payment says nothing about tokenizing. */
  readonly svcWebConsent: boolean;
  /** Whether the merchant asks its customers for consent itself and passes the answer as `tokenize`. */
  readonly merchantConsent: boolean;
  /** Whether stored tokens pay. It also hides the first digits of every listed card. */
  readonly repeatTokenTransactions: boolean;
  /** Whether only tokenized cards may be kept. */
  readonly storedCardMandate: boolean;
  /** The merchant's token requestor id at each card network, by the network's name. */
  readonly tokenRequestorIds: Readonly<Record<string, string>>;
  /** Whether each encrypted message must say when it was made, until when it is good and which it is. */
  readonly messageClaimsRequired: boolean;
  /** What is done about `udf` and metadata values that look like card numbers. Any other free text is always refused. */
  readonly cardNumbersInText: CardNumbersInText;
  /** How many calls a second; null: as many as it likes. */
  readonly rateLimit: RateLimit | null;
  /** The version date that applies to a call without a `version` header. */
  readonly defaultVersion: string;
  readonly apiKeys: readonly ApiKey[];
  readonly webhook: WebhookSettings;
  /** The key sets of encrypted messages, in the order in which they were made. */
  readonly messageKeys: readonly MessageKeySet[];
  readonly gateways: readonly GatewayConfig[];
  readonly paymentPage: PaymentPageSettings;
}

/** The merchant that the sandbox makes at its first start. */
export const DEMO_MERCHANT_ID = 'demo';
