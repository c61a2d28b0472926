/**
 * A store that fails when the test says so.
 */
import type { ReceiptStore } from '../../../receiver-kit/src/index.ts';

type Break = 'before' | 'after';

/** A store whose calls fail as long as they are in `broken`: before they reach the store, or after, the answer being lost. */
export function breakable(store: ReceiptStore) {
  const broken = new Map<keyof ReceiptStore, Break>();
  const guard = <Request, Result>(name: keyof ReceiptStore, call: (request: Request) => Promise<Result>) => {
    return async (request: Request): Promise<Result> => {
      if (broken.get(name) === 'before') throw new Error('the store is down');
      const result = await call(request);
      if (broken.get(name) === 'after') throw new Error('the answer was lost');
      return result;
    };
  };
  const wrapped: ReceiptStore = {
    claim: guard('claim', store.claim),
    complete: guard('complete', store.complete),
    release: guard('release', store.release),
  };
  return { store: wrapped, broken };
}
