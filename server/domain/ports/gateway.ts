/**
 * What a payment gateway connector must do. The sandbox gateway implements it; a real connector would too.
 * A connector moves money only in `authorize`, `capture`, `void` and `refund`, and each of them at most once for what it is
 * asked (a session, a hold's end, a refund's id), however often it is asked.
 */

import type { CardNumber, CardSecurityCode } from '../cards/card-number.ts';
import type { Cryptogram } from '../cards/token-network.ts';
import type { Money } from '../money.ts';

/** What the customer pays with: a card's number, or a network token with the cryptogram of this one payment. */
export type Instrument =
  | { readonly kind: 'card'; readonly number: CardNumber; readonly securityCode: CardSecurityCode | null }
  | {
      readonly kind: 'token';
      readonly number: CardNumber;
      readonly cryptogram: Cryptogram;
      readonly securityCode: CardSecurityCode | null;
      readonly told: TokenDetails;
    };

/** What the network or the merchant told of a token. Empty where nothing. */
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
  /** The transaction's uuid: the gateway's idempotency key for all that follows. */
  readonly txnUuid: string;
  readonly merchantId: string;
  /** Names the order to the caller. The gateway does not look into it; it hands it back with its news. */
  readonly orderKey: string;
  readonly money: Money;
  readonly instrument: Instrument;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  /** `THREE_DS` and `OTP` may be challenged; `MOTO` never is. */
  readonly authType: 'THREE_DS' | 'OTP' | 'MOTO';
  /** False when the exemption from authentication must not be asked for. */
  readonly frictionlessAllowed: boolean;
  /** Whether an authorization is captured at once. Where not, the money is held, and waits for `capture` or `void`. */
  readonly autoCapture: boolean;
  /** The configured credential set, opened. */
  readonly credentials: Readonly<Record<string, string>>;
}

/** Whether the customer must authenticate before money can move. Nothing has been charged yet. */
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
  /** What the gateway answered, under its own names: some tens of short texts at most, none of them of a card. Absent: nothing is kept. */
  readonly raw?: Readonly<Record<string, string>>;
}

export interface GatewayRefusal {
  readonly bankErrorCode: string;
  readonly bankErrorMessage: string;
  readonly receipt: GatewayReceipt;
}

/** What became of the money. `pending`: the gateway will know later; ask `status`. */
export type AuthorizeOutcome =
  | { readonly kind: 'charged'; readonly receipt: GatewayReceipt }
  | { readonly kind: 'authorized'; readonly receipt: GatewayReceipt }
  | { readonly kind: 'failed'; readonly refusal: GatewayRefusal }
  | { readonly kind: 'pending' };

/** The gateway's own record of a session. `none`: no money was asked for, and none will move without `authorize`. */
export type GatewayStatus = AuthorizeOutcome | { readonly kind: 'none' };

export type AuthenticationOutcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly refusal: GatewayRefusal };

export interface GatewayRefund {
  readonly session: string;
  /** The refund's own id: the gateway's idempotency key. Asked again with it, the gateway gives back nothing more. */
  readonly refundId: string;
  /** How much of what the session has moved. */
  readonly money: Money;
}

/**
 * What became of a refund. `unclear`: the gateway cannot tell, and a person must ask it. `pending`: it will know later; ask again
 * with the same id, or wait for its news.
 */
export type RefundOutcome =
  | {
      readonly kind: 'refunded';
      /** The gateway's own name for the refund; null of money that was only held, which is let go. */
      readonly reference: string | null;
      /** The acquirer reference number; null likewise. */
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

/** A capture, or a void, of money that is held. */
export interface HoldEnd {
  /** The gateway's idempotency key: asked again with the same id, it gives the same answer and moves nothing. */
  readonly id: string;
}

export interface CaptureRequest extends HoldEnd {
  /** What to take: at most what is held. The rest is let go. */
  readonly money: Money;
}

/** What became of a capture. `pending`: the gateway will know later; ask again with the same id. */
export type CaptureOutcome =
  | { readonly kind: 'captured' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'pending' };

/** What became of a void. `pending` as for a capture. */
export type VoidOutcome =
  | { readonly kind: 'voided' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'pending' };

/** What a piece of news is about, and what became of it. `requestId`: the id under which the gateway was asked for it. */
export type NotificationContent =
  | { readonly about: 'payment'; readonly outcome: AuthorizeOutcome }
  | { readonly about: 'capture'; readonly requestId: string; readonly outcome: CaptureOutcome }
  | { readonly about: 'void'; readonly requestId: string; readonly outcome: VoidOutcome }
  | { readonly about: 'refund'; readonly requestId: string; readonly outcome: RefundOutcome };

/** News that a gateway brings by itself, after it had answered otherwise or not at all. */
export interface GatewayNotification {
  /** Names this piece of news when it is acknowledged. */
  readonly id: string;
  readonly merchantId: string;
  readonly orderKey: string;
  readonly txnUuid: string;
  readonly content: NotificationContent;
}

/**
 * Where a gateway's news waits until it has been acted upon. News is handed out under a lease: what is not acknowledged
 * before the lease lapses is handed out again, so acting upon it must be safe to repeat.
 */
export interface GatewayNotificationSource {
  /** News due at `now` that nobody else holds, oldest first, a batch at most. Costs one index look-up when there is none. */
  dueNotifications(now: Date): Promise<readonly GatewayNotification[]>;
  /** The news has been acted upon and stored; it never comes again. */
  acknowledge(id: string): Promise<void>;
}

export interface Gateway {
  readonly name: string;
  /** Hands the instrument over, with its CVV or cryptogram; the answered session is all that later steps need. */
  begin(request: BeginRequest): Promise<BeginOutcome>;
  /** The customer's answer on the bank page. */
  authenticate(session: string, oneTimePassword: string): Promise<AuthenticationOutcome>;
  /** Moves the money, at most once for a session. */
  authorize(session: string): Promise<AuthorizeOutcome>;
  /** Takes money that is held, once; after a capture or void that went through every other one fails. */
  capture(session: string, request: CaptureRequest): Promise<CaptureOutcome>;
  /** Lets go of money that is held. */
  void(session: string, request: HoldEnd): Promise<VoidOutcome>;
  /** Gives back a part or the whole of what has moved, once for a refund's id, and never more than has moved. */
  refund(wanted: GatewayRefund): Promise<RefundOutcome>;
  /** What the gateway knows of the session now. */
  status(session: string): Promise<GatewayStatus>;
}
