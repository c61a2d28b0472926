/**
 * A delivery: one event for one merchant, with the record of its attempts. Types only; no network, no database.
 */
import { type EventName, WebhookFailureClass } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';

/** State of a delivery. Only PENDING and ACKED have work to do, at `dueAt`. */
export const DeliveryState = {
  PENDING: 'PENDING',
  /** No address is configured. */
  WAITING: 'WAITING',
  /** An earlier event of its order is open, and the merchant wants events in order. */
  HELD: 'HELD',
  /** Stopped by hand. */
  STOPPED: 'STOPPED',
  /** The 200 is stored. */
  ACKED: 'ACKED',
  /** The 200 is marked in the host document. */
  DONE: 'DONE',
} as const;
export type DeliveryState = (typeof DeliveryState)[keyof typeof DeliveryState];

/** Outcome of an attempt, as in the settings API. Only ACKNOWLEDGED completes the delivery. */
export const AttemptOutcome = {
  /** The endpoint answered exactly 200. */
  ACKNOWLEDGED: 'ACKNOWLEDGED',
  /** The endpoint answered with another status. */
  NOT_ACKNOWLEDGED: 'NOT_ACKNOWLEDGED',
  /** No connection, or no complete response, in time. */
  TIMED_OUT: 'TIMED_OUT',
  /** The connection failed, or broke before the response was complete. */
  CONNECTION_FAILED: 'CONNECTION_FAILED',
  /** The address guard refused the URL. Nothing was sent. */
  ADDRESS_REFUSED: 'ADDRESS_REFUSED',
  /** The attempt is running, or the worker stopped during it: the event may have been received. */
  UNKNOWN: 'UNKNOWN',
} as const;
export type AttemptOutcome = (typeof AttemptOutcome)[keyof typeof AttemptOutcome];

/** Failure class of an attempt, as in the settings API. Replays filter by it and metrics count it. */
export const FailureClass = WebhookFailureClass;
export type FailureClass = WebhookFailureClass;

/** Stored before the request is sent. */
export interface AttemptIntent {
  /** From 1. */
  readonly number: number;
  readonly startedAt: Date;
  readonly url: string;
  /** As sent, with secrets masked. */
  readonly requestHeaders: Readonly<Record<string, string>>;
}

/** Result of an attempt. */
export interface AttemptResult {
  readonly outcome: AttemptOutcome;
  /** Null when acknowledged. */
  readonly failure: FailureClass | null;
  /** One sentence that the merchant can act on; empty when acknowledged. */
  readonly detail: string;
  readonly status: number | null;
  /** Headers of the response that help to find the cause of a failure; absent in attempts of earlier versions. */
  readonly answerHeaders?: Readonly<Record<string, string>>;
  /** The beginning of the response body. */
  readonly answer: string;
  /** The IP address connected to. */
  readonly address: string | null;
  /**
   * Milliseconds for DNS, for the TCP connection and for the TLS handshake; null when an open connection was reused, or
   * when the step was not reached.
   */
  readonly dnsMs: number | null;
  readonly connectMs: number | null;
  readonly tlsMs: number | null;
  /** Milliseconds from the start to the response status. */
  readonly firstByteMs: number | null;
  /** Milliseconds for the whole attempt; null while unknown. */
  readonly totalMs: number | null;
}

/** How an attempt ended, and when. For an unknown end, `finishedAt` is null and the outcome UNKNOWN. */
export type AttemptEnd = AttemptResult & { readonly finishedAt: Date | null };

/** An attempt that has ended, or whose end is unknown. */
export type Attempt = AttemptIntent & AttemptEnd;

/** The result of an attempt that was never closed. */
export const UNKNOWN_RESULT: AttemptEnd = {
  outcome: AttemptOutcome.UNKNOWN,
  failure: FailureClass.UNKNOWN,
  detail: 'In progress, or interrupted by a restart. The endpoint may have received it.',
  status: null,
  answer: '',
  address: null,
  dnsMs: null,
  connectMs: null,
  tlsMs: null,
  firstByteMs: null,
  totalMs: null,
  finishedAt: null,
};

/** A document that carries an outbox, where the acknowledgement is marked. */
export interface HostRef {
  readonly collection: string;
  readonly id: string;
}

/** `probe`: the single attempt allowed while the endpoint's breaker is open. */
export type AttemptKind = 'usual' | 'probe';

/** The span of an attempt. */
export interface AttemptTrace {
  /** The header of its request. */
  readonly traceparent: string;
  /** Call it when the request leaves. */
  sending(): void;
  /** Call it once, with the result. */
  end(result: AttemptResult): void;
}

/** An attempt that is ready to send: its intent and its request. */
export interface PreparedAttempt {
  readonly intent: AttemptIntent;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The merchant record that it was built from. */
  readonly merchant: Merchant;
  /** Null when the attempt is not traced. */
  readonly trace: AttemptTrace | null;
}

/** A delivery leased by one worker. Every write about it must match `owner` and `fence`. */
export interface LeasedDelivery {
  readonly id: string;
  readonly eventName: EventName;
  readonly merchantId: string;
  /** The order key; null for an event of no order. */
  readonly orderKey: string | null;
  /** Sequence numbers of the event within its merchant, and within its order. From 1. */
  readonly sequence: number;
  readonly orderSequence: number;
  /** When the event happened. */
  readonly at: Date;
  readonly host: HostRef;
  readonly endpointKey: string;
  /** The order's own address, which overrides the configured one. */
  readonly webhookUrl: string | null;
  /** The event's exact text. */
  readonly body: string;
  /** The `traceparent` of the step that raised the event; null when it was not recorded. */
  readonly trace: string | null;
  readonly state: DeliveryState;
  /** `again`: resent by hand after it was acknowledged or stopped. */
  readonly sending: 'first' | 'again';
  /** `before`: acknowledged once and now being resent; it takes no part in the order of events. */
  readonly acknowledged: 'never' | 'before';
  /** `wanted`: stop it instead of sending it. */
  readonly stop: 'wanted' | 'not-wanted';
  /** Attempts started before this lease. */
  readonly attemptCount: number;
  /** Attempts started before it was last resent by hand; the retry schedule starts over from there. */
  readonly attemptsBefore: number;
  /** The attempt whose intent was stored with the lease; null when there is none. */
  readonly prepared: PreparedAttempt | null;
  readonly attemptKind: AttemptKind;
  readonly owner: string;
  /** End of the lease when it was taken; it may have been renewed since. */
  readonly until: Date;
  readonly fence: number;
}

/** State of a delivery in a merchant's report. */
export const ReportedState = {
  /** Sent at `nextAttemptAt`. */
  PENDING: 'PENDING',
  IN_FLIGHT: 'IN_FLIGHT',
  /** Neither the order nor the settings name an address. */
  WAITING_FOR_URL: 'WAITING_FOR_URL',
  /** Held behind an earlier event of its order. */
  HELD: 'HELD',
  /** Stopped by hand. */
  STOPPED: 'STOPPED',
  /** Acknowledged with a stored 200. */
  NOTIFIED: 'NOTIFIED',
} as const;
export type ReportedState = (typeof ReportedState)[keyof typeof ReportedState];

/** An endpoint whose breaker is open. */
export interface OpenBreaker {
  readonly since: Date;
  /** Earliest time of the next probe. */
  readonly probeAt: Date;
  readonly lastError: string;
}

/** A merchant's report of one delivery. */
export interface DeliveryReport {
  readonly eventId: string;
  readonly eventName: EventName;
  readonly sequence: number;
  readonly orderSequence: number;
  readonly dateCreated: Date;
  readonly state: ReportedState;
  readonly notified: boolean;
  /** Whether the event waits because its endpoint is paused. */
  readonly paused: boolean;
  /** Null unless PENDING, and while the endpoint is paused. */
  readonly nextAttemptAt: Date | null;
  /** The endpoint's open circuit breaker; null while it is closed, and once nothing is left to send. */
  readonly openBreaker: OpenBreaker | null;
  /** Attempts started so far; `attempts` holds the latest of them, oldest first. */
  readonly attemptCount: number;
  readonly attempts: readonly Attempt[];
}
