/**
 * Makes deliveries due that wait for what has come meanwhile: a URL, the end of the event before them, or that their
 * merchant wants no order any more. All are told at once when they come; this catches a delivery laid aside by a worker that still saw the old settings
 * at that moment, and one whose predecessor's worker stopped before it could tell.
 */
import type { Runtime } from '../../platform/runtime.ts';
import type { DeliveryStore } from '../queue/delivery-store.ts';
import type { HeldStore } from '../queue/held-store.ts';
import type { MerchantLookup, WebhookLog } from '../queue/worker-ports.ts';
import { createSweepTimes } from './sweep-times.ts';

export interface WaitingSweepOf {
  readonly deliveries: Pick<DeliveryStore, 'waitingMerchants' | 'rearm'>;
  readonly held: Pick<HeldStore, 'merchants' | 'letGo' | 'letAllGo'>;
  readonly merchants: MerchantLookup;
  readonly runtime: Runtime;
  readonly log: Pick<WebhookLog, 'error'>;
  readonly everyMs: number;
  /** What is not swept when this is aborted is for the next worker. */
  readonly stopping: AbortSignal;
}

/** A function that sweeps when it is time, and answers how many deliveries it made due. */
export function createWaitingSweep(parts: WaitingSweepOf): () => Promise<number> {
  const { deliveries, held, merchants, runtime, log, everyMs, stopping } = parts;
  const isDue = createSweepTimes(everyMs);
  return async () => {
    const now = runtime.clock.now();
    if (!isDue(now)) return 0;
    const rearm = async (merchantId: string): Promise<number> => {
      const merchant = await merchants.find(merchantId);
      return merchant === undefined || merchant.webhook.url === null ? 0 : deliveries.rearm(merchantId, now);
    };
    const letGo = async (merchantId: string): Promise<number> => {
      const merchant = await merchants.find(merchantId);
      const isOrdered = merchant?.webhook.ordered === true;
      return isOrdered ? held.letGo(merchantId, now, stopping) : held.letAllGo(merchantId, now);
    };
    let rearmed = 0;
    const sweep = async (merchantIds: readonly string[], step: (merchantId: string) => Promise<number>) => {
      for (const merchantId of merchantIds) {
        if (stopping.aborted) return;
        // A merchant that cannot be read keeps no other waiting.
        rearmed += await step(merchantId).catch((error: unknown) => {
          log.error({ err: error, merchantId }, 'what waits of a merchant could not be looked through');
          return 0;
        });
      }
    };
    await sweep(await deliveries.waitingMerchants(), rearm);
    await sweep(await held.merchants(), letGo);
    return rearmed;
  };
}
