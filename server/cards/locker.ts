/**
 * The locker as the rest of the service uses it: the cards that a merchant keeps for its customers. Knows no number; a
 * card's number is opened from the vault by its `numberRecord`, and only to pay with it.
 */
import type { Merchant } from '../merchants/merchant.ts';
import type { Clock } from '../runtime.ts';
import type { NumberStore } from '../vault/number-store.ts';
import type { OutboxEntry } from '../webhooks/outbox.ts';
import { cardReference } from './card-reference.ts';
import { type CardTexts, type CardToSave, renamed, saved, withoutNumber } from './card-steps.ts';
import type { CardCommit } from './commit.ts';
import { isVisible, type SavedCard } from './saved-card.ts';
import type { SavedCardStore } from './store.ts';
import type { TidyNumbers } from './tidy-numbers.ts';

/** A card to put into a customer's locker, which holds on to the number's record from then on. */
export type CardEntry = Omit<CardToSave, 'cardReference' | 'merchantId'> & { readonly merchant: Merchant };

export interface Locker {
  /** The newest first. */
  list(merchant: Merchant, customerReference: string): Promise<readonly SavedCard[]>;
  find(merchant: Merchant, cardReference: string): Promise<SavedCard | null>;
  /** Makes the entry, or refreshes the one that the card has. Asked again with the same, it changes nothing more. */
  save(entry: CardEntry): Promise<SavedCard>;
  /** Null when there is no such entry. */
  rename(merchant: Merchant, cardReference: string, texts: CardTexts): Promise<SavedCard | null>;
  /** Takes the entry out, its number and its token with it. False when there is none. */
  remove(merchant: Merchant, cardReference: string): Promise<boolean>;
  /** Takes all of a customer's entries out, those that are hidden too. Answers how many there were. */
  removeAll(merchant: Merchant, customerReference: string): Promise<number>;
}

/** A card without its live token, and the events to tell of that. */
export interface WithdrawnToken {
  readonly card: SavedCard;
  readonly entry: OutboxEntry | undefined;
}

export interface LockerDeps {
  readonly store: SavedCardStore;
  readonly commit: CardCommit;
  readonly numbers: Pick<NumberStore, 'has'>;
  readonly tidyNumbers: TidyNumbers;
  /** Ends the token of a card that goes, if it has a live one; what the network is owed for it is written into the card. */
  readonly withdrawToken: (merchant: Merchant, card: SavedCard) => WithdrawnToken;
  readonly clock: Clock;
}

export function createLocker({ store, commit, numbers, tidyNumbers, withdrawToken, clock }: LockerDeps): Locker {
  /** The record, unless it is gone: then a later step has replaced it, and this one is taken again. */
  async function stillThere(merchantId: string, record: string | null): Promise<string | null> {
    return record !== null && (await numbers.has(merchantId, record)) ? record : null;
  }

  async function removeIf(merchant: Merchant, reference: string, isMeant: (card: SavedCard) => boolean) {
    const change = await commit.change(merchant.merchantId, reference, (card) => {
      if (card === null || !isMeant(card)) return { kind: 'no-change' };
      const withdrawn = withdrawToken(merchant, card);
      return { kind: 'changed', card: withoutNumber(withdrawn.card, clock.now()), entry: withdrawn.entry };
    });
    if (change.kind === 'changed') await tidyNumbers(change.stored.card);
    return change.kind === 'changed';
  }

  return {
    async list(merchant, customerReference) {
      if (customerReference === '') return [];
      const cards = await store.ofCustomer(merchant.merchantId, customerReference);
      return cards.filter((card) => isVisible(card, merchant));
    },

    async find(merchant, reference) {
      const card = (await store.find(merchant.merchantId, reference))?.card;
      return card !== undefined && isVisible(card, merchant) ? card : null;
    },

    async save({ merchant, ...entry }) {
      const { merchantId } = merchant;
      const { customerReference, facts } = entry;
      const reference = cardReference({ merchantId, customerReference, fingerprint: facts.fingerprint });
      const numberRecord = await stillThere(merchantId, entry.numberRecord);
      const toSave = { ...entry, merchantId, cardReference: reference, numberRecord };
      const change = await commit.change(merchantId, reference, (card) => ({
        kind: 'changed',
        card: saved(card, toSave, clock.now()),
        entry: undefined,
      }));
      if (change.stored === undefined) throw new Error('the card just stored is not in the locker');
      await tidyNumbers(change.stored.card);
      return change.stored.card;
    },

    async rename(merchant, reference, texts) {
      const change = await commit.change(merchant.merchantId, reference, (card) =>
        card !== null && isVisible(card, merchant)
          ? { kind: 'changed', card: renamed(card, texts, clock.now()), entry: undefined }
          : { kind: 'no-change' },
      );
      return change.kind === 'changed' ? change.stored.card : null;
    },

    remove: (merchant, reference) => removeIf(merchant, reference, (card) => isVisible(card, merchant)),

    async removeAll(merchant, customerReference) {
      const cards = customerReference === '' ? [] : await store.ofCustomer(merchant.merchantId, customerReference);
      let removed = 0;
      for (const { cardReference: reference } of cards) {
        const wasThere = await removeIf(merchant, reference, (card) => isVisible(card, { storedCardMandate: false }));
        if (wasThere) removed += 1;
      }
      return removed;
    },
  };
}
