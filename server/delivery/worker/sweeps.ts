/**
 * What a worker looks through once a minute: what waits and need not any more, and what is overdue. A working worker does it beside its
 * work, one look at a time, so that no event waits for it however much there is to look through.
 */
import type { Runtime } from '../../platform/runtime.ts';
import { createAlarmStore } from '../queue/alarm-store.ts';
import type { Db, DeliveryStore } from '../queue/delivery-store.ts';
import { createHeldStore } from '../queue/held-store.ts';
import type { MerchantLookup, WebhookLog, WebhookMetrics, WorkerSettings } from '../queue/worker-ports.ts';
import { createAlarmSweep } from './alarm-sweep.ts';
import { createWaitingSweep } from './waiting-sweep.ts';

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
  readonly found: () => void;
}

export interface Sweeps {
  /** Sweeps what is due to be swept. Answers how many deliveries that made due. */
  now(): Promise<number>;
  /** Begins the same, unless it runs already. */
  beside(): void;
  /** Resolves when nothing runs beside. */
  idle(): Promise<void>;
}

/** The sweeps of one worker. */
export function createSweeps(parts: SweepsOf): Sweeps {
  const { db, deliveries, merchants, runtime, settings, log, metrics, stopping, found } = parts;
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

  const now = async (): Promise<number> => {
    const rearmed = await waitingSweep();
    await alarmSweep();
    return rearmed;
  };
  const inBackground = async (): Promise<void> => {
    try {
      if ((await now()) > 0) found();
    } catch (error) {
      log.error({ err: error }, 'webhook worker could not look through what waits; it tries again in a minute');
    }
  };
  return {
    now,
    beside() {
      running ??= inBackground().finally(() => {
        running = undefined;
      });
    },
    idle: async () => running,
  };
}
