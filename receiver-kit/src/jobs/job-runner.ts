/**
 * Carries out jobs of a job store, one after the other: take, run, finish; after a failure later again, and after too many
 * failures not any more. Knows nothing of what a job does.
 */
import { type Clock, endsWithin } from '../clock.ts';
import { ReceiverError } from '../errors.ts';
import type { JobStore, TakenJob } from './job-store.ts';

export interface RetryOptions {
  /** How long is waited after each failure, in seconds; after the last of them the job is buried. */
  readonly retrySeconds?: readonly number[];
  /**
   * How long a job may take before another worker may start it again, in seconds. So long a worker waits for it at most.
   * 60 when absent; in the inbox `leaseSeconds`.
   */
  readonly jobLeaseSeconds?: number;
}

/** 5 s to 1 h: about two hours in all. */
export const RETRY_SECONDS: readonly number[] = [5, 15, 30, 60, 120, 300, 600, 1_800, 3_600];
const LEASE_SECONDS = 60;

/** What became of a job. */
export interface JobReport {
  readonly job: TakenJob;
  /** `overdue`: it had not ended when its lease did. It may still end, and another worker may start it again. */
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
 * Runs the job that is due for longest, and waits for it until its lease has ended: one that hangs must not stop the others.
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
  // Its end is still recorded if no other worker has taken it by then; a store that fails then has the job run again.
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
  // Taken more often than it can have failed: it takes the process down each time.
  if (job.attempt > retrySeconds.length + 1) {
    await bury(new Error('It never ended: it hung, or the process died, each time it was tried.'));
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
  const told = error instanceof ReceiverError && error.cause !== undefined ? error.cause : error;
  return (told instanceof Error ? told.message : String(told)).slice(0, 500);
}
