/**
 * Bulk writes about leased deliveries, with a result for each. Every write matches its lease and changes nothing
 * without it. A write that the database rejects does not fail the others; when the command's response is lost, the
 * stored documents are read back instead.
 */
import type { AnyBulkWriteOperation, Collection, Document, UpdateFilter } from 'mongodb';
import { createBatch } from '../../storage/mongo/batch.ts';
import { ownValue, writeBulk } from '../../storage/mongo/bulk-write.ts';
import { BY_ID, merchantsIn } from '../../storage/mongo/sharding.ts';
import type { LeasedDelivery } from './delivery.ts';
import type { DeliveryDocument } from './delivery-document.ts';

/** `kept`: stored. `lost`: another worker holds the delivery, and nothing was changed. */
export type Held = 'kept' | 'lost';

/** The fields of a delivery read back that show whether a write was stored. */
export type Readback = Pick<DeliveryDocument, '_id' | 'owner' | 'state' | 'open' | 'attempts'>;

export interface GuardedWrite {
  readonly lease: LeasedDelivery;
  readonly change: Change;
  readonly isValid: (stored: Readback) => boolean;
}

/**
 * What a write changes. Writes with the same `steps` and lease share one statement; `own` is an expression for the
 * value of each.
 */
export type Change =
  | { readonly kind: 'single'; readonly update: UpdateFilter<DeliveryDocument> | Document[] }
  | { readonly kind: 'shared'; readonly steps: (own: Document) => Document[]; readonly value: object };

export interface GuardedWriterOf {
  readonly deliveries: Collection<DeliveryDocument>;
  /** Concurrent commands. */
  readonly atOnce: number;
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

type Outcomes = Map<GuardedWrite, Outcome>;

/** Writes that share one statement. `first` is any of them. */
interface Statement {
  readonly first: GuardedWrite;
  readonly writes: GuardedWrite[];
}

/**
 * Creates a function that does one write as part of a bulk. Rejects when it was not done although the lease is held.
 */
export function guardedWriter({ deliveries, atOnce, secure }: GuardedWriterOf): (write: GuardedWrite) => Promise<Held> {
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

  /**
   * Sends the writes that are not stored again, one statement each: a failed shared statement does not say which it
   * did.
   */
  const retrySingly = async (writes: readonly GuardedWrite[]): Promise<Outcomes> => {
    const missing = { error: undefined };
    const outcomes = await readBack(writes, missing);
    const left = writes.filter((write) => outcomes.get(write) === missing);
    return left.length === 0 ? outcomes : new Map([...outcomes, ...(await send(left.map(singleStatement)))]);
  };

  /**
   * Finds the results of writes whose command got no response. The driver retries only commands in which every
   * statement is a single write.
   */
  const recover = async (statements: readonly Statement[], error: unknown): Promise<Outcomes> => {
    const writes = statements.flatMap((statement) => statement.writes);
    try {
      const outcomes = await (writes.length > statements.length ? retrySingly(writes) : readBack(writes, { error }));
      await secure(merchantsOf(writes));
      return outcomes;
    } catch {
      throw error;
    }
  };

  const send = async (statements: readonly Statement[]): Promise<Outcomes> => {
    const answer = await writeBulk(deliveries, statements.map(operationOf));
    if (answer.kind === 'whole') return recover(statements, answer.error);
    const { refused, matched } = answer;
    const outcomes: Outcomes = new Map();
    const refusedTogether: GuardedWrite[] = [];
    const accepted: GuardedWrite[] = [];
    for (const [index, { first, writes }] of statements.entries()) {
      const code = refused.get(index);
      if (code === undefined) accepted.push(...writes);
      else if (writes.length > 1) refusedTogether.push(...writes);
      else outcomes.set(first, { error: new RefusedWrite(code) });
    }
    const areAllKept = refusedTogether.length === 0 && matched === accepted.length;
    const found: Outcomes = areAllKept
      ? new Map(accepted.map((write) => [write, 'kept']))
      : await readBack(accepted, 'lost');
    return new Map([...outcomes, ...found, ...(await retrySingly(refusedTogether))]);
  };

  const flush = async (writes: readonly GuardedWrite[]): Promise<Outcome[]> => {
    const outcomes = await send(groupWrites(writes));
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

const singleStatement = (write: GuardedWrite): Statement => ({ first: write, writes: [write] });

/** Groups writes that one statement can do: same steps, same lease. */
function groupWrites(writes: readonly GuardedWrite[]): Statement[] {
  const statements: Statement[] = [];
  for (const write of writes) {
    const { lease, change } = write;
    const sibling = statements.find(
      ({ first }) =>
        change.kind === 'shared' &&
        first.change.kind === 'shared' &&
        first.change.steps === change.steps &&
        first.lease.owner === lease.owner &&
        first.lease.fence === lease.fence,
    );
    if (sibling === undefined) statements.push(singleStatement(write));
    else sibling.writes.push(write);
  }
  return statements;
}

function operationOf({ first, writes }: Statement): AnyBulkWriteOperation<DeliveryDocument> {
  const { lease, change } = first;
  const { id, merchantId, owner, fence } = lease;
  const own = { _id: id, merchantId, owner, fence };
  if (change.kind === 'single') return { updateOne: { filter: own, update: change.update, ...BY_ID } };
  const values = new Map(
    writes.flatMap((one) => (one.change.kind === 'shared' ? [[one.lease.id, one.change.value]] : [])),
  );
  const update = change.steps(ownValue(values));
  // The driver retries an updateOne whose response was lost.
  if (writes.length === 1) return { updateOne: { filter: own, update, ...BY_ID } };
  const all = { _id: { $in: [...values.keys()] }, merchantId: merchantsOf(writes), owner, fence };
  return { updateMany: { filter: all, update, ...BY_ID } };
}
