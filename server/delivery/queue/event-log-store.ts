/**
 * Numbers every merchant's events in one sequence without gaps, in MongoDB. One transaction takes the numbers and
 * stores the deliveries: a reader that sees number n sees every lower number. Only the relay writes here.
 */
import { type ClientSession, type Db, MongoServerError } from 'mongodb';
import type { DeliveryDocument, UnnumberedDelivery } from './delivery-document.ts';
import { DELIVERIES } from './delivery-store.ts';
import { type Checkpoint, Step, type WebhookLog } from './worker-ports.ts';

/** Collection of each merchant's last sequence number. */
export const SEQUENCES = 'webhook_sequences';
const DUPLICATE_KEY = 11000;
const TRIES = 20;
/** Labels of errors that say nothing about the documents. */
const UNCERTAIN_LABELS = ['RetryableWriteError', 'UnknownTransactionCommitResult'];

export interface SequenceDocument {
  readonly _id: string;
  readonly last: number;
}

/**
 * `busy`: another worker is storing events of the same merchant, most likely these; retry soon. `refused`: the database
 * rejects the documents, or some of them, and would again.
 */
export type Stored =
  | { readonly kind: 'stored'; readonly documents: readonly DeliveryDocument[] }
  | { readonly kind: 'busy' }
  | { readonly kind: 'refused'; readonly error: MongoServerError };

export type EventLogStore = ReturnType<typeof createEventLogStore>;

export interface EventLogOf {
  readonly db: Db;
  readonly checkpoint: Checkpoint;
  readonly log: Pick<WebhookLog, 'error'>;
}

/** An event as returned by the pull API: its sequence number and exact text. */
export interface LoggedEvent {
  readonly sequence: number;
  readonly body: string;
}

/**
 * Completes the deliveries once they have sequence numbers. Called again, with other numbers, when the transaction is
 * retried.
 */
export type AssignSequence = (numbered: readonly DeliveryDocument[]) => Promise<DeliveryDocument[]>;

export function createEventLogStore({ db, checkpoint, log }: EventLogOf) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const sequences = db.collection<SequenceDocument>(SEQUENCES);

  /** Takes the next numbers of each merchant. Fails when a concurrent transaction does the same. */
  const takeNumbers = async (
    documents: readonly UnnumberedDelivery[],
    session: ClientSession,
  ): Promise<DeliveryDocument[]> => {
    const needed = new Map<string, number>();
    for (const { merchantId } of documents) needed.set(merchantId, (needed.get(merchantId) ?? 0) + 1);
    const next = new Map<string, number>();
    if (needed.size === 1) {
      for (const [_id, count] of needed) {
        const options = { session, upsert: true, returnDocument: 'after' } as const;
        const taken = await sequences.findOneAndUpdate({ _id }, { $inc: { last: count } }, options);
        next.set(_id, (taken?.last ?? count) - count + 1);
      }
    } else {
      const found = await sequences.find({ _id: { $in: [...needed.keys()] } }, { session }).toArray();
      for (const { _id, last } of found) next.set(_id, last + 1);
      const writes = [...needed].map(([_id, count]) => ({
        updateOne: { filter: { _id }, update: { $inc: { last: count } }, upsert: true },
      }));
      await sequences.bulkWrite(writes, { session });
    }
    return documents.map((document) => {
      const sequence = next.get(document.merchantId) ?? 1;
      next.set(document.merchantId, sequence + 1);
      return { ...document, sequence };
    });
  };

  const storeOnce = async (
    documents: readonly UnnumberedDelivery[],
    assignSequence: AssignSequence,
  ): Promise<DeliveryDocument[]> => {
    if (documents.length === 0) return [];
    const session = db.client.startSession();
    try {
      // Stored by a majority before the outbox forgets the events and the merchant sees their numbers: a new primary
      // that did not have this write would lose the events, and give their numbers to others.
      session.startTransaction({ writeConcern: { w: 'majority' }, readConcern: { level: 'local' } });
      const stored = await assignSequence(await takeNumbers(documents, session));
      await checkpoint(Step.RELAY_NUMBERED);
      await deliveries.insertMany(stored, { session });
      await session.commitTransaction();
      return stored;
    } catch (error) {
      if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
      throw error;
    } finally {
      await session.endSession();
    }
  };

  const notStored = async (documents: readonly UnnumberedDelivery[]): Promise<UnnumberedDelivery[]> => {
    const ids = documents.map(({ _id }) => _id);
    const found = await deliveries.find({ _id: { $in: ids } }, { projection: { _id: 1 } }).toArray();
    const known = new Set(found.map(({ _id }) => _id));
    return documents.filter(({ _id }) => !known.has(_id));
  };

  /** Raises the merchants' counters that are behind the numbers in use, as after a restore. */
  const repairSequences = async (documents: readonly UnnumberedDelivery[]): Promise<void> => {
    for (const merchantId of new Set(documents.map((document) => document.merchantId))) {
      const options = { projection: { sequence: 1 }, sort: { sequence: -1 } } as const;
      const greatest = (await deliveries.findOne({ merchantId }, options))?.sequence ?? 0;
      const last = (await sequences.findOne({ _id: merchantId }))?.last ?? 0;
      if (last >= greatest) continue;
      log.error(
        { event: 'webhook.sequence.corrected', merchantId, last, greatest },
        'The last event number of a merchant is below those in use; correcting it',
      );
      await sequences.updateOne({ _id: merchantId }, { $max: { last: greatest } }, { upsert: true });
    }
  };

  return {
    /**
     * Stores new deliveries under the next sequence numbers of their merchants; those already stored stay as they are.
     * `assignSequence` is called once the numbers are taken, and again with other numbers on a retry.
     */
    async append(documents: readonly UnnumberedDelivery[], assignSequence: AssignSequence): Promise<Stored> {
      let pending = documents;
      for (let tries = 1; ; tries += 1) {
        try {
          return { kind: 'stored', documents: await storeOnce(pending, assignSequence) };
        } catch (error) {
          if (!(error instanceof MongoServerError)) throw error;
          if (error.hasErrorLabel('TransientTransactionError')) return { kind: 'busy' };
          // An error without a code is the driver's: the connection was lost.
          if (error.code === undefined || UNCERTAIN_LABELS.some((label) => error.hasErrorLabel(label))) throw error;
          if (error.code !== DUPLICATE_KEY || tries === TRIES) return { kind: 'refused', error };
          const before = pending.length;
          pending = await notStored(documents);
          // None was stored before, so their numbers are those of other events.
          if (pending.length === before) await repairSequences(pending);
        }
      }
    },

    /**
     * A merchant's events after a sequence number, in order. Reads with majority concern: none of them can be rolled
     * back.
     */
    async after(merchantId: string, sequence: number, limit: number): Promise<LoggedEvent[]> {
      const filter = { merchantId, sequence: { $gt: sequence } };
      const options = { projection: { _id: 0, sequence: 1, body: 1 }, sort: { sequence: 1 }, limit } as const;
      const log = db.collection<DeliveryDocument>(DELIVERIES, { readConcern: { level: 'majority' } });
      return log.find<LoggedEvent>(filter, options).toArray();
    },
  };
}
