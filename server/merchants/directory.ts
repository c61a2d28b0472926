/**
 * The merchants that calls ask for, remembered for a second: one read answers all the calls of that second.
 * A change made by this process is seen at once, one made by another within the second.
 * What is not found is not remembered, so that a new merchant or key works at once and guesses fill no memory.
 */
import type { Clock } from '../runtime.ts';
import type { Merchant } from './merchant.ts';
import type { MerchantStore } from './store.ts';

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

interface Entry {
  /** When its reading began: what is read is at least as new as that. */
  readonly readAt: number;
  readonly merchant: Promise<Merchant | null>;
  merchantId: string | null;
}

export function merchantDirectory(parts: MerchantDirectoryParts): MerchantDirectory {
  const { merchants, clock, maxAgeMs = 1_000, maxEntries = 2_000 } = parts;
  const entries = new Map<string, Entry>();

  function remember(key: string, load: () => Promise<Merchant | null>): Promise<Merchant | null> {
    const now = clock.now().getTime();
    const known = entries.get(key);
    if (known !== undefined && now - known.readAt < maxAgeMs && now >= known.readAt) return known.merchant;
    entries.delete(key);
    const entry: Entry = { readAt: now, merchant: load(), merchantId: null };
    entries.set(key, entry);
    if (entries.size > maxEntries) dropOldest();
    entry.merchant.then(
      (merchant) => {
        if (merchant !== null) entry.merchantId = merchant.merchantId;
        else drop(key, entry);
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
      remember(`id:${merchantId}`, async () => (await merchants.find(merchantId))?.merchant ?? null),
    byApiKeyHash: (hash) => remember(`key:${hash}`, () => merchants.findByApiKeyHash(hash)),
    forget(merchantId) {
      for (const [key, entry] of entries) {
        if (entry.merchantId === null || entry.merchantId === merchantId) entries.delete(key);
      }
    },
  };
}
