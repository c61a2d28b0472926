/**
 * The interface of a payment gateway connector. A connector moves money only in `authorize`, `capture`, `void` and
 * `refund`, and at most once for each session, hold or refund id, however often it is called.
 */

import type { CardNumber, CardSecurityCode } from '../cards/card-number.ts';
import type { Cryptogram } from '../cards/token-network.ts';
import type { Money } from '../money.ts';

/** What the customer pays with: a card number, or a network token with the cryptogram of this payment. */
export type Instrument =
  | { readonly kind: 'card'; readonly number: CardNumber; readonly securityCode: CardSecurityCode | null }
  | {
      readonly kind: 'token';
      readonly number: CardNumber;
      readonly cryptogram: Cryptogram;
      readonly securityCode: CardSecurityCode | null;
      readonly details: TokenDetails;
    };

/** Details of a token, as reported by the network or the merchant. Empty when unknown. */
export interface TokenDetails {
  readonly requestorId: string;
  /** The electronic commerce indicator that came with the cryptogram. */
  readonly eci: string;
  readonly par: string;
  readonly type: string;
  readonly provider: string;
  readonly providerCategory: string;
  readonly providerReferenceId: string;
}

export interface BeginRequest {
  /** The transaction's uuid: the gateway's idempotency key for the session. */
  readonly txnUuid: string;
  readonly merchantId: string;
  /** Identifies the order. Opaque to the gateway, which returns it in its notifications. */
  readonly orderKey: string;
  readonly money: Money;
  readonly instrument: Instrument;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  /** `THREE_DS` and `OTP` may be challenged; `MOTO` never is. */
  readonly authType: 'THREE_DS' | 'OTP' | 'MOTO';
  /** False when no exemption from authentication may be requested. */
  readonly frictionlessAllowed: boolean;
  /** Whether an authorization is captured automatically. If not, the money is held until `capture` or `void`. */
  readonly autoCapture: boolean;
  /** The merchant's decrypted gateway credentials. */
  readonly credentials: Readonly<Record<string, string>>;
}

/** Whether the customer must authenticate. No money has moved yet. */
export type BeginOutcome =
  | { readonly kind: 'challenge'; readonly session: string }
  | { readonly kind: 'frictionless'; readonly session: string };

export interface GatewayReceipt {
  readonly rrn: string;
  readonly epgTxnId: string;
  readonly authIdCode: string;
  readonly respCode: string;
  readonly respMessage: string;
  readonly created: Date;
  /**
   * The gateway's own field names and values: at most some tens of short texts, without card data. Absent: nothing is
   * stored.
   */
  readonly raw?: Readonly<Record<string, string>>;
}

export interface GatewayRefusal {
  readonly bankErrorCode: string;
  readonly bankErrorMessage: string;
  readonly receipt: GatewayReceipt;
}

/** The outcome of an authorization. `pending`: not known yet; call `status` later. */
export type AuthorizeOutcome =
  | { readonly kind: 'charged'; readonly receipt: GatewayReceipt }
  | { readonly kind: 'authorized'; readonly receipt: GatewayReceipt }
  | { readonly kind: 'failed'; readonly refusal: GatewayRefusal }
  | { readonly kind: 'pending' };

/** The gateway's record of a session. `none`: `authorize` was never called, and no money will move without it. */
export type GatewayStatus = AuthorizeOutcome | { readonly kind: 'none' };

export type AuthenticationOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly refusal: GatewayRefusal };

export interface GatewayRefund {
  readonly session: string;
  /** The refund's id: the gateway's idempotency key. A repeated call refunds nothing more. */
  readonly refundId: string;
  /** The amount to refund. */
  readonly money: Money;
}

/**
 * The outcome of a refund. `unclear`: the gateway cannot tell, and a person must ask it. `pending`: not known yet; call
 * again with the same id, or wait for a notification.
 */
export type RefundOutcome =
  | {
      readonly kind: 'refunded';
      /** The gateway's id of the refund; null for a released hold. */
      readonly reference: string | null;
      /** The acquirer reference number; null for a released hold. */
      readonly arn: string | null;
      readonly processedAt: Date;
    }
  | {
      readonly kind: 'failed';
      readonly errorCode: string;
      readonly errorMessage: string;
      readonly processedAt: Date;
    }
  | { readonly kind: 'unclear'; readonly errorCode: string; readonly errorMessage: string }
  | { readonly kind: 'pending' };

/** A capture or void of a hold. */
export interface HoldEnd {
  /** The gateway's idempotency key: a repeated call returns the same result and moves nothing. */
  readonly id: string;
}

export interface CaptureRequest extends HoldEnd {
  /** The amount to capture, at most the held amount. The rest is released. */
  readonly money: Money;
}

/** The outcome of a capture. `pending`: not known yet; call again with the same id. */
export type CaptureOutcome =
  | { readonly kind: 'captured' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'pending' };

/** The outcome of a void. `pending`: as for a capture. */
export type VoidOutcome =
  | { readonly kind: 'voided' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'pending' };

/**
 * The subject and outcome of a notification. `requestId`: the id with which the capture, void or refund was requested.
 */
export type NotificationContent =
  | { readonly about: 'payment'; readonly outcome: AuthorizeOutcome }
  | { readonly about: 'capture'; readonly requestId: string; readonly outcome: CaptureOutcome }
  | { readonly about: 'void'; readonly requestId: string; readonly outcome: VoidOutcome }
  | { readonly about: 'refund'; readonly requestId: string; readonly outcome: RefundOutcome };

/** A notification from a gateway, sent after it responded with another outcome or not at all. */
export interface GatewayNotification {
  /** The id to acknowledge. */
  readonly id: string;
  readonly merchantId: string;
  readonly orderKey: string;
  readonly txnUuid: string;
  readonly content: NotificationContent;
}

/**
 * Queue of gateway notifications. Each is handed out under a lease; one that is not acknowledged before its lease
 * expires is handed out again, so handling must be idempotent.
 */
export interface GatewayNotificationSource {
  /**
   * The notifications due at `now` that no process leases, oldest first, up to one batch. Costs one index look-up when
   * there are none.
   */
  dueNotifications(now: Date): Promise<readonly GatewayNotification[]>;
  /** Removes a notification that has been handled and stored. */
  acknowledge(id: string): Promise<void>;
}

export interface Gateway {
  readonly name: string;
  /** Sends the instrument, with its CVV or cryptogram. Every later call needs only the returned session. */
  begin(request: BeginRequest): Promise<BeginOutcome>;
  /** Verifies the one-time password that the customer entered on the bank page. */
  authenticate(session: string, oneTimePassword: string): Promise<AuthenticationOutcome>;
  /** Moves the money, at most once per session. */
  authorize(session: string): Promise<AuthorizeOutcome>;
  /** Captures the hold, at most once. After a successful capture or void, every other one fails. */
  capture(session: string, request: CaptureRequest): Promise<CaptureOutcome>;
  /** Voids the hold. */
  void(session: string, request: HoldEnd): Promise<VoidOutcome>;
  /** Refunds all or part of the moved amount, once per refund id, and never more than that amount. */
  refund(wanted: GatewayRefund): Promise<RefundOutcome>;
  /** The session's current status at the gateway. */
  status(session: string): Promise<GatewayStatus>;
}
