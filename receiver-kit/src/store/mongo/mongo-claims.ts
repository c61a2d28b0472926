/**
 * Claims and records of many events at once: one insert and, for the events that were known, one read. What only a
 * conditional write can decide (an event that was released, or whose lease has ended) gets a write of its own.
 */
import { inBatches } from '../in-batches.ts';
import { renewedBefore } from '../maintenance.ts';
import type { ClaimEnd, ClaimRequest, ClaimResult, CompleteResult } from '../receipt-store.ts';
import { DUPLICATE_KEY, type MongoCollection, type MongoDocument, serverCode } from './mongo-driver.ts';
import { claimUpdate, doneUpdate, heldBy, newReceipt, readClaim, readCompletion, readKnown } from './mongo-receipt.ts';

export interface MongoClaims {
  /** Extends the retention of these events, if they are done and were not renewed recently. */
  renew(eventIds: readonly string[], now: Date): Promise<void>;
  claim(request: ClaimRequest): Promise<ClaimResult>;
  complete(end: ClaimEnd): Promise<CompleteResult>;
}

const BATCHES = { maxItems: 100, slots: 2 };

export function mongoClaims(receipts: MongoCollection, expireAt: (now: Date) => Date): MongoClaims {
  const upsert = (eventId: string, update: MongoDocument[], returnDocument: 'before' | 'after') =>
    retryDuplicateKey(() =>
      receipts.findOneAndUpdate({ _id: eventId }, update, {
        upsert: true,
        returnDocument,
        includeResultMetadata: false,
      }),
    );

  const renew = async (eventIds: readonly string[], now: Date): Promise<void> => {
    const due = { _id: { $in: eventIds }, state: 'done', expireAt: { $lt: renewedBefore(expireAt, now) } };
    await receipts.updateMany(due, [{ $set: { expireAt: expireAt(now) } }]);
  };

  const claimAlone = async (request: ClaimRequest): Promise<ClaimResult> =>
    readClaim(await upsert(request.eventId, claimUpdate(request, expireAt(request.now)), 'after'), request);

  const completeAlone = async (end: ClaimEnd): Promise<CompleteResult> =>
    readCompletion(await upsert(end.eventId, doneUpdate(end, expireAt(end.now)), 'before'), end);

  const renewAmong = async (found: readonly MongoDocument[], now = new Date(0)): Promise<void> => {
    const before = renewedBefore(expireAt, now);
    const isDue = ({ state, expireAt: end }: MongoDocument) => state === 'done' && end instanceof Date && end < before;
    const ids = found.filter(isDue).map(({ _id }) => String(_id));
    if (ids.length > 0) await renew(ids, now);
  };

  const claimMany = async (requests: readonly ClaimRequest[]): Promise<(ClaimResult | Promise<ClaimResult>)[]> => {
    const documents = requests.map((request) => newReceipt(request, expireAt(request.now)));
    const known = await duplicatesOf(() => receipts.insertMany(documents, { ordered: false }));
    if (known.size === 0) return requests.map(() => ({ outcome: 'claimed', attempt: 1 }));
    const ids = [...new Set([...known].flatMap((index) => requests[index]?.eventId ?? []))];
    // Read with majority, so that a failover cannot roll back what is reported as `done`.
    const found = await receipts.find({ _id: { $in: ids } }, { readConcern: { level: 'majority' } }).toArray();
    await renewAmong(found, requests[0]?.now);
    const byId = new Map(found.map((document) => [document._id, document]));
    return requests.map((request, index) => {
      if (!known.has(index)) return { outcome: 'claimed', attempt: 1 };
      const document = byId.get(request.eventId);
      return (document === undefined ? null : readKnown(document, request)) ?? claimAlone(request);
    });
  };

  const completeMany = async (ends: readonly ClaimEnd[]): Promise<(CompleteResult | Promise<CompleteResult>)[]> => {
    const operations = ends.map((end) => ({
      updateOne: { filter: heldBy(end), update: doneUpdate(end, expireAt(end.now)) },
    }));
    const { matchedCount } = await receipts.bulkWrite(operations, { ordered: false });
    return matchedCount === ends.length ? ends.map(() => 'held') : ends.map(completeAlone);
  };

  return { renew, claim: inBatches(claimMany, BATCHES), complete: inBatches(completeMany, BATCHES) };
}

/** The indexes of the documents that existed before. Any other failure of the insert is thrown. */
async function duplicatesOf(insert: () => Promise<unknown>): Promise<ReadonlySet<number>> {
  try {
    await insert();
    return new Set();
  } catch (error) {
    const failures = writeErrors(error);
    if (failures.length === 0 || failures.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
    return new Set(failures.map(({ index }) => index));
  }
}

function writeErrors(error: unknown): { readonly code: number; readonly index: number }[] {
  if (typeof error !== 'object' || error === null || !('writeErrors' in error)) return [];
  // An unmet write concern in addition to failed writes makes every result uncertain.
  const unsure = 'result' in error && hasWriteConcernError(error.result);
  const list: unknown[] = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
  return unsure ? [] : list.flatMap(readWriteError);
}

function readWriteError(failure: unknown): { readonly code: number; readonly index: number }[] {
  const code = serverCode(failure);
  if (code === null || typeof failure !== 'object' || failure === null || !('index' in failure)) return [];
  return typeof failure.index === 'number' ? [{ code, index: failure.index }] : [];
}

function hasWriteConcernError(result: unknown): boolean {
  if (typeof result !== 'object' || result === null || !('getWriteConcernError' in result)) return false;
  return typeof result.getWriteConcernError === 'function' && result.getWriteConcernError() !== undefined;
}

/**
 * Of two concurrent upserts of one new `_id`, one fails with a duplicate key. The document exists by then, so its second try
 * finds it.
 */
async function retryDuplicateKey<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (serverCode(error) !== DUPLICATE_KEY) throw error;
    return write();
  }
}
