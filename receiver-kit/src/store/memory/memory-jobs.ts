/**
 * Jobs in the memory of this process: for trying out and for tests. They are gone with the process.
 */
import type { BuriedJob, JobEnd, NewJob, TransactionalJobStore } from '../../jobs/job-store.ts';
import type { MemoryTransaction } from './memory-transaction.ts';

interface Kept extends NewJob {
  readonly state: 'open' | 'done' | 'buried';
  readonly attempt: number;
  readonly dueAt: Date;
  readonly claimId: string | null;
  readonly error: string;
}

export function memoryJobs(): TransactionalJobStore<MemoryTransaction> {
  const jobs = new Map<string, Kept>();
  const open = (): Kept[] => [...jobs.values()].filter(({ state }) => state === 'open');
  const buried = (): Kept[] => [...jobs.values()].filter(({ state }) => state === 'buried');
  const add = (job: NewJob): void => {
    jobs.set(job.id, { ...job, state: 'open', attempt: 0, dueAt: job.now, claimId: null, error: '' });
  };
  const end = ({ id, claimId }: JobEnd, fields: Partial<Kept>): 'held' | 'lost' => {
    const known = jobs.get(id);
    if (known?.state !== 'open' || known.claimId !== claimId) return 'lost';
    jobs.set(id, { ...known, claimId: null, ...fields });
    return 'held';
  };

  return {
    async add(job) {
      const known = jobs.get(job.id);
      if (known !== undefined) return known.payloadHash === job.payloadHash ? 'known' : 'conflict';
      add(job);
      return 'added';
    },
    async addWithin(transaction, added) {
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
