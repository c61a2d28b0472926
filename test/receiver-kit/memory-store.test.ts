import { describe, expect, it } from 'vitest';
import { EventName, type MemoryTransaction, memoryJobs, memoryStore } from '../../receiver-kit/src/index.ts';
import type { CountedEffect } from '../../receiver-kit/src/testing/index.ts';
import { describeDyingMidway } from './dying-midway.ts';
import { describeReceivingOnce } from './receiving-once.ts';
import { describeStoreContracts } from './store-contracts.ts';

describeStoreContracts('memoryStore', { store: memoryStore(), effect: memoryEffect(), makeJobs: memoryJobs });
describeReceivingOnce('a receiver on memoryStore', () => memoryStore());
describeDyingMidway('a receiver on memoryStore', () => memoryStore());

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
