/**
 * Combines concurrent calls into batches: the first call runs at once, and calls that arrive while it runs form the
 * next batch. Under light load no call waits; under heavy load many share a round trip. A batch belongs to the trace of its first call.
 */
import { activeSpan, inSpan } from '../../platform/active-span.ts';
import type { Span } from '../../platform/tracing.ts';

export interface BatchOf<Item, Answer> {
  /** Handles many items in one call; returns answers in their order. An error rejects every caller of the batch. */
  flush(items: readonly Item[]): Promise<readonly Answer[]>;
  /** Maximum number of items per batch. */
  readonly most: number;
  /** Maximum number of concurrent batches. */
  readonly atOnce: number;
  /** How long to gather items after a batch of several before the next, in milliseconds. Default: 0. */
  readonly gatherMs?: number;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
  readonly span: Span | undefined;
}

/** A function that handles one item as part of a batch. */
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
        if (gatherMs === 0 || batch.length === 1) next();
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
      const answers = await inSpan(batch[0]?.span, () => flush(batch.map(({ item }) => item)));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const answer = answers[index];
        if (answer === undefined) reject(new Error('The batch returned fewer answers than items.'));
        else resolve(answer);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject, span: activeSpan() });
      if (scheduled || running >= atOnce) return;
      // Runs after the current task, so that all of its calls form one batch.
      scheduled = true;
      queueMicrotask(run);
    });
}
