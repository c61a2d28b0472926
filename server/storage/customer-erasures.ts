/**
 * How often a customer has been erased. Whatever is to be kept for a customer is begun under this count and stored under
 * it: what was begun before the customer was deleted does not pass to the next one of the same name.
 */
import { createHash } from 'node:crypto';
import type { Db } from 'mongodb';

export const CUSTOMER_ERASURES = 'customer_erasures';

interface ErasureDocument {
  /** A hash of the merchant and its own id of the customer: the name of an erased customer is not kept. */
  readonly _id: string;
  readonly count: number;
  readonly erasedAt: Date;
}

export interface Erasure {
  readonly count: number;
  /** The last time; null: never. */
  readonly erasedAt: Date | null;
}

export interface CustomerErasures {
  of(merchantId: string, customerReference: string): Promise<Erasure>;
  /** Erases the customer once more. Answers the count from then on. */
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
      if (changed === null) throw new Error('the erasure just counted is not there');
      return changed.count;
    },
  };
}
