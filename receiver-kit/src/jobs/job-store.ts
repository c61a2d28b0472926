/**
 * The contract of a job store: the durable list behind the inbox (events to handle) and the outbox (effects to run). A job is
 * added once by its id, taken under a lease, and ends finished or, after its last retry, buried.
 *
 * Rules for a store of your own: those of the receipt store hold here too. A job that was taken and not ended is open again
 * when its lease has ended. A finished or buried job is never taken, until it is revived.
 */

export interface NewJob {
  readonly id: string;
  /** The event's name, or the effect's. */
  readonly name: string;
  /** JSON text. */
  readonly payload: string;
  /** SHA-256 of what was received, hexadecimal. */
  readonly payloadHash: string;
  readonly now: Date;
}

/**
 * - `added`: the job is stored and survives a crash.
 * - `known`: a job with this id and hash exists, in any state.
 * - `conflict`: a job with this id and another hash exists.
 */
export type AddResult = 'added' | 'known' | 'conflict';

export interface TakeRequest {
  /** Unguessable, different for every request: whose job it is. */
  readonly claimId: string;
  readonly now: Date;
  readonly leaseUntil: Date;
}

export interface TakenJob {
  readonly id: string;
  readonly name: string;
  readonly payload: string;
  readonly payloadHash: string;
  /** How many times the job was taken, including this time. */
  readonly attempt: number;
  readonly claimId: string;
}

/** The job to end, its claim, and the time. */
export interface JobEnd {
  readonly id: string;
  readonly claimId: string;
  readonly now: Date;
}

export interface BuriedJob {
  readonly id: string;
  readonly name: string;
  readonly attempt: number;
  /** The error of the last attempt. */
  readonly error: string;
  readonly buriedAt: Date;
}

export interface JobCounts {
  /** Waiting or running. */
  readonly open: number;
  readonly buried: number;
}

export interface JobStore {
  add(job: NewJob): Promise<AddResult>;
  /** The job that is due for longest, now under this claim; null when none is due. */
  take(request: TakeRequest): Promise<TakenJob | null>;
  /** Records the job as done. `lost`: the lease ended and another worker took the job; nothing changes. */
  finish(end: JobEnd): Promise<'held' | 'lost'>;
  /** Reopens the job at `dueAt`, if this claim still holds it. */
  postpone(end: JobEnd, dueAt: Date): Promise<void>;
  /** Buries the job, if this claim still holds it: it is not taken again. */
  bury(end: JobEnd, error: string): Promise<void>;
  /** The buried jobs, the latest first. */
  buried(limit: number): Promise<readonly BuriedJob[]>;
  /** Reopens buried jobs with their attempts at 0. Returns their number. */
  revive(ids: readonly string[], now: Date): Promise<number>;
  count(): Promise<JobCounts>;
}

/** A store of jobs that can add them inside a transaction of the same database. */
export interface TransactionalJobStore<Transaction> extends JobStore {
  /** Called before each transaction, for work that must not run inside one, such as creating a table. */
  prepare?(): Promise<unknown>;
  /** Adds the jobs when the transaction commits, and not otherwise. Their ids are new. */
  addWithin(transaction: Transaction, jobs: readonly NewJob[]): Promise<void>;
}
