/**
 * The steps that change a locker entry, except those of its token. Pure. A step records the numbers that it drops in the
 * entry; purge-numbers.ts deletes them afterwards, so that an interrupted step leaves no number behind.
 */

import type { CardExpiry } from './card-expiry.ts';
import type { CardFacts } from './card-number.ts';
import { isVisible, type SavedCard } from './saved-card.ts';
import type { CardToken } from './token.ts';
import { isLive } from './token.ts';

/** How long the process of a step has to clean up before another process does it. Milliseconds. */
const GRACE_MS = 30_000;

/** A card to store. */
export interface CardToSave {
  readonly cardReference: string;
  readonly merchantId: string;
  readonly customerReference: string;
  /** How often the customer had been erased when the card arrived. */
  readonly erasures: number;
  readonly facts: CardFacts;
  readonly expiry: CardExpiry;
  /** Empty keeps the stored one. */
  readonly nameOnCard: string;
  /** Absent keeps the stored one. */
  readonly nickname?: string;
  /** Null keeps the stored one. */
  readonly numberRecord: string | null;
  /** Absent keeps the stored one. Never replaces a live token. */
  readonly token?: CardToken;
}

function soon(now: Date): Date {
  return new Date(now.getTime() + GRACE_MS);
}

/** A live token stays. So does the token that an earlier run of this step added, whatever its status is now. */
function tokenAfter(before: CardToken | null, added: CardToken | undefined): CardToken | null {
  const isSame = before !== null && before.tokenUid === added?.tokenUid;
  return isSame || isLive(before) ? before : (added ?? before);
}

/** The entry after the card is stored: a new entry, or the refreshed one. */
export function saved(before: SavedCard | null, card: CardToSave, now: Date): SavedCard {
  const { cardReference, merchantId, customerReference, erasures, facts, expiry } = card;
  const present = before !== null && isVisible(before, { storedCardMandate: false }) ? before : null;
  // A dropped record is about to be deleted: a repeated step must not use it again.
  const offered = before?.droppedNumbers.includes(card.numberRecord ?? '') ? null : card.numberRecord;
  const numberRecord = offered ?? before?.numberRecord ?? null;
  const replaced = before?.numberRecord ?? null;
  const token = tokenAfter(before?.token ?? null, card.token);
  // Provisioning needs its record and deletes it at the end.
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

/** Drops the number. The entry keeps its token, if any. */
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

/** Changes the card's nickname and name; absent fields stay. */
export function renamed(card: SavedCard, texts: CardTexts, now: Date): SavedCard {
  return {
    ...card,
    nickname: texts.nickname ?? card.nickname,
    nameOnCard: texts.nameOnCard ?? card.nameOnCard,
    updatedAt: now,
  };
}

/** The result of a clean-up in the vault. */
export interface NumberCleanup {
  /** The entry's own record, when the vault no longer has it. */
  readonly lost: string | null;
  /** The deleted records. */
  readonly removed: readonly string[];
}

/** Applies the result of a clean-up; without dropped numbers, the entry is no longer due. */
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
