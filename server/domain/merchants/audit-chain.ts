/**
 * The hash chain of a merchant's audit log: each entry's hash covers the previous hash, and the head stores the last
 * sequence, so that a changed, removed, swapped or added entry is detected. Whoever writes to the database can forge a whole
 * chain: against that, the newest hash is published for a copy elsewhere. Pure.
 */
import { hash } from 'node:crypto';
import { AuditBreakReason } from '../../../generated/values.ts';
import type { AuditEntry, ChainedEntry, ListedEntry } from './audit-entry.ts';

/** The end of a chain, to which the next entry is added. */
export interface ChainHead {
  /** The sequence of the first entry of the chain. */
  readonly first: number;
  /** The sequence of the newest entry; `first` - 1 when the chain is empty. */
  readonly sequence: number;
  /** The hash of the newest entry; null when the chain is empty. */
  readonly hash: string | null;
}

type Position = Pick<ChainedEntry, 'sequence' | 'previousHash'>;

/** Hashes the whole entry. The order of the fields must never change. */
function hashOf(entry: AuditEntry, { sequence, previousHash }: Position): string {
  const position = [previousHash, sequence, entry.merchantId, entry.id, entry.at.toISOString()];
  const who = [entry.actor, entry.actorId, entry.username, entry.address, entry.userAgent, entry.requestId];
  const changes = entry.changes.map(({ name, before, after }) => [name, before, after]);
  return hash(
    'sha256',
    JSON.stringify([position, who, entry.operation, entry.objectId, entry.outcome, changes]),
    'hex',
  );
}

/** The head of an empty chain, after the entries made before chains existed. */
export function newHead(lastUnchained: number): ChainHead {
  return { first: lastUnchained + 1, sequence: lastUnchained, hash: null };
}

/** The entries as links after the head, and the new head. */
export function chained(head: ChainHead, entries: readonly AuditEntry[]) {
  let last = head;
  const links = entries.map((entry): ChainedEntry => {
    const position = { sequence: last.sequence + 1, previousHash: last.hash };
    last = { first: head.first, sequence: position.sequence, hash: hashOf(entry, position) };
    return { ...entry, ...position, hash: last.hash ?? '' };
  });
  return { links, head: last };
}

export interface ChainVerdict {
  /** Intact entries up to the break. */
  readonly checked: number;
  /** Entries made before the chain began. */
  readonly unchained: number;
  readonly brokenAt: { readonly sequence: number; readonly reason: AuditBreakReason } | null;
}

/** An entry to verify; `hash` is null when it has none. */
export type JudgedEntry = Omit<ListedEntry, 'fields'>;

/** Whether the hash matches the content. A tampered entry, say with text instead of a date, may not be hashable at all. */
function hasMatchingHash(entry: JudgedEntry): boolean {
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
 * Verifies a log from all its entries by ascending sequence, read in one snapshot with the head. Without a head, an entry
 * with a hash is a break: the end of the chain is unknown.
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
    if (!isNext || !hasMatchingHash(entry) || (isNewest && entry.hash !== head.hash)) {
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
