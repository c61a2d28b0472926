/**
 * Makes deliveries due that wait for a URL which has come meanwhile. Settings rearm them at once when they change; this catches
 * a delivery laid aside by a worker that still saw the old settings at that moment.
 */
import type { Runtime } from '../runtime.ts';
import type { DeliveryStore } from './delivery-store.ts';
import type { MerchantLookup } from './worker-ports.ts';

export interface WaitingSweepOf {
  readonly deliveries: DeliveryStore;
  readonly merchants: MerchantLookup;
  readonly runtime: Runtime;
  readonly everyMs: number;
}

/** A function that sweeps when it is time, and answers how many deliveries it made due. */
export function createWaitingSweep({ deliveries, merchants, runtime, everyMs }: WaitingSweepOf): () => Promise<number> {
  let nextAt = 0;
  return async () => {
    const now = runtime.clock.now();
    if (now.getTime() < nextAt) return 0;
    nextAt = now.getTime() + everyMs;
    let rearmed = 0;
    for (const merchantId of await deliveries.waitingMerchants()) {
      const merchant = await merchants.find(merchantId);
      if (merchant !== undefined && merchant.webhook.url !== null) rearmed += await deliveries.rearm(merchantId, now);
    }
    return rearmed;
  };
}
