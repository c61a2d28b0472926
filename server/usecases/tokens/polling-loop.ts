/**
 * Schedules a worker's turns: often while there is work, seldom when idle, at once on `notify`.
 */
import { inSpan } from '../../platform/active-span.ts';
import type { Log } from '../../platform/log.ts';

/** The delay between turns while work was found lately, and when idle. Milliseconds. */
const BUSY_MS = 500;
const IDLE_MS = 4_000;
/** Empty turns before the loop is idle. */
const QUIET_TURNS = 10;

export interface PollingLoop {
  start(): void;
  /** Runs the next turn now, since work may be due. */
  notify(): void;
  /** Resolves when the current turn has ended. */
  stop(): Promise<void>;
  readonly stopped: () => boolean;
}

export interface PollingLoopDeps {
  /** Processes what is due. Returns how many items it found. */
  readonly turn: () => Promise<number>;
  readonly log: Log;
}

export function createPollingLoop({ turn, log }: PollingLoopDeps): PollingLoop {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = true;
  let notified = false;
  let emptyTurns = 0;

  async function runTurn(): Promise<void> {
    notified = false;
    try {
      emptyTurns = (await turn()) > 0 ? 0 : emptyTurns + 1;
    } catch (error) {
      log.error(
        { event: 'worker.task.failed', worker: 'tokens', task: 'run', err: error },
        'A worker task failed; retrying later',
      );
    }
    running = undefined;
    schedule(notified ? 0 : emptyTurns < QUIET_TURNS ? BUSY_MS : IDLE_MS);
  }

  function schedule(wait: number): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      running = runTurn();
    }, wait);
  }

  return {
    start() {
      isStopped = false;
      schedule(0);
    },
    notify() {
      notified = true;
      // The turns that follow are not part of the caller's trace.
      if (running === undefined) inSpan(undefined, () => schedule(0));
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
    stopped: () => isStopped,
  };
}
