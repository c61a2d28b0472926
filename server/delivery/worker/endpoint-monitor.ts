/**
 * The health of endpoints as this worker sees it: whether requests may be sent, how many at a time, and what each
 * attempt changes. Circuit breakers are shared with other workers through the store; the window of recent attempts is
 * local to this process.
 */
import { evictOldest } from '../../platform/evict-oldest.ts';
import type { Clock } from '../../platform/runtime.ts';
import { createBatch } from '../../storage/mongo/batch.ts';
import { type AttemptKind, AttemptOutcome, type AttemptResult } from '../queue/delivery.ts';
import {
  admission,
  afterFailure,
  type Breaker,
  type EndpointHealth,
  FAILING_SHARE,
  type FailureWeight,
  probeAfter,
  slowStart,
} from '../queue/endpoint.ts';
import type { EndpointStore } from '../queue/endpoint-store.ts';
import type { WebhookLog, WebhookMetrics } from '../queue/worker-ports.ts';

const REFRESH_MS = 1_000;
/** Parts of the sliding window; a whole part expires at a time. */
const PARTS = 10;
const GONE = 410;
/**
 * Endpoints whose records are cached. The one refreshed longest ago is evicted, unless that was within REFRESH_MS; an
 * endpoint without a cached record counts as healthy.
 */
const KNOWN_LIMIT = 10_000;
/** Endpoint records read by one query: few, so that the queries of new events get in between. */
const READ_BATCH = 250;
/**
 * Endpoints with a window of recent attempts, and with a slow start. The window that was used longest ago and the slow
 * start that began first are evicted.
 */
const WINDOW_LIMIT = 1_000;
const SLOW_START_LIMIT = 10_000;

export type EndpointMonitor = ReturnType<typeof createEndpointMonitor>;

export interface EndpointMonitorOf {
  readonly endpoints: EndpointStore;
  readonly clock: Clock;
  readonly log: WebhookLog;
  readonly metrics: WebhookMetrics;
}

/** Creates a monitor with an empty cache. */
export function createEndpointMonitor({ endpoints, clock, log, metrics }: EndpointMonitorOf) {
  const unhealthy = new Map<string, Breaker>();
  const paused = new Set<string>();
  /** When each endpoint's record was last read, milliseconds since 1970. */
  const readAt = new Map<string, number>();
  const slowStarts = new Map<string, number>();
  const windows = new Map<string, Map<number, { all: number; failed: number }>>();
  /**
   * One change of an endpoint's record at a time, so that results that arrive out of order do not leave an older state
   * cached.
   */
  const changes = createKeyedMutex();
  /** Endpoints changed by this process while a read was under way: the read may be stale. */
  const changedDuringRead = new Set<string>();
  const change = <Result>(endpointKey: string, step: () => Promise<Result>): Promise<Result> =>
    changes.run(endpointKey, () => step().finally(() => changedDuringRead.add(endpointKey)));

  const count = (endpointKey: string, failed: 0 | 1, now: Date): { all: number; failed: number } => {
    const part = Math.floor(now.getTime() / (FAILING_SHARE.windowMs / PARTS));
    const parts = windows.get(endpointKey) ?? new Map<number, { all: number; failed: number }>();
    // At the end of the map: the endpoint whose last attempt is longest ago is evicted.
    windows.delete(endpointKey);
    windows.set(endpointKey, parts);
    evictOldest(windows, WINDOW_LIMIT);
    for (const old of parts.keys()) if (old <= part - PARTS) parts.delete(old);
    const present = parts.get(part) ?? { all: 0, failed: 0 };
    parts.set(part, { all: present.all + 1, failed: present.failed + failed });
    const sums = [...parts.values()];
    return {
      all: sums.reduce((sum, { all }) => sum + all, 0),
      failed: sums.reduce((sum, each) => sum + each.failed, 0),
    };
  };
  const weigh = (result: Pick<AttemptResult, 'status'>, counts: { all: number; failed: number }): FailureWeight => {
    if (result.status === GONE) return 'gone';
    const { share, attempts } = FAILING_SHARE;
    return counts.all >= attempts && counts.failed / counts.all >= share ? 'mostly' : 'usual';
  };
  const beginSlowStart = (endpointKey: string): void => {
    slowStarts.set(endpointKey, 1);
    evictOldest(slowStarts, SLOW_START_LIMIT);
  };
  const note = (endpointKey: string, health: EndpointHealth | null): void => {
    const wasOpen = (unhealthy.get(endpointKey)?.openedAt ?? null) !== null;
    if (health === null) unhealthy.delete(endpointKey);
    else {
      unhealthy.set(endpointKey, { openedAt: health.openedAt, probeAt: health.probeAt });
      // Not read yet: known, so that it is evicted like the others.
      if (!readAt.has(endpointKey)) readAt.set(endpointKey, Number.NEGATIVE_INFINITY);
    }
    const isOpen = health !== null && health.openedAt !== null;
    if (wasOpen && !isOpen) {
      beginSlowStart(endpointKey);
      windows.delete(endpointKey);
    }
  };

  const isFresh = (endpointKey: string): boolean => {
    const age = clock.now().getTime() - (readAt.get(endpointKey) ?? Number.NEGATIVE_INFINITY);
    return age >= 0 && age < REFRESH_MS;
  };
  const read = async (endpointKeys: readonly string[]): Promise<void> => {
    const now = clock.now().getTime();
    changedDuringRead.clear();
    const [found, pausedKeys] = await Promise.all([
      endpoints.breakersOf(endpointKeys),
      endpoints.pausedAmong(endpointKeys),
    ]);
    for (const endpointKey of endpointKeys) {
      readAt.delete(endpointKey);
      readAt.set(endpointKey, now);
      paused.delete(endpointKey);
      if (changedDuringRead.has(endpointKey) || changes.isBusy(endpointKey)) continue;
      const breaker = found.get(endpointKey);
      if (breaker !== undefined) unhealthy.set(endpointKey, breaker);
      else {
        if ((unhealthy.get(endpointKey)?.openedAt ?? null) !== null) beginSlowStart(endpointKey);
        unhealthy.delete(endpointKey);
      }
    }
    for (const endpointKey of pausedKeys) paused.add(endpointKey);
    for (const [endpointKey, at] of readAt) {
      if (readAt.size <= KNOWN_LIMIT || now - at < REFRESH_MS) break;
      readAt.delete(endpointKey);
      unhealthy.delete(endpointKey);
      paused.delete(endpointKey);
    }
  };
  /** One query at a time; concurrent requests share the next one. */
  const readTogether = createBatch<readonly string[], 'read'>({
    most: READ_BATCH,
    atOnce: 1,
    async flush(asked) {
      const endpointKeys = [...new Set(asked.flat())].filter((endpointKey) => !isFresh(endpointKey));
      for (let from = 0; from < endpointKeys.length; from += READ_BATCH)
        await read(endpointKeys.slice(from, from + READ_BATCH));
      return asked.map(() => 'read');
    },
  });
  const refresh = async (endpointKeys: readonly string[]): Promise<void> => {
    const stale = endpointKeys.filter((endpointKey) => !isFresh(endpointKey));
    // In parts: who asks for few does not wait for who asks for many.
    for (let from = 0; from < stale.length; from += READ_BATCH)
      await readTogether(stale.slice(from, from + READ_BATCH));
  };

  return {
    /** Loads the health of these endpoints, each at most once a second. */
    refresh,

    admission: (endpointKey: string) =>
      paused.has(endpointKey) ? 'closed' : admission(unhealthy.get(endpointKey) ?? null, clock.now()),

    /** When the next probe is due; null while the breaker is closed. */
    probeDueAt: (endpointKey: string): Date | null => unhealthy.get(endpointKey)?.probeAt ?? null,

    /** Concurrent requests allowed: fewer during the slow start after the breaker closed. */
    atOnce: (endpointKey: string, most: number) => Math.min(most, slowStarts.get(endpointKey) ?? most),

    /** Takes the next probe of an endpoint whose breaker is open. Returns false when another worker has it. */
    takeProbe: (endpointKey: string): Promise<boolean> =>
      change(endpointKey, async () => {
        const now = clock.now();
        const next = probeAfter(0, now);
        const taken = await endpoints.takeProbe(endpointKey, now, next);
        const known = unhealthy.get(endpointKey);
        if (known !== undefined) unhealthy.set(endpointKey, { ...known, probeAt: next });
        return taken;
      }),

    /** Makes a probe that was not sent available again. */
    returnProbe: (endpointKey: string): Promise<void> =>
      change(endpointKey, async () => {
        const now = clock.now();
        await endpoints.returnProbe(endpointKey, now);
        const known = unhealthy.get(endpointKey);
        if (known !== undefined && known.probeAt !== null) unhealthy.set(endpointKey, { ...known, probeAt: now });
      }),

    /** Records a 200: the breaker closes. */
    async succeeded(endpointKey: string, most: number): Promise<void> {
      const begun = slowStarts.get(endpointKey);
      if (begun !== undefined) {
        const next = slowStart(begun, most);
        if (next === most) slowStarts.delete(endpointKey);
        else slowStarts.set(endpointKey, next);
      }
      if (windows.has(endpointKey)) count(endpointKey, 0, clock.now());
      // Failures counted by other workers end here too. A worker that only sends new events does not refresh otherwise.
      if (!unhealthy.has(endpointKey) && !changes.isBusy(endpointKey)) await refresh([endpointKey]);
      if (!unhealthy.has(endpointKey) && !changes.isBusy(endpointKey)) return;
      await change(endpointKey, async () => {
        if (!unhealthy.has(endpointKey)) return;
        note(endpointKey, null);
        await endpoints.forget(endpointKey);
      });
    },

    /** Records a failed attempt. An address that was refused before sending says nothing about the endpoint. */
    async failed(
      endpointKey: string,
      result: Pick<AttemptResult, 'status' | 'outcome' | 'detail'>,
      attemptKind: AttemptKind,
    ): Promise<void> {
      if (result.outcome === AttemptOutcome.ADDRESS_REFUSED) return;
      const now = clock.now();
      const weight = weigh(result, count(endpointKey, 1, now));
      const failure = { weight, attemptKind, at: now, detail: result.detail };
      const isNoted = await change(endpointKey, async () => {
        const changed = await endpoints.change(endpointKey, (before) => afterFailure(before, failure));
        if (changed === null) return false;
        // Compare stored records: the cache may already hold the opening by the time this write returns.
        if ((changed.before?.openedAt ?? null) === null && changed.after.openedAt !== null) metrics.breakerOpened();
        note(endpointKey, changed.after);
        return true;
      });
      if (!isNoted || weight !== 'gone') return;
      metrics.endpointGone();
      log.error(
        { event: 'webhook.endpoint.gone', endpoint: endpointKey },
        'A webhook endpoint answered 410 (Gone); retrying every five minutes',
      );
    },
  };
}

const ignored = (): void => {};

/**
 * Creates a keyed mutex: steps with the same key run one after the other, in call order; steps with different keys run
 * concurrently.
 */
function createKeyedMutex() {
  /** Settlement of the last step for each key; never rejects. */
  const last = new Map<string, Promise<void>>();

  return {
    /** Whether a step with this key runs or waits. */
    isBusy: (key: string): boolean => last.has(key),

    /** Runs a step after the earlier ones with its key, whether they succeed or fail. */
    run<Result>(key: string, step: () => Promise<Result>): Promise<Result> {
      const taken = (last.get(key) ?? Promise.resolve()).then(step);
      const over: Promise<void> = taken.then(ignored, ignored).then(() => {
        if (last.get(key) === over) last.delete(key);
      });
      last.set(key, over);
      return taken;
    },
  };
}
