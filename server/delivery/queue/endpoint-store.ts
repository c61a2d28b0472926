/**
 * Health records of failing endpoints in MongoDB, shared by all workers and shown to the merchant. A healthy endpoint
 * has no record. The probes of a round, and the failures that arrive together, share a command.
 */
import { type AnyBulkWriteOperation, type Db, ObjectId } from 'mongodb';
import { createBatch } from '../../storage/mongo/batch.ts';
import { writeBulk } from '../../storage/mongo/bulk-write.ts';
import { DUPLICATE_KEY } from '../../storage/mongo/duplicate-key.ts';
import { UNSYNCED } from './delivery-store.ts';
import { type Breaker, type EndpointHealth, type EndpointKeyRange, endpointKeyParts } from './endpoint.ts';

export const ENDPOINTS = 'webhook_endpoints';
/** Endpoints that their merchants paused. Apart from the health records, which a 200 deletes and which expire. */
export const PAUSED_ENDPOINTS = 'webhook_paused_endpoints';
const FIRST_KEYS = { projection: { _id: 1 }, sort: { _id: 1 } } as const;
const TRIES = 5;
/** Records in one command, and concurrent commands: a record that somebody keeps locked delays those of its command. */
const [BATCH_LIMIT, AT_ONCE] = [100, 4];
/** Writes that a record remembers. */
const WRITES_KEPT = 8;

export interface EndpointDocument extends EndpointHealth {
  /** The endpoint key. */
  readonly _id: string;
  readonly merchantId: string;
  /** Version for optimistic locking; grows with every change. */
  readonly v: number;
  /** Identifies the latest writes: a bulk write only counts matches. */
  readonly writes?: readonly string[];
}

/** What a write does: it stores a new record, or changes one that matches. Each increments `v`. */
type RecordChange =
  | { readonly create: EndpointHealth }
  | { readonly where: object; readonly set: Partial<EndpointHealth> };
type RecordWrite = RecordChange & { readonly endpointKey: string; readonly id: string };

/** `conflict`: the record does not match, or there is one already. `gone`: there is none, because a 200 deleted it. */
type Result = 'written' | 'conflict' | 'gone';
type Written = Result | { readonly error: unknown };

export interface PausedDocument {
  /** The endpoint key. */
  readonly _id: string;
  readonly at: Date;
}

/** The health before and after a change. */
export interface HealthChange {
  readonly before: EndpointHealth | null;
  readonly after: EndpointHealth;
}

export type EndpointStore = ReturnType<typeof createEndpointStore>;

export function createEndpointStore(db: Db) {
  const endpoints = db.collection<EndpointDocument>(ENDPOINTS, { writeConcern: UNSYNCED });

  const paused = db.collection<PausedDocument>(PAUSED_ENDPOINTS);

  const unhealthyOf = async (endpointKeys: readonly string[]): Promise<EndpointDocument[]> =>
    endpointKeys.length === 0 ? [] : endpoints.find({ _id: { $in: [...endpointKeys] } }).toArray();

  const statementOf = (write: RecordWrite): AnyBulkWriteOperation<EndpointDocument> => {
    const { endpointKey: _id, id } = write;
    if ('create' in write) {
      const { merchantId } = endpointKeyParts(_id);
      return { insertOne: { document: { _id, merchantId, v: 1, ...write.create, writes: [id] } } };
    }
    const writes = { $each: [id], $slice: -WRITES_KEPT };
    const update = { $set: write.set, $inc: { v: 1 }, $push: { writes } };
    return { updateOne: { filter: { _id, ...write.where }, update } };
  };
  const readTogether = createBatch<string, EndpointDocument | null>({
    most: BATCH_LIMIT,
    atOnce: AT_ONCE,
    async flush(endpointKeys) {
      const found = new Map((await unhealthyOf(endpointKeys)).map((record) => [record._id, record]));
      return endpointKeys.map((endpointKey) => found.get(endpointKey) ?? null);
    },
  });
  /** The results of writes, by the records. */
  const readBack = async (writes: readonly RecordWrite[]): Promise<Result[]> => {
    const filter = { _id: { $in: writes.map(({ endpointKey }) => endpointKey) } };
    const records = await endpoints.find(filter, { projection: { writes: 1 } }).toArray();
    const found = new Map(records.map((record) => [record._id, record.writes ?? []]));
    return writes.map(({ endpointKey, id }) => {
      const stored = found.get(endpointKey);
      if (stored === undefined) return 'gone';
      return stored.includes(id) ? 'written' : 'conflict';
    });
  };
  const writeTogether = createBatch<RecordWrite, Written>({
    most: BATCH_LIMIT,
    atOnce: AT_ONCE,
    async flush(writes) {
      const answer = await writeBulk(endpoints, writes.map(statementOf));
      if (answer.kind === 'whole') {
        const results = await readBack(writes).catch(() => writes.map((): Result => 'conflict'));
        return results.map((result) => (result === 'written' ? result : { error: answer.error }));
      }
      const { refused, matched } = answer;
      const updates = writes.filter((write, index) => 'set' in write && !refused.has(index));
      const results = matched === updates.length ? null : await readBack(writes);
      return writes.map((_, index): Written => {
        const code = refused.get(index);
        if (code === undefined) return results?.[index] ?? 'written';
        if (code === DUPLICATE_KEY) return 'conflict';
        const refusal = `The database rejects the health record of an endpoint (code ${code}).`;
        return { error: new Error(`${refusal} Check the permissions and validators of ${ENDPOINTS}.`) };
      });
    },
  });
  const write = async (endpointKey: string, change: RecordChange): Promise<Result> => {
    const written = await writeTogether({ endpointKey, id: new ObjectId().toHexString(), ...change });
    if (typeof written === 'string') return written;
    throw written.error;
  };

  return {
    /** Which of these endpoints are paused. */
    async pausedAmong(endpointKeys: readonly string[]): Promise<string[]> {
      if (endpointKeys.length === 0) return [];
      return (await paused.find({ _id: { $in: [...endpointKeys] } }).toArray()).map(({ _id }) => _id);
    },

    /** The first paused endpoints of a range. */
    async pausedIn(range: EndpointKeyRange, limit: number): Promise<string[]> {
      return (await paused.find({ _id: range }, { ...FIRST_KEYS, limit }).toArray()).map(({ _id }) => _id);
    },

    /** Pauses an endpoint until `unpause`. Workers see it within a second. */
    async pause(endpointKey: string, now: Date): Promise<void> {
      await paused.updateOne({ _id: endpointKey }, { $setOnInsert: { at: now } }, { upsert: true });
    },

    async unpause(endpointKey: string): Promise<void> {
      await paused.deleteOne({ _id: endpointKey });
    },

    /** The records of these endpoints; healthy ones have none. */
    unhealthyOf,

    /** The breakers of these endpoints, by key; healthy ones have none. */
    async breakersOf(endpointKeys: readonly string[]): Promise<Map<string, Breaker>> {
      if (endpointKeys.length === 0) return new Map();
      const projection = { openedAt: 1, probeAt: 1 };
      const records = await endpoints.find({ _id: { $in: [...endpointKeys] } }, { projection }).toArray();
      return new Map(records.map(({ _id, openedAt, probeAt }) => [_id, { openedAt, probeAt }]));
    },

    /** The first endpoints of a range that have a record. */
    async unhealthyIn(range: EndpointKeyRange, limit: number): Promise<string[]> {
      return (await endpoints.find({ _id: range }, { ...FIRST_KEYS, limit }).toArray()).map(({ _id }) => _id);
    },

    /**
     * Changes an endpoint's health with `decide`, by compare-and-set. Returns null after too many conflicts, and when a 200 has
     * deleted the record meanwhile.
     */
    async change(
      endpointKey: string,
      decide: (before: EndpointHealth | null) => EndpointHealth,
    ): Promise<HealthChange | null> {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const before = await readTogether(endpointKey);
        const after = decide(before);
        const change = before === null ? { create: after } : { where: { v: before.v }, set: after };
        const result = await write(endpointKey, change);
        if (result === 'written') return { before, after };
        if (result === 'gone') return null;
      }
      return null;
    },

    /**
     * Takes the next probe of an endpoint: no other worker probes before `next`. Returns false when another worker has
     * it.
     */
    async takeProbe(endpointKey: string, now: Date, next: Date): Promise<boolean> {
      return (await write(endpointKey, { where: { probeAt: { $lte: now } }, set: { probeAt: next } })) === 'written';
    },

    /** Makes the next probe of an endpoint with an open breaker due now. */
    async returnProbe(endpointKey: string, now: Date): Promise<void> {
      await write(endpointKey, { where: { probeAt: { $gt: now } }, set: { probeAt: now } });
    },

    /** Deletes the record: the endpoint is healthy. */
    async forget(endpointKey: string): Promise<boolean> {
      return (await endpoints.deleteOne({ _id: endpointKey })).deletedCount === 1;
    },
  };
}
