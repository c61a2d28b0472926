/**
 * The contract of a job store, as cases for any test runner. Jobs come from a shared list, so run the cases in sequence, each with an
 * empty store.
 */
import { deepStrictEqual as deepEqual } from 'node:assert/strict';
import type { JobStore, NewJob } from '../jobs/job-store.ts';
import { at, type ContractCase, newId } from './contract-case.ts';

function aJob(fields: Partial<NewJob> = {}): NewJob {
  return {
    id: newId('job'),
    name: '$name',
    payload: '{"$a":"größe"}',
    payloadHash: 'a'.repeat(64),
    now: at(0),
    ...fields,
  };
}

const take = (store: JobStore, claimId: string, seconds: number) =>
  store.take({ claimId, now: at(seconds), leaseUntil: at(seconds + 60) });

type Case = (store: JobStore) => Promise<void>;

const table: Readonly<Record<string, Case>> = {
  'gives a job as it was added, once': async (store) => {
    const job = aJob();
    deepEqual(await store.add(job), 'added');
    const { id, name, payload, payloadHash } = job;
    deepEqual(await take(store, 'first', 0), { id, name, payload, payloadHash, attempt: 1, claimId: 'first' });
    deepEqual(await take(store, 'second', 1), null);
  },

  'recognizes a job by its id in any state, and reports a different hash': async (store) => {
    const job = aJob();
    deepEqual(await store.add(job), 'added');
    deepEqual(await store.add(job), 'known');
    deepEqual(await store.add({ ...job, payloadHash: 'b'.repeat(64) }), 'conflict');
    await take(store, 'first', 0);
    await store.finish({ id: job.id, claimId: 'first', now: at(1) });
    deepEqual(await store.add(job), 'known');
    deepEqual(await take(store, 'second', 2), null);
  },

  'adds one of 20 equal jobs that arrive at once': async (store) => {
    const job = aJob();
    const results = await Promise.all(Array.from({ length: 20 }, () => store.add(job)));
    deepEqual(results.filter((result) => result === 'added').length, 1);
  },

  'gives each of 10 jobs to one of 20 concurrent callers': async (store) => {
    for (let count = 0; count < 10; count += 1) await store.add(aJob());
    const taken = await Promise.all(Array.from({ length: 20 }, (_, index) => take(store, `claim ${index}`, 0)));
    const ids = taken.flatMap((job) => (job === null ? [] : [job.id]));
    // A concurrent take can lose its job to another and return null. The next take finds the job.
    for (let job = await take(store, 'late', 0); job !== null; job = await take(store, 'late', 0)) ids.push(job.id);
    deepEqual([ids.length, new Set(ids).size], [10, 10]);
  },

  'gives the job that has been due the longest first': async (store) => {
    const [late, early] = [aJob({ now: at(5) }), aJob({ now: at(1) })];
    await store.add(late);
    await store.add(early);
    deepEqual((await take(store, 'first', 10))?.id, early.id);
    deepEqual((await take(store, 'second', 10))?.id, late.id);
  },

  'reopens a job when its lease has ended, and its first owner can no longer finish it': async (store) => {
    const { id } = aJob();
    await store.add(aJob({ id }));
    await take(store, 'first', 0);
    deepEqual(await take(store, 'second', 59), null);
    deepEqual((await take(store, 'second', 60))?.attempt, 2);
    deepEqual(await store.finish({ id, claimId: 'first', now: at(61) }), 'lost');
    await store.postpone({ id, claimId: 'first', now: at(61) }, at(61));
    await store.bury({ id, claimId: 'first', now: at(61) }, 'late');
    deepEqual(await take(store, 'third', 62), null);
    deepEqual(await store.finish({ id, claimId: 'second', now: at(63) }), 'held');
    deepEqual(await store.count(), { open: 0, buried: 0 });
  },

  'opens a postponed job when it is due': async (store) => {
    const { id } = aJob();
    await store.add(aJob({ id }));
    await take(store, 'first', 0);
    await store.postpone({ id, claimId: 'first', now: at(1) }, at(10));
    deepEqual(await take(store, 'second', 9), null);
    deepEqual((await take(store, 'second', 10))?.attempt, 2);
  },

  'keeps a buried job until it is revived, and restarts its attempt count': async (store) => {
    const [one, other] = [aJob(), aJob()];
    for (const [index, job] of [one, other].entries()) {
      await store.add(job);
      await take(store, 'first', 0);
      await store.bury({ id: job.id, claimId: 'first', now: at(index + 1) }, 'no such $order');
    }
    deepEqual(await take(store, 'second', 1_000), null);
    deepEqual(await store.count(), { open: 0, buried: 2 });
    const [latest] = await store.buried(1);
    deepEqual(latest, { id: other.id, name: '$name', attempt: 1, error: 'no such $order', buriedAt: at(2) });
    deepEqual(await store.revive([one.id, 'evt_not_there'], at(2_000)), 1);
    deepEqual(await store.count(), { open: 1, buried: 1 });
    deepEqual(await take(store, 'third', 2_000), {
      id: one.id,
      name: one.name,
      payload: one.payload,
      payloadHash: one.payloadHash,
      attempt: 1,
      claimId: 'third',
    });
  },
};

/** @param makeStore creates an empty store for each case. */
export function jobStoreContract(makeStore: () => JobStore | Promise<JobStore>): readonly ContractCase[] {
  return Object.entries(table).map(([name, check]) => ({ name, run: async () => check(await makeStore()) }));
}
