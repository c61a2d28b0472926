/**
 * The contract of a receipt store, as cases for any test runner. The cases can run concurrently and share a store with each other and
 * with other data.
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
  /** When the event's record expires. Omit it for a store that limits the number of events instead; the case is then left out. */
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

    'gives a new event to its first claim': async () => {
      deepEqual(await store.claim(aClaim()), { outcome: 'claimed', attempt: 1 });
    },

    'refuses other claims during the lease': async () => {
      const first = aClaim();
      await store.claim(first);
      const second = await store.claim({ ...first, claimId: 'second', now: at(59.999), leaseUntil: at(120) });
      deepEqual(second, { outcome: 'running', leaseUntil: at(60) });
    },

    'gives an event to one of 50 concurrent claims': async () => {
      const first = aClaim();
      const claims = Array.from({ length: 50 }, (_, index) => ({ ...first, claimId: `claim ${index}` }));
      const results = await Promise.all(claims.map((claim) => store.claim(claim)));
      deepEqual(results.filter(({ outcome }) => outcome === 'claimed').length, 1);
      deepEqual(results.filter(({ outcome }) => outcome === 'running').length, 49);
    },

    'remembers a completed event': async () => {
      const first = aClaim();
      await store.claim(first);
      deepEqual(await store.complete({ ...first, now: at(1) }), 'held');
      deepEqual(await store.claim({ ...first, claimId: 'second', now: at(1_000), leaseUntil: at(1_060) }), {
        outcome: 'done',
      });
    },

    'opens a released event immediately and counts the claims': async () => {
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

    'gives an event whose lease has ended to one of 50 concurrent claims': async () => {
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

    'records an event as done that its owner completes after the lease, and reports the claim as lost': async () => {
      const first = aClaim();
      const second = { ...first, claimId: 'second', now: at(61), leaseUntil: at(121) };
      await store.claim(first);
      await store.claim(second);
      deepEqual(await store.complete({ ...first, now: at(70) }), 'lost');
      await store.release({ ...second, now: at(71) });
      deepEqual(await store.claim({ ...first, claimId: 'third', now: at(72) }), { outcome: 'done' });
    },

    'ignores the release of a claim by another owner': async () => {
      const first = aClaim();
      await store.claim(first);
      await store.release({ ...first, claimId: 'second', now: at(1) });
      deepEqual((await store.claim({ ...first, claimId: 'third', now: at(2) })).outcome, 'running');
    },

    'never reopens a completed event': async () => {
      const first = aClaim();
      await store.claim(first);
      await store.complete({ ...first, now: at(1) });
      await store.release({ ...first, now: at(2) });
      deepEqual(await store.claim({ ...first, now: at(3) }), { outcome: 'done' });
    },

    'records an unknown event as done': async () => {
      const first = aClaim();
      deepEqual(await store.complete({ ...first, now: at(1) }), 'lost');
      deepEqual(await store.claim({ ...first, now: at(2) }), { outcome: 'done' });
    },

    'reports a different payload for a known id, in any state of the event': async () => {
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

    'keeps events separate and stores unusual strings unchanged': async () => {
      for (const kind of ['$state', 'a.b', '__proto__']) {
        const eventId = newId(kind);
        const first = aClaim({ eventId, eventName: '$eventName', claimId: '$claimId' });
        deepEqual(await store.claim(first), { outcome: 'claimed', attempt: 1 });
        deepEqual(await store.complete({ ...first, now: at(1) }), 'held');
      }
    },
  });
}

/** A case for stores whose records have an expiry time. */
function renewal(
  store: ReceiptStore,
  keptUntil: (eventId: string) => Promise<Date>,
): Record<string, () => Promise<void>> {
  return {
    'remembers a completed event for longer when it arrives again': async () => {
      const first = aClaim();
      await store.claim(first);
      await store.complete({ ...first, now: at(1) });
      const before = await keptUntil(first.eventId);
      // A store can use its own clock, so let some time pass.
      await systemWait(PAUSE_MS);
      const later = at(20 * 86_400);
      deepEqual(await store.claim({ ...first, claimId: 'second', now: later }), { outcome: 'done' });
      deepEqual((await keptUntil(first.eventId)) > before, true);
    },
  };
}
