/**
 * The one way an entry of the locker changes: read it, let the step decide, write the decided entry together with the
 * events that it raises, and take it again from the start when somebody else was quicker.
 */

import { isSpent, type SavedCard } from '../../domain/cards/saved-card.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { SavedCardStore, StoredCard } from '../../storage/cards.ts';
import type { OutboxEntry } from '../../storage/outbox.ts';

/** More tries than writers can meet on one card; beyond it something is wrong. */
const MOST_TRIES = 100;

/** How long the events of an entry's end have to be told before its document is looked at again. Milliseconds. */
const ERASE_AFTER_MS = 10_000;

/** `entry`: the events that the change raises, if it does. */
export type CardDecision =
  | { readonly kind: 'changed'; readonly card: SavedCard; readonly entry: OutboxEntry | undefined }
  | { readonly kind: 'no-change' };

export type CardChange =
  | { readonly kind: 'changed'; readonly stored: StoredCard }
  /** As it is; undefined when there is no such entry. */
  | { readonly kind: 'unchanged'; readonly stored: StoredCard | undefined };

export interface CardCommitDeps {
  readonly store: Pick<SavedCardStore, 'find' | 'insert' | 'save'>;
  readonly clock: Clock;
  /** Called after a commit that raised events, so that they are delivered at once. */
  readonly notify: () => void;
}

export type CardCommit = ReturnType<typeof createCardCommit>;

export function createCardCommit({ store, clock, notify }: CardCommitDeps) {
  /** An entry with nothing left is looked at once more, which is when its document goes. */
  function lookedAfter(card: SavedCard): SavedCard {
    if (!isSpent(card) || card.numbersDueAt !== null) return card;
    return { ...card, numbersDueAt: new Date(clock.now().getTime() + ERASE_AFTER_MS) };
  }

  return {
    /**
     * Changes an entry as `decide` says; it gets null when there is none, and may then decide on a new one. `decide` must be
     * pure but for the ids of its events: it may be asked several times.
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
        const card = lookedAfter(decision.card);
        const stored = before === undefined ? await store.insert(card, entry) : await store.save(before, card, entry);
        if (stored === undefined) continue;
        if (entry !== undefined) notify();
        return { kind: 'changed', stored };
      }
      throw new Error(`a stored card changed under every one of ${MOST_TRIES} tries`);
    },
  };
}
