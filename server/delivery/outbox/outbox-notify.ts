/**
 * Wakes a worker when an event may have been committed: by a change stream over the collections that carry an outbox while little goes on,
 * by the clock while much does. The database wakes an open stream for every write of anybody, those of the worker's own among them; looking
 * into the outboxes costs it the same however much is written. It only wakes: while the stream is cut nobody does, and the worker's own
 * looks find the same events a little later.
 */
import type { Db } from '../queue/delivery-store.ts';
import type { WebhookHost } from '../queue/indexes.ts';
import type { WebhookLog, WebhookMetrics } from '../queue/worker-ports.ts';

export interface OutboxNotifierOf extends OutboxWatchOf {
  /** What the worker has done so far. */
  readonly count: () => EventCount;
}

export interface OutboxNotifier {
  /** Notifies no more. */
  stop(): Promise<void>;
}

export type Listening = 'stream' | 'clock';

/** Events a second from which on the clock notifies. Each is several writes, so that a stream is woken far more often than the clock ticks. */
const CLOCK_FROM = 200;
/** Below so many a second the stream is opened again: well below the other, so that a rate between does not open and close it. */
const STREAM_BELOW = 50;
/** From one look at the rate to the next, milliseconds: a backlog is soon known for one, a single order's events are not. */
const RATE_MS = 250;
/** From one tick of the clock to the next, milliseconds: what an event may wait for beside those that keep the worker busy. */
const NOTIFY_MS = 10;

/** How to listen, given how it is done now and how many events a second the worker has come to. */
export function listenBy(now: Listening, perSecond: number): Listening {
  if (perSecond >= CLOCK_FROM) return 'clock';
  return perSecond < STREAM_BELOW ? 'stream' : now;
}

/** Listens until stopped. */
export function createOutboxNotifier({ count, ...watched }: OutboxNotifierOf): OutboxNotifier {
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
      clock ??= setInterval(watched.notify, NOTIFY_MS).unref();
      if (before === 'stream') closeStream();
      return;
    }
    // The clock goes on beside a stream that is being opened, until the next look; the stream notifies of the rest when it stands.
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
  /** Before a stream that was cut is opened anew, milliseconds. */
  readonly againMs: number;
}

export interface OutboxWatch {
  /** Notifies no more. Waits for the database to know of it, but not for a stream that is not open yet: that one is closed then. */
  stop(): Promise<void>;
}

/** How long the server holds an answer back while there is nothing to tell, milliseconds: what a resting stream costs. */
const AWAIT_MS = 5_000;

/** Watches until stopped. */
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
  /** Closes the stream that is open. */
  let close: (() => Promise<void>) | undefined;

  function open(): void {
    const opened = db.watch(steps, { maxAwaitTimeMS: AWAIT_MS });
    let over = false;
    const end = () => opened.close().catch(() => undefined);
    // The driver resumes by itself where it can. Where it cannot, it tells by an error, or by nothing but the end of the stream.
    const reopen = (error?: unknown) => {
      if (stopped || over) return;
      over = true;
      close = undefined;
      log.warn({ err: error }, 'the stream of new webhook events was cut; they are found by looking until it is back');
      end();
      again = setTimeout(open, againMs);
    };
    opened.once('resumeTokenChanged', () => {
      // The stream stands, and does not tell what was committed while nobody listened.
      if (!stopped) notify();
      // The driver knows the cursor in the database a moment later; closed before, it leaves it there.
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

/** So many so far: each number only grows. */
export interface EventCount {
  readonly relayed: number;
  readonly attempted: number;
}

export interface CountedEvents {
  /** The metrics for the worker that is counted. */
  readonly metrics: WebhookMetrics;
  count(): EventCount;
}

/** Nothing counted yet. */
export function countEvents(metrics: WebhookMetrics): CountedEvents {
  let count: EventCount = { relayed: 0, attempted: 0 };
  return {
    metrics: {
      ...metrics,
      relayed(events) {
        count = { ...count, relayed: count.relayed + events };
        metrics.relayed(events);
      },
      attempted(outcome, failure) {
        count = { ...count, attempted: count.attempted + 1 };
        metrics.attempted(outcome, failure);
      },
    },
    count: () => count,
  };
}
