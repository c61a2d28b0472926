/**
 * Puts what many callers want at about the same moment into one call: the first goes at once, what comes while it runs goes
 * together with the next. Under light load nobody waits, under heavy load the cost of a round trip is shared.
 */

export interface BatchOf<Item, Answer> {
  /** One call for many items; answers in their order. When it throws, every caller of the batch gets the error. */
  flush(items: readonly Item[]): Promise<readonly Answer[]>;
  /** Items of one call at most. */
  readonly most: number;
  /** Calls at a time. */
  readonly atOnce: number;
  /** Milliseconds after a call in which more is gathered for the next. None where it is left out. */
  readonly gatherMs?: number;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** A function that takes one item and answers what the shared call said of it. */
export function createBatch<Item, Answer>({
  flush,
  most,
  atOnce,
  gatherMs = 0,
}: BatchOf<Item, Answer>): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  let running = 0;
  let scheduled = false;

  const run = (): void => {
    scheduled = false;
    while (running < atOnce && waiting.length > 0) {
      const batch = waiting.splice(0, most);
      running += 1;
      settle(batch).finally(() => {
        if (gatherMs === 0) next();
        else setTimeout(next, gatherMs);
      });
    }
  };
  const next = (): void => {
    running -= 1;
    run();
  };
  const settle = async (batch: readonly Waiting<Item, Answer>[]): Promise<void> => {
    try {
      const answers = await flush(batch.map(({ item }) => item));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const answer = answers[index];
        if (answer === undefined) reject(new Error('A batch was answered for fewer items than it had.'));
        else resolve(answer);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (scheduled || running >= atOnce) return;
      // After everything that happens at this moment, so that it goes in one call.
      scheduled = true;
      queueMicrotask(run);
    });
}
