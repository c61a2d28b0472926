/**
 * The events of every merchant in one sequence without gaps, in MongoDB. A number is taken and its delivery stored by one
 * transaction: whoever sees number n can see every number below it. Both are the relay's; everybody else only reads.
 */
import { type ClientSession, type Db, MongoServerError } from 'mongodb';
import type { DeliveryDocument, UnnumberedDelivery } from './delivery-document.ts';
import { DELIVERIES, UNSYNCED } from './delivery-store.ts';
import { type Checkpoint, Step, type WebhookLog } from './worker-ports.ts';

/** What the log says of a merchant's last number that was behind the numbers of its events: the collections are not of one moment. */
export const LAGGING_SEQUENCE =
  'the last number of a merchant’s webhook events was below those in use; it is put right';

/** The collection of the last number that each merchant's events have come to. */
export const SEQUENCES = 'webhook_sequences';
const DUPLICATE_KEY = 11000;
const TRIES = 20;
/** What the database says of an error that tells nothing about the documents. */
const UNCERTAIN_LABELS = ['RetryableWriteError', 'UnknownTransactionCommitResult'];

export interface SequenceDocument {
  readonly _id: string;
  readonly last: number;
}

/**
 * `busy`: another worker is storing events of the same merchant, most likely these; look again in a moment. `refused`: the database does
 * not take them, or not all of them, and would not the next time.
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

/** An event as it is pulled: its exact text, and its number. */
export interface LoggedEvent {
  readonly sequence: number;
  readonly body: string;
}

/** Says in what state each delivery is stored, now that their numbers are taken. Asked again, with other numbers, when those were not to be had. */
export type AssignSequence = (numbered: readonly DeliveryDocument[]) => Promise<DeliveryDocument[]>;

/** The event log of one database. */
export function createEventLogStore({ db, checkpoint, log }: EventLogOf) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const sequences = db.collection<SequenceDocument>(SEQUENCES);

  /** Takes as many numbers as each merchant needs. Another transaction that does the same at this moment makes it fail. */
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
      session.startTransaction({ writeConcern: UNSYNCED, readConcern: { level: 'local' } });
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

  /** Puts the last numbers of these events' merchants right where they lag behind the numbers in use, as after a restore. */
  const repairSequences = async (documents: readonly UnnumberedDelivery[]): Promise<void> => {
    for (const merchantId of new Set(documents.map((document) => document.merchantId))) {
      const options = { projection: { sequence: 1 }, sort: { sequence: -1 } } as const;
      const greatest = (await deliveries.findOne({ merchantId }, options))?.sequence ?? 0;
      const last = (await sequences.findOne({ _id: merchantId }))?.last ?? 0;
      if (last >= greatest) continue;
      log.error({ merchantId, last, greatest }, LAGGING_SEQUENCE);
      await sequences.updateOne({ _id: merchantId }, { $max: { last: greatest } }, { upsert: true });
    }
  };

  return {
    /**
     * Stores new deliveries under the next numbers of their merchants; those already there stay as they are. `dress` says, once the
     * numbers are taken, in what state each is stored; it may be asked again, with other numbers.
     */
    async append(documents: readonly UnnumberedDelivery[], assignSequence: AssignSequence): Promise<Stored> {
      let pending = documents;
      for (let tries = 1; ; tries += 1) {
        try {
          return { kind: 'stored', documents: await storeOnce(pending, assignSequence) };
        } catch (error) {
          if (!(error instanceof MongoServerError)) throw error;
          if (error.hasErrorLabel('TransientTransactionError')) return { kind: 'busy' };
          // Without a code it is the driver that tells of a lost connection.
          if (error.code === undefined || UNCERTAIN_LABELS.some((label) => error.hasErrorLabel(label))) throw error;
          if (error.code !== DUPLICATE_KEY || tries === TRIES) return { kind: 'refused', error };
          const before = pending.length;
          pending = await notStored(documents);
          // It is not that they were stored before: their numbers are another event's.
          if (pending.length === before) await repairSequences(pending);
        }
      }
    },

    /** A merchant's events after a number, in their order. Only what no loss of a server can take back. */
    async after(merchantId: string, sequence: number, limit: number): Promise<LoggedEvent[]> {
      const filter = { merchantId, sequence: { $gt: sequence } };
      const options = { projection: { _id: 0, sequence: 1, body: 1 }, sort: { sequence: 1 }, limit } as const;
      const log = db.collection<DeliveryDocument>(DELIVERIES, { readConcern: { level: 'majority' } });
      return log.find<LoggedEvent>(filter, options).toArray();
    },
  };
}
