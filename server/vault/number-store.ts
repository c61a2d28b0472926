/**
 * The card numbers that a later step needs, sealed, each in a record of its own that is bound to its merchant and its id.
 * The only collection that holds a number. A record that nobody holds on to goes by itself at its `sweepAt`.
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
  /** When the record goes by itself. Absent: it is held on to. */
  readonly sweepAt?: Date;
}

export interface NumberStore {
  /** Stores a number until `sweepAt`; answers the record's id. */
  put(merchantId: string, number: CardNumber, sweepAt: Date): Promise<string>;
  has(merchantId: string, recordId: string): Promise<boolean>;
  /** Holds on to the record until it is removed. False when it is gone. May be repeated. */
  keep(merchantId: string, recordId: string): Promise<boolean>;
  /**
   * The number; null when the record is gone.
   * @throws SealBroken when the record was moved from another merchant or id, or changed.
   */
  open(merchantId: string, recordId: string): Promise<CardNumber | null>;
  /** Does nothing when the record is gone. */
  remove(merchantId: string, recordId: string): Promise<void>;
}

/** MongoDB drops what is past its `sweepAt`; re-wrapping looks records up by the key they are under. */
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
      if (!number.ok) throw new Error('a record of the vault holds no card number');
      return number.value;
    },

    async remove(merchantId, recordId) {
      await numbers.deleteOne({ _id: recordId, merchantId });
    },
  };
}
