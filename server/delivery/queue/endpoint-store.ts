/**
 * Health records of failing endpoints in MongoDB, shared by all workers and shown to the merchant. A healthy endpoint
 * has no record. The probes of a round, and the failures that arrive together, share a command.
 */
import { type AnyBulkWriteOperation, type Db, ObjectId } from 'mongodb';
import { createBatch } from '../../storage/mongo/batch.ts';
import { writeBulk } from '../../storage/mongo/bulk-write.ts';
import { DUPLICATE_KEY } from '../../storage/mongo/duplicate-key.ts';
import { UNSYNCED } from './delivery-store.ts';
import { type Breaker, type EndpointHealth, endpointKeyParts, endpointKeyRange } from './endpoint.ts';

export const ENDPOINTS = 'webhook_endpoints';
/** Endpoints that their merchants paused. Apart from the health records, which a 200 deletes and which expire. */
export const PAUSED_ENDPOINTS = 'webhook_paused_endpoints';
const TRIES = 5;
/** Records in one command. */
const BATCH_LIMIT = 100;

export interface EndpointDocument extends EndpointHealth {
  /** The endpoint key. */
  readonly _id: string;
  readonly merchantId: string;
  /** Version for optimistic locking; grows with every change. */
  readonly v: number;
  /** Identifies the latest write by `change` or `takeProbe`: a bulk write only counts matches. */
  readonly writtenBy?: string;
}

/** One write of a record: a new one, or changes to one that matches. `v` is counted. */
type RecordWrite =
  | { readonly endpointKey: string; readonly create: EndpointHealth }
  | { readonly endpointKey: string; readonly where: object; readonly set: Partial<EndpointHealth> };

/** `conflict`: no record matches, or there is one already. */
type Written = 'written' | 'conflict' | { readonly error: unknown };

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

  const statementOf = (write: RecordWrite, writtenBy: string): AnyBulkWriteOperation<EndpointDocument> => {
    const { endpointKey: _id } = write;
    if ('set' in write) {
      return {
        updateOne: { filter: { _id, ...write.where }, update: { $set: { ...write.set, writtenBy }, $inc: { v: 1 } } },
      };
    }
    const { merchantId } = endpointKeyParts(_id);
    return { insertOne: { document: { _id, merchantId, v: 1, ...write.create, writtenBy } } };
  };
  const readTogether = createBatch<string, EndpointDocument | null>({
    most: BATCH_LIMIT,
    atOnce: 1,
    async flush(endpointKeys) {
      const records = await endpoints.find({ _id: { $in: [...endpointKeys] } }).toArray();
      const found = new Map(records.map((record) => [record._id, record]));
      return endpointKeys.map((endpointKey) => found.get(endpointKey) ?? null);
    },
  });
  const writeTogether = createBatch<RecordWrite, Written>({
    most: BATCH_LIMIT,
    atOnce: 1,
    async flush(writes) {
      const id = new ObjectId().toHexString();
      const answer = await writeBulk(
        endpoints,
        writes.map((write, index) => statementOf(write, `${id}.${index}`)),
      );
      if (answer.kind === 'whole') throw answer.error;
      const { refused, matched } = answer;
      const updates = writes.filter((write, index) => 'set' in write && !refused.has(index));
      const stored = matched === updates.length ? null : await readBack(updates);
      return writes.map((write, index): Written => {
        const code = refused.get(index);
        if (code === DUPLICATE_KEY) return 'conflict';
        if (code !== undefined) return { error: new Error(`The database rejects the record (code ${code}).`) };
        const isStored = stored === null || 'create' in write || stored.get(write.endpointKey) === `${id}.${index}`;
        return isStored ? 'written' : 'conflict';
      });
    },
  });
  const readBack = async (writes: readonly RecordWrite[]): Promise<ReadonlyMap<string, string | undefined>> => {
    const filter = { _id: { $in: writes.map(({ endpointKey }) => endpointKey) } };
    const records = await endpoints.find(filter, { projection: { writtenBy: 1 } }).toArray();
    return new Map(records.map(({ _id, writtenBy }) => [_id, writtenBy]));
  };
  const write = async (record: RecordWrite): Promise<'written' | 'conflict'> => {
    const written = await writeTogether(record);
    if (typeof written === 'string') return written;
    throw written.error;
  };

  return {
    /** Which of these endpoints are paused. */
    async pausedAmong(endpointKeys: readonly string[]): Promise<string[]> {
      if (endpointKeys.length === 0) return [];
      return (await paused.find({ _id: { $in: [...endpointKeys] } }).toArray()).map(({ _id }) => _id);
    },

    /** The paused endpoints of a merchant. */
    async pausedOfMerchant(merchantId: string): Promise<string[]> {
      return (await paused.find({ _id: endpointKeyRange(merchantId) }).toArray()).map(({ _id }) => _id);
    },

    /** Pauses an endpoint until `unpause`. Workers see it within a second. */
    async pause(endpointKey: string, now: Date): Promise<void> {
      await paused.updateOne({ _id: endpointKey }, { $setOnInsert: { at: now } }, { upsert: true });
    },

    async unpause(endpointKey: string): Promise<void> {
      await paused.deleteOne({ _id: endpointKey });
    },

    /** The records of these endpoints; healthy ones have none. */
    async unhealthyOf(endpointKeys: readonly string[]): Promise<EndpointDocument[]> {
      return endpointKeys.length === 0 ? [] : endpoints.find({ _id: { $in: [...endpointKeys] } }).toArray();
    },

    /** The breakers of these endpoints, by key; healthy ones have none. */
    async breakersOf(endpointKeys: readonly string[]): Promise<Map<string, Breaker>> {
      if (endpointKeys.length === 0) return new Map();
      const projection = { openedAt: 1, probeAt: 1 };
      const records = await endpoints.find({ _id: { $in: [...endpointKeys] } }, { projection }).toArray();
      return new Map(records.map(({ _id, openedAt, probeAt }) => [_id, { openedAt, probeAt }]));
    },

    /** The records of a merchant's endpoints; healthy ones have none. */
    ofMerchant(merchantId: string): Promise<EndpointDocument[]> {
      return endpoints.find({ _id: endpointKeyRange(merchantId) }).toArray();
    },

    /** Changes an endpoint's health with `decide`, by compare-and-set. Returns null after too many conflicts. */
    async change(
      endpointKey: string,
      decide: (before: EndpointHealth | null) => EndpointHealth,
    ): Promise<HealthChange | null> {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const before = await readTogether(endpointKey);
        const after = decide(before);
        const change = before === null ? { create: after } : { where: { v: before.v }, set: after };
        if ((await write({ endpointKey, ...change })) === 'written') return { before, after };
      }
      return null;
    },

    /**
     * Takes the next probe of an endpoint: no other worker probes before `next`. Returns false when another worker has
     * it.
     */
    async takeProbe(endpointKey: string, now: Date, next: Date): Promise<boolean> {
      return (await write({ endpointKey, where: { probeAt: { $lte: now } }, set: { probeAt: next } })) === 'written';
    },

    /** Makes the next probe of an endpoint with an open breaker due now. */
    async returnProbe(endpointKey: string, now: Date): Promise<void> {
      await endpoints.updateOne(
        { _id: endpointKey, probeAt: { $gt: now } },
        { $set: { probeAt: now }, $inc: { v: 1 } },
      );
    },

    /** Deletes the record: the endpoint is healthy. */
    async forget(endpointKey: string): Promise<boolean> {
      return (await endpoints.deleteOne({ _id: endpointKey })).deletedCount === 1;
    },
  };
}
