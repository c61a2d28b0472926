/**
 * The chain of a merchant's audit log: each entry is hashed together with the hash of the one before, and the head knows how
 * many there are. A changed, removed or exchanged entry shows. Whoever may write to the database can forge a whole chain: against
 * that, the hash of the newest entry is shown, to be noted elsewhere. Pure.
 */
import { hash } from 'node:crypto';
import { AuditBreakReason } from '../../../generated/values.ts';
import type { AuditEntry, ChainedEntry } from './audit-entry.ts';

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
  readonly brokenAt: { readonly sequence: number; readonly reason: AuditBreakReason } | null;
}

/** Judges a chain by its entries, the oldest first. Entries behind the head were made since it was read. */
export async function judgeChain(head: ChainHead, entries: AsyncIterable<ChainedEntry>): Promise<ChainVerdict> {
  let checked = 0;
  let previous: string | null = null;
  const broken = (reason: AuditBreakReason): ChainVerdict => {
    return { checked, brokenAt: { sequence: head.first + checked, reason } };
  };
  for await (const entry of entries) {
    const expected = head.first + checked;
    if (expected > head.sequence) break;
    if (entry.sequence !== expected) return broken(AuditBreakReason.ENTRY_MISSING);
    const { sequence } = entry;
    const isOwn = entry.previousHash === previous && entry.hash === hashOf(entry, { sequence, previousHash: previous });
    if (!isOwn || (sequence === head.sequence && entry.hash !== head.hash)) {
      return broken(AuditBreakReason.ENTRY_CHANGED);
    }
    previous = entry.hash;
    checked += 1;
  }
  return head.first + checked <= head.sequence ? broken(AuditBreakReason.ENTRY_MISSING) : { checked, brokenAt: null };
}
