/**
 * What every receipt store must do, as a suite that each store's test file runs. Knows no store.
 */
import { describe, expect, it } from 'vitest';
import type { ClaimRequest, ReceiptStore } from '../../receiver-kit/src/index.ts';
import { EventName } from '../../receiver-kit/src/index.ts';

const START = Date.parse('2025-01-10T08:30:00Z');
const at = (seconds: number): Date => new Date(START + seconds * 1_000);

let events = 0;

/** A claim of a new event, with a lease from second 0 to 60. */
function aClaim(fields: Partial<ClaimRequest> = {}): ClaimRequest {
  events += 1;
  return {
    eventId: `evt_contract_${events}`,
    eventName: EventName.ORDER_SUCCEEDED,
    payloadHash: 'a'.repeat(64),
    claimId: 'first',
    now: at(0),
    leaseUntil: at(60),
    ...fields,
  };
}

/** The suite. The store is made by the test file before its first test. */
export function describeReceiptStore(name: string, theStore: () => ReceiptStore): void {
  describe(name, () => {
    it('gives a new event to the first who claims it', async () => {
      expect(await theStore().claim(aClaim())).toEqual({ outcome: 'claimed', attempt: 1 });
    });

    it('gives it to nobody else while the lease runs', async () => {
      const first = aClaim();
      await theStore().claim(first);
      const second = await theStore().claim({ ...first, claimId: 'second', now: at(59.999), leaseUntil: at(120) });
      expect(second).toEqual({ outcome: 'running', leaseUntil: at(60) });
    });

    it('gives one event of 50 claims at once to one of them', async () => {
      const first = aClaim();
      const claims = Array.from({ length: 50 }, (_, index) => ({ ...first, claimId: `claim ${index}` }));
      const results = await Promise.all(claims.map((claim) => theStore().claim(claim)));
      expect(results.filter(({ outcome }) => outcome === 'claimed')).toHaveLength(1);
      expect(results.filter(({ outcome }) => outcome === 'running')).toHaveLength(49);
    });

    it('remembers what is done', async () => {
      const first = aClaim();
      await theStore().claim(first);
      expect(await theStore().complete({ ...first, now: at(1) })).toBe('held');
      expect(await theStore().claim({ ...first, claimId: 'second', now: at(1_000), leaseUntil: at(1_060) })).toEqual({
        outcome: 'done',
      });
    });

    it('opens a released event at once and counts the claims', async () => {
      const first = aClaim();
      await theStore().claim(first);
      await theStore().release({ ...first, now: at(1) });
      expect(await theStore().claim({ ...first, claimId: 'second', now: at(1) })).toEqual({
        outcome: 'claimed',
        attempt: 2,
      });
    });

    it('opens an event when its lease has ended', async () => {
      const first = aClaim();
      await theStore().claim(first);
      expect(await theStore().claim({ ...first, claimId: 'second', now: at(60), leaseUntil: at(120) })).toEqual({
        outcome: 'claimed',
        attempt: 2,
      });
      expect(await theStore().claim({ ...first, claimId: 'third', now: at(61), leaseUntil: at(121) })).toEqual({
        outcome: 'running',
        leaseUntil: at(120),
      });
    });

    it('gives an event whose lease has ended to one of 50 who claim it at once', async () => {
      const first = aClaim();
      await theStore().claim(first);
      const later = { ...first, now: at(61), leaseUntil: at(121) };
      const claims = Array.from({ length: 50 }, (_, index) => ({ ...later, claimId: `later ${index}` }));
      const results = await Promise.all(claims.map((claim) => theStore().claim(claim)));
      expect(results.filter(({ outcome }) => outcome === 'claimed')).toEqual([{ outcome: 'claimed', attempt: 2 }]);
    });

    it('records as done what its owner finished after the lease, and says that the claim was lost', async () => {
      const first = aClaim();
      const second = { ...first, claimId: 'second', now: at(61), leaseUntil: at(121) };
      await theStore().claim(first);
      await theStore().claim(second);
      expect(await theStore().complete({ ...first, now: at(70) })).toBe('lost');
      await theStore().release({ ...second, now: at(71) });
      expect(await theStore().claim({ ...first, claimId: 'third', now: at(72) })).toEqual({ outcome: 'done' });
    });

    it('lets nobody release the claim of another', async () => {
      const first = aClaim();
      await theStore().claim(first);
      await theStore().release({ ...first, claimId: 'second', now: at(1) });
      expect(await theStore().claim({ ...first, claimId: 'third', now: at(2) })).toMatchObject({ outcome: 'running' });
    });

    it('never opens again what is done', async () => {
      const first = aClaim();
      await theStore().claim(first);
      await theStore().complete({ ...first, now: at(1) });
      await theStore().release({ ...first, now: at(2) });
      expect(await theStore().claim({ ...first, now: at(3) })).toEqual({ outcome: 'done' });
    });

    it('records as done even what it has no memory of', async () => {
      const first = aClaim();
      expect(await theStore().complete({ ...first, now: at(1) })).toBe('lost');
      expect(await theStore().claim({ ...first, now: at(2) })).toEqual({ outcome: 'done' });
    });

    it('reports another payload under a known id, whatever the state of the event', async () => {
      const first = aClaim();
      const other = { ...first, claimId: 'other', payloadHash: 'b'.repeat(64) };
      await theStore().claim(first);
      expect(await theStore().claim(other)).toEqual({ outcome: 'conflict' });
      expect(await theStore().claim({ ...other, now: at(61) })).toEqual({ outcome: 'conflict' });
      await theStore().release({ ...first, now: at(62) });
      expect(await theStore().claim({ ...other, now: at(63) })).toEqual({ outcome: 'conflict' });
      await theStore().complete({ ...first, now: at(64) });
      expect(await theStore().claim({ ...other, now: at(65) })).toEqual({ outcome: 'conflict' });
    });

    it('keeps events apart and takes odd texts as they are', async () => {
      for (const eventId of ['evt_$state', 'evt_a.b', 'evt___proto__']) {
        const first = aClaim({ eventId, eventName: '$eventName', claimId: '$claimId' });
        expect(await theStore().claim(first)).toEqual({ outcome: 'claimed', attempt: 1 });
        expect(await theStore().complete({ ...first, now: at(1) })).toBe('held');
      }
    });
  });
}
