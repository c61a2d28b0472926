/**
 * A list of jobs as its owner sees it: a worker to start and stop, and what is to be done by hand about jobs that failed.
 */
import type { LevelDeps } from '../level/level.ts';
import { endsWithin, type JobListener, type RetryOptions, runOneJob } from './job-runner.ts';
import type { BuriedJob, JobCounts, JobStore, TakenJob } from './job-store.ts';

export interface JobDesk {
  /** Begins to work, so many jobs at a time. In any number of processes at once. */
  start(concurrency?: number): void;
  /**
   * Begins no further job, and resolves when those under way have ended, or after so many seconds (10 when absent): what has
   * not ended by then is run again by another worker when its lease has ended.
   */
  stop(patienceSeconds?: number): Promise<void>;
  /** Runs what is due now and ends. Answers with how many jobs that were. For tests, and for a worker of your own. */
  work(): Promise<number>;
  /** The jobs that failed too often, the latest first. */
  deadLetters(limit?: number): Promise<readonly BuriedJob[]>;
  /** Has dead letters tried again: these, or all of them. Answers with how many. */
  replay(ids?: readonly string[]): Promise<number>;
  count(): Promise<JobCounts>;
}

export interface JobDeskDeps {
  readonly jobs: JobStore;
  readonly run: (job: TakenJob) => Promise<void>;
  readonly retry: RetryOptions;
  readonly deps: LevelDeps;
  readonly listener: JobListener;
}

/** How long a worker without work waits before it looks again, in milliseconds. Also after a failure of the store. */
const IDLE_MS = 500;
const MOST_DEAD_LETTERS = 100;
const STOP_PATIENCE_SECONDS = 10;

export function jobDesk({ jobs, run, retry, deps, listener }: JobDeskDeps): JobDesk {
  const one = () => runOneJob({ jobs, run, retry, clock: deps.clock, newClaimId: deps.newClaimId, listener });
  let workers: Promise<void>[] = [];
  let stopping = new AbortController();

  const runWorker = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const worked = await one().catch(() => false);
      if (!worked) await pause(signal);
    }
  };

  return {
    start(concurrency = 4) {
      if (workers.length > 0) return;
      stopping = new AbortController();
      workers = Array.from({ length: concurrency }, () => runWorker(stopping.signal));
    },
    async stop(patienceSeconds = STOP_PATIENCE_SECONDS) {
      stopping.abort();
      const ending = Promise.all(workers);
      workers = [];
      await endsWithin(ending, patienceSeconds * 1_000);
    },
    async work() {
      let count = 0;
      while (await one()) count += 1;
      return count;
    },
    deadLetters: (limit = MOST_DEAD_LETTERS) => jobs.buried(limit),
    async replay(ids) {
      let revived = 0;
      for (;;) {
        const chosen = ids ?? (await jobs.buried(MOST_DEAD_LETTERS)).map(({ id }) => id);
        const count = chosen.length === 0 ? 0 : await jobs.revive(chosen, deps.clock.now());
        revived += count;
        if (ids !== undefined || count === 0) return revived;
      }
    },
    count: () => jobs.count(),
  };
}

/** A real timer, whatever the receiver's clock: it only spares the store. Ends at once when the worker is stopped. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, IDLE_MS);
    signal.addEventListener('abort', done);
  });
}
