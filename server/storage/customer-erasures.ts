/**
 * How often each customer has been erased. Data of a customer is stored under the count at which its processing began,
 * so that data begun before an erasure does not pass to the next customer with the same id.
 */
import { createHash } from 'node:crypto';
import type { Db } from 'mongodb';

export const CUSTOMER_ERASURES = 'customer_erasures';

interface ErasureDocument {
  /** A hash of the merchant's id and its customer id, so that the id of an erased customer is not stored. */
  readonly _id: string;
  readonly count: number;
  readonly erasedAt: Date;
}

export interface Erasure {
  readonly count: number;
  /** The time of the last erasure; null when there was none. */
  readonly erasedAt: Date | null;
}

export interface CustomerErasures {
  of(merchantId: string, customerReference: string): Promise<Erasure>;
  /** Counts one more erasure. Returns the new count. */
  add(merchantId: string, customerReference: string, now: Date): Promise<number>;
}

function idOf(merchantId: string, customerReference: string): string {
  return createHash('sha256')
    .update(JSON.stringify([merchantId, customerReference]))
    .digest('hex');
}

export function createCustomerErasures(db: Db): CustomerErasures {
  const erasures = db.collection<ErasureDocument>(CUSTOMER_ERASURES);
  return {
    async of(merchantId, customerReference) {
      const found = await erasures.findOne({ _id: idOf(merchantId, customerReference) });
      return { count: found?.count ?? 0, erasedAt: found?.erasedAt ?? null };
    },

    async add(merchantId, customerReference, now) {
      const changed = await erasures.findOneAndUpdate(
        { _id: idOf(merchantId, customerReference) },
        { $inc: { count: 1 }, $set: { erasedAt: now } },
        { upsert: true, returnDocument: 'after' },
      );
      if (changed === null) throw new Error('The upsert returned no document.');
      return changed.count;
    },
  };
}
