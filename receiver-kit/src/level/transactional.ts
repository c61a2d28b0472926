/**
 * The level `transactional`: the writes of the handler through its transaction and the record that the event is done are
 * committed together. The effect takes place exactly once; this excludes effects outside the transaction.
 */
import { ReceiverError } from '../errors.ts';
import type { HandlerContext } from '../event/handlers.ts';
import { missingMethods } from '../option-checks.ts';
import type { TransactionalStore } from '../store/receipt-store.ts';
import { storeCall, type Untimed } from '../store/store-call.ts';
import type { Delivery, Level, LevelDeps, Processed } from './level.ts';
import { handlerContext, handlerFailed, once } from './once.ts';

export interface TransactionalLevelOptions<Transaction> {
  readonly store: TransactionalStore<Transaction>;
}

/** What the level adds to the handler's context. */
export interface InTransaction<Transaction> {
  /** Pass it to every write of the effect: a session (MongoDB), a client (PostgreSQL), a list of commands (Redis). */
  readonly transaction: Transaction;
}

export function transactional<Transaction>({
  store,
}: TransactionalLevelOptions<Transaction>): Level<InTransaction<Transaction>> {
  const missing = missingMethods(store, ['transact']);
  if (missing.length > 0)
    throw new ReceiverError(
      'ERR_CONFIG',
      'transactional: store must have transact. Use a store with transactions, such as mongoStore(db, { client }).',
    );
  return {
    process: (deps, delivery, run) =>
      transact({ store, deps, delivery }, (context, transaction) => run({ ...context, transaction })),
  };
}

export interface Transacting<Transaction, Result> {
  readonly store: TransactionalStore<Transaction>;
  readonly deps: LevelDeps;
  readonly delivery: Delivery;
  /** Writes the result of the work in the same transaction. Its failure is the store's, not the handler's. */
  readonly save?: (transaction: Transaction, result: Result) => Promise<void>;
}

/** Runs the work in a transaction of the store, once for the event. */
export async function transact<Transaction, Result>(
  { store, deps, delivery, save }: Transacting<Transaction, Result>,
  work: (context: HandlerContext, transaction: Transaction) => Promise<Result>,
): Promise<Processed> {
  const result = await once(deps, delivery, async (request) => {
    // The store rethrows errors of the handler and throws its own: the answer distinguishes them.
    const failures = new Set<unknown>();
    const run = async (untimed: Untimed, transaction: Transaction, attempt: number): Promise<void> => {
      const result = await untimed(async () => {
        try {
          return await work(handlerContext(delivery, request, attempt), transaction);
        } catch (cause) {
          failures.add(cause);
          throw cause;
        }
      });
      await save?.(transaction, result);
    };
    return storeCall(deps, 'The store could not commit the event.', async (untimed) => {
      try {
        return await store.transact(request, (transaction, attempt) => run(untimed, transaction, attempt));
      } catch (cause) {
        if (failures.has(cause)) return { outcome: 'failed', cause } as const;
        throw cause;
      }
    });
  });
  if (result === 'duplicate') return 'duplicate';
  if (result.taken.outcome === 'failed') throw handlerFailed(result.taken.cause);
  return 'handled';
}
