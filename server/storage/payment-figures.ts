/**
 * The figures of payments: counters by merchant, half hour and currency. They are only ever incremented, by what a
 * change of an order adds (order-projection.ts), and never counted from the orders.
 */
import type { AnyBulkWriteOperation, Db } from 'mongodb';
import type { Figure } from '../domain/payments/order-figures.ts';
import type { IndexPlan } from './mongo/indexes.ts';
import { BY_ID } from './mongo/sharding.ts';

export const PAYMENT_FIGURES = 'payment_figures';

export interface FiguresDocument {
  readonly _id: string;
  readonly merchantId: string;
  readonly currency: string;
  /** The start of the half hour. */
  readonly at: Date;
  /** The counters, by name (order-figures.ts). */
  readonly n: Readonly<Record<string, number>>;
}

export const paymentFigureIndexes: IndexPlan = [
  { collection: PAYMENT_FIGURES, indexes: [{ name: 'time', key: { merchantId: 1, at: 1 } }] },
];

/** The increments of a merchant's figures, one statement for each of its documents. */
export function figureIncrements(
  merchantId: string,
  figures: readonly Figure[],
): AnyBulkWriteOperation<FiguresDocument>[] {
  const byDocument = new Map<string, Figure[]>();
  for (const figure of figures) {
    const id = `${merchantId}|${figure.currency}|${figure.at.toISOString()}`;
    byDocument.set(id, [...(byDocument.get(id) ?? []), figure]);
  }
  return [...byDocument].flatMap(([_id, [first, ...others]]) => {
    if (first === undefined) return [];
    const $inc = Object.fromEntries([first, ...others].map(({ name, count }) => [`n.${name}`, count]));
    const { at, currency } = first;
    return [
      { updateOne: { filter: { _id, merchantId }, update: { $inc, $set: { currency, at } }, upsert: true, ...BY_ID } },
    ];
  });
}

export type PaymentFigures = ReturnType<typeof createPaymentFigures>;

export function createPaymentFigures(db: Db) {
  const figures = db.collection<FiguresDocument>(PAYMENT_FIGURES);
  return {
    /** A merchant's figures of the half hours from `from` to before `to`, oldest first. */
    between(merchantId: string, from: Date, to: Date): Promise<FiguresDocument[]> {
      return figures
        .find({ merchantId, at: { $gte: from, $lt: to } })
        .sort({ at: 1 })
        .toArray();
    },
  };
}
