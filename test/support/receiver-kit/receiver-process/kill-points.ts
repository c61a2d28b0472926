/**
 * The points at which a receiver process can be killed during a delivery, and a store that does so. The process sends itself
 * SIGKILL: what was not sent by then is never sent.
 */
import type { TransactionalJobStore, TransactionalStore } from '../../../../receiver-kit/src/index.ts';

/** In the order in which a delivery comes by them. */
export const KILL_POINTS = ['before the claim', 'after the claim', 'mid-handler', 'after the record', 'before the 200'];

/** Of an effect of the outbox, which is carried out after the answer. */
export const EFFECT_KILL_POINTS = ['before the effect', 'after the effect', 'before the job ends', 'after the job'];

/** Of an event in the inbox; the points of its handler come between the second and the third. */
export const INBOX_KILL_POINTS = ['before the inbox', 'after the inbox', 'before the job ends', 'after the job'];

/** Called at each point; does not come back from the one that is meant. */
export type AtPoint = (point: string) => Promise<void>;

/** @param meant the point where to die; nowhere, when it answers undefined. */
export function killAt(meant: () => string | undefined): AtPoint {
  return async (point) => {
    if (meant() !== point) return;
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => undefined);
  };
}

/** The same store, with the points of the store's calls in it. */
export function killableStore<Transaction>(
  store: TransactionalStore<Transaction>,
  at: AtPoint,
): TransactionalStore<Transaction> {
  return {
    async claim(request) {
      await at('before the claim');
      const result = await store.claim(request);
      if (result.outcome === 'claimed') await at('after the claim');
      return result;
    },
    async complete(end) {
      const result = await store.complete(end);
      await at('after the record');
      return result;
    },
    release: store.release,
    async transact(request, work) {
      await at('before the claim');
      const result = await store.transact(request, async (transaction, attempt) => {
        await at('after the claim');
        await work(transaction, attempt);
      });
      await at('after the record');
      return result;
    },
  };
}

/** The same list of jobs, with the points of its calls in it. */
export function killableJobs<Transaction>(
  jobs: TransactionalJobStore<Transaction>,
  at: AtPoint,
): TransactionalJobStore<Transaction> {
  return {
    ...jobs,
    async add(job) {
      await at('before the inbox');
      const result = await jobs.add(job);
      await at('after the inbox');
      return result;
    },
    async finish(end) {
      await at('before the job ends');
      const result = await jobs.finish(end);
      await at('after the job');
      return result;
    },
  };
}
