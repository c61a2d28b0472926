/**
 * Health records of failing endpoints in MongoDB, shared by all workers and shown to the merchant. A healthy endpoint
 * has no record.
 */
import type { Db } from 'mongodb';
import { isDuplicateKey } from '../../storage/mongo/duplicate-key.ts';
import { UNSYNCED } from './delivery-store.ts';
import { type EndpointHealth, endpointKeyParts, endpointKeyRange } from './endpoint.ts';

export const ENDPOINTS = 'webhook_endpoints';
/** Endpoints that their merchants paused. Apart from the health records, which a 200 deletes and which expire. */
export const PAUSED_ENDPOINTS = 'webhook_paused_endpoints';
const TRIES = 5;

export interface EndpointDocument extends EndpointHealth {
  /** The endpoint key. */
  readonly _id: string;
  readonly merchantId: string;
  /** Version for optimistic locking; grows with every change. */
  readonly v: number;
}

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

    /** The records of a merchant's endpoints; healthy ones have none. */
    ofMerchant(merchantId: string): Promise<EndpointDocument[]> {
      return endpoints.find({ _id: endpointKeyRange(merchantId) }).toArray();
    },

    /** Changes an endpoint's health with `decide`, by compare-and-set. Returns null after too many conflicts. */
    async change(
      endpointKey: string,
      decide: (before: EndpointHealth | null) => EndpointHealth,
    ): Promise<HealthChange | null> {
      const { merchantId } = endpointKeyParts(endpointKey);
      for (let tries = 0; tries < TRIES; tries += 1) {
        const before = await endpoints.findOne({ _id: endpointKey });
        const after = decide(before);
        try {
          if (before === null) await endpoints.insertOne({ _id: endpointKey, merchantId, v: 1, ...after });
          else {
            const { matchedCount } = await endpoints.updateOne(
              { _id: endpointKey, v: before.v },
              { $set: after, $inc: { v: 1 } },
            );
            if (matchedCount === 0) continue;
          }
          return { before, after };
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
        }
      }
      return null;
    },

    /**
     * Takes the next probe of an endpoint: no other worker probes before `next`. Returns false when another worker has
     * it.
     */
    async takeProbe(endpointKey: string, now: Date, next: Date): Promise<boolean> {
      const filter = { _id: endpointKey, probeAt: { $lte: now } };
      return (await endpoints.updateOne(filter, { $set: { probeAt: next }, $inc: { v: 1 } })).matchedCount === 1;
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
