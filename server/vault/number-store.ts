/**
 * The sealed card numbers: one record for each, bound to its merchant and its id. The only collection that holds card
 * numbers. A record is temporary until `keep`: MongoDB deletes it at its `sweepAt`.
 */
import type { Db } from 'mongodb';
import { CardNumber } from '../domain/cards/card-number.ts';
import type { Sealed, Sealer } from '../domain/ports/sealed.ts';
import type { Random } from '../platform/runtime.ts';
import type { IndexPlan } from '../storage/mongo/indexes.ts';

export const CARD_NUMBERS = 'card_numbers';

export interface NumberDocument {
  /** `num_` and 32 hexadecimal digits. */
  readonly _id: string;
  readonly merchantId: string;
  readonly sealed: Sealed;
  /** When the record is deleted. Absent: it is kept until `remove`. */
  readonly sweepAt?: Date;
}

export interface NumberStore {
  /** Stores a number until `sweepAt`. Returns the record's id. */
  put(merchantId: string, number: CardNumber, sweepAt: Date): Promise<string>;
  has(merchantId: string, recordId: string): Promise<boolean>;
  /** Keeps the record until `remove`. False when it does not exist. Idempotent. */
  keep(merchantId: string, recordId: string): Promise<boolean>;
  /**
   * Returns the number; null when the record does not exist.
   * @throws SealBroken when the record was changed, or copied from another merchant or id.
   */
  open(merchantId: string, recordId: string): Promise<CardNumber | null>;
  /** Deletes the record, if it exists. */
  remove(merchantId: string, recordId: string): Promise<void>;
}

/** `sweep` deletes records at their `sweepAt`. `key_record` serves the rotation of keys. */
export const numberIndexes: IndexPlan = [
  {
    collection: CARD_NUMBERS,
    indexes: [
      { name: 'sweep', key: { sweepAt: 1 }, expireAfterSeconds: 0 },
      { name: 'key_record', key: { 'sealed.keyId': 1, _id: 1 } },
    ],
  },
];

export interface NumberStoreDeps {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly random: Random;
}

export function createNumberStore({ db, sealer, random }: NumberStoreDeps): NumberStore {
  const numbers = db.collection<NumberDocument>(CARD_NUMBERS);
  const binding = (merchantId: string, recordId: string) => ({ merchantId, record: recordId });
  return {
    async put(merchantId, number, sweepAt) {
      const recordId = `num_${random.bytes(16).toString('hex')}`;
      const sealed = sealer.seal(binding(merchantId, recordId), number.reveal());
      await numbers.insertOne({ _id: recordId, merchantId, sealed, sweepAt });
      return recordId;
    },

    async has(merchantId, recordId) {
      return (await numbers.findOne({ _id: recordId, merchantId }, { projection: { _id: 1 } })) !== null;
    },

    async keep(merchantId, recordId) {
      const { matchedCount } = await numbers.updateOne({ _id: recordId, merchantId }, { $unset: { sweepAt: '' } });
      return matchedCount === 1;
    },

    async open(merchantId, recordId) {
      const found = await numbers.findOne({ _id: recordId, merchantId });
      if (found === null) return null;
      const number = CardNumber.parse(sealer.open(binding(merchantId, recordId), found.sealed));
      if (!number.ok) throw new Error('a record of the vault does not contain a card number');
      return number.value;
    },

    async remove(merchantId, recordId) {
      await numbers.deleteOne({ _id: recordId, merchantId });
    },
  };
}
