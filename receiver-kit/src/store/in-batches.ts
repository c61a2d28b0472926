/**
 * Batches concurrent calls, so that the database is called once for many. Nothing waits for a batch to fill: a call goes out
 * at once while a slot is free, and calls that arrive meanwhile go together when a slot is free again.
 */

export interface BatchOptions {
  /** The most calls in one batch. */
  readonly maxItems: number;
  /** The most batches in flight. */
  readonly slots: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result | Promise<Result>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * @param run returns a result for each item, in order, or a promise of one where an item needs its own call. An error fails
 *   the whole batch.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly (Result | Promise<Result>)[]>,
  { maxItems, slots }: BatchOptions,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let free = slots;
  let isScheduled = false;

  const flush = (): void => {
    isScheduled = false;
    while (free > 0 && queue.length > 0) {
      free -= 1;
      void send(queue.splice(0, maxItems)).finally(() => {
        free += 1;
        schedule();
      });
    }
  };
  // One turn of the event loop: whatever was read from the sockets in this turn goes together.
  const schedule = (): void => {
    if (isScheduled || queue.length === 0 || free === 0) return;
    isScheduled = true;
    setImmediate(flush);
  };
  const send = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await run(batch.map(({ item }) => item));
      batch.forEach(({ resolve, reject }, index) => {
        const result = results[index];
        if (result === undefined) reject(new Error('the batch has no result for this item'));
        else resolve(result);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      schedule();
    });
}
