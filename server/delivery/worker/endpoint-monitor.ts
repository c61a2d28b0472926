/**
 * What this worker knows of the endpoints: which may be sent to, how much at a time, and what became of it. The breakers are shared
 * with the other workers through the store; the window of the last minutes is this process's own.
 */
import type { Clock } from '../../platform/runtime.ts';
import { createBatch } from '../../storage/mongo/batch.ts';
import { type AttemptKind, AttemptOutcome, type AttemptResult } from '../queue/delivery.ts';
import {
  admission,
  afterFailure,
  type EndpointHealth,
  FAILING_SHARE,
  type FailureWeight,
  probeAfter,
  slowStart,
} from '../queue/endpoint.ts';
import type { EndpointStore } from '../queue/endpoint-store.ts';
import type { WebhookLog, WebhookMetrics } from '../queue/worker-ports.ts';

const REFRESH_MS = 1_000;
/** The window is counted in this many parts, so that old attempts leave it bit by bit. */
const PARTS = 10;
const GONE = 410;
/** Endpoints whose record is known; the one that was heard of longest ago makes room, unless that was just now: what is not known passes for well. */
const KNOWN_LIMIT = 10_000;
/** Endpoints whose records are read by one question. */
const READ_BATCH = 1_000;
/** Endpoints whose last minutes are counted; the one that is known for longest makes room. */
const WINDOW_LIMIT = 1_000;

export type EndpointMonitor = ReturnType<typeof createEndpointMonitor>;

export interface EndpointMonitorOf {
  readonly endpoints: EndpointStore;
  readonly clock: Clock;
  readonly log: WebhookLog;
  readonly metrics: WebhookMetrics;
}

/** A monitor that knows nothing yet. */
export function createEndpointMonitor({ endpoints, clock, log, metrics }: EndpointMonitorOf) {
  const unhealthy = new Map<string, EndpointHealth>();
  /** When the record of each endpoint was read last. */
  const readAt = new Map<string, number>();
  const slowStarts = new Map<string, number>();
  const windows = new Map<string, Map<number, { all: number; failed: number }>>();
  /** One change of an endpoint's record at a time: answers that overtake each other would leave an older state known. */
  const changes = createKeyedMutex();
  /** The endpoints whose record this process changed while it was reading some: what it read may be older. */
  const changedDuringRead = new Set<string>();
  const change = <Result>(endpointKey: string, step: () => Promise<Result>): Promise<Result> =>
    changes.run(endpointKey, () => step().finally(() => changedDuringRead.add(endpointKey)));

  const count = (endpointKey: string, failed: 0 | 1, now: Date): { all: number; failed: number } => {
    const part = Math.floor(now.getTime() / (FAILING_SHARE.windowMs / PARTS));
    const parts = windows.get(endpointKey) ?? new Map<number, { all: number; failed: number }>();
    windows.set(endpointKey, parts);
    const [first = endpointKey] = windows.keys();
    if (windows.size > WINDOW_LIMIT) windows.delete(first);
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
  const note = (endpointKey: string, health: EndpointHealth | null): void => {
    const wasOpen = (unhealthy.get(endpointKey)?.openedAt ?? null) !== null;
    if (health === null) unhealthy.delete(endpointKey);
    else unhealthy.set(endpointKey, health);
    const isOpen = health !== null && health.openedAt !== null;
    if (wasOpen && !isOpen) {
      slowStarts.set(endpointKey, 1);
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
    const found = new Map<string, EndpointHealth>();
    for (const health of await endpoints.unhealthyOf(endpointKeys)) found.set(health._id, health);
    for (const endpointKey of endpointKeys) {
      readAt.delete(endpointKey);
      readAt.set(endpointKey, now);
      if (changedDuringRead.has(endpointKey) || changes.isBusy(endpointKey)) continue;
      const health = found.get(endpointKey);
      if (health !== undefined) unhealthy.set(endpointKey, health);
      else {
        if ((unhealthy.get(endpointKey)?.openedAt ?? null) !== null) slowStarts.set(endpointKey, 1);
        unhealthy.delete(endpointKey);
      }
    }
    for (const [lane, at] of readAt) {
      if (readAt.size <= KNOWN_LIMIT || now - at < REFRESH_MS) break;
      readAt.delete(lane);
      unhealthy.delete(lane);
    }
  };
  /** One question at a time: what is asked for meanwhile shares the next. */
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
    if (stale.length > 0) await readTogether(stale);
  };

  return {
    /** Reads what other workers found out about these endpoints, about each once a second at most. */
    refresh,

    /** What may be sent to an endpoint now. */
    admission: (endpointKey: string) => admission(unhealthy.get(endpointKey) ?? null, clock.now()),

    /** How many requests at a time: fewer after the breaker closed. */
    atOnce: (endpointKey: string, most: number) => Math.min(most, slowStarts.get(endpointKey) ?? most),

    /** Takes the next probe of an endpoint whose breaker is open. */
    takeProbe: (endpointKey: string): Promise<boolean> =>
      change(endpointKey, async () => {
        const now = clock.now();
        const next = probeAfter(0, now);
        const taken = await endpoints.takeProbe(endpointKey, now, next);
        const known = unhealthy.get(endpointKey);
        if (known !== undefined) unhealthy.set(endpointKey, { ...known, probeAt: next });
        return taken;
      }),

    /** Gives back a probe that was not sent. */
    returnProbe: (endpointKey: string): Promise<void> =>
      change(endpointKey, async () => {
        const now = clock.now();
        await endpoints.returnProbe(endpointKey, now);
        const known = unhealthy.get(endpointKey);
        if (known !== undefined && known.probeAt !== null) unhealthy.set(endpointKey, { ...known, probeAt: now });
      }),

    /** The endpoint acknowledged: its breaker closes. */
    async succeeded(endpointKey: string, most: number): Promise<void> {
      const begun = slowStarts.get(endpointKey);
      if (begun !== undefined) {
        const next = slowStart(begun, most);
        if (next === most) slowStarts.delete(endpointKey);
        else slowStarts.set(endpointKey, next);
      }
      if (windows.has(endpointKey)) count(endpointKey, 0, clock.now());
      // Failures that another worker counted end here too. Whoever only sends what was raised just now looks for nothing due.
      if (!unhealthy.has(endpointKey) && !changes.isBusy(endpointKey)) await refresh([endpointKey]);
      if (!unhealthy.has(endpointKey) && !changes.isBusy(endpointKey)) return;
      await change(endpointKey, async () => {
        if (!unhealthy.has(endpointKey)) return;
        note(endpointKey, null);
        await endpoints.forget(endpointKey);
      });
    },

    /** The endpoint did not acknowledge. What was refused before anything was sent says nothing about it. */
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
        // By the record itself: this process may have read of the opening before it heard that its own write was done.
        if ((changed.before?.openedAt ?? null) === null && changed.after.openedAt !== null) metrics.breakerOpened();
        note(endpointKey, changed.after);
        return true;
      });
      if (!isNoted || weight !== 'gone') return;
      metrics.endpointGone();
      log.error(
        { endpoint: endpointKey },
        'a webhook endpoint answered 410, that it is gone; it is tried every five minutes',
      );
    },
  };
}

const ignored = (): void => {};

/**
 * A mutex with nothing under way. Steps with one key run one after another, in the order in which they were asked for; those with other keys
 * do not wait.
 */
function createKeyedMutex() {
  /** When the last step of each is over; never rejects. */
  const last = new Map<string, Promise<void>>();

  return {
    /** Whether a step with this key is under way, or waits. */
    isBusy: (key: string): boolean => last.has(key),

    /** Runs a step when those before are over, whatever became of them. */
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
