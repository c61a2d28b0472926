import { describe, expect, it } from 'vitest';
import { EventName, type MemoryTransaction, memoryJobs, memoryStore } from '../../../receiver-kit/src/index.ts';
import type { CountedEffect } from '../../../receiver-kit/src/testing/index.ts';
import { describeCrashRecovery } from '../../support/receiver-kit/crash-recovery.ts';
import { describeDeduplication } from '../../support/receiver-kit/deduplication.ts';
import { describeStoreContracts } from '../../support/receiver-kit/store-contracts.ts';

// It keeps so many events and no time, and its transactions only put effects off: the cases of both are left out, and what
// stands in their place is below.
describeStoreContracts('memoryStore', { store: memoryStore(), effect: memoryEffect(), makeJobs: () => memoryJobs() });
describeDeduplication('a receiver on memoryStore', () => memoryStore());
describeCrashRecovery('a receiver on memoryStore', () => memoryStore());

function memoryEffect(): CountedEffect<MemoryTransaction> {
  const counts = new Map<string, number>();
  const add = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  return {
    write: async (transaction, key) => transaction.onCommit(() => add(key)),
    read: async (key) => counts.get(key) ?? 0,
  };
}

describe('the bounds of memoryStore', () => {
  const claimOf = (eventId: string) => ({
    eventId,
    eventName: EventName.ORDER_SUCCEEDED,
    payloadHash: 'a',
    claimId: `claim of ${eventId}`,
    now: new Date(0),
    leaseUntil: new Date(60_000),
  });

  it('forgets the event that is done for longest when it is full', async () => {
    const store = memoryStore({ maxEvents: 2 });
    for (const eventId of ['evt_1', 'evt_2', 'evt_3']) {
      await store.claim(claimOf(eventId));
      await store.complete(claimOf(eventId));
    }
    expect(await store.claim(claimOf('evt_3'))).toEqual({ outcome: 'done' });
    expect(await store.claim(claimOf('evt_2'))).toEqual({ outcome: 'done' });
    expect(await store.claim(claimOf('evt_1'))).toEqual({ outcome: 'claimed', attempt: 1 });
  });

  it('remembers one that came again for longer than those that did not', async () => {
    const store = memoryStore({ maxEvents: 2 });
    for (const eventId of ['evt_1', 'evt_2']) {
      await store.claim(claimOf(eventId));
      await store.complete(claimOf(eventId));
    }
    expect(await store.claim(claimOf('evt_1'))).toEqual({ outcome: 'done' });
    await store.claim(claimOf('evt_3'));
    expect(await store.claim(claimOf('evt_1'))).toEqual({ outcome: 'done' });
  });

  it('carries out no effect of work that fails, however many it had put off', async () => {
    const store = memoryStore();
    const done: string[] = [];
    const work = async (transaction: MemoryTransaction): Promise<void> => {
      transaction.onCommit(() => done.push('one'));
      transaction.onCommit(() => done.push('two'));
      throw new Error('no stock');
    };
    await expect(store.transact(claimOf('evt_1'), work)).rejects.toThrow('no stock');
    expect(done).toEqual([]);
  });

  it('never forgets an event that is being handled: it refuses the new one instead', async () => {
    const store = memoryStore({ maxEvents: 2 });
    await store.claim(claimOf('evt_1'));
    await store.claim(claimOf('evt_2'));
    await expect(store.claim(claimOf('evt_3'))).rejects.toThrow('raise maxEvents');
    expect(await store.claim(claimOf('evt_1'))).toMatchObject({ outcome: 'running' });
  });
});

describe('memoryStore warns', () => {
  const warningsIn = (environment: string): string[] => {
    const warnings: string[] = [];
    memoryStore({ environment, warn: (message) => warnings.push(message) });
    return warnings;
  };

  it('in production, naming what to use instead', () => {
    expect(warningsIn('production')).toEqual([expect.stringContaining('use mongoStore() in production')]);
  });

  it('nowhere else', () => {
    expect(warningsIn('development')).toEqual([]);
  });
});

describe('the bounds of memoryJobs', () => {
  const job = (id: string) => ({ id, name: 'ship', payload: '{}', payloadHash: 'a', now: new Date(0) });
  const end = async (jobs: ReturnType<typeof memoryJobs>): Promise<void> => {
    const taken = await jobs.take({ claimId: 'mine', now: new Date(0), leaseUntil: new Date(60_000) });
    await jobs.finish({ id: taken?.id ?? '', claimId: 'mine', now: new Date(1) });
  };

  it('warns in production, and only there', () => {
    const warnings: string[] = [];
    const warn = (message: string) => void warnings.push(message);
    memoryJobs({ environment: 'development', warn });
    expect(warnings).toEqual([]);
    memoryJobs({ environment: 'production', warn });
    expect(warnings).toEqual([expect.stringContaining('memoryJobs() loses every job')]);
  });

  it('forgets what was done first when it is full, and never what waits', async () => {
    const jobs = memoryJobs({ maxJobs: 2 });
    await jobs.add(job('evt_1'));
    await end(jobs);
    await jobs.add(job('evt_2'));
    expect(await jobs.add(job('evt_1'))).toBe('known');
    await jobs.add(job('evt_3'));
    await expect(jobs.add(job('evt_4'))).rejects.toThrow('raise maxJobs');
    expect(await jobs.count()).toEqual({ open: 2, buried: 0 });
    await end(jobs);
    expect(await jobs.add(job('evt_1'))).toBe('added');
  });

  it('refuses a size of nothing', () => {
    expect(() => memoryJobs({ maxJobs: 0 })).toThrow('maxJobs');
  });
});
