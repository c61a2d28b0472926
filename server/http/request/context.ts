/**
 * What a handler may know of its caller: one small typed value for each way of being let in.
 */

import type { ContextChoice } from '../../../generated/server/router.ts';
import type { ClientScope } from '../../domain/customers/customer.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';

interface CallFacts {
  readonly requestId: string;
  /** The caller's network address. */
  readonly address: string;
  /** What the caller calls itself, at most 256 characters, without long numbers. */
  readonly userAgent: string;
}

interface MerchantCallFacts extends CallFacts {
  readonly merchant: Merchant;
  /** The `x-routing-id` header, or empty. */
  readonly routingId: string;
  /** The version date that applies. */
  readonly version: string;
  /** Adds to the answer's `x-svc-warning`. */
  readonly warn: (message: string) => void;
  /** Adds a parameter that this call had no use for to the answer's `x-svc-ignored-parameters`. */
  readonly ignore: (name: string) => void;
  /**
   * What is the same for the same call of the same caller with the same Idempotency-Key and parameters, and for no other call;
   * null where there is no key. Stored with what the call makes, it tells a call that is done again from another one.
   */
  readonly idempotencyFingerprint: () => string | null;
}

/** A call with the merchant's API key, or in a message that the merchant has signed. */
export interface MerchantContext extends MerchantCallFacts {
  readonly kind: 'merchant';
  /** The API key of the call, or the key set that signed its message. */
  readonly credential: { readonly kind: 'api-key' | 'message-key'; readonly id: string };
}

/** A call with a client auth token: for one order, or for one customer. */
export interface ClientContext extends MerchantCallFacts {
  readonly kind: 'client';
  readonly scope: ClientScope;
}

/** A call without credentials that names a merchant. */
export interface AnonymousContext extends MerchantCallFacts {
  readonly kind: 'anonymous';
}

/** A call whose credentials are within its encrypted body, which nobody has opened yet: the merchant is only named. */
export interface EncryptedContext extends MerchantCallFacts {
  readonly kind: 'encrypted';
}

/** A call without credentials and without a merchant: the pages, the operations, the login. */
export interface OpenContext extends CallFacts {
  readonly kind: 'none';
  /** Whether the caller is a browser that wants a page. */
  readonly wantsHtml: boolean;
}

export interface OperatorContext extends CallFacts {
  readonly kind: 'operator';
}

export interface SettingsContext extends CallFacts {
  readonly kind: 'settings';
  readonly merchant: Merchant;
  readonly username: string;
  readonly sessionId: string;
}

/** A call of a merchant's payment gateway, by the signature of its body. */
export interface GatewayContext extends CallFacts {
  readonly kind: 'gateway';
  readonly merchant: Merchant;
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
  readonly gatewaySignature: GatewayContext;
};

/** How a caller was let in, and what is known of it. */
export type AuthResult = ContextChoice<Contexts>;
