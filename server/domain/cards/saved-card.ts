/**
 * A card that is stored for a merchant's customer: an entry with the card's number in the vault, or with a network token,
 * or with both. Pure data. Never holds the number; `numberRecord` names the vault's record of it.
 */

import { createHash } from 'node:crypto';
import type { CardFacts } from './card-facts.ts';
import { type CardToken, isLive } from './token.ts';
import type { TokenTask } from './token-task.ts';

type Shown = Pick<CardFacts, 'isin' | 'lastFour'>;
/** What the merchant has set. */
interface MaskRule {
  readonly repeatTokenTransactions: boolean;
}

/** The first four digits; empty once repeat-token transactions are on, for all cards of the merchant. */
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
  /** The card's fingerprint, which nobody can compute without the vault's key. */
  readonly fingerprint: string;
}

/** `crd_` and 32 hexadecimal digits. */
export function cardReference({ merchantId, customerReference, fingerprint }: CardOwner): string {
  const owner = JSON.stringify([merchantId, customerReference, fingerprint]);
  return `crd_${createHash('sha256').update(owner).digest('hex').slice(0, 32)}`;
}

/** How many cards of a customer are kept at most. */
export const MOST_CARDS = 100;

export interface SavedCard {
  /** `crd_…`, permanent. */
  readonly cardReference: string;
  readonly merchantId: string;
  /** The merchant's own id of the customer. */
  readonly customerReference: string;
  /** How often this customer had been erased when the card was stored: a card of before is not the present customer's. */
  readonly erasures: number;
  readonly facts: CardFacts;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly nameOnCard: string;
  readonly nickname: string;
  /** Null: the number is not kept. */
  readonly numberRecord: string | null;
  /** The present token, or the last one. */
  readonly token: CardToken | null;
  /** What is owed to others for what became of the token, or of one before it. */
  readonly tokenErrands: readonly TokenTask[];
  /** Records of the vault that the entry has let go of and that are still to be deleted there. */
  readonly droppedNumbers: readonly string[];
  /** When the entry's numbers want looking after; null: they rest. */
  readonly numbersDueAt: Date | null;
  /** When the entry's token wants attention; null: it rests. */
  readonly tokenDueAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Whether the entry is there for anybody: it can pay by number, unless only tokens may be kept, or has a live token. */
export function isVisible(card: SavedCard, { storedCardMandate }: { readonly storedCardMandate: boolean }): boolean {
  return isLive(card.token) || (card.numberRecord !== null && !storedCardMandate);
}

/** Whether nothing of the entry is left, and nothing is owed for it any more: its document may go. */
export function isSpent(card: SavedCard): boolean {
  const empty = card.numberRecord === null && card.droppedNumbers.length === 0 && !isLive(card.token);
  return empty && card.tokenDueAt === null;
}

/** A card that has a token, or had one. */
export type TokenizedCard = SavedCard & { readonly token: CardToken };

/** Whether a card has a token, or had one. */
export function isTokenized(card: SavedCard): card is TokenizedCard {
  return card.token !== null;
}

/** How a token is shown in a webhook: the event's `content`, as JSON text. The API's mapping is handed in. */
export type PresentToken = (card: TokenizedCard) => string;
