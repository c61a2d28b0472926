/**
 * What stands for a transaction where there is no database: effects that are put off until the handler has succeeded.
 */

export interface MemoryTransaction {
  /** Runs this when the handler has succeeded, in the same turn as the record of the event. It must not throw. */
  onCommit(effect: () => void): void;
}

const pending = new WeakMap<MemoryTransaction, (() => void)[]>();

export function memoryTransaction(): MemoryTransaction {
  const effects: (() => void)[] = [];
  const transaction: MemoryTransaction = { onCommit: (effect) => void effects.push(effect) };
  pending.set(transaction, effects);
  return transaction;
}

export function commit(transaction: MemoryTransaction): void {
  for (const effect of pending.get(transaction) ?? []) effect();
  pending.delete(transaction);
}
