/**
 * Limits the orders that are processed at once for gateways that answer late, so that a gateway that hangs does not
 * hold up the orders of the others. In memory only.
 */

import { holdRunsOutAt } from '../../domain/payments/holds.ts';
import type { Order } from '../../domain/payments/order.ts';
import { isDue } from '../../domain/payments/refunds.ts';
import type { Clock } from '../../platform/runtime.ts';

/** An order that took longer than this waited for its gateway, milliseconds. */
const LATE_MS = 2_000;

/** The gateways that an order is due at: for a result, for the void of an expired hold, or for a refund. */
export function dueGateways({ txns, refunds }: Order, now: Date): string[] {
  const isPast = (at: Date | null | undefined) => at !== null && at !== undefined && at <= now;
  const refunded = new Set(refunds.filter((refund) => isDue(refund, now)).map(({ txnUuid }) => txnUuid));
  return txns
    .filter((txn) => isPast(txn.reconcileAt) || isPast(holdRunsOutAt(txn)) || refunded.has(txn.txnUuid))
    .map(({ gateway }) => gateway);
}

export interface LateGatewaysOf {
  readonly clock: Clock;
  /** Orders at once of all gateways that answered late. */
  readonly most: number;
}

export type LateGateways = ReturnType<typeof createLateGateways>;

export function createLateGateways({ clock, most }: LateGatewaysOf) {
  /** Gateways whose latest order waited for them. */
  const late = new Set<string>();
  let waiting = 0;
  return {
    /**
     * Starts an order that is due at these gateways. Returns a function to call when the order is processed; null when one
     * of the gateways answered late and as many orders as may wait for such gateways already.
     */
    start(gateways: readonly string[]): (() => void) | null {
      const isLate = gateways.some((gateway) => late.has(gateway));
      if (isLate && waiting >= most) return null;
      if (isLate) waiting += 1;
      const startedAt = clock.now().getTime();
      return () => {
        if (isLate) waiting -= 1;
        const answersLate = clock.now().getTime() - startedAt > LATE_MS;
        for (const gateway of gateways) {
          if (answersLate) late.add(gateway);
          else late.delete(gateway);
        }
      };
    },
  };
}
