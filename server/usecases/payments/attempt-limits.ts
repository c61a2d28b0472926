/**
 * Limits card testing through the open POST /txns: by the caller's address, by order, and by failures of one card.
 * Counts in fixed windows in the database, so that all processes share the counts.
 */
import { callerBlock, callerSite } from '../../platform/addresses/network-address.ts';
import type { Clock } from '../../platform/runtime.ts';
import type { CounterStore } from '../../storage/attempt-counts.ts';

export interface LimitSettings {
  readonly perAddressPerMinute: number;
  readonly perOrderPerMinute: number;
  readonly cardFailuresPerHour: number;
}

export interface Payer {
  /** Null for a caller with an API key: a merchant's server pays for many customers from one address. */
  readonly address: string | null;
  /** The card's fingerprint, which is the same for all merchants. */
  readonly fingerprint: string;
}

export type Admission =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

export interface AttemptLimits {
  /** Counts the payer's call and decides whether it may continue. Call it before the order is read or created. */
  admitPayer(payer: Payer): Promise<Admission>;
  /** Counts the attempt on the order and decides whether it may continue. */
  admitAttempt(orderKey: string): Promise<Admission>;
  /** Counts a refused card or a failed authentication. Call it once per attempt. */
  noteFailure(fingerprint: string): Promise<void>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The limit of an IPv6 /48, as a multiple of one address's limit: it may hold many customers of a carrier, or many
 * addresses of one caller.
 */
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
