/**
 * The only way to change a locker entry: reads it, runs the decision, writes the result together with its events, and
 * starts over when another writer was faster.
 */

import { isSpent, type SavedCard } from '../../domain/cards/saved-card.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { SavedCardStore, StoredCard } from '../../storage/cards.ts';
import type { OutboxEntry } from '../../storage/outbox.ts';

/** More conflicts than the writers of one card can cause: beyond it, something is wrong. */
const MOST_TRIES = 100;

/** How long the events of an ended entry have for their delivery before its document is checked for erasure. Milliseconds. */
const ERASE_AFTER_MS = 10_000;

/** `entry`: the events that the change raises, if any. */
export type CardDecision =
  | { readonly kind: 'changed'; readonly card: SavedCard; readonly entry: OutboxEntry | undefined }
  | { readonly kind: 'no-change' };

export type CardChange =
  | { readonly kind: 'changed'; readonly stored: StoredCard }
  /** `stored` is undefined when there is no such entry. */
  | { readonly kind: 'unchanged'; readonly stored: StoredCard | undefined };

export interface CardCommitDeps {
  readonly store: Pick<SavedCardStore, 'find' | 'insert' | 'save'>;
  readonly clock: Clock;
  /** Called after a commit that raised events: wakes their delivery. */
  readonly notify: () => void;
}

export type CardCommit = ReturnType<typeof createCardCommit>;

export function createCardCommit({ store, clock, notify }: CardCommitDeps) {
  /** Schedules the erasure of a spent entry's document. */
  function withErasure(card: SavedCard): SavedCard {
    if (!isSpent(card) || card.numbersDueAt !== null) return card;
    return { ...card, numbersDueAt: new Date(clock.now().getTime() + ERASE_AFTER_MS) };
  }

  return {
    /**
     * Changes an entry as `decide` says. `decide` gets null when there is no entry, and may return a new one. It must be pure
     * except for event ids: a conflict runs it again.
     */
    async change(
      merchantId: string,
      cardReference: string,
      decide: (card: SavedCard | null) => CardDecision,
    ): Promise<CardChange> {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const before = await store.find(merchantId, cardReference);
        const decision = decide(before?.card ?? null);
        if (decision.kind === 'no-change') return { kind: 'unchanged', stored: before };
        const { entry } = decision;
        const card = withErasure(decision.card);
        const stored = before === undefined ? await store.insert(card, entry) : await store.save(before, card, entry);
        if (stored === undefined) continue;
        if (entry !== undefined) notify();
        return { kind: 'changed', stored };
      }
      throw new Error(`a stored card changed under every one of ${MOST_TRIES} tries`);
    },
  };
}
