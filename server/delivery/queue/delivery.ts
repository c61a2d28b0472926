/**
 * One event on its way to one merchant: what is known of it and of every attempt. Pure data, no network, no database.
 */
import { type EventName, WebhookFailureClass } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';

/** Where a delivery stands. Only PENDING and ACKED have something to do, at `dueAt`. */
export const DeliveryState = {
  PENDING: 'PENDING',
  /** No address to send to. */
  WAITING: 'WAITING',
  /** An earlier event of its order is still on its way, and the merchant wants them in order. */
  HELD: 'HELD',
  /** Stopped by hand. */
  STOPPED: 'STOPPED',
  /** The 200 is stored. */
  ACKED: 'ACKED',
  /** Its document knows of the 200. */
  DONE: 'DONE',
} as const;
export type DeliveryState = (typeof DeliveryState)[keyof typeof DeliveryState];

/** How an attempt ended, in the words of the settings API. Only ACKNOWLEDGED ends the delivery. */
export const AttemptOutcome = {
  /** The endpoint answered exactly 200. */
  ACKNOWLEDGED: 'ACKNOWLEDGED',
  /** The endpoint answered with another status. */
  NOT_ACKNOWLEDGED: 'NOT_ACKNOWLEDGED',
  /** No connection, or no whole answer, in time. */
  TIMED_OUT: 'TIMED_OUT',
  /** The connection could not be made, or broke before the answer was whole. */
  CONNECTION_FAILED: 'CONNECTION_FAILED',
  /** The address guard does not let the URL through. Nothing was sent. */
  ADDRESS_REFUSED: 'ADDRESS_REFUSED',
  /** It still runs, or the sender stopped between intent and close: it may have been sent. */
  UNKNOWN: 'UNKNOWN',
} as const;
export type AttemptOutcome = (typeof AttemptOutcome)[keyof typeof AttemptOutcome];

/** Why an attempt did not acknowledge, in the words of the settings API: what replays and metrics choose by. */
export const FailureClass = WebhookFailureClass;
export type FailureClass = WebhookFailureClass;

/** What is written before the request goes out. */
export interface AttemptIntent {
  /** From 1. */
  readonly number: number;
  readonly startedAt: Date;
  readonly url: string;
  /** As sent, secrets masked. */
  readonly requestHeaders: Readonly<Record<string, string>>;
}

/** What an attempt came to. */
export interface AttemptResult {
  readonly outcome: AttemptOutcome;
  /** Null when acknowledged. */
  readonly failure: FailureClass | null;
  /** One sentence the merchant can act on; empty when acknowledged. */
  readonly detail: string;
  readonly status: number | null;
  /** The beginning of the answer's body. */
  readonly answer: string;
  /** The address connected to. */
  readonly address: string | null;
  /** Milliseconds to a resolved name, to a TCP connection and through the TLS handshake, each by itself; null when an open connection was used, or when it did not come to that. */
  readonly dnsMs: number | null;
  readonly connectMs: number | null;
  readonly tlsMs: number | null;
  /** Milliseconds from the beginning to the answer's status. */
  readonly firstByteMs: number | null;
  /** Milliseconds from first to last; null while not known. */
  readonly totalMs: number | null;
}

/** How an attempt ended, and when. Where nobody knows, `finishedAt` is null and the outcome UNKNOWN. */
export type AttemptEnd = AttemptResult & { readonly finishedAt: Date | null };

/** An attempt that is over, or whose end nobody knows. */
export type Attempt = AttemptIntent & AttemptEnd;

/** What is known of an attempt that nobody closed. */
export const UNKNOWN_RESULT: AttemptEnd = {
  outcome: AttemptOutcome.UNKNOWN,
  failure: FailureClass.UNKNOWN,
  detail: 'It still runs, or the service stopped during it: it may have been received.',
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

/** A document that hosts an outbox: where the acknowledgement is to be marked. */
export interface HostRef {
  readonly collection: string;
  readonly id: string;
}

/** `probe`: the only one that goes to an endpoint whose breaker is open. */
export type AttemptKind = 'usual' | 'probe';

/** An attempt that is ready to go: what is recorded of it, and what is sent. */
export interface PreparedAttempt {
  readonly intent: AttemptIntent;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whose settings it was made with. */
  readonly merchant: Merchant;
}

/** One delivery held by one worker. Every write about it must match `owner` and `fence`. */
export interface LeasedDelivery {
  readonly id: string;
  readonly merchantId: string;
  /** The order's id as it is looked up; null for an event of no order. */
  readonly orderKey: string | null;
  /** The place of the event among all of its merchant, and among those of its order. From 1. */
  readonly sequence: number;
  readonly orderSequence: number;
  /** When the event happened. */
  readonly at: Date;
  readonly host: HostRef;
  /** The endpoint that it goes to. */
  readonly endpointKey: string;
  /** The order's own address, which beats the configured one. */
  readonly webhookUrl: string | null;
  /** The event's exact text. */
  readonly body: string;
  readonly state: DeliveryState;
  /** `again`: it was acknowledged or stopped before, and is sent again by hand. */
  readonly sending: 'first' | 'again';
  /** `before`: it was acknowledged once, so that no other event of its order waits for it, nor it for another. */
  readonly acknowledged: 'never' | 'before';
  /** `wanted`: to be laid down instead of being sent. */
  readonly stop: 'wanted' | 'not-wanted';
  /** How many attempts were ever begun, before this lease. */
  readonly attemptCount: number;
  /** How many of them were begun before it was last sent again by hand: the retry schedule began anew then. */
  readonly attemptsBefore: number;
  /** The attempt whose intent was stored with the lease; null when there is none. */
  readonly prepared: PreparedAttempt | null;
  readonly attemptKind: AttemptKind;
  readonly owner: string;
  /** When the lease ends, as it was taken: it may have been renewed since. */
  readonly until: Date;
  readonly fence: number;
}

/** What a merchant is told of a delivery's state. */
export const ReportedState = {
  /** To be sent at `nextAttemptAt`. */
  PENDING: 'PENDING',
  IN_FLIGHT: 'IN_FLIGHT',
  /** Neither the order nor the settings name an address. */
  WAITING_FOR_URL: 'WAITING_FOR_URL',
  /** Behind an earlier event of its order. */
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
  /** When the next probe goes out at the earliest. */
  readonly probeAt: Date;
  readonly lastError: string;
}

/** What a merchant is told of one delivery. */
export interface DeliveryReport {
  readonly eventId: string;
  readonly eventName: EventName;
  readonly sequence: number;
  readonly orderSequence: number;
  readonly dateCreated: Date;
  readonly state: ReportedState;
  readonly notified: boolean;
  /** Null unless PENDING. */
  readonly nextAttemptAt: Date | null;
  /** Why nothing is sent: null while the breaker of its endpoint is closed, and once there is nothing to send. */
  readonly openBreaker: OpenBreaker | null;
  /** How many were ever begun; `attempts` holds the last of them, oldest first. */
  readonly attemptCount: number;
  readonly attempts: readonly Attempt[];
}
