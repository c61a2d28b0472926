/**
 * What every store for `transactional` and `outboxed` must do beside the receipt store's contract, as cases for any test runner.
 */
import { deepStrictEqual as deepEqual, rejects } from 'node:assert/strict';
import type { TransactionalStore } from '../store/receipt-store.ts';
import { at, type ContractCase, casesOf, newId } from './contract-case.ts';
import { aClaim } from './receipt-store-contract.ts';

/** An effect that can be counted, in the data that the transactions write. */
export interface CountedEffect<Transaction> {
  /** Adds one under the key, through the transaction. */
  write(transaction: Transaction, key: string): Promise<void>;
  /** What has been added and committed under the key. */
  read(key: string): Promise<number>;
  /**
   * A write through the transaction that the database refuses. A store whose transactions only put effects off, and so can
   * refuse none, has none; the case of it is left out then.
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

    'runs no work for an event that is done': async () => {
      const first = aClaim();
      const key = newId('effect');
      await store.transact(first, add(key));
      deepEqual(await store.transact({ ...first, claimId: 'second' }, add(key)), { outcome: 'done' });
      deepEqual(await effect.read(key), 1);
    },

    'keeps nothing of work that fails, passes its error on and opens the event at once': async () => {
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

    'runs the work of one of 20 who come at once': async () => {
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

    'does not run the work while a claim holds the event, and does when its lease has ended': async () => {
      const first = aClaim();
      const key = newId('effect');
      await store.claim(first);
      const early = await store.transact({ ...first, claimId: 'second', now: at(1) }, add(key));
      deepEqual(early, { outcome: 'running', leaseUntil: at(60) });
      const late = { ...first, claimId: 'second', now: at(60), leaseUntil: at(120) };
      deepEqual(await store.transact(late, add(key)), { outcome: 'committed' });
      deepEqual(await effect.read(key), 1);
    },

    'counts the claims before it': async () => {
      const first = aClaim();
      const attempts: number[] = [];
      await store.claim(first);
      await store.release({ ...first, now: at(1) });
      await store.transact({ ...first, claimId: 'second', now: at(2) }, async (_transaction, attempt) => {
        attempts.push(attempt);
      });
      deepEqual(attempts, [2]);
    },

    'reports another payload under a known id and runs nothing': async () => {
      const first = aClaim();
      const key = newId('effect');
      await store.transact(first, add(key));
      const other = { ...first, claimId: 'other', payloadHash: 'b'.repeat(64) };
      deepEqual(await store.transact(other, add(key)), { outcome: 'conflict' });
      deepEqual(await effect.read(key), 1);
    },
  });
}

/** A case that only a database that can refuse a write can be held to. */
function refusal<Transaction>(
  store: TransactionalStore<Transaction>,
  effect: CountedEffect<Transaction>,
  refused: (transaction: Transaction) => Promise<unknown>,
): Record<string, () => Promise<void>> {
  return {
    'does not say that work was committed whose writes are gone, after a refused write that the work went past':
      async () => {
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
