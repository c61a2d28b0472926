/**
 * What a store of jobs must do: the durable list behind the inbox (events to be handled) and the outbox (effects to be
 * carried out). A job is added once by its id, taken under a lease, and ends finished or, after too many failures, buried.
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
 * - `added`: it is kept now, and survives a crash.
 * - `known`: a job with this id and hash is there, in whatever state.
 * - `conflict`: a job with this id and another hash is there.
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
  /** How many times it was taken, this time included. */
  readonly attempt: number;
  readonly claimId: string;
}

/** Which job is being ended, by whom and when. */
export interface JobEnd {
  readonly id: string;
  readonly claimId: string;
  readonly now: Date;
}

export interface BuriedJob {
  readonly id: string;
  readonly name: string;
  readonly attempt: number;
  /** Why it failed at last. */
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
  /** Done for good. `lost`: the lease had ended and another took the job; nothing is changed then. */
  finish(end: JobEnd): Promise<'held' | 'lost'>;
  /** Open again at `dueAt`, if this claim still holds it. */
  postpone(end: JobEnd, dueAt: Date): Promise<void>;
  /** Not taken any more, if this claim still holds it. */
  bury(end: JobEnd, error: string): Promise<void>;
  /** The buried jobs, the latest first. */
  buried(limit: number): Promise<readonly BuriedJob[]>;
  /** Opens buried jobs again, their attempts counted from the start. Answers with how many. */
  revive(ids: readonly string[], now: Date): Promise<number>;
  count(): Promise<JobCounts>;
}

/** A store of jobs that can add them inside a transaction of the same database. */
export interface TransactionalJobStore<Transaction> extends JobStore {
  /** Called before each transaction, for what must not be done while one is open: for example to make a table. */
  prepare?(): Promise<unknown>;
  /** Adds the jobs when the transaction commits, and not otherwise. Their ids are new. */
  addWithin(transaction: Transaction, jobs: readonly NewJob[]): Promise<void>;
}
