/**
 * The ports of the webhook worker to the rest of the service, its settings, and its checkpoints. Types and defaults
 * only.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { EndpointPolicy } from '../../domain/merchants/webhook-url-rule.ts';
import type { AttemptResult } from './delivery.ts';
import { RETRY_SCHEDULE } from './retry-schedule.ts';

/** Reads a merchant's webhook settings, once for each attempt. */
export interface MerchantLookup {
  find(merchantId: string): Promise<Merchant | undefined>;
}

/** A structured log. Never pass it a secret, a header value or an event's body. */
export interface WebhookLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** An attempt that has ended, as metrics count it. */
export interface CountedAttempt extends Pick<AttemptResult, 'outcome' | 'failure' | 'totalMs'> {
  readonly endpointKey: string;
}

export interface WebhookMetrics {
  relayed(events: number): void;
  attempted(attempt: CountedAttempt): void;
  /** Milliseconds from the event to its stored 200; not called for resent events. */
  acknowledged(ageMs: number): void;
  /** An event violates the contract. */
  flawed(): void;
  /** A delivery was postponed: a secret or key of its merchant does not decrypt, or is missing. */
  unprepared(): void;
  breakerOpened(): void;
  /** An endpoint answered 410. */
  endpointGone(): void;
  /** Events that have been open for this share of the alarm age. */
  alarmed(percent: number, events: number): void;
}

export const NO_METRICS: WebhookMetrics = {
  relayed: () => {},
  attempted: () => {},
  acknowledged: () => {},
  flawed: () => {},
  unprepared: () => {},
  breakerOpened: () => {},
  endpointGone: () => {},
  alarmed: () => {},
};

export interface WorkerSettings {
  readonly policy: EndpointPolicy;
  /** Backoff after the first failure, the second, …, in milliseconds; the last value repeats. */
  readonly retrySchedule: readonly number[];
  /** Time limits for a connection, and for a whole attempt, milliseconds. */
  readonly connectMs: number;
  readonly totalMs: number;
  /** Concurrent requests to one endpoint. */
  readonly perEndpoint: number;
  /** Concurrent deliveries over all fast endpoints, and over all slow ones. */
  readonly overall: number;
  readonly overallSlow: number;
  /** An endpoint whose attempts take longer than this is slow, milliseconds. */
  readonly slowMs: number;
  /** Deliveries held at a time, started or not: for one endpoint, and in total. */
  readonly heldPerEndpoint: number;
  readonly held: number;
  /** Length of a lease, milliseconds. It is renewed every third of that. */
  readonly leaseMs: number;
  /** Longest time between two looks for due deliveries, milliseconds. */
  readonly pollMs: number;
  /** Time between two sweeps of parked deliveries, milliseconds. */
  readonly waitingSweepMs: number;
  /** Age of an open event that raises the full alarm, and time between two alarm sweeps, milliseconds. */
  readonly alarmAgeMs: number;
  readonly alarmSweepMs: number;
  /** Retention of acknowledged events, milliseconds. */
  readonly keepMs: number;
}

const HOUR_MS = 3_600_000;
/** Retention of acknowledged events, milliseconds. */
export const KEEP_MS = 30 * 24 * HOUR_MS;

/** The service's settings with a given endpoint policy. */
export function workerSettings(policy: EndpointPolicy): WorkerSettings {
  return {
    policy,
    retrySchedule: RETRY_SCHEDULE,
    connectMs: 3_000,
    totalMs: 10_000,
    perEndpoint: 8,
    overall: 256,
    overallSlow: 64,
    slowMs: 1_000,
    heldPerEndpoint: 640,
    held: 2_048,
    leaseMs: 15_000,
    pollMs: 1_000,
    waitingSweepMs: 60_000,
    alarmAgeMs: 24 * HOUR_MS,
    alarmSweepMs: 60_000,
    keepMs: KEEP_MS,
  };
}

/**
 * Checkpoints between a committed event and its stored 200, in order, where a test can stop, hold or kill the worker.
 * In production they do nothing. A checkpoint that throws has the effect of a crash at that point.
 */
export const Step = {
  /** Outboxes with entries were read. */
  RELAY_FOUND: 'RELAY_FOUND',
  /** Their sequence numbers are known; nothing is stored. */
  RELAY_NUMBERED: 'RELAY_NUMBERED',
  /** Their deliveries are stored. */
  RELAY_STORED: 'RELAY_STORED',
  /** They are removed from the outbox. */
  RELAY_REMOVED: 'RELAY_REMOVED',
  /** Endpoints with due deliveries were found. */
  DUE_FOUND: 'DUE_FOUND',
  /** The deliveries to claim are read. */
  DUE_READ: 'DUE_READ',
  /** Attempts that can start at once are prepared; nothing is leased. */
  FORESEEN: 'FORESEEN',
  /** The claim was written, with the intents of these attempts; its result is not known yet. */
  LEASED: 'LEASED',
  /** The result of the claim is known. */
  WON: 'WON',
  /** The execution of a leased delivery starts. */
  CLAIMED: 'CLAIMED',
  /** The request is built: encrypted and signed. */
  PREPARED: 'PREPARED',
  /** The intent is stored; nothing is sent. */
  INTENDED: 'INTENDED',
  /** The attempt is over; its outcome is not stored. */
  ANSWERED: 'ANSWERED',
  /** The host document is marked; the 200 is not stored in the delivery. */
  MARKED: 'MARKED',
  /** The delivery is completed. */
  FINISHED: 'FINISHED',
} as const;
export type Step = (typeof Step)[keyof typeof Step];

export type Checkpoint = (step: Step) => Promise<void>;
