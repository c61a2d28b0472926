/**
 * Writes about leased deliveries, many by one command and each answered by itself: what the database refuses of one is no answer to
 * the others, and where the command's own answer is lost, what is stored gives it. Each matches its lease, and changes nothing without.
 */
import type { AnyBulkWriteOperation, Collection, Document, UpdateFilter } from 'mongodb';
import { createBatch } from '../../storage/mongo/batch.ts';
import { ownValue, writeBulk } from '../../storage/mongo/bulk-write.ts';
import type { LeasedDelivery } from './delivery.ts';
import type { DeliveryDocument } from './delivery-document.ts';

/** `kept`: stored. `lost`: another worker has the delivery, and nothing was changed. */
export type Held = 'kept' | 'lost';

/** What tells, of a delivery read back, whether this very write is in it. */
export type Readback = Pick<DeliveryDocument, '_id' | 'owner' | 'state' | 'open' | 'attempts'>;

export interface GuardedWrite {
  readonly lease: LeasedDelivery;
  readonly change: Change;
  readonly isValid: (stored: Readback) => boolean;
}

/** What a write does. Those of the same `steps` and lease are done by one statement; `own` is the value of each, in an update by pipeline. */
export type Change =
  | { readonly kind: 'single'; readonly update: UpdateFilter<DeliveryDocument> | Document[] }
  | { readonly kind: 'shared'; readonly steps: (own: Document) => Document[]; readonly value: object };

export interface GuardedWriterOf {
  readonly deliveries: Collection<DeliveryDocument>;
  /** Commands at a time. */
  readonly atOnce: number;
  /** Resolves once what is stored is as safe as an answered write of this collection. */
  readonly secure: () => Promise<void>;
}

/** The database does not take this write, and would not the next time. */
export class RefusedWrite extends Error {
  override readonly name = 'RefusedWrite';
  readonly code: number;
  constructor(code: number) {
    super(`The database refuses to store what became of a webhook delivery (code ${code}).`);
    this.code = code;
  }
}

/** How many deliveries one write takes at most. */
const BATCH_LIMIT = 256;

/** What became of one write of many. */
type Outcome = Held | { readonly error: unknown };

type Outcomes = Map<GuardedWrite, Outcome>;

/** Writes that one statement does. `first` is any of them. */
interface Statement {
  readonly first: GuardedWrite;
  readonly writes: GuardedWrite[];
}

/** A function that does one write, in company. Rejects when it was not done, though the lease is held. */
export function guardedWriter({ deliveries, atOnce, secure }: GuardedWriterOf): (write: GuardedWrite) => Promise<Held> {
  /** A bulk write only counts what it matched; this looks which. `missing`: what of those that are still held and not in it. */
  const readBack = async (writes: readonly GuardedWrite[], missing: Outcome): Promise<Outcomes> => {
    if (writes.length === 0) return new Map();
    const projection = { owner: 1, state: 1, open: 1, attempts: 1 };
    const found = await deliveries
      .find({ _id: { $in: writes.map(({ lease }) => lease.id) } }, { projection })
      .toArray();
    const stored = new Map(found.map((document) => [document._id, document]));
    const outcomeOf = ({ lease, isValid }: GuardedWrite): Outcome => {
      const document = stored.get(lease.id);
      if (document !== undefined && isValid(document)) return 'kept';
      return document?.owner === lease.owner ? missing : 'lost';
    };
    return new Map(writes.map((write) => [write, outcomeOf(write)]));
  };

  /** Does each by itself what is not in the database of these: of several by one statement, nobody knows how many it did. */
  const retrySingly = async (writes: readonly GuardedWrite[]): Promise<Outcomes> => {
    const missing = { error: undefined };
    const outcomes = await readBack(writes, missing);
    const left = writes.filter((write) => outcomes.get(write) === missing);
    return left.length === 0 ? outcomes : new Map([...outcomes, ...(await send(left.map(singleStatement)))]);
  };

  /** What became of writes whose command gave no answer. The driver repeats such a command only where each statement is of one write. */
  const recover = async (statements: readonly Statement[], error: unknown): Promise<Outcomes> => {
    const writes = statements.flatMap((statement) => statement.writes);
    try {
      const outcomes = await (writes.length > statements.length ? retrySingly(writes) : readBack(writes, { error }));
      await secure();
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

const singleStatement = (write: GuardedWrite): Statement => ({ first: write, writes: [write] });

/** Puts those together that one statement can do: of the same steps, under the same lease. */
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
  const { id, owner, fence } = lease;
  if (change.kind === 'single') return { updateOne: { filter: { _id: id, owner, fence }, update: change.update } };
  const values = new Map(
    writes.flatMap((one) => (one.change.kind === 'shared' ? [[one.lease.id, one.change.value]] : [])),
  );
  const update = change.steps(ownValue(values));
  // The driver repeats an updateOne whose answer was lost.
  return writes.length === 1
    ? { updateOne: { filter: { _id: id, owner, fence }, update } }
    : { updateMany: { filter: { _id: { $in: [...values.keys()] }, owner, fence }, update } };
}
