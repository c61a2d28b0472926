/**
 * Rings for a worker when an event may have been committed: by the change stream while little goes on, by the clock while much does.
 * The database wakes an open stream for every write of anybody, those of the worker's own among them; looking into the outboxes costs
 * it the same however much is written. Like the stream it is a doorbell and no more.
 */
import type { EventCount } from './event-count.ts';
import { type OutboxWatchOf, watchOutboxes } from './outbox-watch.ts';

export interface OutboxBellOf extends OutboxWatchOf {
  /** What the worker has done so far. */
  readonly count: () => EventCount;
}

export interface OutboxBell {
  /** Rings no more. */
  stop(): Promise<void>;
}

export type Listening = 'stream' | 'clock';

/** Events a second from which on the clock rings. Each is several writes, so that a stream is woken far more often than the clock rings. */
const BUSY = 200;
/** Below so many a second the stream is opened again: well below the other, so that a rate between does not open and close it. */
const QUIET = 50;
/** From one look at the rate to the next, milliseconds: a backlog is soon known for one, a single order's events are not. */
const RATE_MS = 250;
/** From one ring of the clock to the next, milliseconds: what an event may wait for beside those that keep the worker busy. */
const RING_MS = 10;

/** How to listen, given how it is done now and how many events a second the worker has come to. */
export function listenBy(now: Listening, perSecond: number): Listening {
  if (perSecond >= BUSY) return 'clock';
  return perSecond < QUIET ? 'stream' : now;
}

/** Listens until stopped. */
export function hangOutboxBell({ count, ...watched }: OutboxBellOf): OutboxBell {
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
  const look = () => {
    const before = listening;
    listening = listenBy(before, perSecond());
    if (listening === 'clock') {
      clock ??= setInterval(watched.ring, RING_MS).unref();
      if (before === 'stream') closeStream();
      return;
    }
    // The clock goes on beside a stream that is being opened, until the next look; the stream rings for the rest when it stands.
    if (before === 'stream') stopClock();
    else watch = watchOutboxes(watched);
  };
  const looking = setInterval(look, RATE_MS).unref();

  return {
    async stop() {
      clearInterval(looking);
      stopClock();
      closeStream();
      await closed;
    },
  };
}
