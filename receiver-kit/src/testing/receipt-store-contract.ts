/**
 * What every receipt store must do, as cases for any test runner. Knows no store. The cases may run at once and share a
 * store with each other and with other data.
 */

import { deepStrictEqual as deepEqual } from 'node:assert/strict';
import { systemWait } from '../clock.ts';
import { EventName } from '../generated/events.ts';
import type { ClaimRequest, ReceiptStore } from '../store/receipt-store.ts';
import { at, type ContractCase, casesOf, newId } from './contract-case.ts';

/** A claim of a new event, with a lease from second 0 to 60. */
export function aClaim(fields: Partial<ClaimRequest> = {}): ClaimRequest {
  return {
    eventId: newId('contract'),
    eventName: EventName.ORDER_SUCCEEDED,
    payloadHash: 'a'.repeat(64),
    claimId: 'first',
    now: at(0),
    leaseUntil: at(60),
    ...fields,
  };
}

export interface ReceiptProbe {
  /** Until when the store will remember the event. A store that keeps no time, but so many events, has none; the case of it is left out then. */
  readonly keptUntil?: (eventId: string) => Promise<Date>;
}

const PAUSE_MS = 50;

/**
 * The contract.
 *
 * @example
 * for (const { name, run } of receiptStoreContract(myStore)) test(name, run);
 */
export function receiptStoreContract(store: ReceiptStore, { keptUntil }: ReceiptProbe = {}): readonly ContractCase[] {
  return casesOf({
    ...(keptUntil === undefined ? {} : renewal(store, keptUntil)),

    'gives a new event to the first who claims it': async () => {
      deepEqual(await store.claim(aClaim()), { outcome: 'claimed', attempt: 1 });
    },

    'gives it to nobody else while the lease runs': async () => {
      const first = aClaim();
      await store.claim(first);
      const second = await store.claim({ ...first, claimId: 'second', now: at(59.999), leaseUntil: at(120) });
      deepEqual(second, { outcome: 'running', leaseUntil: at(60) });
    },

    'gives one event of 50 claims at once to one of them': async () => {
      const first = aClaim();
      const claims = Array.from({ length: 50 }, (_, index) => ({ ...first, claimId: `claim ${index}` }));
      const results = await Promise.all(claims.map((claim) => store.claim(claim)));
      deepEqual(results.filter(({ outcome }) => outcome === 'claimed').length, 1);
      deepEqual(results.filter(({ outcome }) => outcome === 'running').length, 49);
    },

    'remembers what is done': async () => {
      const first = aClaim();
      await store.claim(first);
      deepEqual(await store.complete({ ...first, now: at(1) }), 'held');
      deepEqual(await store.claim({ ...first, claimId: 'second', now: at(1_000), leaseUntil: at(1_060) }), {
        outcome: 'done',
      });
    },

    'opens a released event at once and counts the claims': async () => {
      const first = aClaim();
      await store.claim(first);
      await store.release({ ...first, now: at(1) });
      deepEqual(await store.claim({ ...first, claimId: 'second', now: at(1) }), {
        outcome: 'claimed',
        attempt: 2,
      });
    },

    'opens an event when its lease has ended': async () => {
      const first = aClaim();
      await store.claim(first);
      deepEqual(await store.claim({ ...first, claimId: 'second', now: at(60), leaseUntil: at(120) }), {
        outcome: 'claimed',
        attempt: 2,
      });
      deepEqual(await store.claim({ ...first, claimId: 'third', now: at(61), leaseUntil: at(121) }), {
        outcome: 'running',
        leaseUntil: at(120),
      });
    },

    'gives an event whose lease has ended to one of 50 who claim it at once': async () => {
      const first = aClaim();
      await store.claim(first);
      const later = { ...first, now: at(61), leaseUntil: at(121) };
      const claims = Array.from({ length: 50 }, (_, index) => ({ ...later, claimId: `later ${index}` }));
      const results = await Promise.all(claims.map((claim) => store.claim(claim)));
      deepEqual(
        results.filter(({ outcome }) => outcome === 'claimed'),
        [{ outcome: 'claimed', attempt: 2 }],
      );
    },

    'records as done what its owner finished after the lease, and says that the claim was lost': async () => {
      const first = aClaim();
      const second = { ...first, claimId: 'second', now: at(61), leaseUntil: at(121) };
      await store.claim(first);
      await store.claim(second);
      deepEqual(await store.complete({ ...first, now: at(70) }), 'lost');
      await store.release({ ...second, now: at(71) });
      deepEqual(await store.claim({ ...first, claimId: 'third', now: at(72) }), { outcome: 'done' });
    },

    'lets nobody release the claim of another': async () => {
      const first = aClaim();
      await store.claim(first);
      await store.release({ ...first, claimId: 'second', now: at(1) });
      deepEqual((await store.claim({ ...first, claimId: 'third', now: at(2) })).outcome, 'running');
    },

    'never opens again what is done': async () => {
      const first = aClaim();
      await store.claim(first);
      await store.complete({ ...first, now: at(1) });
      await store.release({ ...first, now: at(2) });
      deepEqual(await store.claim({ ...first, now: at(3) }), { outcome: 'done' });
    },

    'records as done even what it has no memory of': async () => {
      const first = aClaim();
      deepEqual(await store.complete({ ...first, now: at(1) }), 'lost');
      deepEqual(await store.claim({ ...first, now: at(2) }), { outcome: 'done' });
    },

    'reports another payload under a known id, whatever the state of the event': async () => {
      const first = aClaim();
      const other = { ...first, claimId: 'other', payloadHash: 'b'.repeat(64) };
      await store.claim(first);
      deepEqual(await store.claim(other), { outcome: 'conflict' });
      deepEqual(await store.claim({ ...other, now: at(61) }), { outcome: 'conflict' });
      await store.release({ ...first, now: at(62) });
      deepEqual(await store.claim({ ...other, now: at(63) }), { outcome: 'conflict' });
      await store.complete({ ...first, now: at(64) });
      deepEqual(await store.claim({ ...other, now: at(65) }), { outcome: 'conflict' });
    },

    'keeps events apart and takes odd texts as they are': async () => {
      for (const kind of ['$state', 'a.b', '__proto__']) {
        const eventId = newId(kind);
        const first = aClaim({ eventId, eventName: '$eventName', claimId: '$claimId' });
        deepEqual(await store.claim(first), { outcome: 'claimed', attempt: 1 });
        deepEqual(await store.complete({ ...first, now: at(1) }), 'held');
      }
    },
  });
}

/** A case that only a store with a time to ask for can be held to. */
function renewal(
  store: ReceiptStore,
  keptUntil: (eventId: string) => Promise<Date>,
): Record<string, () => Promise<void>> {
  return {
    'remembers what is done for longer when it comes again': async () => {
      const first = aClaim();
      await store.claim(first);
      await store.complete({ ...first, now: at(1) });
      const before = await keptUntil(first.eventId);
      // A store may count the time itself: then a moment has to pass.
      await systemWait(PAUSE_MS);
      const later = at(20 * 86_400);
      deepEqual(await store.claim({ ...first, claimId: 'second', now: later }), { outcome: 'done' });
      deepEqual((await keptUntil(first.eventId)) > before, true);
    },
  };
}
