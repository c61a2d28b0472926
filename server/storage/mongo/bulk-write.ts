/**
 * A bulk write whose statements do not depend on each other, and what it came to: which of them the database refused, or that the command
 * failed as a whole. Decides nothing about either.
 */
import { type AnyBulkWriteOperation, type Collection, type Document, MongoBulkWriteError } from 'mongodb';

/**
 * An expression for updates by pipeline: the value that stands here under the document's `_id`, taken literally, whatever is in it.
 * The update must match no other documents.
 */
export function ownValue(values: ReadonlyMap<string, object>): Document {
  const place = { $indexOfArray: [{ $literal: [...values.keys()] }, '$_id'] };
  return { $arrayElemAt: [{ $literal: [...values.values()] }, place] };
}

export type BulkOutcome =
  /** Some were refused, or none: their codes, by their index. All others were done, and found so many documents to update. */
  | { readonly kind: 'some'; readonly refused: ReadonlyMap<number, number>; readonly matched: number }
  /** Nobody knows how much of it was done. */
  | { readonly kind: 'whole'; readonly error: unknown };

/** Writes, each statement whatever becomes of the others. Never rejects. */
export function writeBulk<Stored extends Document>(
  collection: Collection<Stored>,
  statements: readonly AnyBulkWriteOperation<Stored>[],
): Promise<BulkOutcome> {
  return collection
    .bulkWrite(statements, { ordered: false })
    .then(
      ({ matchedCount }): BulkOutcome => ({ kind: 'some', refused: new Map(), matched: matchedCount }),
      bulkFailure,
    );
}

/** Reads what an unordered bulk write threw. */
export function bulkFailure(error: unknown): BulkOutcome {
  if (!(error instanceof MongoBulkWriteError)) return { kind: 'whole', error };
  const problems = [error.writeErrors].flat();
  if (problems.length > 0 && error.result.getWriteConcernError() === undefined) {
    const refused = new Map(problems.map(({ index, code }) => [index, code]));
    return { kind: 'some', refused, matched: error.matchedCount };
  }
  // The driver wraps what made the command fail.
  return { kind: 'whole', error: error.errorResponse instanceof Error ? error.errorResponse : error };
}
