/**
 * The additional contract of a store for `transactional` and `outboxed`, beyond the receipt store's, as cases for any test runner.
 */
import { deepStrictEqual as deepEqual, rejects } from 'node:assert/strict';
import type { TransactionalStore } from '../store/receipt-store.ts';
import { at, type ContractCase, casesOf, newId } from './contract-case.ts';
import { aClaim } from './receipt-store-contract.ts';

/** A countable effect in the data that the transactions write. */
export interface CountedEffect<Transaction> {
  /** Adds one to the key, through the transaction. */
  write(transaction: Transaction, key: string): Promise<void>;
  /** The committed count of the key. */
  read(key: string): Promise<number>;
  /**
   * A write through the transaction that the database rejects. Omit it for a store whose transactions only queue effects; the case is
   * then left out.
   */
  refused?(transaction: Transaction): Promise<unknown>;
}

export function transactionalStoreContract<Transaction>(
  store: TransactionalStore<Transaction>,
  effect: CountedEffect<Transaction>,
): readonly ContractCase[] {
  const add = (key: string) => (transaction: Transaction) => effect.write(transaction, key);

  return casesOf({
    ...(effect.refused === undefined ? {} : refusal(store, effect, effect.refused)),

    'commits the work together with the record of the event': async () => {
      const first = aClaim();
      const key = newId('effect');
      deepEqual(await store.transact(first, add(key)), { outcome: 'committed' });
      deepEqual(await effect.read(key), 1);
      deepEqual(await store.claim({ ...first, claimId: 'second', now: at(1_000) }), { outcome: 'done' });
    },

    'runs no work for a completed event': async () => {
      const first = aClaim();
      const key = newId('effect');
      await store.transact(first, add(key));
      deepEqual(await store.transact({ ...first, claimId: 'second' }, add(key)), { outcome: 'done' });
      deepEqual(await effect.read(key), 1);
    },

    'rolls back failed work, rethrows its error and opens the event immediately': async () => {
      const first = aClaim();
      const key = newId('effect');
      const failure = new Error('no stock');
      const failing = async (transaction: Transaction): Promise<void> => {
        await effect.write(transaction, key);
        throw failure;
      };
      await rejects(store.transact(first, failing), (error) => error === failure);
      deepEqual(await effect.read(key), 0);
      deepEqual(await store.transact({ ...first, claimId: 'second' }, add(key)), { outcome: 'committed' });
      deepEqual(await effect.read(key), 1);
    },

    'runs the work of one of 20 concurrent calls': async () => {
      const first = aClaim();
      const key = newId('effect');
      const calls = Array.from({ length: 20 }, (_, index) =>
        store.transact({ ...first, claimId: `claim ${index}` }, add(key)),
      );
      const outcomes = (await Promise.all(calls)).map(({ outcome }) => outcome);
      deepEqual(outcomes.filter((outcome) => outcome === 'committed').length, 1);
      deepEqual(
        outcomes.filter((outcome) => outcome !== 'committed' && outcome !== 'running' && outcome !== 'done'),
        [],
      );
      deepEqual(await effect.read(key), 1);
    },

    'runs no work during another claim, and runs it when the lease has ended': async () => {
      const first = aClaim();
      const key = newId('effect');
      await store.claim(first);
      const early = await store.transact({ ...first, claimId: 'second', now: at(1) }, add(key));
      deepEqual(early, { outcome: 'running', leaseUntil: at(60) });
      const late = { ...first, claimId: 'second', now: at(60), leaseUntil: at(120) };
      deepEqual(await store.transact(late, add(key)), { outcome: 'committed' });
      deepEqual(await effect.read(key), 1);
    },

    'counts earlier claims': async () => {
      const first = aClaim();
      const attempts: number[] = [];
      await store.claim(first);
      await store.release({ ...first, now: at(1) });
      await store.transact({ ...first, claimId: 'second', now: at(2) }, async (_transaction, attempt) => {
        attempts.push(attempt);
      });
      deepEqual(attempts, [2]);
    },

    'reports a different payload for a known id and runs no work': async () => {
      const first = aClaim();
      const key = newId('effect');
      await store.transact(first, add(key));
      const other = { ...first, claimId: 'other', payloadHash: 'b'.repeat(64) };
      deepEqual(await store.transact(other, add(key)), { outcome: 'conflict' });
      deepEqual(await effect.read(key), 1);
    },
  });
}

/** A case for databases that can reject a write. */
function refusal<Transaction>(
  store: TransactionalStore<Transaction>,
  effect: CountedEffect<Transaction>,
  refused: (transaction: Transaction) => Promise<unknown>,
): Record<string, () => Promise<void>> {
  return {
    'does not report work as committed when a rejected write, which the work ignored, rolled it back': async () => {
      const first = aClaim();
      const key = newId('effect');
      const continuing = async (transaction: Transaction): Promise<void> => {
        await effect.write(transaction, key);
        await refused(transaction).catch(() => undefined);
      };
      const outcome = await store.transact(first, continuing).then(
        (result) => result.outcome,
        () => 'failed',
      );
      const isThere = (await effect.read(key)) === 1;
      deepEqual([outcome, isThere], outcome === 'committed' ? ['committed', true] : ['failed', false]);
    },
  };
}
