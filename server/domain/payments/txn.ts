/**
 * A transaction: one attempt to pay an order. Pure data; it lives inside its order's document.
 * Never holds a card number or a CVV.
 */
import { TxnErrorCode, type TxnStatus } from '../../../generated/values.ts';
import type { CardFacts } from '../cards/card-number.ts';
import type { Money } from '../money.ts';
import type { DeclineCode } from '../ports/declines.ts';
import type { CancellationResult, CustomerAction, SuccessOutcome } from '../ports/gateway-connector.ts';
import type { CardStoragePlan } from './card-storage-plan.ts';
import { doneCapture, type Hold } from './hold.ts';
import { phaseOf, type TxnPhase } from './txn-status.ts';

/** `known` callers hold an API key or a client auth token; `page` is a customer on the payment page. */
export type PayerKind = 'known' | 'page' | 'stranger';

export type AuthType = 'THREE_DS' | 'OTP' | 'MOTO';

/** The card details that may be stored outside the vault. */
export interface TxnCard extends CardFacts {
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly nameOnCard: string;
}

/** The gateway's receipt. */
export interface TxnReceipt {
  readonly rrn: string;
  readonly epgTxnId: string;
  readonly authIdCode: string;
  readonly respCode: string;
  readonly respMessage: string;
  readonly created: Date;
  /** The gateway's original field names and values; absent when none were stored. */
  readonly raw?: Readonly<Record<string, string>>;
}

/** The terms of an attempt: the amount, the purpose, automatic capture, and the gateway account. */
export interface PaymentTerms {
  readonly money: Money;
  readonly purpose: 'payment' | 'verification';
  readonly autoCapture: boolean;
  readonly gatewayReferenceId: string | null;
}

export interface Txn {
  readonly txnId: string;
  readonly txnUuid: string;
  readonly status: TxnStatus;
  readonly money: Money;
  /** The other terms at the start; absent in attempts older than this field. */
  readonly begunFor?: Pick<PaymentTerms, 'purpose' | 'autoCapture'>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The statuses after the first one, oldest first; absent before the first move and in attempts older than this field. */
  readonly moves?: readonly { readonly status: TxnStatus; readonly at: Date }[];
  readonly authType: AuthType;
  /** `stranger`: an anonymous caller, without credentials or a page link of the order. Attempts on the page may be stored as `known`. */
  readonly payer: PayerKind;
  readonly paymentMethod: string;
  /** Whether the customer returns to the merchant without a click. */
  readonly redirect: boolean;
  readonly card: TxnCard;
  /** What happens to the card beyond this payment. */
  readonly keeping: CardStoragePlan;
  /** Empty when the attempt did not reach a gateway. */
  readonly gateway: string;
  readonly gatewayConfigId: string;
  readonly gatewayReferenceId: string | null;
  /** What the connector needs for later calls; absent until it returned something. See ports/gateway-connector.ts. */
  readonly gatewayReference?: string;
  /** What the customer must do; present while the attempt waits for it, absent in attempts older than this field. */
  readonly action?: CustomerAction;
  /**
   * Present when the gateway was requested to cancel the attempt, because it did not answer. `since`: when, or when it refused;
   * absent in attempts older than this field. `success`: one that was reported since. `result`: absent while the cancellation is
   * under way.
   */
  readonly cancelling?: {
    readonly since?: Date;
    readonly success?: SuccessOutcome;
    readonly result?: CancellationResult;
  };
  /** SHA-256 of the reference in the authentication URL. */
  readonly refHash: string;
  readonly errorCode: TxnErrorCode | '';
  readonly errorMessage: string;
  /** Why the payment was declined; absent unless it was, and in attempts older than this field. */
  readonly declineCode?: DeclineCode;
  readonly bankErrorCode: string;
  readonly bankErrorMessage: string;
  readonly receipt: TxnReceipt | null;
  /** When to ask the gateway for the outcome; null when none is open. */
  readonly reconcileAt: Date | null;
  /** Present once the payment was authorized without capture. */
  readonly hold?: Hold;
}

/** Whether the attempt asks the gateway to capture the payment with its authorization. */
export function capturesAtOnce({ begunFor, hold }: Txn): boolean {
  return begunFor?.autoCapture ?? hold === undefined;
}

/** The fields of a transaction that has not reached a gateway. */
export const blankTxn = {
  gateway: '',
  gatewayConfigId: '',
  gatewayReferenceId: null,
  refHash: '',
  errorCode: '',
  errorMessage: '',
  bankErrorCode: '',
  bankErrorMessage: '',
  receipt: null,
  reconcileAt: null,
} as const satisfies Partial<Txn>;

/** The phase of a transaction. One with a mismatched gateway reference stays STARTED but has failed. */
export function txnPhase(txn: Pick<Txn, 'status' | 'errorCode'>): TxnPhase {
  return txn.errorCode === TxnErrorCode.gateway_reference_mismatch ? 'failed' : phaseOf(txn.status);
}

/** The charged amount: the full amount, or what was captured of a hold. */
export function chargedMoney({ money, hold }: Pick<Txn, 'money' | 'hold'>): Money {
  return doneCapture(hold)?.money ?? money;
}

/** Whether less than the held amount was captured. */
export function isPartlyCharged(txn: Pick<Txn, 'money' | 'hold'>): boolean {
  return chargedMoney(txn).minor < txn.money.minor;
}

/** Only the facts, without any other fields of the value. */
export function cardFactsOf(card: CardFacts): CardFacts {
  const { isin, lastFour, fingerprint, brand, type, subType, issuer, issuerCountry, bankCode, tokenizable } = card;
  return { isin, lastFour, fingerprint, brand, type, subType, issuer, issuerCountry, bankCode, tokenizable };
}
