/**
 * A transaction: one attempt to pay an order. Pure data; it lives inside its order's document.
 * Never holds a card number or a CVV.
 */
import { TxnErrorCode, type TxnStatus } from '../../../generated/values.ts';
import type { CardFacts } from '../cards/card-number.ts';
import type { Money } from '../money.ts';
import type { CardStoragePlan } from './card-storage-plan.ts';
import { doneCapture, type Hold } from './hold.ts';
import { phaseOf, type TxnPhase } from './txn-status.ts';

/** `known` callers hold an API key, a client auth token or a page link. */
export type PayerKind = 'known' | 'stranger';

export type AuthType = 'THREE_DS' | 'OTP' | 'MOTO';

/** What may be known of the card outside the vault. */
export interface TxnCard extends CardFacts {
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly nameOnCard: string;
}

/** What the gateway answered. */
export interface TxnReceipt {
  readonly rrn: string;
  readonly epgTxnId: string;
  readonly authIdCode: string;
  readonly respCode: string;
  readonly respMessage: string;
  readonly created: Date;
  /** The same in the gateway's own words; absent where nothing of them was kept. */
  readonly raw?: Readonly<Record<string, string>>;
}

/** What an attempt is begun on: how much its gateway moves, what for, how, and through which account. */
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
  /** The other terms that it began on; absent in attempts that began before these were kept. */
  readonly begunFor?: Pick<PaymentTerms, 'purpose' | 'autoCapture'>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly authType: AuthType;
  /** Who began it: somebody with credentials or a page link of the order, or anybody. */
  readonly payer: PayerKind;
  readonly paymentMethod: string;
  /** Whether the customer goes back to the merchant without a click. */
  readonly redirect: boolean;
  readonly card: TxnCard;
  /** What is to become of the card beyond this payment. */
  readonly keeping: CardStoragePlan;
  /** Empty where no gateway was reached. */
  readonly gateway: string;
  readonly gatewayConfigId: string;
  readonly gatewayReferenceId: string | null;
  /** The gateway's session: all that later steps need. */
  readonly session: string | null;
  /** SHA-256 of the reference in the authentication address. */
  readonly refHash: string;
  readonly errorCode: TxnErrorCode | '';
  readonly errorMessage: string;
  readonly bankErrorCode: string;
  readonly bankErrorMessage: string;
  readonly receipt: TxnReceipt | null;
  /** When to ask the gateway, while it owes an answer. */
  readonly reconcileAt: Date | null;
  /** Present once the money was held instead of charged. */
  readonly hold?: Hold;
}

/** What a transaction has before the gateway was asked and anything came of it. */
export const blankTxn = {
  gateway: '',
  gatewayConfigId: '',
  gatewayReferenceId: null,
  session: null,
  refHash: '',
  errorCode: '',
  errorMessage: '',
  bankErrorCode: '',
  bankErrorMessage: '',
  receipt: null,
  reconcileAt: null,
} as const satisfies Partial<Txn>;

/** The phase of a transaction. A mismatched gateway reference stays STARTED but has failed. */
export function txnPhase(txn: Pick<Txn, 'status' | 'errorCode'>): TxnPhase {
  return txn.errorCode === TxnErrorCode.gateway_reference_mismatch ? 'failed' : phaseOf(txn.status);
}

/** What a payment that is CHARGED has moved: all of it, or what was captured of a hold. */
export function chargedMoney({ money, hold }: Pick<Txn, 'money' | 'hold'>): Money {
  return doneCapture(hold)?.money ?? money;
}

/** Whether less was captured than had been held. */
export function isPartlyCharged(txn: Pick<Txn, 'money' | 'hold'>): boolean {
  return chargedMoney(txn).minor < txn.money.minor;
}

/** The facts alone, of a value that may hold more. */
export function cardFactsOf(card: CardFacts): CardFacts {
  const { isin, lastFour, fingerprint, brand, type, subType, issuer, issuerCountry, bankCode, tokenizable } = card;
  return { isin, lastFour, fingerprint, brand, type, subType, issuer, issuerCountry, bankCode, tokenizable };
}
