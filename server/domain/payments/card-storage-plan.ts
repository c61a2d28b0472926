/**
 * What is to become of the card of a transaction beyond the payment: stored for the customer, made a token of, or
 * forgotten. Pure data inside the transaction. Never holds a number; `numberRecord` names the vault's record of it.
 */
import { TokenizationStatus } from '../../../generated/values.ts';

/** How the card came. */
export type CardSource = 'new-card' | 'stored-card' | 'stored-token' | 'token-and-cryptogram';

/** `awaited`: the consent page is due. `none`: nobody was asked. */
export type TokenConsent = 'none' | 'awaited' | 'given' | 'declined';

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
  /** Whose locker the card belongs to; empty where the order has no customer. */
  readonly customerReference: string;
  /** How often that customer had been erased when the payment began: what is kept for it is kept only while that holds. */
  readonly erasures: number;
  /** The card's entry in that locker, whether it is there or would be; empty without a customer. */
  readonly cardReference: string;
  readonly saveAsked: boolean;
  readonly consent: TokenConsent;
  /** Whether the customer was authenticated in this very transaction. */
  readonly authenticated: boolean;
  /** The vault's record of the number, while this transaction needs it. */
  readonly numberRecord: string | null;
  /** Whether the payment's success has put the number into the locker. */
  readonly savedToLocker: boolean;
  /** The token that the new card had already when the payment began. */
  readonly held: ShownToken | null;
  /** The token that this transaction gave rise to, or that its card had already. */
  readonly created: ShownToken | null;
  /** The token that this transaction was paid with. */
  readonly used: ShownToken | null;
  /** When the card is to be stored or forgotten, while that is owed. */
  readonly dueAt: Date | null;
}

/** A card that nothing but the payment is done with. */
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

/** A token that has just been asked for: its network has told nothing of it yet. */
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

/**
 * What follows for the card when the payment has succeeded: it is stored where that was asked for, and a token is owed where
 * the customer has agreed and was authenticated.
 */
export function storagePlanAfterSuccess(keeping: CardStoragePlan, fingerprint: string, now: Date): CardStoragePlan {
  const hasNumber = keeping.numberRecord !== null;
  const savedToLocker = keeping.saveAsked && hasNumber;
  const tokenOwed =
    keeping.consent === 'given' && keeping.authenticated && (hasNumber || keeping.source === 'stored-card');
  const created = tokenOwed ? (keeping.held ?? firstToken(keeping, fingerprint)) : keeping.created;
  return { ...keeping, savedToLocker, created, dueAt: hasNumber || tokenOwed ? now : null };
}

/** What follows when the payment came to nothing, or its money goes back: the number is to be forgotten. */
export function storagePlanAfterFailure(keeping: CardStoragePlan, now: Date): CardStoragePlan {
  return { ...keeping, savedToLocker: false, dueAt: keeping.numberRecord === null ? keeping.dueAt : now };
}
