/**
 * Keeps the order index and the figures up to date, beside the payments: reads the orders that a write has marked, in
 * bounded batches, and projects them (storage/order-projection.ts). Any number of processes may run one; a lease lets
 * one of them work, and the projection is correct without it.
 *
 * While nothing is marked, a back-fill walks over all orders, with stored progress, and marks those that the index
 * lacks: orders from before the index, and those that a process of an earlier release writes during a rolling release.
 * For the latter it makes a second pass, an hour after the first.
 */
import type { Log } from '../../platform/log.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { OrderProjection, UnprojectedOrder } from '../../storage/order-projection.ts';

/** Poll interval in milliseconds, and the interval after a run that found nothing. */
const POLL_MS = 1_000;
const IDLE_POLL_MS = 2_000;
/** How many batches one run projects before it yields. */
const BATCHES_PER_RUN = 10;
/**
 * How many orders one batch reads and projects. Payments and webhooks of that moment wait for it, so batches are small, with a pause
 * in milliseconds after each.
 */
const BATCH = 20;
const PAUSE_MS = 20;
/** After a batch whose oldest mark is older than this, in milliseconds, the next batch of the run is larger and follows at once. */
const LATE_MS = 5_000;
const LATE_BATCH = 100;
/** A run renews its lease once a third of this time has passed. */
const LEASE_MS = 30_000;
/** The pause between two runs while more is marked than one run projects. */
const BUSY_POLL_MS = 100;
/** How long an order that cannot be projected is left alone. */
const POSTPONED_MS = 60_000;
/** How many orders a step of the back-fill compares. */
const COMPARED = 500;
const PASSES = 2;
const BETWEEN_PASSES_MS = 3_600_000;

export interface OrderProjectorDeps {
  readonly projection: OrderProjection;
  readonly runtime: Runtime;
  readonly log: Log;
  /** Waits for some milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

export interface OrderProjector {
  /** Projects everything that is marked, and takes in all orders that the index lacks. */
  runOnce(): Promise<void>;
  start(): void;
  /** Stops after the batch in progress, and leaves the work to another process. */
  stop(): Promise<void>;
}

export function createOrderProjector({ projection, runtime, log, pause }: OrderProjectorDeps): OrderProjector {
  const { clock, random } = runtime;
  const owner = random.bytes(16).toString('hex');
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  /** When the back-fill has something to do next; undefined once it is complete. */
  let backfillAt: Date | undefined = new Date(0);

  const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  async function projectOne(unprojected: UnprojectedOrder): Promise<void> {
    try {
      await projection.project([unprojected]);
      await projection.unmark([unprojected]);
    } catch (error) {
      await projection.postpone(unprojected, later(POSTPONED_MS));
      log.error(
        { event: 'order_index.order.failed', orderKey: unprojected.key, err: error },
        'Could not enter an order into the order index; the settings show its earlier state. Retrying in a minute',
      );
    }
  }

  async function projectBatch(batch: readonly UnprojectedOrder[]): Promise<void> {
    try {
      await projection.project(batch);
    } catch {
      // One order may be the cause. Without the database this fails too, and the marks stay.
      for (const one of batch) await projectOne(one);
      return;
    }
    await projection.unmark(batch);
  }

  const lease = () => projection.lease(owner, clock.now(), later(LEASE_MS));

  /** Projects a bounded number of batches under a lease. `none`: nothing is marked; `busy`: another process projects. */
  async function projectMarked(): Promise<'none' | 'busy' | 'done' | 'more'> {
    let isLate = false;
    let renewAt = clock.now();
    for (let done = 0; done < BATCHES_PER_RUN && !stopped; done += 1) {
      const size = isLate ? LATE_BATCH : BATCH;
      const batch = await projection.unprojected(clock.now(), size);
      const [oldest] = batch;
      if (oldest === undefined) return done === 0 ? 'none' : 'done';
      if (clock.now() >= renewAt) {
        if (!(await lease())) return 'busy';
        renewAt = later(LEASE_MS / 3);
      }
      await projectBatch(batch);
      if (batch.length < size) return 'done';
      isLate = clock.now().getTime() - oldest.dueAt.getTime() > LATE_MS;
      if (!isLate) await pause(PAUSE_MS);
    }
    return 'more';
  }

  /** A step of the back-fill, if one is due. Returns whether there is more to do now. */
  async function backfill(): Promise<boolean> {
    if (backfillAt === undefined || clock.now() < backfillAt || !(await lease())) return false;
    const progress = await projection.backfillProgress();
    const { afterKey, passes, endedAt } = progress;
    if (passes >= PASSES) {
      backfillAt = undefined;
      return false;
    }
    const due = endedAt === null ? clock.now() : new Date(endedAt.getTime() + BETWEEN_PASSES_MS);
    if (afterKey === '' && clock.now() < due) {
      backfillAt = due;
      return false;
    }
    const { lastKey } = await projection.markMissing(afterKey, clock.now(), COMPARED);
    await projection.storeBackfillProgress(
      lastKey === undefined
        ? { afterKey: '', passes: passes + 1, endedAt: clock.now() }
        : { ...progress, afterKey: lastKey },
    );
    return true;
  }

  /** Returns the time until the next run. */
  async function run(): Promise<number> {
    const state = await projectMarked();
    if (state === 'more') return BUSY_POLL_MS;
    const isFilling = state !== 'busy' && (await backfill());
    return state === 'none' && !isFilling ? IDLE_POLL_MS : POLL_MS;
  }

  async function guarded(): Promise<number> {
    try {
      return await run();
    } catch (error) {
      log.error(
        { event: 'worker.task.failed', worker: 'order_index', task: 'run', err: error },
        'A worker task failed; retrying later',
      );
      return POLL_MS;
    }
  }

  function schedule(wait: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = guarded().then(schedule);
    }, wait);
  }

  return {
    async runOnce() {
      let more = true;
      while (more && !stopped) {
        const state = await projectMarked();
        more = state === 'more' || (state !== 'busy' && (await backfill()));
      }
    },
    start() {
      stopped = false;
      schedule(POLL_MS);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      // Without the database, the lease expires.
      await projection.release(owner).catch(() => {});
    },
  };
}
