/**
 * A queue of jobs: workers to start and stop, and the dead letters, which a person replays.
 */
import { setTimeout } from 'node:timers/promises';
import { endsWithin } from '../clock.ts';
import { type JobRunnerDeps, runOneJob } from './job-runner.ts';
import type { BuriedJob, JobCounts } from './job-store.ts';

export interface JobDesk {
  /** Starts this many workers; 4 when absent. Any number of processes can work on one queue. */
  start(concurrency?: number): void;
  /**
   * Starts no further job. Resolves when the running jobs have ended, or after this many seconds (10 when absent): another
   * worker runs the remaining jobs again when their leases end.
   */
  stop(patienceSeconds?: number): Promise<void>;
  /** Runs the jobs that are due and returns their number. For tests, and for a worker of your own. */
  work(): Promise<number>;
  /** The jobs that used up their retries, the latest first. */
  deadLetters(limit?: number): Promise<readonly BuriedJob[]>;
  /** Retries dead letters: these, or all. Returns their number. */
  replay(ids?: readonly string[]): Promise<number>;
  count(): Promise<JobCounts>;
}

/** How long an idle worker waits, in milliseconds; also after a failure of the store. */
const IDLE_MS = 500;
const MAX_DEAD_LETTERS = 100;
const STOP_TIMEOUT_SECONDS = 10;

export function jobQueue(deps: JobRunnerDeps): JobDesk {
  const { jobs, clock } = deps;
  let workers: Promise<void>[] = [];
  let stopping = new AbortController();

  const runWorker = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const worked = await runOneJob(deps).catch(() => false);
      // A real timer, whatever the receiver's clock: it only spares the store. Stopping the worker ends it.
      if (!worked) await setTimeout(IDLE_MS, undefined, { signal }).catch(() => undefined);
    }
  };

  return {
    start(concurrency = 4) {
      if (workers.length > 0) return;
      stopping = new AbortController();
      workers = Array.from({ length: concurrency }, () => runWorker(stopping.signal));
    },
    async stop(patienceSeconds = STOP_TIMEOUT_SECONDS) {
      stopping.abort();
      const ending = Promise.all(workers);
      workers = [];
      await endsWithin(ending, patienceSeconds * 1_000);
    },
    async work() {
      let count = 0;
      while (await runOneJob(deps)) count += 1;
      return count;
    },
    deadLetters: (limit = MAX_DEAD_LETTERS) => jobs.buried(limit),
    async replay(ids) {
      let revived = 0;
      for (;;) {
        const chosen = ids ?? (await jobs.buried(MAX_DEAD_LETTERS)).map(({ id }) => id);
        const count = chosen.length === 0 ? 0 : await jobs.revive(chosen, clock.now());
        revived += count;
        if (ids !== undefined || count === 0) return revived;
      }
    },
    count: () => jobs.count(),
  };
}
