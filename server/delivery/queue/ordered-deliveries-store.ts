/**
 * Releases events held behind another of their order once no earlier one is open. Handles many orders by one query: a
 * merchant may have thousands.
 */
import type { Db } from 'mongodb';
import { BY_ID, broadcast } from '../../storage/mongo/sharding.ts';
import { DeliveryState } from './delivery.ts';
import type { DeliveryDocument } from './delivery-document.ts';
import { DELIVERIES, madeDue, UNSYNCED } from './delivery-store.ts';

/** Orders in one query. */
const CHUNK = 500;

export type HeldStore = ReturnType<typeof createHeldStore>;

export function createHeldStore(db: Db) {
  const deliveries = db.collection<DeliveryDocument>(DELIVERIES);
  const unsynced = db.collection<DeliveryDocument>(DELIVERIES, { writeConcern: UNSYNCED });

  /** Makes the first open event of each order due, where it is held. Returns how many. */
  const releaseFirst = async (merchantId: string, orderKeys: readonly string[], now: Date): Promise<number> => {
    if (orderKeys.length === 0) return 0;
    const steps = [
      { $match: { merchantId, orderKey: { $in: [...orderKeys] }, openSince: { $exists: true } } },
      { $sort: { orderKey: 1, orderSequence: 1 } },
      { $group: { _id: '$orderKey', first: { $first: '$_id' }, state: { $first: '$state' } } },
      { $match: { state: DeliveryState.HELD } },
    ];
    const found = await deliveries.aggregate<{ first: string }>(steps, { hint: 'order' }).toArray();
    if (found.length === 0) return 0;
    const filter = { _id: { $in: found.map(({ first }) => first) }, merchantId, state: DeliveryState.HELD };
    return (await unsynced.updateMany(filter, madeDue(now), BY_ID)).modifiedCount;
  };

  return {
    /** Merchants with held events. */
    merchants(): Promise<string[]> {
      return deliveries.distinct('merchantId', { state: DeliveryState.HELD }, broadcast('parked-deliveries'));
    },

    /** Makes held events due that no open event precedes. Returns how many; ends early when `stopping` aborts. */
    async release(merchantId: string, now: Date, stopping: AbortSignal): Promise<number> {
      const steps = [
        { $match: { state: DeliveryState.HELD, merchantId } },
        { $sort: { orderKey: 1 } },
        { $group: { _id: '$orderKey' } },
      ];
      let released = 0;
      let orderKeys: string[] = [];
      for await (const { _id } of deliveries.aggregate<{ _id: string }>(steps, { hint: 'held', batchSize: CHUNK })) {
        if (stopping.aborted) return released;
        orderKeys.push(_id);
        if (orderKeys.length < CHUNK) continue;
        released += await releaseFirst(merchantId, orderKeys, now);
        orderKeys = [];
      }
      return released + (await releaseFirst(merchantId, orderKeys, now));
    },

    /** Makes all held events of a merchant due: it no longer wants them in order. Returns how many. */
    async releaseAll(merchantId: string, now: Date): Promise<number> {
      return (await deliveries.updateMany({ state: DeliveryState.HELD, merchantId }, madeDue(now))).modifiedCount;
    },
  };
}
