/**
 * The interface of a payment gateway connector. A connector translates between the service and one gateway's API. It
 * keeps no state: each call gets the merchant's account, and what a later call needs is returned as an opaque reference.
 *
 * Rules of every connector:
 * - Money moves at most once per attempt, capture and refund id, however often a call is repeated.
 * - No call throws for an error of the gateway or the network; it returns `pending` when money may have moved, and
 *   `not_sent` or `declined` when it certainly has not.
 * - A reference holds ids only: no card data, no credentials, at most 2 KB.
 */
import type { Money } from '../money.ts';
import type { DeclineCode } from './declines.ts';
import type { GatewayReceipt, Instrument } from './gateway.ts';

/** A credential of a gateway account. Settings calls validate by it; forms are drawn from it. */
export interface CredentialField {
  /** For example `secret_key`. */
  readonly name: string;
  readonly label: string;
  /** Whether its value is never shown again. */
  readonly secret: boolean;
  readonly required: boolean;
  /** A regular expression for the whole value, without anchors. */
  readonly pattern: string;
  /** Where the merchant finds it, and what it looks like. */
  readonly help: string;
}

export interface GatewayCapabilities {
  readonly manualCapture: boolean;
  readonly partialCapture: boolean;
  readonly partialRefunds: boolean;
  readonly networkTokens: boolean;
  readonly moto: boolean;
  /**
   * How an attempt without an answer is settled: `ask`: the gateway reports its status; `wait`: only a notification
   * reports it, and the attempt is cancelled at the gateway if none arrives.
   */
  readonly recovery: 'ask' | 'wait';
  /** How long the gateway recognizes a repeated request by its idempotency key, in hours. */
  readonly idempotencyHours: number;
  /**
   * What can be repeated after that, too: the gateway does it once, or the connector first looks for what it did under the same id, and
   * the answer to the repetition shows whether it was done. The result of what cannot is notified, or a person looks it up.
   */
  readonly repeatable: readonly ('capture' | 'void' | 'refund')[];
}

/** The merchant's account at the gateway, from one gateway configuration. */
export interface GatewayAccount {
  readonly gatewayConfigId: string;
  /** Decrypted. Empty when the configuration was deleted. */
  readonly credentials: Readonly<Record<string, string>>;
}

/** An attempt, as each call after `pay` gets it. */
export interface GatewayAttempt {
  /** The id that the gateway knows the attempt by, and the root of every idempotency key. */
  readonly txnUuid: string;
  /** The latest reference that the connector returned; null when none was stored. */
  readonly reference: string | null;
  readonly money: Money;
  readonly autoCapture: boolean;
  readonly startedAt: Date;
  /**
   * `requested`: it is stored, `since` then, that `recover` requests a cancellation; only then does `recover` send it.
   * `refused`: the gateway reported, `since` then, that it cannot cancel. Absent: neither.
   */
  readonly cancellation?: { readonly kind: 'requested' | 'refused'; readonly since: Date };
}

export interface PayRequest {
  readonly txnUuid: string;
  readonly merchantId: string;
  /** The key of the order. The sandbox gateway returns it in its notifications. */
  readonly orderKey: string;
  /** The merchant's order id, for statements and the gateway's dashboard. May be any text. */
  readonly orderId: string;
  readonly money: Money;
  readonly instrument: Instrument;
  /** Two digits. */
  readonly expiryMonth: string;
  /** Two or four digits. */
  readonly expiryYear: string;
  readonly nameOnCard: string;
  readonly customerEmail: string;
  /** The customer's IP address; empty when unknown. */
  readonly customerAddress: string;
  /** `THREE_DS` and `OTP` may require authentication; `MOTO` never does. */
  readonly authType: 'THREE_DS' | 'OTP' | 'MOTO';
  /** False when no exemption from authentication may be requested. */
  readonly frictionlessAllowed: boolean;
  /** Whether an authorization is captured automatically. If not, the money is held until `capture` or `void`. */
  readonly autoCapture: boolean;
  /** Where the gateway sends the customer after the action. */
  readonly returnUrl: string;
  /**
   * Stores a reference before the call that can move money. False when the attempt is no longer open: the connector
   * sends nothing more and returns `not_sent`.
   */
  readonly remember: (reference: string) => Promise<boolean>;
}

/** What the customer must do to continue. */
export type CustomerAction =
  | {
      readonly kind: 'redirect';
      readonly method: 'GET' | 'POST';
      readonly url: string;
      /** The form fields of a POST; empty for a GET. */
      readonly fields: Readonly<Record<string, string>>;
    }
  /** The sandbox's own bank page. */
  | { readonly kind: 'bank_page' };

/** A refused payment. */
export interface Decline {
  readonly code: DeclineCode;
  /** Present when the connector does not know the gateway's code, and mapped it by its class. */
  readonly unmapped?: true;
  /** The gateway's own code and message. */
  readonly gatewayCode: string;
  readonly gatewayMessage: string;
  /** Null when the gateway gave no ids. */
  readonly receipt: GatewayReceipt | null;
}

/** The money was charged, or is held. */
export interface SuccessOutcome {
  readonly kind: 'charged' | 'authorized';
  readonly receipt: GatewayReceipt;
  /** Whether the customer was authenticated in this payment. */
  readonly authenticated: boolean;
}

/** A result of a payment that does not change by waiting. */
export type FinalOutcome = SuccessOutcome | { readonly kind: 'declined'; readonly decline: Decline };

/**
 * The outcome of `pay`, `resume` and `recover`. `action`: the customer must do something; no money has moved.
 * `pending`: money may have moved; `cancelling`: `recover` requests a cancellation, whose result is notified, or false: the
 * gateway refuses to cancel. `not_sent`: nothing left this process; `reason` is safe to log. A null `reference`
 * keeps the stored one.
 */
export type PaymentOutcome = (
  | FinalOutcome
  | { readonly kind: 'action'; readonly action: CustomerAction }
  | { readonly kind: 'pending'; readonly cancelling?: boolean }
  | { readonly kind: 'not_sent'; readonly reason: string }
) & { readonly reference: string | null };

/**
 * `not_resumed`: the return was not genuine; the attempt waits for the customer again. `not_asked`: the gateway took no request,
 * and is to be asked again with the same parameters; `reason` is safe to log.
 */
export type ResumeOutcome =
  | PaymentOutcome
  | { readonly kind: 'not_resumed'; readonly reference: null }
  | { readonly kind: 'not_asked'; readonly reason: string; readonly reference: null };

export interface AmountRequest {
  /** The capture's, void's or refund's own id: the idempotency key. */
  readonly id: string;
  readonly money: Money;
}

export interface RefundRequest extends AmountRequest {
  /** When the service began to send this refund. */
  readonly sentAt: Date;
}

/** The outcome of a capture or void. `pending`: call again with the same id, or wait for the notification. */
export type HoldEndOutcome =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      /** Whether the gateway had reported success before: of a capture that was automatic, too. */
      readonly afterSuccess?: true;
      /** How the hold was ended at the gateway itself, which is why the request failed. Absent when it was not, or is unknown. */
      readonly instead?: OutsideEnd;
    }
  | { readonly kind: 'pending' };

/** A capture or void that was made at the gateway itself, for example in its dashboard. `id`: the gateway's. */
export type OutsideEnd =
  | { readonly kind: 'capture'; readonly id: string; readonly money: Money }
  | { readonly kind: 'void'; readonly id: string };

/**
 * The outcome of a refund. `unclear`: the gateway cannot tell, and a person must ask it. `pending`: call again with the
 * same id, or wait for the notification; `refusedWith`, the gateway's code: it refuses the credentials, so this call
 * certainly refunded nothing, and a person must set others.
 */
export type RefundOutcome =
  | {
      readonly kind: 'refunded';
      /** The gateway's id of the refund; null for a released hold. */
      readonly reference: string | null;
      /** The acquirer reference number; null when the gateway reports none. */
      readonly arn: string | null;
      readonly processedAt: Date;
    }
  | {
      readonly kind: 'failed';
      readonly errorCode: string;
      readonly errorMessage: string;
      readonly processedAt: Date;
      /** Whether the gateway had reported success before: the money did not reach the customer after all. */
      readonly afterSuccess?: true;
    }
  | { readonly kind: 'unclear'; readonly errorCode: string; readonly errorMessage: string }
  | { readonly kind: 'pending'; readonly refusedWith?: string };

/** A dispute (chargeback), as a gateway reports it. */
export interface DisputeReport {
  /** The gateway's id of the dispute. */
  readonly id: string;
  readonly status: 'open' | 'won' | 'lost';
  readonly money: Money;
  /** The reason in the gateway's or card network's own code; empty when unknown. */
  readonly reason: string;
  /** Until when evidence is accepted; null when unknown or not possible. */
  readonly respondBy: Date | null;
  readonly at: Date;
}

/**
 * The result of the cancellation that `recover` requested. `not_found`: no such payment reached the gateway. `refused`:
 * the gateway has the payment and cannot cancel it, because it was captured or declined; only its own notification settles it.
 */
export type CancellationResult = 'cancelled' | 'not_found' | 'refused';

/** A refund that was made at the gateway itself, for example in its dashboard. */
export interface OutsideRefund {
  /** The gateway's id of the refund. */
  readonly id: string;
  readonly money: Money;
  readonly outcome: RefundOutcome;
}

/** The subject and result of a notification. `requestId`: the id of the capture, void or refund; empty when it has none of ours. */
export type NotifiedContent =
  | {
      readonly about: 'payment';
      readonly outcome: FinalOutcome | { readonly kind: 'pending' };
      /** Present when the gateway does not report whether a success was captured: it was if the attempt requested it. */
      readonly asRequested?: true;
    }
  | { readonly about: 'capture'; readonly requestId: string; readonly outcome: HoldEndOutcome }
  | { readonly about: 'void'; readonly requestId: string; readonly outcome: HoldEndOutcome }
  | { readonly about: 'refund'; readonly requestId: string; readonly outcome: RefundOutcome }
  | { readonly about: 'outside_refund'; readonly refund: OutsideRefund }
  | { readonly about: 'outside_end'; readonly end: OutsideEnd }
  /** The result of the cancellation that `recover` requested. */
  | { readonly about: 'cancellation'; readonly result: CancellationResult }
  | { readonly about: 'dispute'; readonly dispute: DisputeReport };

export interface NotifiedItem {
  /** The gateway's id of the notification. The same id is applied once. */
  readonly id: string;
  readonly txnUuid: string;
  /** The amount that it reports; null when it reports none. */
  readonly money: Money | null;
  /**
   * The reference to store with the attempt, in place of its own: after a lost answer, later calls need it. Absent:
   * nothing to store.
   */
  readonly reference?: string;
  readonly content: NotifiedContent;
  /**
   * What a repetition with the same id has in common with it, as text, when not all of `content` does: what the signature
   * covers, for example. Absent: all of `content`.
   */
  readonly identity?: string;
  /** Present when the connector read `content` from the gateway since: a repetition may report another state, and is applied, too. */
  readonly isCurrent?: true;
}

/**
 * `unsigned`: the signature is missing, wrong or too old. `form`: genuine, and the body is the form of the contract.
 * Without items the notification is genuine and about nothing that the service needs. `acknowledgement` is the body that the gateway expects after its items are stored.
 */
export type GenuineNotification =
  | { readonly kind: 'form' }
  | { readonly kind: 'verified'; readonly items: readonly NotifiedItem[]; readonly acknowledgement: string };

export type NotificationReading = GenuineNotification | { readonly kind: 'unsigned' };

export interface NotificationMessage {
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** The result of a test of the credentials. The message says what to do. */
export interface CredentialTest {
  readonly result: 'accepted' | 'refused' | 'unreachable';
  readonly message: string;
}

export interface GatewayConnector {
  /** The name in gateway configurations, for example `STRIPE`. */
  readonly name: string;
  /** For people, for example `Stripe`. */
  readonly label: string;
  readonly credentialFields: readonly CredentialField[];
  /** True when a configuration may have credentials with other names, too. */
  readonly otherCredentials?: true;
  readonly capabilities: GatewayCapabilities;
  /**
   * Why the gateway does not take this amount, as the end of a sentence ("The gateway …") without a period; null when it
   * does.
   */
  moneyProblem(money: Money): string | null;
  /** Sends the payment. Stores a reference by `remember` before money can move, where recovery needs one. */
  pay(account: GatewayAccount, request: PayRequest): Promise<PaymentOutcome>;
  /** Continues after the customer returns. `returned`: the parameters that the gateway added to the return URL. */
  resume(
    account: GatewayAccount,
    attempt: GatewayAttempt,
    returned: Readonly<Record<string, string>>,
  ): Promise<ResumeOutcome>;
  /** Settles an attempt whose outcome is not known, after a crash or a time-out. Never charges the card again. */
  recover(account: GatewayAccount, attempt: GatewayAttempt): Promise<PaymentOutcome>;
  /**
   * Ends an attempt whose customer did not return in time, so that no money moves any more. Returns `declined`, or the
   * outcome when money has moved already.
   */
  abandon(account: GatewayAccount, attempt: GatewayAttempt): Promise<PaymentOutcome>;
  /** Captures the hold: at most the held amount; the rest is released. */
  capture(account: GatewayAccount, attempt: GatewayAttempt, request: AmountRequest): Promise<HoldEndOutcome>;
  /** Releases the hold. */
  void(account: GatewayAccount, attempt: GatewayAttempt, request: AmountRequest): Promise<HoldEndOutcome>;
  /** Refunds all or part of the charged amount. */
  refund(account: GatewayAccount, attempt: GatewayAttempt, request: RefundRequest): Promise<RefundOutcome>;
  parseNotification(account: GatewayAccount, message: NotificationMessage): Promise<NotificationReading>;
  testCredentials(account: GatewayAccount): Promise<CredentialTest>;
}

/** A notification that the sandbox gateway queues in the database. */
export interface GatewayNotification {
  /** The id to acknowledge. */
  readonly id: string;
  readonly merchantId: string;
  readonly orderKey: string;
  readonly txnUuid: string;
  readonly content: NotifiedContent;
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
