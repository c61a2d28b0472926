/**
 * The steps that change an entry of the locker, but for its token's. Pure. Which numbers a step lets go of is written into
 * the entry with the step; they are deleted afterwards (purge-numbers.ts), so that a step that is cut short leaves none behind.
 */

import type { CardExpiry } from './card-expiry.ts';
import type { CardFacts } from './card-facts.ts';
import { isVisible, type SavedCard } from './saved-card.ts';
import type { CardToken } from './token.ts';
import { isLive } from './token.ts';

/** How long the process that took a step has for what follows on it, before another one does it. Milliseconds. */
const GRACE_MS = 30_000;

/** A card as it is to stand in the locker. */
export interface CardToSave {
  readonly cardReference: string;
  readonly merchantId: string;
  readonly customerReference: string;
  /** How often the customer had been erased when the storing began. */
  readonly erasures: number;
  readonly facts: CardFacts;
  readonly expiry: CardExpiry;
  /** Empty leaves the stored one. */
  readonly nameOnCard: string;
  /** Absent leaves the stored one. */
  readonly nickname?: string;
  /** Null leaves the stored one. */
  readonly numberRecord: string | null;
  /** Absent leaves the stored one; a live token is not replaced. */
  readonly token?: CardToken;
}

function soon(now: Date): Date {
  return new Date(now.getTime() + GRACE_MS);
}

/** A live token stays, and one that was begun by this very step when it was taken before, whatever became of it. */
function tokenAfter(before: CardToken | null, begun: CardToken | undefined): CardToken | null {
  const isSame = before !== null && before.tokenUid === begun?.tokenUid;
  return isSame || isLive(before) ? before : (begun ?? before);
}

/** Puts a card into the locker, onto the entry that it has there already. */
export function saved(before: SavedCard | null, card: CardToSave, now: Date): SavedCard {
  const { cardReference, merchantId, customerReference, erasures, facts, expiry } = card;
  const present = before !== null && isVisible(before, { storedCardMandate: false }) ? before : null;
  // A record that was let go of is about to be deleted: a step that is taken again must not hold on to it.
  const offered = before?.droppedNumbers.includes(card.numberRecord ?? '') ? null : card.numberRecord;
  const numberRecord = offered ?? before?.numberRecord ?? null;
  const replaced = before?.numberRecord ?? null;
  const token = tokenAfter(before?.token ?? null, card.token);
  // A token that is being asked for is asked for by this record; it is forgotten when the asking is over.
  const inUse = token?.making?.numberRecord ?? null;
  const dropped = replaced !== null && replaced !== numberRecord && replaced !== inUse ? [replaced] : [];
  return {
    cardReference,
    merchantId,
    customerReference,
    erasures,
    facts,
    expiryMonth: expiry.month,
    expiryYear: expiry.year,
    nameOnCard: card.nameOnCard === '' ? (present?.nameOnCard ?? '') : card.nameOnCard,
    nickname: card.nickname ?? present?.nickname ?? '',
    numberRecord,
    token,
    tokenErrands: before?.tokenErrands ?? [],
    droppedNumbers: [...(before?.droppedNumbers ?? []), ...dropped],
    numbersDueAt: soon(now),
    tokenDueAt: token !== (before?.token ?? null) ? now : (before?.tokenDueAt ?? null),
    createdAt: present?.createdAt ?? now,
    updatedAt: now,
  };
}

/** Lets go of the number. What of the entry remains is its token, if there is one. */
export function withoutNumber(card: SavedCard, now: Date): SavedCard {
  if (card.numberRecord === null) return card;
  return {
    ...card,
    numberRecord: null,
    droppedNumbers: [...card.droppedNumbers, card.numberRecord],
    numbersDueAt: soon(now),
    updatedAt: now,
  };
}

export interface CardTexts {
  readonly nickname?: string;
  readonly nameOnCard?: string;
}

/** Changes what the customer calls the card; what is absent stays. */
export function renamed(card: SavedCard, texts: CardTexts, now: Date): SavedCard {
  return {
    ...card,
    nickname: texts.nickname ?? card.nickname,
    nameOnCard: texts.nameOnCard ?? card.nameOnCard,
    updatedAt: now,
  };
}

/** What was found and done in the vault. */
export interface NumberCleanup {
  /** The entry's own record, when the vault has it no more. */
  readonly lost: string | null;
  /** Records that are deleted. */
  readonly removed: readonly string[];
}

/** Notes what was done in the vault; the entry's numbers rest when nothing more is due. */
export function afterCleanup(card: SavedCard, { lost, removed }: NumberCleanup): SavedCard {
  const numberRecord = card.numberRecord === lost ? null : card.numberRecord;
  const droppedNumbers = card.droppedNumbers.filter((record) => !removed.includes(record));
  return {
    ...card,
    numberRecord,
    droppedNumbers,
    numbersDueAt: droppedNumbers.length === 0 ? null : card.numbersDueAt,
  };
}
