/**
 * The merchants that calls ask for, remembered for a second: one read answers all the calls of that second.
 * A change made by this process is seen at once, one made by another within the second.
 * What is not found is not remembered, so that a new merchant or key works at once and guesses fill no memory.
 * A merchant that is read anew and has not changed is the same object as before: what was made with it still stands.
 */

import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { MerchantStore, VersionedMerchant } from '../../storage/merchants.ts';

export interface MerchantDirectory {
  byId(merchantId: string): Promise<Merchant | null>;
  byApiKeyHash(hash: string): Promise<Merchant | null>;
  /** Forgets a merchant that was changed here, and every answer that is still on its way. */
  forget(merchantId: string): void;
}

export interface MerchantDirectoryParts {
  readonly merchants: Pick<MerchantStore, 'find' | 'findByApiKeyHash'>;
  readonly clock: Clock;
  /** For how long an answer is remembered, in milliseconds. */
  readonly maxAgeMs?: number;
  /** How many answers are remembered at most. */
  readonly maxEntries?: number;
}

/** A merchant as it was read; without a version where it was not read by its id. */
type Known = Pick<VersionedMerchant, 'merchant'> & Partial<VersionedMerchant>;

interface Entry {
  /** When its reading began: what is read is at least as new as that. */
  readonly readAt: number;
  readonly merchant: Promise<Merchant | null>;
  /** Null until it is read. */
  known: Known | null;
}

export function merchantDirectory(parts: MerchantDirectoryParts): MerchantDirectory {
  const { merchants, clock, maxAgeMs = 1_000, maxEntries = 2_000 } = parts;
  const entries = new Map<string, Entry>();

  function remember(key: string, load: (before: Known | null) => Promise<Known | null>): Promise<Merchant | null> {
    const now = clock.now().getTime();
    const last = entries.get(key);
    if (last !== undefined && now - last.readAt < maxAgeMs && now >= last.readAt) return last.merchant;
    entries.delete(key);
    const read = load(last?.known ?? null);
    const entry: Entry = { readAt: now, merchant: read.then((known) => known?.merchant ?? null), known: null };
    entries.set(key, entry);
    if (entries.size > maxEntries) dropOldest();
    read.then(
      (known) => {
        entry.known = known;
        if (known === null) drop(key, entry);
      },
      () => drop(key, entry),
    );
    return entry.merchant;
  }

  function drop(key: string, entry: Entry): void {
    if (entries.get(key) === entry) entries.delete(key);
  }

  function dropOldest(): void {
    for (const key of entries.keys()) {
      entries.delete(key);
      return;
    }
  }

  return {
    byId: (merchantId) =>
      remember(`id:${merchantId}`, async (before) => {
        const found = await merchants.find(merchantId);
        return found !== null && found.version === before?.version ? before : found;
      }),
    byApiKeyHash: (hash) =>
      remember(`key:${hash}`, async () => {
        const merchant = await merchants.findByApiKeyHash(hash);
        return merchant === null ? null : { merchant };
      }),
    forget(merchantId) {
      for (const [key, entry] of entries) {
        if (entry.known === null || entry.known.merchant.merchantId === merchantId) entries.delete(key);
      }
    },
  };
}
