/**
 * Cards that were handed in for one use, in MongoDB, by the hash of what they are named by. Their numbers are in the vault.
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
  /** Until then the record says that its time is over; afterwards nobody knows of it. */
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

    /** The card, while its time is not over. */
    async find(merchantId: string, hash: string, now: Date): Promise<TemporaryCardRecord | undefined> {
      const found = await cards.findOne(valid(merchantId, hash, now));
      return found === null ? undefined : { ...found, hash };
    },

    /** Takes the card out, while its time is not over: of several callers one gets it. */
    async take(merchantId: string, hash: string, now: Date): Promise<TemporaryCardRecord | undefined> {
      const taken = await cards.findOneAndDelete(valid(merchantId, hash, now));
      return taken === null ? undefined : { ...taken, hash };
    },

    /** Whether there is such a card of this merchant, its time over or not. */
    async has(merchantId: string, hash: string): Promise<boolean> {
      return (await cards.findOne({ _id: hash, merchantId }, { projection: { _id: 1 } })) !== null;
    },
  };
}
