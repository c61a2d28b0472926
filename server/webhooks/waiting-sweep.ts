/**
 * Makes deliveries due that wait for what has come meanwhile: a URL, the end of the event before them, or that their
 * merchant wants no order any more. All are told at once when they come; this catches a delivery laid aside by a worker that still saw the old settings
 * at that moment, and one whose predecessor's worker stopped before it could tell.
 */
import type { Runtime } from '../runtime.ts';
import type { DeliveryStore } from './delivery-store.ts';
import type { HeldStore } from './held-store.ts';
import { createSweepTimes } from './sweep-times.ts';
import type { MerchantLookup } from './worker-ports.ts';

export interface WaitingSweepOf {
  readonly deliveries: Pick<DeliveryStore, 'waitingMerchants' | 'rearm'>;
  readonly held: Pick<HeldStore, 'merchants' | 'letGo' | 'letAllGo'>;
  readonly merchants: MerchantLookup;
  readonly runtime: Runtime;
  readonly everyMs: number;
  /** What is not swept when this is aborted is for the next worker. */
  readonly stopping: AbortSignal;
}

/** A function that sweeps when it is time, and answers how many deliveries it made due. */
export function createWaitingSweep(parts: WaitingSweepOf): () => Promise<number> {
  const { deliveries, held, merchants, runtime, everyMs, stopping } = parts;
  const isDue = createSweepTimes(everyMs);
  return async () => {
    const now = runtime.clock.now();
    if (!isDue(now)) return 0;
    let rearmed = 0;
    for (const merchantId of await deliveries.waitingMerchants()) {
      if (stopping.aborted) return rearmed;
      const merchant = await merchants.find(merchantId);
      if (merchant !== undefined && merchant.webhook.url !== null) rearmed += await deliveries.rearm(merchantId, now);
    }
    for (const merchantId of await held.merchants()) {
      if (stopping.aborted) return rearmed;
      const merchant = await merchants.find(merchantId);
      rearmed +=
        merchant?.webhook.ordered === true
          ? await held.letGo(merchantId, now, stopping)
          : await held.letAllGo(merchantId, now);
    }
    return rearmed;
  };
}
