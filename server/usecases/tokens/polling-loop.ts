/**
 * When a worker takes its turns: often while there is something to do, seldom while there is not, at once when it is rung for.
 */
import type { Log } from '../../platform/log.ts';

/** Between two turns while there was something to do lately, and otherwise. Milliseconds. */
const BUSY_MS = 500;
const IDLE_MS = 4_000;
/** Turns without anything to do before it is idle. */
const QUIET_TURNS = 10;

export interface PollingLoop {
  start(): void;
  /** There may be something to do: take the next turn now. */
  notify(): void;
  /** Ends after the present turn. */
  stop(): Promise<void>;
  readonly stopped: () => boolean;
}

export interface PollingLoopDeps {
  /** Does what is due; answers how much there was. */
  readonly turn: () => Promise<number>;
  readonly log: Log;
}

export function createPollingLoop({ turn, log }: PollingLoopDeps): PollingLoop {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStopped = true;
  let notified = false;
  let quiet = 0;

  async function take(): Promise<void> {
    notified = false;
    try {
      quiet = (await turn()) > 0 ? 0 : quiet + 1;
    } catch (error) {
      log.error(
        { event: 'worker.task.failed', worker: 'tokens', task: 'run', err: error },
        'A worker task failed; retrying later',
      );
    }
    running = undefined;
    schedule(notified ? 0 : quiet < QUIET_TURNS ? BUSY_MS : IDLE_MS);
  }

  function schedule(wait: number): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      running = take();
    }, wait);
  }

  return {
    start() {
      isStopped = false;
      schedule(0);
    },
    notify() {
      notified = true;
      if (running === undefined) schedule(0);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
    stopped: () => isStopped,
  };
}
