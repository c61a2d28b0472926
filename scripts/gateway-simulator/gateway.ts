/**
 * The interface between the frame of a gateway simulator and the gateway that it simulates. The frame owns the server, the faults, the
 * ledger and the delivery of notifications; the gateway owns its API, its pages and its state.
 */
import type { Ledger } from './ledger.ts';

export interface SimulatedCall {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface SimulatedReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The target of an account's notifications. */
export interface NotificationTarget {
  readonly url: string;
  /** What the notifications are signed with. */
  readonly secret: string;
}

export interface SimulatedNotification {
  readonly id: string;
  /** The gateway's name of the event, for example `payment_intent.succeeded`. */
  readonly event: string;
  /** The account that it is about, as the gateway tells accounts apart. */
  readonly account: string;
  /** Signs it. Called for each delivery, so that the time in a signature is the time of the delivery. */
  render(secret: string): { readonly headers: Readonly<Record<string, string>>; readonly body: string };
  /** A notification that claims the opposite (for the fault `notify_contradicting`); null where there is none. */
  contradicting(): SimulatedNotification | null;
}

/** Sends a notification: after the answer of the call in progress, unless a fault says otherwise. */
export type Emit = (notification: SimulatedNotification) => void;

export interface CallContext {
  readonly emit: Emit;
  /** Waits for as long as the fault `slow` says. Await it before the call does anything, and count the call as in progress. */
  readonly delay: () => Promise<void>;
  /** Fail with the gateway's own 500: `before` without doing anything, `after` having done everything. */
  readonly failure: 'before' | 'after' | null;
}

export interface DisputeRequest {
  /** The gateway's id of the payment, or our reference. */
  readonly payment: string;
  readonly status: 'open' | 'won' | 'lost';
}

export interface SimulatedGateway {
  /** Answers every path that is not below `/simulator`. Faults without an endpoint spare paths below `/pages/`. */
  handle(call: SimulatedCall, context: CallContext): Promise<SimulatedReply>;
  rateLimited(): SimulatedReply;
  /** Fails a refund that succeeded or is pending, by the gateway's id or ours. False when there is none. */
  failRefund(id: string, emit: Emit): boolean;
  /** Opens, wins or loses a dispute. Returns the gateway's id of it; null when the payment or dispute does not exist. */
  dispute(request: DisputeRequest, emit: Emit): string | null;
  /** Whether an answer to a notification stops its retries. */
  acknowledged(status: number, body: string): boolean;
}

/** What the frame lends a gateway. */
export interface GatewayEnvironment {
  readonly ledger: Ledger;
  readonly now: () => Date;
  /** Letters and digits from the seeded random source, for ids. */
  readonly randomText: (length: number) => string;
  /** Where the simulator listens, for example `http://127.0.0.1:12112`. */
  readonly origin: () => string;
  /** Does something later: after this many milliseconds, or when the pending work is flushed. */
  readonly later: (ms: number, work: (emit: Emit) => void) => void;
}

export type CreateGateway = (environment: GatewayEnvironment) => SimulatedGateway;
