/**
 * A cache of merchants: one read serves all calls of a second. A change by this process shows at once, one by another
 * process within a second. Misses are not cached, so that a new merchant or API key works at once and guesses use no memory.
 * An unchanged merchant stays the same object, so that caches keyed by it stay valid.
 */

import type { Merchant } from '../../domain/merchants/merchant.ts';
import { evictOldest } from '../../platform/evict-oldest.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { MerchantStore, VersionedMerchant } from '../../storage/merchants.ts';

export interface MerchantDirectory {
  byId(merchantId: string): Promise<Merchant | null>;
  byApiKeyHash(hash: string): Promise<Merchant | null>;
  /** Drops a changed merchant from the cache, and every read in progress. */
  forget(merchantId: string): void;
}

export interface MerchantDirectoryParts {
  readonly merchants: Pick<MerchantStore, 'find' | 'findByApiKeyHash'>;
  readonly clock: Clock;
  /** How long an entry is valid, in milliseconds. */
  readonly maxAgeMs?: number;
  /** The most entries in the cache. */
  readonly maxEntries?: number;
}

/** A merchant as it was read; the version is known only when it was read by id. */
type Known = Pick<VersionedMerchant, 'merchant'> & Partial<VersionedMerchant>;

interface Entry {
  /** When the read began: the merchant is at least as new. */
  readonly readAt: number;
  readonly merchant: Promise<Merchant | null>;
  /** Null until the read ends. */
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
    evictOldest(entries, maxEntries);
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
