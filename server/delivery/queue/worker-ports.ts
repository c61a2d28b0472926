/**
 * What the webhook worker takes from the rest of the service, its settings, and the checkpoints of its work. Types and defaults only.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { EndpointPolicy } from '../../domain/merchants/webhook-url-rule.ts';
import type { AttemptOutcome, FailureClass } from './delivery.ts';
import { RETRY_SCHEDULE } from './schedule.ts';

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
  attempted(outcome: AttemptOutcome, failure: FailureClass | null): void;
  /** Milliseconds from the event to its stored 200, of one that nobody sent again by hand. */
  acknowledged(ageMs: number): void;
  /** An event is not as the contract has it. */
  flawed(): void;
  /** A delivery was put off: a secret or key of its merchant does not open, or is missing. */
  unprepared(): void;
  breakerOpened(): void;
  /** An endpoint said 410. */
  endpointGone(): void;
  /** So many events have been open for this share of the alarm age. */
  alarmed(percent: number, events: number): void;
}

/** Counts nothing. */
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
  /** Milliseconds to wait after the first failure, the second, …; the last repeats. */
  readonly retrySchedule: readonly number[];
  /** Milliseconds to a connection, and for a whole attempt. */
  readonly connectMs: number;
  readonly totalMs: number;
  /** Requests at a time to one endpoint. */
  readonly perEndpoint: number;
  /** Deliveries at a time over all endpoints that answer quickly, and over all that do not. */
  readonly overall: number;
  readonly overallSlow: number;
  /** An endpoint that takes longer than this is slow, in milliseconds. */
  readonly slowMs: number;
  /** Deliveries held at a time, begun or not: for one endpoint, and over all. */
  readonly heldPerEndpoint: number;
  readonly held: number;
  /** How long a lease holds without being renewed, milliseconds. It is renewed every third of that. */
  readonly leaseMs: number;
  /** The longest time between two looks for what is due, milliseconds. */
  readonly pollMs: number;
  /** How often deliveries without a URL are looked at again, milliseconds, should nobody have rearmed them. */
  readonly waitingSweepMs: number;
  /** How old an open event becomes before the operator is alarmed in full, milliseconds; and how often that is looked at. */
  readonly alarmAgeMs: number;
  readonly alarmSweepMs: number;
  /** For how long acknowledged events are kept, milliseconds. */
  readonly keepMs: number;
}

const HOUR_MS = 3_600_000;
/** For how long acknowledged events are kept, milliseconds. */
export const KEEP_MS = 30 * 24 * HOUR_MS;

/** The settings of the service, for a policy. */
export function workerSettings(policy: EndpointPolicy): WorkerSettings {
  return {
    policy,
    retrySchedule: RETRY_SCHEDULE,
    connectMs: 3_000,
    totalMs: 10_000,
    perEndpoint: 8,
    overall: 128,
    overallSlow: 64,
    slowMs: 1_000,
    heldPerEndpoint: 80,
    held: 1_024,
    leaseMs: 15_000,
    pollMs: 1_000,
    waitingSweepMs: 60_000,
    alarmAgeMs: 24 * HOUR_MS,
    alarmSweepMs: 60_000,
    keepMs: KEEP_MS,
  };
}

/**
 * The steps between a committed event and its stored 200, in their order, so that a test can stop, hold or kill the worker
 * at each. In service nothing happens there. A checkpoint that throws leaves things as a crash at that point would.
 */
export const Step = {
  /** Events stand in a host's outbox. */
  RELAY_FOUND: 'RELAY_FOUND',
  /** Their sequence numbers are taken; nothing of it is committed. */
  RELAY_NUMBERED: 'RELAY_NUMBERED',
  /** Their deliveries are stored. */
  RELAY_STORED: 'RELAY_STORED',
  /** The outbox is emptied of them. */
  RELAY_REMOVED: 'RELAY_REMOVED',
  /** Endpoints have something due that is in nobody's hands. */
  DUE_FOUND: 'DUE_FOUND',
  /** The deliveries to claim are read. */
  DUE_READ: 'DUE_READ',
  /** Their attempts are made ready, as far as they go out at once; nothing is leased. */
  FORESEEN: 'FORESEEN',
  /** They are leased, with the intents of these attempts, as far as nobody else was quicker: it is not known yet which. */
  LEASED: 'LEASED',
  /** It is known which are leased. */
  WON: 'WON',
  /** A worker that has leased a delivery, at once or as a due one, sets to work on it. */
  CLAIMED: 'CLAIMED',
  /** What is to be sent is made: encrypted, signed. */
  PREPARED: 'PREPARED',
  /** The intent is stored, nothing is sent. */
  INTENDED: 'INTENDED',
  /** The attempt is over, its outcome not stored. */
  ANSWERED: 'ANSWERED',
  /** The 200 is stored, the host does not know. */
  ACKNOWLEDGED: 'ACKNOWLEDGED',
  /** The host knows, the delivery is not finished. */
  MARKED: 'MARKED',
  /** Nothing is left to do. */
  FINISHED: 'FINISHED',
} as const;
export type Step = (typeof Step)[keyof typeof Step];

export type Checkpoint = (step: Step) => Promise<void>;
