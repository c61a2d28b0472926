/**
 * The locker: the cards that a merchant stores for its customers. Holds no card number: `numberRecord` names the vault's
 * record, which is opened only for a payment.
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

/** A card to store. The entry then owns the number's record. */
export type CardEntry = Omit<CardToSave, 'cardReference' | 'merchantId'> & { readonly merchant: Merchant };

export type SaveResult =
  | { readonly kind: 'saved'; readonly card: SavedCard }
  /** The customer was deleted after the storing began. Nothing of the card is stored. */
  | { readonly kind: 'erased' }
  /** The customer has `MOST_CARDS` cards. Nothing of this one is stored. */
  | { readonly kind: 'full' };

export interface Locker {
  /** A customer's visible cards, newest first. */
  list(merchant: Merchant, customerReference: string): Promise<readonly SavedCard[]>;
  find(merchant: Merchant, cardReference: string): Promise<SavedCard | null>;
  /** Whether the customer has this card already, or room for it. */
  hasRoomFor(merchant: Merchant, customer: OrderCustomer, cardReference: string): Promise<boolean>;
  /** Creates or refreshes the card's entry. Idempotent. */
  save(entry: CardEntry): Promise<SaveResult>;
  /** Null when there is no such entry. */
  rename(merchant: Merchant, cardReference: string, texts: CardTexts): Promise<SavedCard | null>;
  /** Removes the entry with its number and its token. False when there is none. */
  remove(merchant: Merchant, cardReference: string): Promise<boolean>;
  /**
   * Removes all entries of a customer, including hidden ones and those that are being stored. Returns how many there were.
   */
  removeAll(merchant: Merchant, customerReference: string): Promise<number>;
}

/** A card after its live token ended, with the event that reports it. */
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
  /** Ends the live token of a removed card, if any, and adds the network's task to the card. */
  readonly withdrawToken: (merchant: Merchant, card: SavedCard) => WithdrawnToken;
  readonly clock: Clock;
}

export function createLocker(deps: LockerDeps): Locker {
  const { store, commit, numbers, purgeNumbers, erasures, withdrawToken, clock } = deps;

  /** The record, or null when it no longer exists: this step is a repetition, and a later step replaced the record. */
  async function existing(merchantId: string, record: string | null): Promise<string | null> {
    return record !== null && (await numbers.has(merchantId, record)) ? record : null;
  }

  /** The card without its number and its token. */
  function emptied(merchant: Merchant, card: SavedCard): WithdrawnToken {
    const withdrawn = withdrawToken(merchant, card);
    return { card: withoutNumber(withdrawn.card, clock.now()), entry: withdrawn.entry };
  }

  async function removeIf(merchant: Merchant, reference: string, matches: (card: SavedCard) => boolean) {
    const change = await commit.change(merchant.merchantId, reference, (card) =>
      card === null || !matches(card) ? { kind: 'no-change' } : { kind: 'changed', ...emptied(merchant, card) },
    );
    if (change.kind === 'changed') await purgeNumbers(change.stored.card);
    return change.kind === 'changed';
  }

  async function erasuresOf({ merchantId }: Merchant, customerReference: string): Promise<number> {
    return (await erasures.of(merchantId, customerReference)).count;
  }

  /** The customer's cards, including hidden ones; null when they are fewer than `MOST_CARDS`. */
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
      const numberRecord = await existing(merchantId, entry.numberRecord);
      const toSave = { ...entry, merchantId, cardReference: reference, numberRecord };
      const isErased = async () => entry.erasures < (await erasuresOf(merchant, customerReference));
      const undo = async () => {
        await removeIf(merchant, reference, (card) => !(card.erasures > entry.erasures));
        return { kind: 'erased' } as const;
      };
      // An interrupted call that is repeated may have written the card already.
      if (await isErased()) return undo();
      if (!(await hasRoomFor(merchant, entry, reference))) return { kind: 'full' };
      const change = await commit.change(merchantId, reference, (card) => {
        if (card === null) return { kind: 'changed', card: saved(null, toSave, clock.now()), entry: undefined };
        if (card.erasures > entry.erasures) return { kind: 'no-change' };
        // The entry of an erased customer passes on neither its number nor its token.
        const isErasedOwners = card.erasures < entry.erasures;
        const { card: before, entry: event } = isErasedOwners ? emptied(merchant, card) : { card, entry: undefined };
        return { kind: 'changed', card: saved(before, toSave, clock.now()), entry: event };
      });
      // If the customer is deleted while the card is written, either the deletion removes the card or this does.
      if (change.kind === 'unchanged' || (await isErased())) return undo();
      await purgeNumbers(change.stored.card);
      // Cards that are stored concurrently may all have found room; the last one written sees that they are too many.
      const { createdAt, updatedAt } = change.stored.card;
      const isNew = createdAt.getTime() === updatedAt.getTime();
      const all = isNew ? await manyCards(merchant, entry) : null;
      if (all !== null && all.length > MOST_CARDS) {
        await undo();
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
      // The count goes first, so that every later write of a card finds that the customer was erased.
      const count = await erasures.add(merchantId, customerReference, clock.now());
      const cards = await store.ofCustomer(merchantId, customerReference);
      let removed = 0;
      for (const { cardReference: reference } of cards) {
        const matches = (card: SavedCard) => isVisible(card, { storedCardMandate: false }) && !(card.erasures >= count);
        if (await removeIf(merchant, reference, matches)) removed += 1;
      }
      return removed;
    },
  };
}
