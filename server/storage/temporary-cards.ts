/**
 * Temporary cards in MongoDB, by the hash of their token. Their numbers are in the vault.
 */
import type { Db } from 'mongodb';
import type { IndexPlan } from './mongo/indexes.ts';

const TEMPORARY_CARDS = 'temporary_cards';

export interface TemporaryCardRecord {
  readonly hash: string;
  readonly merchantId: string;
  readonly numberRecord: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly nameOnCard: string;
  readonly expiresAt: Date;
  /** When the record is removed; until then it shows that the card has expired. */
  readonly sweepAt: Date;
}

export const temporaryCardIndexes: IndexPlan = [
  { collection: TEMPORARY_CARDS, indexes: [{ name: 'sweep', key: { sweepAt: 1 }, expireAfterSeconds: 0 }] },
];

export type TemporaryCardStore = ReturnType<typeof createTemporaryCardStore>;

export function createTemporaryCardStore(db: Db) {
  const cards = db.collection<Omit<TemporaryCardRecord, 'hash'> & { readonly _id: string }>(TEMPORARY_CARDS);
  const valid = (merchantId: string, hash: string, now: Date) => ({ _id: hash, merchantId, expiresAt: { $gt: now } });
  return {
    async insert({ hash, ...rest }: TemporaryCardRecord): Promise<void> {
      await cards.insertOne({ _id: hash, ...rest });
    },

    /** The card, unless it has expired. */
    async find(merchantId: string, hash: string, now: Date): Promise<TemporaryCardRecord | undefined> {
      const found = await cards.findOne(valid(merchantId, hash, now));
      return found === null ? undefined : { ...found, hash };
    },

    /** Removes and returns the card, unless it has expired. Only one of concurrent callers receives it. */
    async take(merchantId: string, hash: string, now: Date): Promise<TemporaryCardRecord | undefined> {
      const removed = await cards.findOneAndDelete(valid(merchantId, hash, now));
      return removed === null ? undefined : { ...removed, hash };
    },

    /** Whether the merchant has this card, expired or not. */
    async has(merchantId: string, hash: string): Promise<boolean> {
      return (await cards.findOne({ _id: hash, merchantId }, { projection: { _id: 1 } })) !== null;
    },
  };
}
