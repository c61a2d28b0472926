/**
 * What every job store must do, as cases for any test runner. A job is taken from a list, so the cases run one after the
 * other, each with a store of its own that is empty.
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

  'knows a job by its id, in whatever state, and reports another hash': async (store) => {
    const job = aJob();
    deepEqual(await store.add(job), 'added');
    deepEqual(await store.add(job), 'known');
    deepEqual(await store.add({ ...job, payloadHash: 'b'.repeat(64) }), 'conflict');
    await take(store, 'first', 0);
    await store.finish({ id: job.id, claimId: 'first', now: at(1) });
    deepEqual(await store.add(job), 'known');
    deepEqual(await take(store, 'second', 2), null);
  },

  'adds one of 20 equal jobs that come at once': async (store) => {
    const job = aJob();
    const results = await Promise.all(Array.from({ length: 20 }, () => store.add(job)));
    deepEqual(results.filter((result) => result === 'added').length, 1);
  },

  'gives each of 10 jobs to one of 20 who take at once': async (store) => {
    for (let count = 0; count < 10; count += 1) await store.add(aJob());
    const taken = await Promise.all(Array.from({ length: 20 }, (_, index) => take(store, `claim ${index}`, 0)));
    const ids = taken.flatMap((job) => (job === null ? [] : [job.id]));
    // Those who came to the same job as another may have gone away without one; the next who takes finds it.
    for (let job = await take(store, 'late', 0); job !== null; job = await take(store, 'late', 0)) ids.push(job.id);
    deepEqual([ids.length, new Set(ids).size], [10, 10]);
  },

  'gives the job that is due for longest first': async (store) => {
    const [late, early] = [aJob({ now: at(5) }), aJob({ now: at(1) })];
    await store.add(late);
    await store.add(early);
    deepEqual((await take(store, 'first', 10))?.id, early.id);
    deepEqual((await take(store, 'second', 10))?.id, late.id);
  },

  'opens a job again when its lease has ended, and its first owner cannot end it then': async (store) => {
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

  'keeps a buried job until it is revived, and counts its attempts anew': async (store) => {
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

/** @param makeStore an empty store for each case. */
export function jobStoreContract(makeStore: () => JobStore | Promise<JobStore>): readonly ContractCase[] {
  return Object.entries(table).map(([name, check]) => ({ name, run: async () => check(await makeStore()) }));
}
