/**
 * What the webhook worker takes from the rest of the service, and its settings. Types and defaults only.
 */
import type { Merchant } from '../merchants/merchant.ts';
import type { AttemptOutcome } from './delivery.ts';
import { RETRY_SCHEDULE } from './schedule.ts';
import type { EndpointPolicy } from './url-rule.ts';

/** Where a merchant's webhook settings are read, at each attempt. */
export interface MerchantLookup {
  find(merchantId: string): Promise<Merchant | undefined>;
}

/** A structured log. Never given a secret, a header value or an event's body. */
export interface WebhookLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What may be counted. */
export interface WebhookMetrics {
  relayed(events: number): void;
  attempted(outcome: AttemptOutcome, totalMs: number): void;
  /** Milliseconds from the event to its stored 200. */
  acknowledged(ageMs: number): void;
}

export interface WorkerSettings {
  readonly policy: EndpointPolicy;
  /** Milliseconds to wait after the first failure, the second, …; the last repeats. */
  readonly retrySchedule: readonly number[];
  /** Milliseconds to a connection, and for a whole attempt. */
  readonly connectMs: number;
  readonly totalMs: number;
  /** Requests at a time, for one endpoint and over all. */
  readonly perLane: number;
  readonly overall: number;
  /** How long a lease holds without being renewed, milliseconds. Longer than `totalMs`. */
  readonly leaseMs: number;
  /** The longest time between two looks for what is due, milliseconds. */
  readonly pollMs: number;
  /** How often deliveries without a URL are looked at again, milliseconds, should nobody have rearmed them. */
  readonly waitingSweepMs: number;
}

/** The settings of the service, for a policy. */
export function workerSettings(policy: EndpointPolicy): WorkerSettings {
  return {
    policy,
    retrySchedule: RETRY_SCHEDULE,
    connectMs: 3_000,
    totalMs: 10_000,
    perLane: 8,
    overall: 64,
    leaseMs: 15_000,
    pollMs: 1_000,
    waitingSweepMs: 60_000,
  };
}
