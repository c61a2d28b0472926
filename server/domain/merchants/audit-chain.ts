/**
 * The chain of a merchant's audit log: each entry is hashed together with the hash of the one before, and the head knows how
 * many there are. A changed, removed, exchanged or added entry shows. Whoever may write to the database can forge a whole chain: against
 * that, the hash of the newest entry is shown, to be noted elsewhere. Pure.
 */
import { hash } from 'node:crypto';
import { AuditBreakReason } from '../../../generated/values.ts';
import type { AuditEntry, ChainedEntry, ListedEntry } from './audit-entry.ts';

/** Where a chain ends, and the next entry is put. */
export interface ChainHead {
  /** The sequence of the first entry of the chain. */
  readonly first: number;
  /** The sequence of the newest entry; one less than `first` while there is none. */
  readonly sequence: number;
  /** The hash of the newest entry; null while there is none. */
  readonly hash: string | null;
}

type Place = Pick<ChainedEntry, 'sequence' | 'previousHash'>;

/** What is hashed: all of the entry, in this order for ever. */
function hashOf(entry: AuditEntry, { sequence, previousHash }: Place): string {
  const place = [previousHash, sequence, entry.merchantId, entry.id, entry.at.toISOString()];
  const who = [entry.actor, entry.actorId, entry.username, entry.address, entry.userAgent, entry.requestId];
  const changes = entry.changes.map(({ name, before, after }) => [name, before, after]);
  return hash('sha256', JSON.stringify([place, who, entry.operation, entry.objectId, entry.outcome, changes]), 'hex');
}

/** The head of a chain without entries, behind those of before there were chains. */
export function newHead(lastUnchained: number): ChainHead {
  return { first: lastUnchained + 1, sequence: lastUnchained, hash: null };
}

/** The entries put behind the head, and the head after them. */
export function chained(head: ChainHead, entries: readonly AuditEntry[]) {
  let last = head;
  const links = entries.map((entry): ChainedEntry => {
    const place = { sequence: last.sequence + 1, previousHash: last.hash };
    last = { first: head.first, sequence: place.sequence, hash: hashOf(entry, place) };
    return { ...entry, ...place, hash: last.hash ?? '' };
  });
  return { links, head: last };
}

export interface ChainVerdict {
  /** Entries that were found whole, up to the break. */
  readonly checked: number;
  /** Entries made before the chain began. */
  readonly unchained: number;
  readonly brokenAt: { readonly sequence: number; readonly reason: AuditBreakReason } | null;
}

/** An entry to be judged; `hash` is null when it has none. */
export type JudgedEntry = Omit<ListedEntry, 'fields'>;

/** Whether the entry has the hash of its content. What stands in the place of a date or a list may not be hashable at all. */
function isAsHashed(entry: JudgedEntry): boolean {
  try {
    return entry.hash === hashOf(entry, entry);
  } catch {
    return false;
  }
}

function isNumbered({ sequence }: JudgedEntry): boolean {
  return Number.isSafeInteger(sequence) && sequence > 0;
}

/**
 * Judges a log by all its entries, the lowest sequence first, read at the same moment as the head. Without a head an entry
 * with a hash is a break: where the chain ends is known no longer.
 */
export async function judgeChain(head: ChainHead | null, entries: AsyncIterable<JudgedEntry>): Promise<ChainVerdict> {
  let checked = 0;
  let unchained = 0;
  let first = head?.first ?? null;
  let previous: string | null = null;
  const broken = (sequence: number, reason: AuditBreakReason): ChainVerdict => {
    return { checked, unchained, brokenAt: { sequence, reason } };
  };
  for await (const entry of entries) {
    if (entry.hash === null && isNumbered(entry) && (first === null || entry.sequence < first)) {
      unchained += 1;
      continue;
    }
    first ??= isNumbered(entry) ? entry.sequence : 1;
    const expected = first + checked;
    const isBeyond = head !== null && expected > head.sequence;
    if (entry.sequence > expected && !isBeyond) return broken(expected, AuditBreakReason.ENTRY_MISSING);
    const isNext = entry.sequence === expected && !isBeyond && entry.previousHash === previous;
    const isNewest = entry.sequence === head?.sequence;
    if (!isNext || !isAsHashed(entry) || (isNewest && entry.hash !== head.hash)) {
      return broken(isNumbered(entry) ? entry.sequence : expected, AuditBreakReason.ENTRY_CHANGED);
    }
    previous = entry.hash;
    checked += 1;
  }
  const isShort = first !== null && (head === null || first + checked <= head.sequence);
  return first !== null && isShort
    ? broken(first + checked, AuditBreakReason.ENTRY_MISSING)
    : { checked, unchained, brokenAt: null };
}
