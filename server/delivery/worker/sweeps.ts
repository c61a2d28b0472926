/**
 * Periodic sweeps: parked deliveries that can be sent after all, and alarms. A started worker runs them in the
 * background, one at a time, so that a long sweep delays no event.
 */
import type { Runtime } from '../../platform/runtime.ts';
import type { Db, DeliveryStore } from '../queue/delivery-store.ts';
import { createHeldStore, type HeldStore } from '../queue/ordered-deliveries-store.ts';
import type { MerchantLookup, WebhookLog, WebhookMetrics, WorkerSettings } from '../queue/worker-ports.ts';
import { createAlarmStore, createAlarmSweep } from './alarm-store.ts';
import { createSweepTimes } from './wake-up.ts';

export interface SweepsOf {
  readonly db: Db;
  readonly deliveries: DeliveryStore;
  readonly merchants: MerchantLookup;
  readonly runtime: Runtime;
  readonly settings: Pick<WorkerSettings, 'waitingSweepMs' | 'alarmSweepMs' | 'alarmAgeMs'>;
  readonly log: WebhookLog;
  readonly metrics: WebhookMetrics;
  readonly stopping: AbortSignal;
  /** Called when a background sweep made deliveries due. */
  readonly onDue: () => void;
}

export interface Sweeps {
  /** Runs the sweeps that are due. Returns how many deliveries became due. */
  run(): Promise<number>;
  /** Starts `run` in the background, unless it is running. */
  startInBackground(): void;
  /** Resolves when no background sweep runs. */
  idle(): Promise<void>;
}

export function createSweeps(parts: SweepsOf): Sweeps {
  const { db, deliveries, merchants, runtime, settings, log, metrics, stopping, onDue } = parts;
  const { waitingSweepMs, alarmSweepMs, alarmAgeMs } = settings;
  const held = createHeldStore(db);
  const waiting = { deliveries, held, merchants, runtime, log, everyMs: waitingSweepMs, stopping };
  const waitingSweep = createWaitingSweep(waiting);
  const alarms = createAlarmStore(db);
  const alarmSweep = createAlarmSweep({
    alarms,
    clock: runtime.clock,
    log,
    metrics,
    alarmAgeMs,
    everyMs: alarmSweepMs,
  });
  let running: Promise<void> | undefined;

  const run = async (): Promise<number> => {
    const rearmed = await waitingSweep();
    await alarmSweep();
    return rearmed;
  };
  const inBackground = async (): Promise<void> => {
    try {
      if ((await run()) > 0) onDue();
    } catch (error) {
      log.error(
        { event: 'webhook.sweep.failed', err: error },
        'Could not sweep the waiting webhook deliveries; retrying in a minute',
      );
    }
  };
  return {
    run,
    startInBackground() {
      running ??= inBackground().finally(() => {
        running = undefined;
      });
    },
    idle: async () => running,
  };
}

/*
 * A delivery parked for a URL, or held behind an earlier event, is normally made due by the change that releases it.
 * This sweep catches one that was parked by a worker with outdated settings, and one whose predecessor's worker stopped
 * before releasing it.
 */
export interface WaitingSweepOf {
  readonly deliveries: Pick<DeliveryStore, 'waitingMerchants' | 'rearm'>;
  readonly held: Pick<HeldStore, 'merchants' | 'release' | 'releaseAll'>;
  readonly merchants: MerchantLookup;
  readonly runtime: Runtime;
  readonly log: Pick<WebhookLog, 'error'>;
  readonly everyMs: number;
  /** When aborted, the rest is left to the next worker. */
  readonly stopping: AbortSignal;
}

/** Creates a function that sweeps at most once every `everyMs` and returns how many deliveries became due. */
function createWaitingSweep(parts: WaitingSweepOf): () => Promise<number> {
  const { deliveries, held, merchants, runtime, log, everyMs, stopping } = parts;
  const isDue = createSweepTimes(everyMs);
  return async () => {
    const now = runtime.clock.now();
    if (!isDue(now)) return 0;
    const rearm = async (merchantId: string): Promise<number> => {
      const merchant = await merchants.find(merchantId);
      return merchant === undefined || merchant.webhook.url === null ? 0 : deliveries.rearm(merchantId, now);
    };
    const release = async (merchantId: string): Promise<number> => {
      const merchant = await merchants.find(merchantId);
      const isOrdered = merchant?.webhook.ordered === true;
      return isOrdered ? held.release(merchantId, now, stopping) : held.releaseAll(merchantId, now);
    };
    let rearmed = 0;
    const sweep = async (merchantIds: readonly string[], step: (merchantId: string) => Promise<number>) => {
      for (const merchantId of merchantIds) {
        if (stopping.aborted) return;
        // One merchant's failure does not keep the others from being swept.
        rearmed += await step(merchantId).catch((error: unknown) => {
          log.error(
            { event: 'webhook.sweep.merchant_failed', err: error, merchantId },
            'Could not sweep the waiting webhook deliveries of a merchant; retrying in a minute',
          );
          return 0;
        });
      }
    };
    await sweep(await deliveries.waitingMerchants(), rearm);
    await sweep(await held.merchants(), release);
    return rearmed;
  };
}
