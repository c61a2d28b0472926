/**
 * The health of endpoints that fail, in MongoDB, shared by all workers and shown to the merchant. An endpoint that is well has
 * no document here.
 */
import type { Db } from 'mongodb';
import { isDuplicateKey } from '../../storage/mongo/duplicate-key.ts';
import { UNSYNCED } from './delivery-store.ts';
import { type EndpointHealth, endpointKeyParts, endpointKeyRange } from './endpoint.ts';

/** The collection's name. */
export const ENDPOINTS = 'webhook_endpoints';
const TRIES = 5;

export interface EndpointDocument extends EndpointHealth {
  /** The endpoint's key. */
  readonly _id: string;
  readonly merchantId: string;
  /** Grows with every change. */
  readonly v: number;
}

/** What was known of an endpoint, and what is known now. */
export interface HealthChange {
  readonly before: EndpointHealth | null;
  readonly after: EndpointHealth;
}

export type EndpointStore = ReturnType<typeof createEndpointStore>;

/** The endpoints of one database. */
export function createEndpointStore(db: Db) {
  const endpoints = db.collection<EndpointDocument>(ENDPOINTS, { writeConcern: UNSYNCED });

  return {
    /** Those of these endpoints that are not well. */
    async unhealthyOf(endpointKeys: readonly string[]): Promise<EndpointDocument[]> {
      return endpointKeys.length === 0 ? [] : endpoints.find({ _id: { $in: [...endpointKeys] } }).toArray();
    },

    /** A merchant's endpoints that are not well. */
    ofMerchant(merchantId: string): Promise<EndpointDocument[]> {
      return endpoints.find({ _id: endpointKeyRange(merchantId) }).toArray();
    },

    /** Changes an endpoint's health by what it is at that moment. Gives up when many others do the same. */
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

    /** Takes the next probe of an endpoint for oneself: no other worker probes before `next`. */
    async takeProbe(endpointKey: string, now: Date, next: Date): Promise<boolean> {
      const filter = { _id: endpointKey, probeAt: { $lte: now } };
      return (await endpoints.updateOne(filter, { $set: { probeAt: next }, $inc: { v: 1 } })).matchedCount === 1;
    },

    /** Lets an endpoint whose breaker is open be probed now. */
    async returnProbe(endpointKey: string, now: Date): Promise<void> {
      await endpoints.updateOne(
        { _id: endpointKey, probeAt: { $gt: now } },
        { $set: { probeAt: now }, $inc: { v: 1 } },
      );
    },

    /** The endpoint is well. */
    async forget(endpointKey: string): Promise<boolean> {
      return (await endpoints.deleteOne({ _id: endpointKey })).deletedCount === 1;
    },
  };
}
