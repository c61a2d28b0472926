/**
 * The caller's context that a handler gets: one type for each security scheme.
 */

import type { ContextChoice } from '../../../generated/server/router.ts';
import type { ClientScope } from '../../domain/customers/customer.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { SettingsUser } from '../../domain/merchants/settings-user.ts';
import type { GenuineNotification } from '../../domain/ports/gateway-connector.ts';
import type { SettingsSession } from '../../storage/settings-sessions.ts';

interface CallFacts {
  readonly requestId: string;
  /** The caller's network address. */
  readonly address: string;
  /** The User-Agent header: at most 256 characters, without card numbers. */
  readonly userAgent: string;
}

interface MerchantCallFacts extends CallFacts {
  readonly merchant: Merchant;
  /** The `x-routing-id` header, or empty. */
  readonly routingId: string;
  /** The API version date of the call. */
  readonly version: string;
  /** Adds a message to the `x-svc-warning` header. */
  readonly warn: (message: string) => void;
  /** Adds an unused parameter to the `x-svc-ignored-parameters` header. */
  readonly ignore: (name: string) => void;
  /**
   * The idempotency fingerprint: equal only for calls of the same caller with the same Idempotency-Key and parameters; null without
   * a key. Stored with the object that the call creates, it identifies a retry of that call.
   */
  readonly idempotencyFingerprint: () => string | null;
}

/** A call with the merchant's API key, or in a message signed by the merchant. */
export interface MerchantContext extends MerchantCallFacts {
  readonly kind: 'merchant';
  /** The API key of the call, or the key set that signed its message. */
  readonly credential: { readonly kind: 'api-key' | 'message-key'; readonly id: string };
}

/** A call with a client auth token for one order or one customer. */
export interface ClientContext extends MerchantCallFacts {
  readonly kind: 'client';
  readonly scope: ClientScope;
}

/** An anonymous call that names a merchant. */
export interface AnonymousContext extends MerchantCallFacts {
  readonly kind: 'anonymous';
}

/** A call whose credentials are in its encrypted body. The body is not decrypted yet, so the merchant is unverified. */
export interface EncryptedContext extends MerchantCallFacts {
  readonly kind: 'encrypted';
  /** Whether the caller has closed the connection. */
  readonly isGone: () => boolean;
}

/** A call without credentials and without a merchant: hosted pages, health checks, login. */
export interface OpenContext extends CallFacts {
  readonly kind: 'none';
  /** The Accept-Language header, or empty. */
  readonly acceptLanguage: string;
  /** Whether a browser loads the page into a frame; undefined where it does not say. */
  readonly isFramed: boolean | undefined;
  /** Whether the caller prefers HTML to JSON. */
  readonly wantsHtml: boolean;
}

export interface OperatorContext extends CallFacts {
  readonly kind: 'operator';
}

/** The user of a settings call, with merchant and session. */
export interface SettingsPrincipal {
  readonly merchant: Merchant;
  /** As read for this call, with the current role. */
  readonly user: SettingsUser;
  readonly session: SettingsSession;
  /** The CSRF token of a browser session; null with an access token. */
  readonly csrfToken: string | null;
}

/** A call of a settings user, with an access token or a session cookie. */
export interface SettingsContext extends CallFacts, SettingsPrincipal {
  readonly kind: 'settings';
  readonly username: string;
  readonly sessionId: string;
}

/** A call of a merchant's payment gateway, authenticated by the signature of its body. */
export interface GatewayContext extends CallFacts {
  readonly kind: 'gateway';
  readonly merchant: Merchant;
  readonly gatewayConfigId: string;
  readonly notification: GenuineNotification;
}

/** The context of each security scheme of the contract. */
export type Contexts = {
  readonly basicAuth: MerchantContext;
  readonly clientAuthToken: ClientContext;
  readonly clientAuthTokenQuery: ClientContext;
  readonly encryptedBody: EncryptedContext;
  readonly none: OpenContext | AnonymousContext;
  readonly operatorKey: OperatorContext;
  readonly settingsToken: SettingsContext;
  readonly settingsCookie: SettingsContext;
  readonly gatewaySignature: GatewayContext;
};

/** The auth result: the security scheme and the context. */
export type AuthResult = ContextChoice<Contexts>;
