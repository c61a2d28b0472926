/**
 * One event on its way to one merchant: what is known of it and of every attempt. Pure data, no network, no database.
 */
import type { EventName } from '../../generated/values.ts';

/** PENDING: due at a known time. WAITING: no address to send to. ACKED: the 200 is stored. DONE: its document knows. */
export const DeliveryState = { PENDING: 'PENDING', WAITING: 'WAITING', ACKED: 'ACKED', DONE: 'DONE' } as const;
export type DeliveryState = (typeof DeliveryState)[keyof typeof DeliveryState];

/** How an attempt ended. Only ACKNOWLEDGED ends the delivery. */
export const AttemptOutcome = {
  /** The endpoint answered exactly 200. */
  ACKNOWLEDGED: 'ACKNOWLEDGED',
  /** The endpoint answered with another status. */
  REJECTED: 'REJECTED',
  /** No whole answer within the deadline. */
  TIMEOUT: 'TIMEOUT',
  /** No connection within the connect deadline. */
  CONNECT_TIMEOUT: 'CONNECT_TIMEOUT',
  /** The connection could not be made, or broke before the answer was whole. */
  CONNECTION_FAILED: 'CONNECTION_FAILED',
  /** The address guard does not let the URL through. Nothing was sent. */
  ADDRESS_REFUSED: 'ADDRESS_REFUSED',
  /** The request could not be put together. Nothing was sent. */
  NOT_SENT: 'NOT_SENT',
  /** The sender stopped between intent and close: it may have been sent. */
  UNKNOWN: 'UNKNOWN',
} as const;
export type AttemptOutcome = (typeof AttemptOutcome)[keyof typeof AttemptOutcome];

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
  /** One sentence the merchant can act on; empty when acknowledged. */
  readonly detail: string;
  readonly status: number | null;
  /** The beginning of the answer's body. */
  readonly answer: string;
  /** The address connected to. */
  readonly address: string | null;
  /** Milliseconds to a ready connection, DNS and TLS included; null when an open one was used or none was made. */
  readonly connectMs: number | null;
  /** Milliseconds from first to last; null when not known. */
  readonly totalMs: number | null;
}

export type ClosedAttempt = AttemptIntent & AttemptResult & { readonly closedAt: Date };

/** A document that hosts an outbox: where the acknowledgement is to be marked. */
export interface HostRef {
  readonly collection: string;
  readonly id: string;
}

/** One delivery held by one worker. Every write about it must match `owner` and `fence`. */
export interface LeasedDelivery {
  readonly id: string;
  readonly merchantId: string;
  readonly eventName: EventName;
  readonly host: HostRef;
  readonly lane: string;
  /** The order's own address, which beats the configured one. */
  readonly webhookUrl: string | null;
  /** The event's exact text. */
  readonly body: string;
  readonly state: DeliveryState;
  /** How many attempts were ever begun. */
  readonly attemptCount: number;
  readonly owner: string;
  readonly fence: number;
}

/** What a merchant is told of one delivery. */
export interface DeliveryReport {
  readonly eventId: string;
  readonly eventName: EventName;
  readonly state: DeliveryState;
  /** True once a 200 is stored. */
  readonly notified: boolean;
  /** Null while an attempt runs, while it waits for a URL, and when it is over. */
  readonly nextAttemptAt: Date | null;
  /** How many were ever begun; `attempts` holds the last of them. */
  readonly attemptCount: number;
  readonly attempts: readonly (ClosedAttempt | OpenAttempt)[];
}

/** An attempt that runs at this moment. */
export type OpenAttempt = AttemptIntent & { readonly outcome: null };
