/**
 * What happens to a transaction's card beyond the payment: it is stored for the customer, tokenized, or forgotten. Pure
 * data inside the transaction. Never holds a card number; `numberRecord` names the vault's record of it.
 */
import { TokenizationStatus } from '../../../generated/values.ts';
import type { CardExpiry } from '../cards/card-expiry.ts';
import type { CardFacts } from '../cards/card-number.ts';
import type { CardToken } from '../cards/token.ts';

/** How the card was sent. */
export type CardSource = 'new-card' | 'stored-card' | 'stored-token' | 'token-and-cryptogram';

/** `awaited`: the consent page is still to be answered. `none`: the customer was not asked. */
export type TokenConsent = 'none' | 'awaited' | 'given' | 'declined';

/** Whether a payment's card is to be stored. `with-consent`: if the customer agrees on the consent page. */
export type SaveRequest = boolean | 'with-consent';

/** A token as orders show it. */
export interface ShownToken {
  readonly cardReference: string;
  readonly status: TokenizationStatus;
  readonly fingerprint: string;
  readonly lastFour: string | null;
  readonly isin: string | null;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly par: string | null;
}

export interface CardStoragePlan {
  readonly source: CardSource;
  /** The customer whose locker the card belongs to; empty when the order has no customer. */
  readonly customerReference: string;
  /**
   * How often the customer had been erased when the payment began. The card is stored only while this count is current.
   */
  readonly erasures: number;
  /** The card's reference in that locker, whether or not it is stored yet; empty without a customer. */
  readonly cardReference: string;
  /** Whether the card is stored when the payment succeeds. */
  readonly saveAsked: boolean;
  readonly consent: TokenConsent;
  /** Whether the customer was authenticated in this transaction. */
  readonly authenticated: boolean;
  /** The vault's record of the number, while this transaction needs it. */
  readonly numberRecord: string | null;
  /** Whether the number was stored in the locker when the payment succeeded. */
  readonly savedToLocker: boolean;
  /** The token that the new card already had when the payment began. */
  readonly held: ShownToken | null;
  /** The token created by this transaction, or the one its card already had. */
  readonly created: ShownToken | null;
  /** The token used to pay. */
  readonly used: ShownToken | null;
  /** When to store or forget the card; null when there is nothing to do. */
  readonly dueAt: Date | null;
}

/** The plan of a card that is only used to pay. */
export const noStoragePlan: CardStoragePlan = {
  source: 'new-card',
  customerReference: '',
  erasures: 0,
  cardReference: '',
  saveAsked: false,
  consent: 'none',
  authenticated: false,
  numberRecord: null,
  savedToLocker: false,
  held: null,
  created: null,
  used: null,
  dueAt: null,
};

/** A token that was just requested; its network has not reported anything yet. */
export function firstToken({ cardReference }: Pick<CardStoragePlan, 'cardReference'>, fingerprint: string): ShownToken {
  return {
    cardReference,
    status: TokenizationStatus.INITIATED,
    fingerprint,
    lastFour: null,
    isin: null,
    expiryMonth: '',
    expiryYear: '',
    par: null,
  };
}

/** The token of a stored card. */
export function shownStored(token: CardToken, card: Pick<ShownToken, 'cardReference' | 'fingerprint'>): ShownToken {
  const { status, lastFour, isin, expiryMonth, expiryYear, par } = token;
  return { ...card, status, lastFour, isin, expiryMonth, expiryYear, par };
}

/** A token sent by the merchant; `facts` are those of the token's number. */
export function shownFromMerchant(facts: CardFacts, expiry: CardExpiry, par: string): ShownToken {
  return {
    cardReference: '',
    status: TokenizationStatus.ACTIVE,
    fingerprint: facts.fingerprint,
    lastFour: facts.lastFour,
    isin: facts.isin,
    expiryMonth: expiry.month,
    expiryYear: expiry.year,
    par: par === '' ? null : par,
  };
}

/** The plan after the customer's answer on the consent page. Whoever pays without saving the card has no card saved. */
export function storagePlanAfterConsent(keeping: CardStoragePlan, choice: 'given' | 'declined'): CardStoragePlan {
  return { ...keeping, consent: choice, saveAsked: keeping.saveAsked && choice === 'given' };
}

/**
 * The plan after the payment succeeds: the card is stored if requested, and a token is due if the customer agreed and
 * was authenticated.
 */
export function storagePlanAfterSuccess(keeping: CardStoragePlan, fingerprint: string, now: Date): CardStoragePlan {
  const hasNumber = keeping.numberRecord !== null;
  const savedToLocker = keeping.saveAsked && hasNumber;
  const tokenOwed =
    keeping.consent === 'given' && keeping.authenticated && (hasNumber || keeping.source === 'stored-card');
  const created = tokenOwed ? (keeping.held ?? firstToken(keeping, fingerprint)) : keeping.created;
  return { ...keeping, savedToLocker, created, dueAt: hasNumber || tokenOwed ? now : null };
}

/** The plan after the payment fails or is refunded: the number is to be forgotten. */
export function storagePlanAfterFailure(keeping: CardStoragePlan, now: Date): CardStoragePlan {
  return { ...keeping, savedToLocker: false, dueAt: keeping.numberRecord === null ? keeping.dueAt : now };
}
