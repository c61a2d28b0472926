/**
 * What is to become of the card of a transaction beyond the payment: stored for the customer, made a token of, or
 * forgotten. Pure data inside the transaction. Never holds a number; `numberRecord` names the vault's record of it.
 */
import type { TokenizationStatus } from '../../generated/values.ts';

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

export interface CardKeeping {
  readonly source: CardSource;
  /** Whose locker the card belongs to; empty where the order has no customer. */
  readonly customerReference: string;
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
  /** The token that this transaction gave rise to. */
  readonly created: ShownToken | null;
  /** The token that this transaction was paid with. */
  readonly used: ShownToken | null;
  /** When the card is to be stored or forgotten, while that is owed. */
  readonly dueAt: Date | null;
}
