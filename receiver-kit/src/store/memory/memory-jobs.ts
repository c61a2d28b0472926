/**
 * Jobs in the memory of this process, for development and tests. They are lost with the process.
 */
import { ReceiverError } from '../../errors.ts';
import type { BuriedJob, JobEnd, NewJob, TransactionalJobStore } from '../../jobs/job-store.ts';
import type { MemoryTransaction } from './memory-store.ts';
import { type MemoryStoreOptions, warnProcess } from './memory-store.ts';

interface StoredJob extends NewJob {
  readonly state: 'open' | 'done' | 'buried';
  readonly attempt: number;
  readonly dueAt: Date;
  readonly claimId: string | null;
  readonly error: string;
}

export interface MemoryJobsOptions extends Pick<MemoryStoreOptions, 'environment' | 'warn'> {
  /** The most jobs that are stored; beyond it the job that was done first is dropped. 10,000 when absent. */
  readonly maxJobs?: number;
}

const WARNING =
  'memoryJobs() loses every job when the process ends, also events that were answered with 200: use mongoJobs(), redisJobs() or postgresJobs() in production.';

/** @throws ReceiverError ERR_CONFIG when `maxJobs` is not a whole number above 0. */
export function memoryJobs(options: MemoryJobsOptions = {}): TransactionalJobStore<MemoryTransaction> {
  const { maxJobs = 10_000, environment = process.env.NODE_ENV, warn = warnProcess } = options;
  if (!Number.isSafeInteger(maxJobs) || maxJobs < 1) {
    throw new ReceiverError('ERR_CONFIG', 'memoryJobs: maxJobs must be a whole number above 0.');
  }
  if (environment === 'production') warn(WARNING);
  const jobs = new Map<string, StoredJob>();
  const open = (): StoredJob[] => [...jobs.values()].filter(({ state }) => state === 'open');
  const buried = (): StoredJob[] => [...jobs.values()].filter(({ state }) => state === 'buried');
  /** Drops the jobs that were done first. Throws when that is not enough: waiting jobs are never dropped. */
  const makeRoom = (count: number): void => {
    for (const [id, { state }] of jobs) {
      if (jobs.size + count <= maxJobs) return;
      if (state === 'done') jobs.delete(id);
    }
    if (jobs.size + count > maxJobs) throw new Error('memoryJobs is full of jobs that wait: raise maxJobs.');
  };
  const add = (job: NewJob): void => {
    jobs.set(job.id, { ...job, state: 'open', attempt: 0, dueAt: job.now, claimId: null, error: '' });
  };
  const end = ({ id, claimId }: JobEnd, fields: Partial<StoredJob>): 'held' | 'lost' => {
    const known = jobs.get(id);
    if (known?.state !== 'open' || known.claimId !== claimId) return 'lost';
    // A done job moves to the end, so that done jobs are dropped in their order.
    if (fields.state === 'done') jobs.delete(id);
    jobs.set(id, { ...known, claimId: null, ...fields });
    return 'held';
  };

  return {
    async add(job) {
      const known = jobs.get(job.id);
      if (known !== undefined) return known.payloadHash === job.payloadHash ? 'known' : 'conflict';
      makeRoom(1);
      add(job);
      return 'added';
    },
    async addWithin(transaction, added) {
      makeRoom(added.length);
      transaction.onCommit(() => added.forEach(add));
    },
    async take({ claimId, now, leaseUntil }) {
      const [due] = open()
        .filter(({ dueAt }) => dueAt <= now)
        .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
      if (due === undefined) return null;
      const taken = { ...due, claimId, dueAt: leaseUntil, attempt: due.attempt + 1 };
      jobs.set(due.id, taken);
      const { id, name, payload, payloadHash, attempt } = taken;
      return { id, name, payload, payloadHash, attempt, claimId };
    },
    finish: async (ended) => end(ended, { state: 'done', payload: '' }),
    async postpone(ended, dueAt) {
      end(ended, { dueAt });
    },
    async bury(ended, error) {
      end(ended, { state: 'buried', error, dueAt: ended.now });
    },
    buried: async (limit) =>
      buried()
        .sort((one, other) => other.dueAt.getTime() - one.dueAt.getTime())
        .slice(0, limit)
        .map(({ id, name, attempt, error, dueAt }): BuriedJob => ({ id, name, attempt, error, buriedAt: dueAt })),
    async revive(ids, now) {
      const found = buried().filter(({ id }) => ids.includes(id));
      for (const job of found) jobs.set(job.id, { ...job, state: 'open', attempt: 0, dueAt: now, error: '' });
      return found.length;
    },
    count: async () => ({ open: open().length, buried: buried().length }),
  };
}
