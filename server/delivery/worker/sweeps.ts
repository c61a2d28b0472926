/**
 * What a worker looks through once a minute: what waits and need not any more, and what is overdue. A working worker does it beside its
 * work, one look at a time, so that no event waits for it however much there is to look through.
 */
import type { Runtime } from '../../platform/runtime.ts';
import type { Db, DeliveryStore } from '../queue/delivery-store.ts';
import { createHeldStore, type HeldStore } from '../queue/held-store.ts';
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
  /** Called when a sweep beside the work made something due. */
  readonly onDue: () => void;
}

export interface Sweeps {
  /** Sweeps what is due to be swept. Answers how many deliveries that made due. */
  run(): Promise<number>;
  /** Begins the same, unless it runs already. */
  startInBackground(): void;
  /** Resolves when nothing runs beside. */
  idle(): Promise<void>;
}

/** The sweeps of one worker. */
export function createSweeps(parts: SweepsOf): Sweeps {
  const { db, deliveries, merchants, runtime, settings, log, metrics, stopping, onDue: found } = parts;
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
      if ((await run()) > 0) found();
    } catch (error) {
      log.error({ err: error }, 'webhook worker could not look through what waits; it tries again in a minute');
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
 * What waits for a URL, for the end of the event before it, or until its merchant wants no order any more is made due at once when that
 * comes. This sweep catches a delivery laid aside by a worker that still saw the old settings at that moment, and one whose predecessor's
 * worker stopped before it could do so.
 */
export interface WaitingSweepOf {
  readonly deliveries: Pick<DeliveryStore, 'waitingMerchants' | 'rearm'>;
  readonly held: Pick<HeldStore, 'merchants' | 'release' | 'releaseAll'>;
  readonly merchants: MerchantLookup;
  readonly runtime: Runtime;
  readonly log: Pick<WebhookLog, 'error'>;
  readonly everyMs: number;
  /** What is not swept when this is aborted is for the next worker. */
  readonly stopping: AbortSignal;
}

/** A function that sweeps when it is time, and answers how many deliveries it made due. */
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
        // A merchant that cannot be read keeps no other waiting.
        rearmed += await step(merchantId).catch((error: unknown) => {
          log.error({ err: error, merchantId }, 'what waits of a merchant could not be looked through');
          return 0;
        });
      }
    };
    await sweep(await deliveries.waitingMerchants(), rearm);
    await sweep(await held.merchants(), release);
    return rearmed;
  };
}
