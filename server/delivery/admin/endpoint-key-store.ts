/**
 * Finds the key of an endpoint by its id, which is a hash of the key: the keys of the merchant are read in batches, those of
 * endpoints first that a merchant acts on, until one has the id. One index step for each, and none is kept. Read-only.
 */
import type { Db } from 'mongodb';
import { DELIVERIES } from '../queue/delivery-store.ts';
import { endpointIdOf, endpointKeyOf, endpointKeyRange } from '../queue/endpoint.ts';
import { ENDPOINTS, PAUSED_ENDPOINTS } from '../queue/endpoint-store.ts';
import { ListIndex } from '../queue/indexes.ts';

/** Keys in a batch: hashing them takes the process a few milliseconds. */
const BATCH = 1_000;

interface Keyed {
  readonly _id: string;
}

/** Returns null when the merchant has no such endpoint. */
export type FindEndpointKey = (merchantId: string, endpointId: string) => Promise<string | null>;

export function createFindEndpointKey(db: Db): FindEndpointKey {
  async function* keysOf(merchantId: string): AsyncGenerator<Keyed, void, undefined> {
    yield { _id: endpointKeyOf(merchantId, null) };
    for (const name of [PAUSED_ENDPOINTS, ENDPOINTS]) {
      const options = { projection: { _id: 1 }, batchSize: BATCH } as const;
      yield* db.collection<Keyed>(name).find({ _id: endpointKeyRange(merchantId) }, options);
    }
    // Not `distinct`: its answer is one document, which has a size limit.
    const steps = [{ $match: { merchantId } }, { $group: { _id: '$lane' } }];
    yield* db.collection(DELIVERIES).aggregate<Keyed>(steps, { hint: ListIndex.ENDPOINT, batchSize: BATCH });
  }

  return async (merchantId, endpointId) => {
    for await (const { _id } of keysOf(merchantId)) if (endpointIdOf(_id) === endpointId) return _id;
    return null;
  };
}
