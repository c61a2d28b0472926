/**
 * The locker in MongoDB: one document per card of a customer, with its token and pending events, so that every step is
 * one atomic write. Uses optimistic concurrency: rejects a step computed on an old version, and the caller retries.
 * Holds no card numbers.
 */
import type { Db } from 'mongodb';
import type { SavedCard } from '../domain/cards/saved-card.ts';
import { dueClaims } from './mongo/due-claims.ts';
import { isDuplicateKey } from './mongo/duplicate-key.ts';
import type { IndexPlan } from './mongo/indexes.ts';
import { BY_ID, broadcast } from './mongo/sharding.ts';
import { type OutboxEntry, type OutboxHost, outboxInsert, outboxUpdate } from './outbox.ts';

export const SAVED_CARDS = 'saved_cards';

/** How long a process leases an entry, in milliseconds. */
const LEASE_MS = 60_000;

/** The queues of due entries. */
export type CardQueue = 'numbers' | 'token';

interface CardDocument extends OutboxHost {
  /** The card reference. */
  readonly _id: string;
  /** Incremented by every step; a step is written only onto the version it was computed from. */
  readonly v: number;
  readonly state: SavedCard;
  /** When the entry is due, by queue. Indexed. */
  readonly due: Readonly<Partial<Record<CardQueue, Date>>>;
}

/** An entry, with the version at which it was read. */
export interface StoredCard {
  readonly version: number;
  readonly card: SavedCard;
}

/** The indexes: a customer's cards, the two queues, and a merchant's cards with numbers. */
export const savedCardIndexes: IndexPlan = [
  {
    collection: SAVED_CARDS,
    indexes: [
      { name: 'customer', key: { merchantId: 1, 'state.customerReference': 1, 'state.createdAt': -1, _id: -1 } },
      { name: 'numbers_due', key: { 'due.numbers': 1 }, sparse: true },
      { name: 'token_due', key: { 'due.token': 1 }, sparse: true },
      {
        name: 'numbers',
        key: { merchantId: 1, _id: 1 },
        partialFilterExpression: { 'state.numberRecord': { $type: 'string' } },
      },
    ],
  },
];

function toStored({ v, state }: CardDocument): StoredCard {
  return { version: v, card: state };
}

function dueOf({ numbersDueAt, tokenDueAt }: SavedCard): Partial<Record<CardQueue, Date>> {
  return {
    ...(numbersDueAt === null ? {} : { numbers: numbersDueAt }),
    ...(tokenDueAt === null ? {} : { token: tokenDueAt }),
  };
}

/** The order and webhook URL of the events of a card's token: those of the order that created it. */
function addressOf({ token }: SavedCard): Pick<OutboxHost, 'bornOf' | 'webhookUrl'> {
  if (token === null) return {};
  const { orderId, webhookUrl } = token.origin;
  return { bornOf: orderId, ...(webhookUrl === null ? {} : { webhookUrl }) };
}

export type SavedCardStore = ReturnType<typeof createSavedCardStore>;

export function createSavedCardStore(db: Db) {
  const cards = db.collection<CardDocument>(SAVED_CARDS);
  const claimsOf = (queue: CardQueue) => {
    const field = `due.${queue}` as const;
    return dueClaims<StoredCard>({
      find: (now, limit) =>
        cards
          .find({ [field]: { $lte: now } }, { projection: { merchantId: 1 }, ...broadcast('due-cards') })
          .sort({ [field]: 1 })
          .limit(limit)
          .toArray(),
      async claim({ _id, merchantId }, now) {
        const found = await cards.findOneAndUpdate(
          { _id, merchantId, [field]: { $lte: now } },
          { $set: { [field]: new Date(now.getTime() + LEASE_MS) } },
          { returnDocument: 'after', ...BY_ID },
        );
        return found === null ? undefined : toStored(found);
      },
    });
  };
  const claims = { numbers: claimsOf('numbers'), token: claimsOf('token') };
  return {
    /** Stores a new entry with its events. Returns undefined when the reference exists. */
    async insert(card: SavedCard, entry: OutboxEntry | undefined): Promise<StoredCard | undefined> {
      const { cardReference, merchantId } = card;
      try {
        await cards.insertOne({
          _id: cardReference,
          merchantId,
          v: 1,
          state: card,
          due: dueOf(card),
          ...addressOf(card),
          ...outboxInsert(entry),
        });
        return { version: 1, card };
      } catch (error) {
        if (isDuplicateKey(error)) return undefined;
        throw error;
      }
    },

    /** Writes a step with its events. Returns undefined when the entry has changed since it was read. */
    async save(before: StoredCard, after: SavedCard, entry: OutboxEntry | undefined): Promise<StoredCard | undefined> {
      const outbox = outboxUpdate(entry);
      const address = entry === undefined ? {} : addressOf(after);
      const anywhere = entry !== undefined && address.webhookUrl === undefined;
      const { matchedCount } = await cards.updateOne(
        { _id: before.card.cardReference, merchantId: before.card.merchantId, v: before.version },
        {
          $set: { state: after, due: dueOf(after), ...address, ...outbox.$set },
          ...(anywhere ? { $unset: { webhookUrl: '' } } : {}),
          $push: outbox.$push,
          $inc: { v: 1, ...outbox.$inc },
        },
        BY_ID,
      );
      return matchedCount === 1 ? { version: before.version + 1, card: after } : undefined;
    },

    /** Deletes the entry. Returns false when it has changed since it was read, or has pending events. */
    async erase({ version, card }: StoredCard): Promise<boolean> {
      const { cardReference: _id, merchantId } = card;
      const filter = { _id, merchantId, v: version, relayAt: { $exists: false } };
      return (await cards.deleteOne(filter, BY_ID)).deletedCount === 1;
    },

    /** An entry of this merchant, whether or not it is visible. */
    async find(merchantId: string, cardReference: string): Promise<StoredCard | undefined> {
      const found = await cards.findOne({ _id: cardReference, merchantId });
      return found === null ? undefined : toStored(found);
    },

    /** All entries of a customer, visible or not, newest first. */
    async ofCustomer(merchantId: string, customerReference: string): Promise<SavedCard[]> {
      const found = cards
        .find({ merchantId, 'state.customerReference': customerReference })
        .sort({ 'state.createdAt': -1, _id: -1 })
        .project<Pick<CardDocument, 'state'>>({ state: 1 });
      return (await found.toArray()).map(({ state }) => state);
    },

    /** How many entries a customer has, visible or not, counted up to `most`. */
    countOf(merchantId: string, customerReference: string, most: number): Promise<number> {
      return cards.countDocuments({ merchantId, 'state.customerReference': customerReference }, { limit: most });
    },

    /** Entries of this merchant that have a number, sorted by reference, after the reference `after`. */
    async withNumber(merchantId: string, after: string, limit: number): Promise<SavedCard[]> {
      const found = cards
        .find({ merchantId, _id: { $gt: after }, 'state.numberRecord': { $type: 'string' } })
        .sort({ _id: 1 })
        .limit(limit);
      return (await found.toArray()).map(({ state }) => state);
    },

    /** Claims one entry that is due in this queue, and leases it. */
    claimDue: (queue: CardQueue, now: Date): Promise<StoredCard | undefined> => claims[queue](now),
  };
}
