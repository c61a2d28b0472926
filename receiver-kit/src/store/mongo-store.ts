/**
 * A store in MongoDB (4.2 or later), shared by any number of processes. One document an event, `_id` = event id.
 * Every call is one conditional write of that document, decided by the server: nothing is read first and written then.
 */
import { ReceiverError } from '../errors.ts';
import type { MongoDatabase } from './mongo-driver.ts';
import { claimUpdate, doneUpdate, heldBy, readClaim, readCompletion, releasedUpdate } from './mongo-receipt.ts';
import type { ReceiptStore } from './receipt-store.ts';

export interface MongoStoreOptions {
  /** The collection's name. `webhook_receipts` when absent. */
  readonly collection?: string;
  /** How many days an event is remembered after its last change; then MongoDB deletes it. 30 when absent. */
  readonly retentionDays?: number;
}

const DAY_MS = 86_400_000;
const DUPLICATE_KEY = 11000;

/**
 * A store over a database of the application's MongoDB client. The index that deletes old events is made at the first claim.
 * @throws ReceiverError ERR_CONFIG when `retentionDays` is below 1.
 */
export function mongoStore(db: MongoDatabase, options: MongoStoreOptions = {}): ReceiptStore {
  const { collection: name = 'webhook_receipts', retentionDays = 30 } = options;
  if (!Number.isFinite(retentionDays) || retentionDays < 1) {
    throw new ReceiverError('ERR_CONFIG', 'mongoStore: retentionDays must be a number, 1 or more.');
  }
  const receipts = db.collection(name, { writeConcern: { w: 'majority', journal: true }, readPreference: 'primary' });
  const expireAt = (now: Date): Date => new Date(now.getTime() + retentionDays * DAY_MS);
  const indexed = untilDone(() => receipts.createIndex({ expireAt: 1 }, { expireAfterSeconds: 0 }));

  const upsert = (eventId: string, update: Record<string, unknown>[], returnDocument: 'before' | 'after') =>
    pastRace(() =>
      receipts.findOneAndUpdate({ _id: eventId }, update, {
        upsert: true,
        returnDocument,
        includeResultMetadata: false,
      }),
    );

  return {
    async claim(request) {
      await indexed();
      return readClaim(await upsert(request.eventId, claimUpdate(request, expireAt(request.now)), 'after'), request);
    },
    async complete(end) {
      return readCompletion(await upsert(end.eventId, doneUpdate(end, expireAt(end.now)), 'before'), end);
    },
    async release(end) {
      await receipts.findOneAndUpdate(heldBy(end), releasedUpdate(), {
        upsert: false,
        returnDocument: 'after',
        includeResultMetadata: false,
      });
    },
  };
}

/**
 * Two upserts of one new `_id` at the same moment: the unique index lets one through and the other fails with a duplicate key.
 * The document is there then, so the second try of the loser finds it.
 */
async function pastRace<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return write();
  }
}

function isDuplicateKey(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === DUPLICATE_KEY;
}

/** Runs the work once, however many ask; after a failure the next one who asks runs it again. */
function untilDone(work: () => Promise<unknown>): () => Promise<unknown> {
  let running: Promise<unknown> | null = null;
  return () => {
    running ??= work().catch((error: unknown) => {
      running = null;
      throw error;
    });
    return running;
  };
}
