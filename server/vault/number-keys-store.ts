/**
 * Which keys the stored card numbers are under, and their data keys' way from one to another. Reads and writes wrapped
 * data keys alone: what a record seals stays byte for byte, and is never opened here.
 */
import type { Db } from 'mongodb';
import type { Sealed } from '../domain/ports/sealed.ts';
import { CARD_NUMBERS, type NumberDocument } from './number-store.ts';

/** A record, and how its data key is wrapped. */
export interface WrappedNumber {
  readonly recordId: string;
  readonly sealed: Sealed;
}

/** A record whose data key was wrapped anew. */
export interface RewrappedNumber extends WrappedNumber {
  readonly rewrapped: Sealed;
}

export interface NumberKeys {
  /** How many numbers are under each key. */
  counts(): Promise<ReadonlyMap<string, number>>;
  /** Numbers under a key, in the order of their ids, those after `after`. */
  under(keyId: string, after: string, limit: number): Promise<readonly WrappedNumber[]>;
  /** Writes the new wrapping of records that are as they were read, and leaves the others. Answers how many. */
  replace(numbers: readonly RewrappedNumber[]): Promise<number>;
}

export function createNumberKeys(db: Db): NumberKeys {
  const numbers = db.collection<NumberDocument>(CARD_NUMBERS);
  return {
    async counts() {
      const counts = new Map<string, number>();
      for (const keyId of await numbers.distinct('sealed.keyId')) {
        counts.set(keyId, await numbers.countDocuments({ 'sealed.keyId': keyId }));
      }
      return counts;
    },

    async under(keyId, after, limit) {
      const found = numbers
        .find({ 'sealed.keyId': keyId, _id: { $gt: after } })
        .sort({ 'sealed.keyId': 1, _id: 1 })
        .limit(limit);
      return (await found.toArray()).map(({ _id, sealed }) => ({ recordId: _id, sealed }));
    },

    async replace(changes) {
      if (changes.length === 0) return 0;
      const writes = changes.map(({ recordId, sealed, rewrapped }) => ({
        updateOne: {
          filter: { _id: recordId, 'sealed.wrappedKey': sealed.wrappedKey },
          update: { $set: { 'sealed.keyId': rewrapped.keyId, 'sealed.wrappedKey': rewrapped.wrappedKey } },
        },
      }));
      return (await numbers.bulkWrite(writes, { ordered: false })).modifiedCount;
    },
  };
}
