/**
 * Makes deliveries due that wait for what has come meanwhile: a URL, or the end of the event before them. Both are told at once when they come; this catches
 * a delivery laid aside by a worker that still saw the old settings at that moment, and one whose predecessor's worker stopped before it could tell.
 */
import type { Runtime } from '../runtime.ts';
import type { DeliveryStore } from './delivery-store.ts';
import { createSweepTimes } from './sweep-times.ts';
import type { MerchantLookup } from './worker-ports.ts';

export interface WaitingSweepOf {
  readonly deliveries: DeliveryStore;
  readonly merchants: MerchantLookup;
  readonly runtime: Runtime;
  readonly everyMs: number;
}

/** A function that sweeps when it is time, and answers how many deliveries it made due. */
export function createWaitingSweep({ deliveries, merchants, runtime, everyMs }: WaitingSweepOf): () => Promise<number> {
  const isDue = createSweepTimes(everyMs);
  return async () => {
    const now = runtime.clock.now();
    if (!isDue(now)) return 0;
    let rearmed = 0;
    for (const merchantId of await deliveries.waitingMerchants()) {
      const merchant = await merchants.find(merchantId);
      if (merchant !== undefined && merchant.webhook.url !== null) rearmed += await deliveries.rearm(merchantId, now);
    }
    for (const place of await deliveries.firstHeld()) {
      if (place.orderKey === null || (await deliveries.hasOpenPredecessor(place))) continue;
      await deliveries.releaseHeld(place.merchantId, place.orderKey, now);
      rearmed += 1;
    }
    return rearmed;
  };
}
