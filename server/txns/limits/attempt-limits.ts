/**
 * Stops card testing on the open POST /txns: limits by caller's address and by order, and on failures of one card.
 * Counted in fixed windows in the database, so that several processes count together.
 */
import type { Clock } from '../../runtime.ts';
import type { CounterStore } from './store.ts';

export interface LimitSettings {
  readonly perAddressPerMinute: number;
  readonly perOrderPerMinute: number;
  readonly cardFailuresPerHour: number;
}

export interface Attempt {
  readonly address: string;
  readonly orderKey: string;
  /** The card's fingerprint: the same over all merchants. */
  readonly fingerprint: string;
}

export type Admission =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

export interface AttemptLimits {
  /** Counts the attempt and says whether it may go on. */
  admit(attempt: Attempt): Promise<Admission>;
  /** The bank refused the card, or its holder was not authenticated. */
  noteFailure(fingerprint: string): Promise<void>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const admitted: Admission = { kind: 'admitted' };

/** No limits: the sandbox's default. */
export const noLimits: AttemptLimits = {
  admit: () => Promise.resolve(admitted),
  noteFailure: () => Promise.resolve(),
};

interface LimitDeps {
  readonly counters: CounterStore;
  readonly clock: Clock;
  readonly settings: LimitSettings;
}

export function createAttemptLimits({ counters, clock, settings }: LimitDeps): AttemptLimits {
  function window(kind: string, key: string, lengthMs: number) {
    const now = clock.now().getTime();
    const start = now - (now % lengthMs);
    const endsAt = new Date(start + lengthMs);
    return {
      id: `${kind}:${key}:${start}`,
      endsAt,
      retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now) / 1_000)),
    };
  }

  return {
    async admit({ address, orderKey, fingerprint }) {
      const failures = window('card', fingerprint, HOUR_MS);
      const byAddress = window('address', address, MINUTE_MS);
      const byOrder = window('order', orderKey, MINUTE_MS);
      const [failed, fromAddress] = await Promise.all([
        counters.read(failures.id),
        counters.add(byAddress.id, byAddress.endsAt),
      ]);
      if (failed >= settings.cardFailuresPerHour)
        return { kind: 'limited', retryAfterSeconds: failures.retryAfterSeconds };
      if (fromAddress > settings.perAddressPerMinute)
        return { kind: 'limited', retryAfterSeconds: byAddress.retryAfterSeconds };
      const onOrder = await counters.add(byOrder.id, byOrder.endsAt);
      if (onOrder > settings.perOrderPerMinute)
        return { kind: 'limited', retryAfterSeconds: byOrder.retryAfterSeconds };
      return admitted;
    },

    async noteFailure(fingerprint) {
      const failures = window('card', fingerprint, HOUR_MS);
      await counters.add(failures.id, failures.endsAt);
    },
  };
}
