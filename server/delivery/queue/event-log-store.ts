/**
 * Numbers every merchant's events in one sequence without gaps, in MongoDB. One transaction for each merchant takes the
 * numbers and stores the deliveries: a reader that sees number n sees every lower number, and no merchant waits for
 * another. Only the relay writes here.
 */
import { type ClientSession, type Db, MongoServerError } from 'mongodb';
import { mapWithLimit } from '../../platform/map-with-limit.ts';
import { BY_ID } from '../../storage/mongo/sharding.ts';
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
 * Result for one merchant. `busy`: another worker is storing events of the merchant, most likely these; retry soon.
 * `refused`: the database rejects the documents, or some of them, and would again. `failed`: the database did not say
 * whether they are stored.
 */
export type Stored =
  | { readonly kind: 'stored'; readonly documents: readonly DeliveryDocument[] }
  | { readonly kind: 'busy' }
  | { readonly kind: 'refused'; readonly error: MongoServerError }
  | { readonly kind: 'failed'; readonly error: unknown };

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
 * Completes the deliveries of one merchant once they have sequence numbers. Called again, with other numbers, when the
 * transaction is retried.
 */
export type AssignSequence = (numbered: readonly DeliveryDocument[]) => Promise<DeliveryDocument[]>;

export function createEventLogStore({ db, checkpoint, log }: EventLogOf) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const sequences = db.collection<SequenceDocument>(SEQUENCES);

  /** Takes the next numbers of the merchant. Fails when a concurrent transaction does the same. */
  const takeNumbers = async (
    merchantId: string,
    documents: readonly UnnumberedDelivery[],
    session: ClientSession,
  ): Promise<DeliveryDocument[]> => {
    const count = documents.length;
    const options = { session, upsert: true, returnDocument: 'after' } as const;
    const taken = await sequences.findOneAndUpdate({ _id: merchantId }, { $inc: { last: count } }, options);
    const first = (taken?.last ?? count) - count + 1;
    return documents.map((document, index) => ({ ...document, sequence: first + index }));
  };

  const storeOnce = async (
    merchantId: string,
    documents: readonly UnnumberedDelivery[],
    assignSequence: AssignSequence,
  ): Promise<DeliveryDocument[]> => {
    if (documents.length === 0) return [];
    const session = db.client.startSession();
    try {
      // Stored by a majority before the outbox forgets the events and the merchant sees their numbers: a new primary
      // that did not have this write would lose the events, and give their numbers to others.
      session.startTransaction({ writeConcern: { w: 'majority' }, readConcern: { level: 'local' } });
      const stored = await assignSequence(await takeNumbers(merchantId, documents, session));
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

  const notStored = async (
    merchantId: string,
    documents: readonly UnnumberedDelivery[],
  ): Promise<UnnumberedDelivery[]> => {
    const filter = { _id: { $in: documents.map(({ _id }) => _id) }, merchantId };
    const found = await deliveries.find(filter, { projection: { _id: 1 }, ...BY_ID }).toArray();
    const known = new Set(found.map(({ _id }) => _id));
    return documents.filter(({ _id }) => !known.has(_id));
  };

  /** Raises the merchant's counter if it is behind the numbers in use, as after a restore. */
  const repairSequence = async (merchantId: string): Promise<void> => {
    const options = { projection: { sequence: 1 }, sort: { sequence: -1 } } as const;
    const greatest = (await deliveries.findOne({ merchantId }, options))?.sequence ?? 0;
    const last = (await sequences.findOne({ _id: merchantId }))?.last ?? 0;
    if (last >= greatest) return;
    log.error(
      { event: 'webhook.sequence.corrected', merchantId, last, greatest },
      'The last event number of a merchant is below those in use; correcting it',
    );
    await sequences.updateOne({ _id: merchantId }, { $max: { last: greatest } }, { upsert: true });
  };

  const appendOf = async (
    merchantId: string,
    documents: readonly UnnumberedDelivery[],
    assignSequence: AssignSequence,
  ): Promise<Stored> => {
    let pending = documents;
    for (let tries = 1; ; tries += 1) {
      try {
        return { kind: 'stored', documents: await storeOnce(merchantId, pending, assignSequence) };
      } catch (error) {
        if (!(error instanceof MongoServerError)) return { kind: 'failed', error };
        if (error.hasErrorLabel('TransientTransactionError')) return { kind: 'busy' };
        // An error without a code is the driver's: the connection was lost.
        if (error.code === undefined || UNCERTAIN_LABELS.some((label) => error.hasErrorLabel(label)))
          return { kind: 'failed', error };
        if (error.code !== DUPLICATE_KEY || tries === TRIES) return { kind: 'refused', error };
        const before = pending.length;
        pending = await notStored(merchantId, documents);
        // None was stored before, so their numbers are those of other events.
        if (pending.length === before) await repairSequence(merchantId);
      }
    }
  };

  return {
    /**
     * Stores new deliveries under the next sequence numbers of their merchants; those already stored stay as they are.
     * `assignSequence` is called for each merchant once the numbers are taken, and again with other numbers on a retry.
     * Returns a result for each merchant.
     */
    async append(
      documents: readonly UnnumberedDelivery[],
      assignSequence: AssignSequence,
    ): Promise<ReadonlyMap<string, Stored>> {
      const byMerchant = new Map<string, UnnumberedDelivery[]>();
      for (const document of documents) {
        const own = byMerchant.get(document.merchantId);
        if (own === undefined) byMerchant.set(document.merchantId, [document]);
        else own.push(document);
      }
      const stored = await mapWithLimit([...byMerchant], async ([merchantId, own]) => {
        const failed = (error: unknown): Stored => ({ kind: 'failed', error });
        return [[merchantId, await appendOf(merchantId, own, assignSequence).catch(failed)] as const];
      });
      return new Map(stored);
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
