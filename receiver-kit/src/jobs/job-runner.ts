/**
 * Runs jobs of a job store, one after the other: take, run, finish. A failed job is retried later; after the last retry it is
 * buried. Knows nothing of what a job does.
 */
import { type Clock, endsWithin } from '../clock.ts';
import { ReceiverError } from '../errors.ts';
import type { JobStore, TakenJob } from './job-store.ts';

export interface RetryOptions {
  /** The delay after each failure, in seconds. A job that fails after the last delay is buried. */
  readonly retrySeconds?: readonly number[];
  /**
   * How long a worker waits for a job before another worker may start it again, in seconds. 60 when absent; in the inbox
   * `leaseSeconds`.
   */
  readonly jobLeaseSeconds?: number;
}

/** 5 s to 1 h: about two hours in all. */
export const RETRY_SECONDS: readonly number[] = [5, 15, 30, 60, 120, 300, 600, 1_800, 3_600];
const LEASE_SECONDS = 60;

/** How a job ended. */
export interface JobReport {
  readonly job: TakenJob;
  /** `overdue`: it outlived its lease. It may still end, and another worker may start it again. */
  readonly end: 'finished' | 'finished_after_lease' | 'postponed' | 'buried' | 'overdue';
  /** What the job threw, when it failed. */
  readonly error?: unknown;
}

export type JobListener = (report: JobReport) => void;

export interface JobRunnerDeps {
  readonly jobs: JobStore;
  /** Resolves when the job is done. */
  readonly run: (job: TakenJob) => Promise<void>;
  readonly retry: RetryOptions;
  readonly clock: Clock;
  readonly newClaimId: () => string;
  readonly listener: JobListener;
}

/**
 * Runs the job that is due for longest, and waits for it until its lease ends: a job that hangs must not stop the others.
 * @returns whether there was one.
 * @throws what the store throws; a job that was taken is open again when its lease has ended.
 */
export async function runOneJob(deps: JobRunnerDeps): Promise<boolean> {
  const { jobs, clock, newClaimId, listener } = deps;
  const { jobLeaseSeconds = LEASE_SECONDS } = deps.retry;
  const now = clock.now();
  const leaseUntil = new Date(now.getTime() + jobLeaseSeconds * 1_000);
  const job = await jobs.take({ claimId: newClaimId(), now, leaseUntil });
  if (job === null) return false;
  const ended = runTaken(deps, job);
  if (await endsWithin(ended, jobLeaseSeconds * 1_000)) return true;
  // Its end is still recorded unless another worker has taken it; if the store fails then, the job runs again.
  ended.catch(() => undefined);
  listener({ job, end: 'overdue' });
  return true;
}

async function runTaken({ jobs, run, retry, clock, listener }: JobRunnerDeps, job: TakenJob): Promise<void> {
  const { retrySeconds = RETRY_SECONDS } = retry;
  const end = () => ({ id: job.id, claimId: job.claimId, now: clock.now() });
  const bury = async (error: unknown): Promise<void> => {
    await jobs.bury(end(), errorText(error));
    listener({ job, end: 'buried', error });
  };
  // More attempts than recorded failures: the job crashes the process each time.
  if (job.attempt > retrySeconds.length + 1) {
    await bury(new Error('The job never ended: it hung, or the process died, at each attempt.'));
    return;
  }
  try {
    await run(job);
  } catch (error) {
    const seconds = retrySeconds[job.attempt - 1];
    if (seconds === undefined) {
      await bury(error);
    } else {
      await jobs.postpone(end(), new Date(clock.now().getTime() + seconds * 1_000));
      listener({ job, end: 'postponed', error });
    }
    return;
  }
  const held = (await jobs.finish(end())) === 'held';
  listener({ job, end: held ? 'finished' : 'finished_after_lease' });
}

/** Short, for a person. */
function errorText(error: unknown): string {
  const failure = error instanceof ReceiverError && error.cause !== undefined ? error.cause : error;
  return (failure instanceof Error ? failure.message : String(failure)).slice(0, 500);
}
