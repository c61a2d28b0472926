/**
 * Brings the vault in line with an entry after a step: keeps the entry's number, deletes the numbers it dropped, and erases
 * the document of a spent entry. Safe to repeat and to continue in another process.
 */

import { afterCleanup } from '../../domain/cards/card-steps.ts';
import { isSpent, type SavedCard } from '../../domain/cards/saved-card.ts';
import type { SavedCardStore, StoredCard } from '../../storage/cards.ts';
import type { NumberStore } from '../../vault/number-store.ts';
import type { CardCommit } from './commit-card.ts';

export interface PurgeNumbersDeps {
  readonly store: Pick<SavedCardStore, 'erase'>;
  readonly commit: CardCommit;
  readonly numbers: Pick<NumberStore, 'keep' | 'remove'>;
}

export type PurgeNumbers = (card: SavedCard) => Promise<void>;

export function createPurgeNumbers({ store, commit, numbers }: PurgeNumbersDeps): PurgeNumbers {
  return async function purgeNumbers({ merchantId, cardReference, numberRecord, droppedNumbers }) {
    const exists = numberRecord === null || (await numbers.keep(merchantId, numberRecord));
    for (const record of droppedNumbers) await numbers.remove(merchantId, record);
    const cleanup = { lost: exists ? null : numberRecord, removed: droppedNumbers };
    const change = await commit.change(merchantId, cardReference, (card) =>
      card === null ? { kind: 'no-change' } : { kind: 'changed', card: afterCleanup(card, cleanup), entry: undefined },
    );
    await eraseSpent(change.stored);
  };

  async function eraseSpent(stored: StoredCard | undefined): Promise<void> {
    // `erase` leaves an entry with undelivered events for a later run.
    if (stored !== undefined && isSpent(stored.card)) await store.erase(stored);
  }
}
