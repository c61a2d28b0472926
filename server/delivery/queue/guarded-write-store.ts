/**
 * Writes about leased deliveries in bulks, with a result for each. Every write matches its lease and changes nothing
 * without it. A write that the database rejects does not fail the others; when the command's response is lost, the
 * stored documents are read back instead.
 */
import type { AnyBulkWriteOperation, Collection, Document, UpdateFilter } from 'mongodb';
import { createBatch } from '../../storage/mongo/batch.ts';
import { writeBulk } from '../../storage/mongo/bulk-write.ts';
import { BY_ID, merchantsIn } from '../../storage/mongo/sharding.ts';
import type { LeasedDelivery } from './delivery.ts';
import type { DeliveryDocument } from './delivery-document.ts';

/** `kept`: stored. `lost`: another worker holds the delivery, and nothing was changed. */
export type Held = 'kept' | 'lost';

/** The fields of a delivery read back that show whether a write was stored. */
export type Readback = Pick<DeliveryDocument, '_id' | 'owner' | 'state' | 'open' | 'attempts'>;

export interface GuardedWrite {
  readonly lease: LeasedDelivery;
  readonly update: UpdateFilter<DeliveryDocument> | Document[];
  readonly isValid: (stored: Readback) => boolean;
}

export interface GuardedWriterOf {
  readonly deliveries: Collection<DeliveryDocument>;
  /** Concurrent commands. */
  readonly atOnce: number;
  /**
   * Who repeats a command whose response was lost. The driver does so for single updates, for which the database stores
   * a record of each; `updateMany` has none, so here the writes that are not stored are sent again.
   */
  readonly repeatedBy: 'driver' | 'writer';
  /** Resolves when earlier writes of these merchants are as durable as this collection's write concern demands. */
  readonly secure: (merchants: MerchantsFilter) => Promise<void>;
}

/** The database rejects this write, and would again. */
export class RefusedWrite extends Error {
  override readonly name = 'RefusedWrite';
  readonly code: number;
  constructor(code: number) {
    super(
      `The database rejects the result of a webhook delivery (code ${code}). Check the permissions and validators of webhook_deliveries.`,
    );
    this.code = code;
  }
}

/** A filter for the merchants of some deliveries. */
export type MerchantsFilter = ReturnType<typeof merchantsIn>;

/** Deliveries in one bulk write. */
const BATCH_LIMIT = 256;

/** Result of one write in a bulk. */
type Outcome = Held | { readonly error: unknown };

type Outcomes = ReadonlyMap<GuardedWrite, Outcome>;

/**
 * Creates a function that does one write as part of a bulk. Rejects when it was not done although the lease is held.
 */
export function guardedWriter({
  deliveries,
  atOnce,
  repeatedBy,
  secure,
}: GuardedWriterOf): (write: GuardedWrite) => Promise<Held> {
  /**
   * Reads the deliveries back, since a bulk write only counts matches. `missing`: the result of writes whose lease is
   * held but which are not stored.
   */
  const readBack = async (writes: readonly GuardedWrite[], missing: Outcome): Promise<Outcomes> => {
    if (writes.length === 0) return new Map();
    const projection = { owner: 1, state: 1, open: 1, attempts: 1 };
    const found = await deliveries
      .find(
        { _id: { $in: writes.map(({ lease }) => lease.id) }, merchantId: merchantsOf(writes) },
        { projection, ...BY_ID },
      )
      .toArray();
    const stored = new Map(found.map((document) => [document._id, document]));
    const outcomeOf = ({ lease, isValid }: GuardedWrite): Outcome => {
      const document = stored.get(lease.id);
      if (document !== undefined && isValid(document)) return 'kept';
      return document?.owner === lease.owner ? missing : 'lost';
    };
    return new Map(writes.map((write) => [write, outcomeOf(write)]));
  };

  const operationOf = ({ lease, update }: GuardedWrite): AnyBulkWriteOperation<DeliveryDocument> => {
    const { id, merchantId, owner, fence } = lease;
    const one = { filter: { _id: id, merchantId, owner, fence }, update, ...BY_ID };
    return repeatedBy === 'driver' ? { updateOne: one } : { updateMany: one };
  };

  /** Finds the results of writes whose command got no response; those that are not stored are sent once more. */
  const recover = async (writes: readonly GuardedWrite[], error: unknown, isRepeated: boolean): Promise<Outcomes> => {
    try {
      const missing = { error };
      const outcomes = await readBack(writes, missing);
      const unsent = isRepeated ? [] : writes.filter((write) => outcomes.get(write) === missing);
      const repeated = unsent.length === 0 ? [] : await send(unsent, true);
      await secure(merchantsOf(writes));
      return new Map([...outcomes, ...repeated]);
    } catch {
      throw error;
    }
  };

  const send = async (writes: readonly GuardedWrite[], isRepeated: boolean): Promise<Outcomes> => {
    const answer = await writeBulk(deliveries, writes.map(operationOf));
    if (answer.kind === 'whole') return recover(writes, answer.error, isRepeated);
    const { refused, matched } = answer;
    const refusedWrites = new Map<GuardedWrite, Outcome>();
    for (const [index, code] of refused) {
      const write = writes[index];
      if (write !== undefined) refusedWrites.set(write, { error: new RefusedWrite(code) });
    }
    const accepted = writes.filter((write) => !refusedWrites.has(write));
    const found: Outcomes =
      matched === accepted.length
        ? new Map(accepted.map((write) => [write, 'kept']))
        : await readBack(accepted, 'lost');
    return new Map([...refusedWrites, ...found]);
  };

  const flush = async (writes: readonly GuardedWrite[]): Promise<Outcome[]> => {
    const outcomes = await send(writes, repeatedBy === 'driver');
    return writes.map((write) => outcomes.get(write) ?? 'lost');
  };
  const inBatch = createBatch({ flush, most: BATCH_LIMIT, atOnce });
  return async (write) => {
    const outcome = await inBatch(write);
    if (typeof outcome === 'string') return outcome;
    throw outcome.error;
  };
}

const merchantsOf = (writes: readonly GuardedWrite[]) => merchantsIn(writes.map(({ lease }) => lease.merchantId));
