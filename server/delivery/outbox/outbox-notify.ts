/**
 * Wakes a worker when an event may have been committed: by a change stream over the collections with an outbox at low
 * load, by a timer at high load. The database wakes an open stream for every write, including the worker's own, whereas
 * polling the outboxes costs no more at a higher load. While the stream is down, the worker's regular polling finds the
 * events.
 */
import { broadcast } from '../../storage/mongo/sharding.ts';
import type { Db } from '../queue/delivery-store.ts';
import type { WebhookHost } from '../queue/indexes.ts';
import type { WebhookLog, WebhookMetrics } from '../queue/worker-ports.ts';

export interface OutboxNotifierOf extends OutboxWatchOf {
  /** Events that the worker has processed so far. */
  readonly count: () => EventCount;
  /** Called by the timer. */
  readonly poll: () => void;
}

export interface OutboxNotifier {
  /** Stops notifying. */
  stop(): Promise<void>;
}

export type Listening = 'stream' | 'clock';

/**
 * Events a second from which the timer polls. Each event is several writes, so a stream would wake far more often
 * than the timer.
 */
const CLOCK_FROM = 250;
/**
 * Events a second below which the stream is opened again: well below the other limit, so that a rate in between does
 * not toggle it.
 */
const STREAM_BELOW = 150;
/**
 * Time between two measurements of the rate, milliseconds: long enough to tell a backlog from a single order's events or
 * a round of probes.
 */
const RATE_MS = 1_000;
/** Period of the timer, milliseconds. An event waits at most three of them until it is read. */
const POLL_MS = 10;

/** Decides how to listen, given the current way and the rate. */
export function listenBy(now: Listening, perSecond: number): Listening {
  if (perSecond >= CLOCK_FROM) return 'clock';
  return perSecond < STREAM_BELOW ? 'stream' : now;
}

export function createOutboxNotifier({ count, poll, ...watched }: OutboxNotifierOf): OutboxNotifier {
  let listening: Listening = 'stream';
  let watch = watchOutboxes(watched);
  let closed: Promise<unknown> = Promise.resolve();
  let clock: NodeJS.Timeout | undefined;
  let last = { at: performance.now(), ...count() };

  const perSecond = (): number => {
    const next = { at: performance.now(), ...count() };
    const events = Math.max(next.relayed - last.relayed, next.attempted - last.attempted);
    const seconds = (next.at - last.at) / 1_000;
    last = next;
    return events / seconds;
  };
  const stopClock = () => {
    clearInterval(clock);
    clock = undefined;
  };
  const closeStream = () => {
    const before = closed;
    closed = watch.stop().then(() => before);
  };
  const adjust = () => {
    const before = listening;
    listening = listenBy(before, perSecond());
    if (listening === 'clock') {
      clock ??= setInterval(poll, POLL_MS).unref();
      if (before === 'stream') closeStream();
      return;
    }
    // Keep the timer until the next measurement, while the stream opens; once open, the stream notifies of what it
    // missed.
    if (before === 'stream') stopClock();
    else watch = watchOutboxes(watched);
  };
  const rateTimer = setInterval(adjust, RATE_MS).unref();

  return {
    async stop() {
      clearInterval(rateTimer);
      stopClock();
      closeStream();
      await closed;
    },
  };
}

export interface OutboxWatchOf {
  readonly db: Db;
  readonly hosts: readonly WebhookHost[];
  /** Called when an event may have been committed. */
  readonly notify: () => void;
  readonly log: WebhookLog;
  /** Delay before a stream that was closed is reopened, milliseconds. */
  readonly againMs: number;
}

export interface OutboxWatch {
  /**
   * Stops notifying. Waits until the database has closed the stream, but not for a stream that is still opening: that
   * one closes once it is open.
   */
  stop(): Promise<void>;
}

/** Time that the server holds an empty response, milliseconds: the polling interval of an idle stream. */
const AWAIT_MS = 5_000;

export function watchOutboxes({ db, hosts, notify, log, againMs }: OutboxWatchOf): OutboxWatch {
  const notified = [
    { 'updateDescription.updatedFields.relayAt': { $exists: true } },
    { 'fullDocument.relayAt': { $exists: true } },
  ];
  const steps = [
    { $match: { 'ns.coll': { $in: hosts.map(({ name }) => name) }, $or: notified } },
    { $project: { _id: 1 } },
  ];
  let stopped = false;
  let again: NodeJS.Timeout | undefined;
  /** Closes the open stream. */
  let close: (() => Promise<void>) | undefined;

  function open(): void {
    const opened = db.watch(steps, { maxAwaitTimeMS: AWAIT_MS, ...broadcast('outboxes') });
    let over = false;
    const end = () => opened.close().catch(() => undefined);
    // The driver resumes where it can. Otherwise it emits an error, or only closes the stream.
    const reopen = (error?: unknown) => {
      if (stopped || over) return;
      over = true;
      close = undefined;
      log.warn(
        { event: 'webhook.stream.closed', err: error },
        'The change stream of new webhook events closed; polling until it is open again',
      );
      end();
      again = setTimeout(open, againMs);
    };
    opened.once('resumeTokenChanged', () => {
      // The stream is open, but misses what was committed before.
      if (!stopped) notify();
      // The driver learns of the server's cursor a moment later; closing it earlier would leak the cursor.
      setImmediate(() => {
        if (stopped) end();
        else if (!over) close = end;
      });
    });
    opened.on('change', notify).on('error', reopen).on('close', reopen);
  }

  open();
  return {
    async stop() {
      stopped = true;
      clearTimeout(again);
      await close?.();
    },
  };
}

/** Running totals. */
export interface EventCount {
  readonly relayed: number;
  readonly attempted: number;
}

export interface CountedEvents {
  /** The metrics to pass to the worker. */
  readonly metrics: WebhookMetrics;
  count(): EventCount;
}

/** Wraps metrics to count relayed and attempted events. */
export function countEvents(metrics: WebhookMetrics): CountedEvents {
  let count: EventCount = { relayed: 0, attempted: 0 };
  return {
    metrics: {
      ...metrics,
      relayed(events) {
        count = { ...count, relayed: count.relayed + events };
        metrics.relayed(events);
      },
      attempted(attempt) {
        count = { ...count, attempted: count.attempted + 1 };
        metrics.attempted(attempt);
      },
    },
    count: () => count,
  };
}
