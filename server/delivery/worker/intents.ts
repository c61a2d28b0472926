/**
 * Whether an attempt may begin: its intent is on record, under a lease that lasts for it. A worker may have stood still, or have waited
 * long for what it needs: where less is left of the lease, the write that records the intent makes sure of it and renews it.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { CompletionStore } from '../queue/completion-store.ts';
import type { LeasedDelivery, PreparedAttempt } from '../queue/delivery.ts';

/** How much of a lease must be left: more than the longest attempt takes, and renewals come three to a lease. */
const LEAST_LEFT = 2 / 3;

export interface IntentsOf {
  readonly completions: Pick<CompletionStore, 'intend'>;
  readonly clock: Clock;
  readonly leaseMs: number;
}

export type Intents = ReturnType<typeof createIntents>;

export function createIntents({ completions, clock, leaseMs }: IntentsOf) {
  /** Whether an attempt may begin under a lease that ends then. By a clock that was put back nobody can tell. */
  const lasts = (until: Date): boolean => {
    const leftMs = until.getTime() - clock.now().getTime();
    return leftMs > leaseMs * LEAST_LEFT && leftMs <= leaseMs;
  };

  return {
    lasts,

    /** The attempt that was stored with the lease, unless that is long ago or the merchant's settings were read anew since. */
    stored: ({ prepared, until }: LeasedDelivery, merchant: Merchant): PreparedAttempt | null =>
      prepared?.merchant === merchant && lasts(until) ? prepared : null,

    /** Puts an intent on record that is not. Answers until when the lease holds; null when another worker has the delivery. */
    async record(lease: LeasedDelivery, attempt: PreparedAttempt): Promise<Date | null> {
      const isLong = lasts(lease.until);
      if (isLong && lease.prepared === attempt) return lease.until;
      const until = isLong ? lease.until : new Date(clock.now().getTime() + leaseMs);
      return (await completions.intend(lease, attempt.intent, until)) === 'kept' ? until : null;
    },
  };
}
