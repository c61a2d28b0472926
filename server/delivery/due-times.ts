/** When a worker looks for what is due: where something may be, and else once in a while; beside a long relay not after each of its rounds. */
import type { Relayed } from './outbox/relay.ts';

export interface DueTimes {
  /** Something may be due that is in nobody's hands. */
  raise(): void;
  isRaised(): boolean;
  /** Whether it is time for a look, after a round of the relay that left so many due, and after which there is more to relay or not. */
  isTime(left: number, relay: Relayed['state']): boolean;
  /** A look begins. */
  looked(): void;
}

/** Between two looks while the relay has more to do, milliseconds, where nothing tells that more is due. */
const BESIDE_MS = 100;

/** A worker that has not looked yet. `pollMs`: the longest time between two looks. */
export function createDueTimes({
  pollMs,
  elapsed,
}: {
  readonly pollMs: number;
  readonly elapsed: () => number;
}): DueTimes {
  let raised = true;
  let anyLeft = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return {
    raise() {
      raised = true;
    },
    isRaised: () => raised,
    isTime(left, relay) {
      anyLeft ||= left > 0;
      const goesOn = relay === 'more';
      // What the relay leaves found no place: there is none at its next round either.
      return raised || (anyLeft && !goesOn) || elapsed() - lookedAt >= (goesOn ? Math.min(BESIDE_MS, pollMs) : pollMs);
    },
    looked() {
      raised = false;
      anyLeft = false;
      lookedAt = elapsed();
    },
  };
}
