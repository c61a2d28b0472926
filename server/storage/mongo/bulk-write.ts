/**
 * Unordered bulk writes, with a result that says which statements the database rejected, or that the command failed as
 * a whole.
 */
import { type AnyBulkWriteOperation, type Collection, type Document, MongoBulkWriteError } from 'mongodb';

/**
 * An expression for pipeline updates: the value stored in `values` under the document's `_id`, as a literal. The update
 * must not match other documents.
 */
export function ownValue(values: ReadonlyMap<string, object>): Document {
  const place = { $indexOfArray: [{ $literal: [...values.keys()] }, '$_id'] };
  return { $arrayElemAt: [{ $literal: [...values.values()] }, place] };
}

export type BulkOutcome =
  /**
   * The error codes of the rejected statements, by index; all others were executed, and matched this many documents.
   */
  | { readonly kind: 'some'; readonly refused: ReadonlyMap<number, number>; readonly matched: number }
  /** How much was executed is unknown. */
  | { readonly kind: 'whole'; readonly error: unknown };

/** Executes all statements, whatever the result of the others. Never rejects. */
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

/** Interprets the error of an unordered bulk write. */
export function bulkFailure(error: unknown): BulkOutcome {
  if (!(error instanceof MongoBulkWriteError)) return { kind: 'whole', error };
  const problems = [error.writeErrors].flat();
  if (problems.length > 0 && error.result.getWriteConcernError() === undefined) {
    const refused = new Map(problems.map(({ index, code }) => [index, code]));
    return { kind: 'some', refused, matched: error.matchedCount };
  }
  // The driver wraps the cause of the command's failure.
  return { kind: 'whole', error: error.errorResponse instanceof Error ? error.errorResponse : error };
}
