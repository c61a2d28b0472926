/**
 * The level `claim`: claim the event under a lease, run the handler, record the event as done. The handler runs at least
 * once, and again when the process dies between the effect and the record.
 */
import type { ClaimRequest, ClaimResult, ReceiptStore } from '../store/receipt-store.ts';
import { storeCall } from '../store/store-call.ts';
import type { Delivery, Level, LevelDeps, RunHandler } from './level.ts';
import { handlerContext, handlerFailed, once } from './once.ts';

export interface ClaimLevelOptions {
  readonly store: ReceiptStore;
}

export function claim({ store }: ClaimLevelOptions): Level<unknown> {
  return {
    async process(deps, delivery, run) {
      const result = await once(deps, delivery, (request) =>
        storeCall(
          deps,
          'The store could not claim the event.',
          () => store.claim(request),
          releaseLate(store, request),
        ),
      );
      if (result === 'duplicate') return 'duplicate';
      const { request, taken } = result;
      await runClaimed({ store, deps, delivery, run }, request, taken.attempt);
      const message = 'The handler ran, but the store could not record it; the handler may run again.';
      const end = await storeCall(deps, message, () => store.complete({ ...request, now: deps.clock.now() }));
      return end === 'held' ? 'handled' : 'handled_after_lease';
    },
  };
}

/** Releases a claim that arrives after the deadline, so that the next delivery can take it. */
function releaseLate(store: ReceiptStore, request: ClaimRequest) {
  return ({ outcome }: ClaimResult): void => {
    if (outcome === 'claimed') store.release(request).catch(() => undefined);
  };
}

interface Claimed {
  readonly store: ReceiptStore;
  readonly deps: LevelDeps;
  readonly delivery: Delivery;
  readonly run: RunHandler<unknown>;
}

/** Runs the handler under its claim. After a failure the claim is released, so that the next delivery runs it again. */
async function runClaimed(
  { store, deps, delivery, run }: Claimed,
  request: ClaimRequest,
  attempt: number,
): Promise<void> {
  try {
    await run(handlerContext(delivery, request, attempt));
  } catch (cause) {
    // A failed release costs only time: the lease expires.
    const end = { ...request, now: deps.clock.now() };
    await storeCall(deps, 'The claim could not be released.', () => store.release(end)).catch(() => undefined);
    throw handlerFailed(cause);
  }
}
