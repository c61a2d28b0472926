/**
 * A locker entry: a card stored for a merchant's customer, with its number in the vault, a network token, or both. Pure
 * data. Never holds the number; `numberRecord` names the vault's record of it.
 */

import { createHash } from 'node:crypto';
import type { CardFacts } from './card-number.ts';
import { type CardToken, isLive } from './token.ts';
import type { TokenTask } from './token-task.ts';

type Shown = Pick<CardFacts, 'isin' | 'lastFour'>;
interface MaskRule {
  readonly repeatTokenTransactions: boolean;
}

/** The first four digits; empty for all cards of a merchant with repeat-token transactions. */
export function shownStart({ isin }: Pick<Shown, 'isin'>, { repeatTokenTransactions }: MaskRule): string {
  return repeatTokenTransactions ? '' : isin.slice(0, 4);
}

/** `4111-XXXXXXXX-1111`, or `XXXX-XXXXXXXX-1111`. */
export function maskedNumber(facts: Shown, rule: MaskRule): string {
  return `${shownStart(facts, rule) || 'XXXX'}-XXXXXXXX-${facts.lastFour}`;
}

export interface CardOwner {
  readonly merchantId: string;
  readonly customerReference: string;
  /** The card's fingerprint, an HMAC under the vault's key. */
  readonly fingerprint: string;
}

/** `crd_` and 32 hexadecimal digits. */
export function cardReference({ merchantId, customerReference, fingerprint }: CardOwner): string {
  const owner = JSON.stringify([merchantId, customerReference, fingerprint]);
  return `crd_${createHash('sha256').update(owner).digest('hex').slice(0, 32)}`;
}

/** The most cards of one customer. */
export const MOST_CARDS = 100;

export interface SavedCard {
  /** `crd_…`, permanent. */
  readonly cardReference: string;
  readonly merchantId: string;
  /** The merchant's own id of the customer. */
  readonly customerReference: string;
  /** How often this customer had been erased when the card was stored. A lower count marks an earlier customer's card. */
  readonly erasures: number;
  readonly facts: CardFacts;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly nameOnCard: string;
  readonly nickname: string;
  /** Null: the number is not stored. */
  readonly numberRecord: string | null;
  /** The current token, or the last one. */
  readonly token: CardToken | null;
  /** Pending tasks of the token, or of an earlier one. */
  readonly tokenErrands: readonly TokenTask[];
  /** Vault records that the entry no longer uses and that are still to be deleted. */
  readonly droppedNumbers: readonly string[];
  /** When the card worker next processes the entry; null: never. */
  readonly numbersDueAt: Date | null;
  /** When the token worker next processes the entry; null: never. */
  readonly tokenDueAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Whether the entry exists for callers: it has a live token, or a number that the stored-card mandate does not hide. */
export function isVisible(card: SavedCard, { storedCardMandate }: { readonly storedCardMandate: boolean }): boolean {
  return isLive(card.token) || (card.numberRecord !== null && !storedCardMandate);
}

/** Whether the entry is empty and has no pending work, so that its document can be erased. */
export function isSpent(card: SavedCard): boolean {
  const empty = card.numberRecord === null && card.droppedNumbers.length === 0 && !isLive(card.token);
  return empty && card.tokenDueAt === null;
}

/** A card that has or had a token. */
export type TokenizedCard = SavedCard & { readonly token: CardToken };

export function isTokenized(card: SavedCard): card is TokenizedCard {
  return card.token !== null;
}

/** Returns a token event's `content` as JSON text. The API level passes its mapping in. */
export type PresentToken = (card: TokenizedCard) => string;
