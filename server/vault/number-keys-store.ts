/**
 * The storage side of key rotation: which key encryption key wraps each stored card number, and how a new wrapping is
 * written. Touches only wrapped data keys; the sealed numbers stay byte for byte and are never opened.
 */
import type { Db } from 'mongodb';
import type { Sealed } from '../domain/ports/sealed.ts';
import { BY_ID, broadcast } from '../storage/mongo/sharding.ts';
import { CARD_NUMBERS, type NumberDocument } from './number-store.ts';

/** A record with its wrapped data key. */
export interface WrappedNumber {
  readonly merchantId: string;
  readonly recordId: string;
  readonly sealed: Sealed;
}

/** A record with the new wrapping of its data key. */
export interface RewrappedNumber extends WrappedNumber {
  readonly rewrapped: Sealed;
}

export interface NumberKeys {
  /** The count of numbers under each key. */
  counts(): Promise<ReadonlyMap<string, number>>;
  /** The numbers under a key with an id after `after`, by id. */
  under(keyId: string, after: string, limit: number): Promise<readonly WrappedNumber[]>;
  /** Writes the new wrappings, skipping records that changed since they were read. Returns how many it wrote. */
  replace(numbers: readonly RewrappedNumber[]): Promise<number>;
}

export function createNumberKeys(db: Db): NumberKeys {
  const numbers = db.collection<NumberDocument>(CARD_NUMBERS);
  return {
    async counts() {
      const counts = new Map<string, number>();
      for (const keyId of await numbers.distinct('sealed.keyId', {}, broadcast('vault-keys'))) {
        counts.set(keyId, await numbers.countDocuments({ 'sealed.keyId': keyId }, broadcast('vault-keys')));
      }
      return counts;
    },

    async under(keyId, after, limit) {
      const found = numbers
        .find({ 'sealed.keyId': keyId, _id: { $gt: after } }, broadcast('vault-keys'))
        .sort({ 'sealed.keyId': 1, _id: 1 })
        .limit(limit);
      return (await found.toArray()).map(({ _id, merchantId, sealed }) => ({ recordId: _id, merchantId, sealed }));
    },

    async replace(changes) {
      if (changes.length === 0) return 0;
      const writes = changes.map(({ recordId, merchantId, sealed, rewrapped }) => ({
        updateOne: {
          filter: { _id: recordId, merchantId, 'sealed.wrappedKey': sealed.wrappedKey },
          update: { $set: { 'sealed.keyId': rewrapped.keyId, 'sealed.wrappedKey': rewrapped.wrappedKey } },
          ...BY_ID,
        },
      }));
      return (await numbers.bulkWrite(writes, { ordered: false })).modifiedCount;
    },
  };
}
