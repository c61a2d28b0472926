/**
 * The orders that a reconciler processes at a time. The gateways share the places: one that hangs leaves half of what is
 * free to the others, and an order that is due waits for no other order while a place is free.
 */
import { createFairShareLimiter } from '../../platform/fair-share.ts';
import type { StoredOrder } from '../../storage/orders.ts';

export interface PlacesOf {
  readonly most: number;
  /** Claims an order that is due and has no attempt at these gateways; undefined when there is none. */
  readonly claim: (except: readonly string[]) => Promise<StoredOrder | undefined>;
  /** Processes an order; never rejects. */
  readonly process: (stored: StoredOrder) => Promise<void>;
  readonly claimFailed: (error: unknown) => void;
}

export type Places = ReturnType<typeof createPlaces>;

export function createPlaces({ most, claim, process, claimFailed }: PlacesOf) {
  const inProgress = new Set<Promise<void>>();
  const shares = createFairShareLimiter(most);
  const gateways = new Set<string>();
  /** Orders that may still be claimed. */
  let left = 0;
  let filling: Promise<void> | undefined;
  let isPlaceFreed = false;

  const fullGateways = (): string[] => [...gateways].filter((gateway) => !shares.isFree(gateway));

  const start = (stored: StoredOrder): void => {
    // A transaction that was declined before it got a gateway has an empty one.
    const asked = new Set(stored.order.txns.map(({ gateway }) => gateway).filter((gateway) => gateway !== ''));
    const count = (more: number) => {
      for (const gateway of asked) shares.count(gateway, more);
    };
    for (const gateway of asked) gateways.add(gateway);
    count(1);
    const processed = process(stored).then(() => {
      count(-1);
      inProgress.delete(processed);
      fill();
    });
    inProgress.add(processed);
  };

  const claimAll = async (): Promise<void> => {
    while (left > 0 && inProgress.size < most) {
      const stored = await claim(fullGateways());
      if (stored === undefined) return;
      left -= 1;
      start(stored);
    }
  };

  /** One claim at a time: the next one knows which gateways the orders before it ask. */
  const claimWhilePlacesAreFreed = async (): Promise<void> => {
    while (isPlaceFreed) {
      isPlaceFreed = false;
      await claimAll().catch(claimFailed);
    }
    filling = undefined;
  };

  function fill(): void {
    isPlaceFreed = true;
    filling ??= claimWhilePlacesAreFreed();
  }

  return {
    /** Starts orders that are due, and goes on whenever one ends, until none is due or so many have been started. */
    start(orders: number): void {
      left = orders;
      fill();
    },

    /** Claims no more. */
    close(): void {
      left = 0;
    },

    /** Resolves when no order is in progress. */
    async idle(): Promise<void> {
      while (filling !== undefined || inProgress.size > 0) await Promise.all([filling, ...inProgress]);
    },
  };
}
