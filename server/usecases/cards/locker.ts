/**
 * The locker as the rest of the service uses it: the cards that a merchant keeps for its customers. Knows no number; a
 * card's number is opened from the vault by its `numberRecord`, and only to pay with it.
 */

import { type CardTexts, type CardToSave, renamed, saved, withoutNumber } from '../../domain/cards/card-steps.ts';
import { cardReference, isVisible, MOST_CARDS, type SavedCard } from '../../domain/cards/saved-card.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { SavedCardStore } from '../../storage/cards.ts';
import type { CustomerErasures } from '../../storage/customer-erasures.ts';
import type { OutboxEntry } from '../../storage/outbox.ts';
import type { NumberStore } from '../../vault/number-store.ts';
import type { OrderCustomer } from '../customers/order-customer.ts';
import type { CardCommit } from './commit-card.ts';
import type { PurgeNumbers } from './purge-numbers.ts';

/** A card to put into a customer's locker, which holds on to the number's record from then on. */
export type CardEntry = Omit<CardToSave, 'cardReference' | 'merchantId'> & { readonly merchant: Merchant };

export type SaveResult =
  | { readonly kind: 'saved'; readonly card: SavedCard }
  /** The customer was deleted since the storing began; nothing is kept of the card. */
  | { readonly kind: 'erased' }
  /** The customer has as many cards as are kept; nothing is kept of this one. */
  | { readonly kind: 'full' };

export interface Locker {
  /** The newest first. */
  list(merchant: Merchant, customerReference: string): Promise<readonly SavedCard[]>;
  find(merchant: Merchant, cardReference: string): Promise<SavedCard | null>;
  /** Whether the customer may have this card besides its others, or has it already. */
  hasRoomFor(merchant: Merchant, customer: OrderCustomer, cardReference: string): Promise<boolean>;
  /** Makes the entry, or refreshes the one that the card has. Asked again with the same, it changes nothing more. */
  save(entry: CardEntry): Promise<SaveResult>;
  /** Null when there is no such entry. */
  rename(merchant: Merchant, cardReference: string, texts: CardTexts): Promise<SavedCard | null>;
  /** Takes the entry out, its number and its token with it. False when there is none. */
  remove(merchant: Merchant, cardReference: string): Promise<boolean>;
  /**
   * Takes all of a customer's entries out, those that are hidden too, and those that are being stored. Answers how many
   * there were.
   */
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
  readonly purgeNumbers: PurgeNumbers;
  readonly erasures: CustomerErasures;
  /** Ends the token of a card that goes, if it has a live one; what the network is owed for it is written into the card. */
  readonly withdrawToken: (merchant: Merchant, card: SavedCard) => WithdrawnToken;
  readonly clock: Clock;
}

export function createLocker(deps: LockerDeps): Locker {
  const { store, commit, numbers, purgeNumbers, erasures, withdrawToken, clock } = deps;

  /** The record, unless it is gone: then a later step has replaced it, and this one is taken again. */
  async function stillThere(merchantId: string, record: string | null): Promise<string | null> {
    return record !== null && (await numbers.has(merchantId, record)) ? record : null;
  }

  /** The card without its number and its token. */
  function emptied(merchant: Merchant, card: SavedCard): WithdrawnToken {
    const withdrawn = withdrawToken(merchant, card);
    return { card: withoutNumber(withdrawn.card, clock.now()), entry: withdrawn.entry };
  }

  async function removeIf(merchant: Merchant, reference: string, isMeant: (card: SavedCard) => boolean) {
    const change = await commit.change(merchant.merchantId, reference, (card) =>
      card === null || !isMeant(card) ? { kind: 'no-change' } : { kind: 'changed', ...emptied(merchant, card) },
    );
    if (change.kind === 'changed') await purgeNumbers(change.stored.card);
    return change.kind === 'changed';
  }

  async function erasuresOf({ merchantId }: Merchant, customerReference: string): Promise<number> {
    return (await erasures.of(merchantId, customerReference)).count;
  }

  /** The customer's own cards, those that are hidden too, where there are so many that it matters; else null. */
  async function manyCards(merchant: Merchant, customer: OrderCustomer): Promise<readonly SavedCard[] | null> {
    const { customerReference, erasures: count } = customer;
    if ((await store.countOf(merchant.merchantId, customerReference, MOST_CARDS)) < MOST_CARDS) return null;
    const cards = await store.ofCustomer(merchant.merchantId, customerReference);
    return cards.filter((card) => isVisible(card, { storedCardMandate: false }) && !(card.erasures < count));
  }

  async function hasRoomFor(merchant: Merchant, customer: OrderCustomer, reference: string): Promise<boolean> {
    const cards = await manyCards(merchant, customer);
    if (cards === null || cards.length < MOST_CARDS) return true;
    return cards.some(({ cardReference: own }) => own === reference);
  }

  return {
    async list(merchant, customerReference) {
      if (customerReference === '') return [];
      const cards = await store.ofCustomer(merchant.merchantId, customerReference);
      const count = cards.length === 0 ? 0 : await erasuresOf(merchant, customerReference);
      return cards.filter((card) => isVisible(card, merchant) && !(card.erasures < count));
    },

    hasRoomFor,

    async find(merchant, reference) {
      const card = (await store.find(merchant.merchantId, reference))?.card;
      if (card === undefined || !isVisible(card, merchant)) return null;
      return card.erasures < (await erasuresOf(merchant, card.customerReference)) ? null : card;
    },

    async save({ merchant, ...entry }) {
      const { merchantId } = merchant;
      const { customerReference, facts } = entry;
      const reference = cardReference({ merchantId, customerReference, fingerprint: facts.fingerprint });
      const numberRecord = await stillThere(merchantId, entry.numberRecord);
      const toSave = { ...entry, merchantId, cardReference: reference, numberRecord };
      const isOver = async () => entry.erasures < (await erasuresOf(merchant, customerReference));
      const takeBack = async () => {
        await removeIf(merchant, reference, (card) => !(card.erasures > entry.erasures));
        return { kind: 'erased' } as const;
      };
      // Asked again after a cut-short call, the card may have been written before.
      if (await isOver()) return takeBack();
      if (!(await hasRoomFor(merchant, entry, reference))) return { kind: 'full' };
      const change = await commit.change(merchantId, reference, (card) => {
        if (card === null) return { kind: 'changed', card: saved(null, toSave, clock.now()), entry: undefined };
        if (card.erasures > entry.erasures) return { kind: 'no-change' };
        // What is left of the customer before passes on neither its number nor its token.
        const isLeft = card.erasures < entry.erasures;
        const { card: before, entry: event } = isLeft ? emptied(merchant, card) : { card, entry: undefined };
        return { kind: 'changed', card: saved(before, toSave, clock.now()), entry: event };
      });
      // A customer that is deleted while the card is written has its cards taken out either before this or here.
      if (change.kind === 'unchanged' || (await isOver())) return takeBack();
      await purgeNumbers(change.stored.card);
      // Cards that come together each see all that came before: the last one sees whether they are too many.
      const { createdAt, updatedAt } = change.stored.card;
      const isNew = createdAt.getTime() === updatedAt.getTime();
      const all = isNew ? await manyCards(merchant, entry) : null;
      if (all !== null && all.length > MOST_CARDS) {
        await takeBack();
        return { kind: 'full' };
      }
      return { kind: 'saved', card: change.stored.card };
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
      if (customerReference === '') return 0;
      const { merchantId } = merchant;
      // Counted first: whoever writes a card from here on finds that it may not.
      const count = await erasures.add(merchantId, customerReference, clock.now());
      const cards = await store.ofCustomer(merchantId, customerReference);
      let removed = 0;
      for (const { cardReference: reference } of cards) {
        const isMeant = (card: SavedCard) => isVisible(card, { storedCardMandate: false }) && !(card.erasures >= count);
        const wasThere = await removeIf(merchant, reference, isMeant);
        if (wasThere) removed += 1;
      }
      return removed;
    },
  };
}
