/**
 * Numbers every merchant's events in one sequence without gaps, in MongoDB. New deliveries are inserted in their order
 * under the numbers after the merchant's last one. The unique index over merchant and number decides between workers:
 * an insert ends at a number that another worker has taken, and continues after that worker's last number. So a reader
 * that sees number n sees every lower number. A counter of each merchant remembers the last number for when the
 * deliveries have expired. Only the relay writes here.
 */
import { type Db, MongoServerError } from 'mongodb';
import { mapWithLimit } from '../../platform/map-with-limit.ts';
import { createBatch } from '../../storage/mongo/batch.ts';
import { bulkFailure } from '../../storage/mongo/bulk-write.ts';
import { DUPLICATE_KEY } from '../../storage/mongo/duplicate-key.ts';
import { BY_ID, byMerchant } from '../../storage/mongo/sharding.ts';
import type { DeliveryDocument, UnnumberedDelivery } from './delivery-document.ts';
import { DELIVERIES, UNSYNCED } from './delivery-store.ts';
import { type Checkpoint, Step, type WebhookLog } from './worker-ports.ts';

/** Collection of each merchant's last sequence number. */
export const SEQUENCES = 'webhook_sequences';
/** More tries than other workers can cause; beyond it, something is wrong. */
const MOST_TRIES = 20;
/**
 * Merchants whose last number is cached, and for how long, milliseconds: much shorter than events are kept, so that the
 * unique index still has the events that other workers have numbered since.
 */
const MOST_CACHED = 10_000;
const CACHED_MS = 3_600_000;
/** Counters written by one command, and the time to gather them under load, milliseconds. */
const COUNTERS_AT_ONCE = 256;
const GATHER_MS = 250;

export interface SequenceDocument {
  readonly _id: string;
  readonly last: number;
}

/**
 * Result for one merchant, with the deliveries that were stored. `refused`: the database rejects one of the others, and
 * would again. `failed`: the database did not say whether they are stored.
 */
export type Stored =
  | { readonly kind: 'stored'; readonly documents: readonly DeliveryDocument[] }
  | { readonly kind: 'refused'; readonly documents: readonly DeliveryDocument[]; readonly error: MongoServerError }
  | { readonly kind: 'failed'; readonly documents: readonly DeliveryDocument[]; readonly error: unknown };

export type EventLogStore = ReturnType<typeof createEventLogStore>;

export interface EventLogOf {
  readonly db: Db;
  readonly checkpoint: Checkpoint;
  readonly log: Pick<WebhookLog, 'warn'>;
  /** A monotonic clock, milliseconds. */
  readonly elapsed: () => number;
}

/** An event as returned by the pull API: its sequence number and exact text. */
export interface LoggedEvent {
  readonly sequence: number;
  readonly body: string;
}

/**
 * Completes the deliveries of one merchant once they have sequence numbers. Called again, with other numbers, when
 * another worker has taken these.
 */
export type AssignSequence = (numbered: readonly DeliveryDocument[]) => Promise<DeliveryDocument[]>;

export function createEventLogStore({ db, checkpoint, log, elapsed }: EventLogOf) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const counters = db.collection<SequenceDocument>(SEQUENCES, { writeConcern: UNSYNCED });
  /** The last numbers that are stored by a majority: no other worker can give them again. */
  const lastNumbers = new Map<string, { readonly last: number; readonly at: number }>();
  let remembering: Promise<unknown> = Promise.resolve();

  /** The merchant's last number: that of its latest event, or of the counter when that has expired. */
  const lastOf = async (merchantId: string): Promise<number> => {
    const cached = lastNumbers.get(merchantId);
    if (cached !== undefined && elapsed() - cached.at < CACHED_MS) return cached.last;
    const options = { projection: { sequence: 1 }, sort: { sequence: -1 } } as const;
    const [latest, counter] = await Promise.all([
      deliveries.findOne({ merchantId }, options),
      counters.findOne({ _id: merchantId }),
    ]);
    return Math.max(latest?.sequence ?? 0, counter?.last ?? 0);
  };

  const storeCounter = createBatch<SequenceDocument, true>({
    most: COUNTERS_AT_ONCE,
    atOnce: 1,
    gatherMs: GATHER_MS,
    async flush(all) {
      const writes = all.map(({ _id, last }) => ({
        updateOne: { filter: { _id }, update: { $max: { last } }, upsert: true },
      }));
      await counters.bulkWrite(writes, { ordered: false });
      return all.map(() => true);
    },
  });
  /** Stores the counter, beside the events: it matters only when all of them have expired. */
  const remember = (merchantId: string, last: number): void => {
    if (lastNumbers.size >= MOST_CACHED) lastNumbers.clear();
    lastNumbers.set(merchantId, { last, at: elapsed() });
    const stored = storeCounter({ _id: merchantId, last }).catch((error: unknown) =>
      log.warn(
        { event: 'webhook.sequence.write_failed', err: error, merchantId },
        'Could not store the last event number of a merchant; its next event stores it',
      ),
    );
    remembering = Promise.all([remembering, stored]).then(() => undefined);
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

  /** Inserts the deliveries up to the first that the database rejects. Throws when it did not say how many. */
  const insert = async (
    documents: readonly DeliveryDocument[],
  ): Promise<{ readonly inserted: number; readonly error?: MongoServerError; readonly code?: number }> => {
    try {
      await deliveries.insertMany([...documents], { ordered: true });
      return { inserted: documents.length };
    } catch (error) {
      const failure = bulkFailure(error);
      if (failure.kind === 'whole' || !(error instanceof MongoServerError)) throw error;
      const [[inserted, code] = [0, 0]] = failure.refused;
      return { inserted, error, code };
    }
  };

  const appendOf = async (
    merchantId: string,
    documents: readonly UnnumberedDelivery[],
    assignSequence: AssignSequence,
  ): Promise<Stored> => {
    const stored: DeliveryDocument[] = [];
    let pending = documents;
    try {
      for (let tries = 1; pending.length > 0; tries += 1) {
        const last = await lastOf(merchantId);
        const numbered = pending.map((document, index) => ({ sequence: last + 1 + index, ...document }));
        const complete = await assignSequence(numbered);
        await checkpoint(Step.RELAY_NUMBERED);
        lastNumbers.delete(merchantId);
        const { inserted, error, code } = await insert(complete);
        stored.push(...complete.slice(0, inserted));
        if (error === undefined) {
          remember(merchantId, last + inserted);
          break;
        }
        if (code !== DUPLICATE_KEY || tries === MOST_TRIES) return { kind: 'refused', documents: stored, error };
        // Another worker has taken the number, or stored the event.
        pending = await notStored(merchantId, pending.slice(inserted));
      }
      return { kind: 'stored', documents: stored };
    } catch (error) {
      return { kind: 'failed', documents: stored, error };
    }
  };

  return {
    /**
     * Stores new deliveries durably, in their order, under the next sequence numbers of their merchants; those already
     * stored stay as they are. `assignSequence` is called for each merchant once the numbers are known, and again with
     * other numbers on a retry. Returns a result for each merchant.
     */
    async append(
      documents: readonly UnnumberedDelivery[],
      assignSequence: AssignSequence,
    ): Promise<ReadonlyMap<string, Stored>> {
      const stored = await mapWithLimit([...byMerchant(documents)], async ([merchantId, own]) => [
        [merchantId, await appendOf(merchantId, own, assignSequence)] as const,
      ]);
      return new Map(stored);
    },

    /** Forgets the last numbers: they are read again. */
    forget(): void {
      lastNumbers.clear();
    },

    /** Resolves when the counters are stored, or could not be. */
    async settled(): Promise<void> {
      await remembering;
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
