/**
 * How a delivery is stored in `webhook_deliveries`: made once from an outbox, and read back as a report. Pure.
 * `dueAt` is there exactly while there is something to do; under a lease it is the lease's end, so that one index finds both
 * what is due and what a dead worker left behind.
 */
import type { EventName } from '../../generated/values.ts';
import {
  type Attempt,
  type AttemptIntent,
  type DeliveryReport,
  DeliveryState,
  type HostRef,
  ReportedState,
  UNKNOWN_RESULT,
} from './delivery.ts';
import type { OutboxEntry, OutboxHost, PendingEvent } from './outbox.ts';
import { eventBytes } from './wire.ts';

export interface DeliveryDocument {
  /** The event's id: inserting it twice cannot make two. */
  readonly _id: string;
  readonly merchantId: string;
  /** The order's id in lower case: order ids match without regard to case. */
  readonly orderKey?: string;
  readonly eventName: EventName;
  readonly at: Date;
  readonly host: HostRef;
  /** Deliveries of one lane share its limit of requests at a time. */
  readonly lane: string;
  readonly webhookUrl: string | null;
  readonly body: string;
  readonly state: DeliveryState;
  readonly dueAt?: Date;
  readonly owner?: string;
  readonly leaseUntil?: Date;
  readonly fence: number;
  readonly attemptCount: number;
  /** The attempt that runs, or that a dead worker left. */
  readonly open?: AttemptIntent;
  readonly attempts: readonly Attempt[];
  readonly acknowledgedAt?: Date;
}

export interface OutgoingEvent {
  readonly host: HostRef;
  readonly fields: OutboxHost;
  readonly entry: OutboxEntry;
  readonly event: PendingEvent;
  /** When it is relayed. */
  readonly now: Date;
}

/** The delivery of one event, due at once. */
export function deliveryDocument({ host, fields, entry, event, now }: OutgoingEvent): DeliveryDocument {
  const { merchantId, orderId, webhookUrl = null } = fields;
  return {
    _id: event.id,
    merchantId,
    ...(orderId === undefined ? {} : { orderKey: orderKeyOf(orderId) }),
    eventName: event.name,
    at: entry.at,
    host,
    lane: laneOf(merchantId, webhookUrl),
    webhookUrl,
    body: eventBytes(entry, event),
    state: DeliveryState.PENDING,
    // The event's time keeps the order; a clock ahead of ours does not hold it back.
    dueAt: entry.at < now ? entry.at : now,
    fence: 0,
    attemptCount: 0,
    attempts: [],
  };
}

/** The form in which an order's id is looked up. */
export function orderKeyOf(orderId: string): string {
  return orderId.toLowerCase();
}

function laneOf(merchantId: string, webhookUrl: string | null): string {
  const own = webhookUrl !== null && URL.canParse(webhookUrl) ? new URL(webhookUrl).origin : '';
  return `${merchantId} ${own}`.trimEnd();
}

/** What a merchant is told of a stored delivery. */
export function deliveryReport(document: Omit<DeliveryDocument, 'body'>, now: Date): DeliveryReport {
  const state = reportedState(document, now);
  const open = document.open === undefined ? [] : [{ ...document.open, ...UNKNOWN_RESULT }];
  return {
    eventId: document._id,
    eventName: document.eventName,
    dateCreated: document.at,
    state,
    notified: state === ReportedState.NOTIFIED,
    nextAttemptAt: state === ReportedState.PENDING ? (document.dueAt ?? null) : null,
    attemptCount: document.attemptCount,
    attempts: [...document.attempts, ...open],
  };
}

function reportedState({ state, leaseUntil }: Omit<DeliveryDocument, 'body'>, now: Date): ReportedState {
  switch (state) {
    case DeliveryState.PENDING:
      return leaseUntil !== undefined && leaseUntil > now ? ReportedState.IN_FLIGHT : ReportedState.PENDING;
    case DeliveryState.WAITING:
      return ReportedState.WAITING_FOR_URL;
    case DeliveryState.ACKED:
    case DeliveryState.DONE:
      return ReportedState.NOTIFIED;
    default:
      return state satisfies never;
  }
}
