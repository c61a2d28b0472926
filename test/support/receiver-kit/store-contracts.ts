/**
 * The contracts that the kit exports for stores, as suites of this project's test runner.
 */
import { describe, it } from 'vitest';
import type { TransactionalJobStore, TransactionalStore } from '../../../receiver-kit/src/index.ts';
import {
  type CountedEffect,
  jobStoreContract,
  receiptStoreContract,
  transactionalStoreContract,
} from '../../../receiver-kit/src/testing/index.ts';

export interface StoresUnderTest<Transaction> {
  readonly store: TransactionalStore<Transaction>;
  readonly effect: CountedEffect<Transaction>;
  /** Until when the store will remember an event, where that can be asked. */
  readonly keptUntil?: (eventId: string) => Promise<Date>;
  /** An empty one. */
  readonly makeJobs: () => TransactionalJobStore<Transaction>;
}

export function describeStoreContracts<Transaction>(
  name: string,
  { store, effect, keptUntil, makeJobs }: StoresUnderTest<Transaction>,
): void {
  describe(`${name} keeps the contract of receipt stores`, () => {
    for (const { name: sentence, run } of receiptStoreContract(store, keptUntil === undefined ? {} : { keptUntil }))
      it(sentence, run);
  });
  describe(`${name} keeps the contract of transactional stores`, () => {
    for (const { name: sentence, run } of transactionalStoreContract(store, effect)) it(sentence, run);
  });
  describe(`the jobs of ${name} keep their contract`, () => {
    for (const { name: sentence, run } of jobStoreContract(makeJobs)) it(sentence, run);
  });
}
