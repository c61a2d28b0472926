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
const MOST_KNOWN = 10_000;
/** Endpoints whose records are read by one question. */
const READ_AT_ONCE = 1_000;
/** Endpoints whose last minutes are counted; the one that is known for longest makes room. */
const MOST_WINDOWS = 1_000;

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
  const starting = new Map<string, number>();
  const windows = new Map<string, Map<number, { all: number; failed: number }>>();
  /** One change of an endpoint's record at a time: answers that overtake each other would leave an older state known. */
  const changes = createKeyedMutex();
  /** The endpoints whose record this process changed while it was reading some: what it read may be older. */
  const touched = new Set<string>();
  const change = <Result>(lane: string, step: () => Promise<Result>): Promise<Result> =>
    changes.run(lane, () => step().finally(() => touched.add(lane)));

  const count = (lane: string, failed: 0 | 1, now: Date): { all: number; failed: number } => {
    const part = Math.floor(now.getTime() / (FAILING_SHARE.windowMs / PARTS));
    const parts = windows.get(lane) ?? new Map<number, { all: number; failed: number }>();
    windows.set(lane, parts);
    const [first = lane] = windows.keys();
    if (windows.size > MOST_WINDOWS) windows.delete(first);
    for (const old of parts.keys()) if (old <= part - PARTS) parts.delete(old);
    const present = parts.get(part) ?? { all: 0, failed: 0 };
    parts.set(part, { all: present.all + 1, failed: present.failed + failed });
    const sums = [...parts.values()];
    return {
      all: sums.reduce((sum, { all }) => sum + all, 0),
      failed: sums.reduce((sum, each) => sum + each.failed, 0),
    };
  };
  const weigh = (result: Pick<AttemptResult, 'status'>, seen: { all: number; failed: number }): FailureWeight => {
    if (result.status === GONE) return 'gone';
    const { share, attempts } = FAILING_SHARE;
    return seen.all >= attempts && seen.failed / seen.all >= share ? 'mostly' : 'usual';
  };
  const note = (lane: string, health: EndpointHealth | null): void => {
    const wasOpen = (unhealthy.get(lane)?.openedAt ?? null) !== null;
    if (health === null) unhealthy.delete(lane);
    else unhealthy.set(lane, health);
    const isOpen = health !== null && health.openedAt !== null;
    if (wasOpen && !isOpen) {
      starting.set(lane, 1);
      windows.delete(lane);
    }
  };

  const isFresh = (lane: string): boolean => {
    const age = clock.now().getTime() - (readAt.get(lane) ?? Number.NEGATIVE_INFINITY);
    return age >= 0 && age < REFRESH_MS;
  };
  const read = async (lanes: readonly string[]): Promise<void> => {
    const now = clock.now().getTime();
    touched.clear();
    const found = new Map<string, EndpointHealth>();
    for (const health of await endpoints.unhealthyOf(lanes)) found.set(health._id, health);
    for (const lane of lanes) {
      readAt.delete(lane);
      readAt.set(lane, now);
      if (touched.has(lane) || changes.isBusy(lane)) continue;
      const health = found.get(lane);
      if (health !== undefined) unhealthy.set(lane, health);
      else {
        if ((unhealthy.get(lane)?.openedAt ?? null) !== null) starting.set(lane, 1);
        unhealthy.delete(lane);
      }
    }
    for (const [lane, at] of readAt) {
      if (readAt.size <= MOST_KNOWN || now - at < REFRESH_MS) break;
      readAt.delete(lane);
      unhealthy.delete(lane);
    }
  };
  /** One question at a time: what is asked for meanwhile shares the next. */
  const readTogether = createBatch<readonly string[], 'read'>({
    most: READ_AT_ONCE,
    atOnce: 1,
    async flush(asked) {
      const lanes = [...new Set(asked.flat())].filter((lane) => !isFresh(lane));
      for (let from = 0; from < lanes.length; from += READ_AT_ONCE) await read(lanes.slice(from, from + READ_AT_ONCE));
      return asked.map(() => 'read');
    },
  });
  const refresh = async (lanes: readonly string[]): Promise<void> => {
    const stale = lanes.filter((lane) => !isFresh(lane));
    if (stale.length > 0) await readTogether(stale);
  };

  return {
    /** Reads what other workers found out about these endpoints, about each once a second at most. */
    refresh,

    /** What may be sent to an endpoint now. */
    admission: (lane: string) => admission(unhealthy.get(lane) ?? null, clock.now()),

    /** How many requests at a time: fewer after the breaker closed. */
    atOnce: (lane: string, most: number) => Math.min(most, starting.get(lane) ?? most),

    /** Takes the next probe of an endpoint whose breaker is open. */
    takeProbe: (lane: string): Promise<boolean> =>
      change(lane, async () => {
        const now = clock.now();
        const next = probeAfter(0, now);
        const taken = await endpoints.takeProbe(lane, now, next);
        const known = unhealthy.get(lane);
        if (known !== undefined) unhealthy.set(lane, { ...known, probeAt: next });
        return taken;
      }),

    /** Gives back a probe that was not sent. */
    returnProbe: (lane: string): Promise<void> =>
      change(lane, async () => {
        const now = clock.now();
        await endpoints.returnProbe(lane, now);
        const known = unhealthy.get(lane);
        if (known !== undefined && known.probeAt !== null) unhealthy.set(lane, { ...known, probeAt: now });
      }),

    /** The endpoint acknowledged: its breaker closes. */
    async succeeded(lane: string, most: number): Promise<void> {
      const begun = starting.get(lane);
      if (begun !== undefined) {
        const next = slowStart(begun, most);
        if (next === most) starting.delete(lane);
        else starting.set(lane, next);
      }
      if (windows.has(lane)) count(lane, 0, clock.now());
      // Failures that another worker counted end here too. Whoever only sends what was raised just now looks for nothing due.
      if (!unhealthy.has(lane) && !changes.isBusy(lane)) await refresh([lane]);
      if (!unhealthy.has(lane) && !changes.isBusy(lane)) return;
      await change(lane, async () => {
        if (!unhealthy.has(lane)) return;
        note(lane, null);
        await endpoints.forget(lane);
      });
    },

    /** The endpoint did not acknowledge. What was refused before anything was sent says nothing about it. */
    async failed(
      lane: string,
      result: Pick<AttemptResult, 'status' | 'outcome' | 'detail'>,
      attemptKind: AttemptKind,
    ): Promise<void> {
      if (result.outcome === AttemptOutcome.ADDRESS_REFUSED) return;
      const now = clock.now();
      const weight = weigh(result, count(lane, 1, now));
      const failure = { weight, attemptKind, at: now, detail: result.detail };
      const isNoted = await change(lane, async () => {
        const changed = await endpoints.change(lane, (before) => afterFailure(before, failure));
        if (changed === null) return false;
        // By the record itself: this process may have read of the opening before it heard that its own write was done.
        if ((changed.before?.openedAt ?? null) === null && changed.after.openedAt !== null) metrics.breakerOpened();
        note(lane, changed.after);
        return true;
      });
      if (!isNoted || weight !== 'gone') return;
      metrics.endpointGone();
      log.error(
        { event: 'webhook.endpoint.gone', endpoint: lane },
        'A webhook endpoint answered 410 (Gone); retrying every five minutes',
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
