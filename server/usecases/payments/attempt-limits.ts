/**
 * Stops card testing on the open POST /txns: limits by caller's address and by order, and on failures of one card.
 * Counted in fixed windows in the database, so that several processes count together.
 */
import { callerBlock, callerSite } from '../../platform/addresses/network-address.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { CounterStore } from '../../storage/attempt-counts.ts';

export interface LimitSettings {
  readonly perAddressPerMinute: number;
  readonly perOrderPerMinute: number;
  readonly cardFailuresPerHour: number;
}

/** Who wants to pay, and with which card. */
export interface Payer {
  /** Null for a caller with an API key: a merchant's server pays for many customers from one address. */
  readonly address: string | null;
  /** The card's fingerprint: the same over all merchants. */
  readonly fingerprint: string;
}

export type Admission =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

export interface AttemptLimits {
  /** Counts the call of this payer and says whether it may go on. Asked before the order is looked at or made. */
  admitPayer(payer: Payer): Promise<Admission>;
  /** Counts the attempt on the order and says whether it may go on. */
  admitAttempt(orderKey: string): Promise<Admission>;
  /** The bank refused the card, or its holder was not authenticated. Once for each attempt. */
  noteFailure(fingerprint: string): Promise<void>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** All /64s of one IPv6 /48 together may do so many times what one address may: a carrier's many customers, or one site's many names. */
const ADDRESSES_A_SITE = 8;

const admitted: Admission = { kind: 'admitted' };

/** No limits: the sandbox's default. */
export const noLimits: AttemptLimits = {
  admitPayer: () => Promise.resolve(admitted),
  admitAttempt: () => Promise.resolve(admitted),
  noteFailure: () => Promise.resolve(),
};

interface Window {
  readonly id: string;
  readonly endsAt: Date;
  readonly retryAfterSeconds: number;
}

interface LimitDeps {
  readonly counters: CounterStore;
  readonly clock: Clock;
  readonly settings: LimitSettings;
}

export function createAttemptLimits({ counters, clock, settings }: LimitDeps): AttemptLimits {
  function window(kind: string, key: string, lengthMs: number): Window {
    const now = clock.now().getTime();
    const start = now - (now % lengthMs);
    const endsAt = new Date(start + lengthMs);
    return {
      id: `${kind}:${key}:${start}`,
      endsAt,
      retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now) / 1_000)),
    };
  }

  const limited = ({ retryAfterSeconds }: Window): Admission => ({ kind: 'limited', retryAfterSeconds });

  /** Counts one more in the window. */
  async function count(counted: Window, most: number): Promise<Admission> {
    return (await counters.add(counted.id, counted.endsAt)) > most ? limited(counted) : admitted;
  }

  return {
    async admitPayer({ address, fingerprint }) {
      const failures = window('card', fingerprint, HOUR_MS);
      const most = settings.perAddressPerMinute;
      const site = address === null ? null : callerSite(address);
      const [failed, caller, together] = await Promise.all([
        counters.read(failures.id),
        address === null ? admitted : count(window('address', callerBlock(address), MINUTE_MS), most),
        site === null ? admitted : count(window('site', site, MINUTE_MS), most * ADDRESSES_A_SITE),
      ]);
      if (failed >= settings.cardFailuresPerHour) return limited(failures);
      return caller.kind === 'limited' ? caller : together;
    },

    admitAttempt: (orderKey) => count(window('order', orderKey, MINUTE_MS), settings.perOrderPerMinute),

    async noteFailure(fingerprint) {
      const failures = window('card', fingerprint, HOUR_MS);
      await counters.add(failures.id, failures.endsAt);
    },
  };
}
