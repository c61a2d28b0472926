/**
 * The orders that a reconciler processes at a time. The gateways share the places: one that hangs leaves half of what is
 * free to the others, and an order that asks a gateway with a place to spare waits for no other order.
 */
import { gatewaysToAsk } from '../../domain/payments/next-run.ts';
import { createFairShareLimiter } from '../../platform/fair-share.ts';
import type { StoredOrder } from '../../storage/orders.ts';

export interface PlacesOf {
  readonly most: number;
  /** Claims an order that is due and asks none of these gateways; undefined when there is none. */
  readonly claim: (except: readonly string[]) => Promise<StoredOrder | undefined>;
  /** Processes an order; never rejects. */
  readonly process: (stored: StoredOrder) => Promise<void>;
  readonly claimFailed: (error: unknown) => void;
}

export function createPlaces({ most, claim, process, claimFailed }: PlacesOf) {
  const inProgress = new Map<string, Promise<void>>();
  const shares = createFairShareLimiter(most);
  const gateways = new Set<string>();
  /** Orders that may still be claimed. */
  let left = 0;
  let filling: Promise<void> | undefined;
  let isPlaceFreed = false;
  /** The gateways beside which nothing was due: another look would read again all orders that wait for them. */
  let nothingBeside: readonly string[] = [];

  const fullGateways = (): string[] => [...gateways].filter((gateway) => !shares.isFree(gateway));

  const start = (stored: StoredOrder): void => {
    const { key } = stored;
    const asked = gatewaysToAsk(stored.order);
    const count = (more: number) => {
      for (const gateway of asked) shares.count(gateway, more);
    };
    for (const gateway of asked) gateways.add(gateway);
    count(1);
    const processed = process(stored).then(() => {
      count(-1);
      inProgress.delete(key);
      fill();
    });
    inProgress.set(key, processed);
  };

  const claimAll = async (): Promise<void> => {
    while (left > 0 && inProgress.size < most) {
      const full = fullGateways();
      if (nothingBeside.length > 0 && nothingBeside.every((gateway) => full.includes(gateway))) return;
      const stored = await claim(full);
      if (stored === undefined) {
        nothingBeside = full;
        return;
      }
      left -= 1;
      // One that has been in progress for longer than its lease is only leased again.
      if (!inProgress.has(stored.key)) start(stored);
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
      nothingBeside = [];
      fill();
    },

    /** Claims no more. */
    close(): void {
      left = 0;
    },

    /** Resolves when no order is in progress. */
    async idle(): Promise<void> {
      while (filling !== undefined || inProgress.size > 0) await Promise.all([filling, ...inProgress.values()]);
    },
  };
}
