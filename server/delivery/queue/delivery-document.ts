/**
 * The stored form of a delivery in `webhook_deliveries`: created once from an outbox entry, and read as a report. Pure.
 * `dueAt` is set exactly while there is work to do. Under a lease it is the end of the lease, so that one index finds
 * both due deliveries and those of a crashed worker.
 */
import type { EventName } from '../../../generated/values.ts';
import type { OutboxEntry, OutboxHost, PendingEvent } from '../../storage/outbox.ts';
import {
  type Attempt,
  type AttemptIntent,
  type DeliveryReport,
  DeliveryState,
  type FailureClass,
  type HostRef,
  type OpenBreaker,
  ReportedState,
  UNKNOWN_RESULT,
} from './delivery.ts';
import { type EndpointHealth, endpointKeyOf } from './endpoint.ts';
import { eventBytes } from './wire.ts';

export interface DeliveryDocument {
  /** The event's id, so that inserting it twice stores it once. */
  readonly _id: string;
  readonly merchantId: string;
  /**
   * What events are ordered within: the order's id in lower case, or `card:` and the card's reference for a token's
   * event.
   */
  readonly orderKey?: string;
  /** For a token's event: the id, in lower case, of the order that created the token. */
  readonly bornOf?: string;
  readonly eventName: EventName;
  /** Sequence number of the event within its merchant, without gaps, from 1. */
  readonly sequence: number;
  /** Sequence number of the event within its host document, from 1. */
  readonly orderSequence: number;
  readonly at: Date;
  /**
   * Set while the event is neither acknowledged nor stopped: when it was stored here, or resent after a stop. Alarms
   * count by this time. It is never set to a past time (the event's own time may be one), since each span of time is
   * counted only once.
   */
  readonly openSince?: Date;
  readonly host: HostRef;
  /** The endpoint key, by which limits, breakers and figures are kept. */
  readonly lane: string;
  readonly webhookUrl: string | null;
  readonly body: string;
  /** The `traceparent` of the step that raised the event, if it was recorded. */
  readonly trace?: string;
  readonly state: DeliveryState;
  readonly dueAt?: Date;
  readonly owner?: string;
  readonly leaseUntil?: Date;
  readonly fence: number;
  /** Attempts started so far, without the one in `open`. */
  readonly attemptCount: number;
  /** The intent of the running attempt, or of one that a crashed worker left. */
  readonly open?: AttemptIntent;
  readonly attempts: readonly Attempt[];
  /** Failure class of the last attempt, while the event is open. */
  readonly failure?: FailureClass;
  readonly acknowledgedAt?: Date;
  /** Resent by hand after it was acknowledged or stopped. */
  readonly replayed?: true;
  /** For a resent delivery: attempts started before that. */
  readonly attemptsBefore?: number;
  /** Stop requested: takes effect when the lease ends. */
  readonly stop?: true;
  /** When it may be deleted; set only once it is acknowledged. */
  readonly expiresAt?: Date;
}

export interface OutgoingEvent {
  readonly host: HostRef;
  readonly fields: OutboxHost;
  readonly entry: OutboxEntry;
  readonly event: PendingEvent;
  readonly orderSequence: number;
  readonly now: Date;
}

/** A delivery without its sequence number. */
export type UnnumberedDelivery = Omit<DeliveryDocument, 'sequence'>;

/** Builds the delivery of one event, due at once. */
export function deliveryDocument({
  host,
  fields,
  entry,
  event,
  orderSequence,
  now,
}: OutgoingEvent): UnnumberedDelivery {
  const { merchantId, webhookUrl = null } = fields;
  return {
    _id: event.id,
    merchantId,
    ...placeOf(host, fields),
    eventName: event.name,
    orderSequence,
    at: entry.at,
    openSince: now,
    host,
    lane: endpointKeyOf(merchantId, webhookUrl),
    webhookUrl,
    body: eventBytes(entry, event),
    ...(entry.trace === undefined ? {} : { trace: entry.trace }),
    state: DeliveryState.PENDING,
    // Due since the event's own time, which keeps events in order; an event of a machine whose clock is ahead is due
    // now.
    dueAt: entry.at < now ? entry.at : now,
    fence: 0,
    attemptCount: 0,
    attempts: [],
  };
}

/**
 * The fields that an event is ordered by. A token's events are ordered by its card, independent of its order's events.
 */
function placeOf({ id }: HostRef, { orderId, bornOf }: OutboxHost): Pick<DeliveryDocument, 'orderKey' | 'bornOf'> {
  if (orderId !== undefined) return { orderKey: orderKeyOf(orderId) };
  // An order id cannot contain a colon.
  return bornOf === undefined ? {} : { orderKey: `card:${id}`, bornOf: orderKeyOf(bornOf) };
}

/** Normalizes an order id for lookups: order ids match case-insensitively. */
export function orderKeyOf(orderId: string): string {
  return orderId.toLowerCase();
}

export type ReportedDelivery = Omit<DeliveryDocument, 'body'>;

/** The condition of an endpoint: whether its merchant paused it, and its health; null when it is healthy. */
export interface EndpointCondition {
  readonly isPaused: boolean;
  readonly health: EndpointHealth | null;
}

/** Builds the merchant's report of a delivery. */
export function deliveryReport(
  document: ReportedDelivery,
  { isPaused, health }: EndpointCondition,
  now: Date,
): DeliveryReport {
  const state = reportedState(document, now);
  const paused = isPaused && !isOver(state);
  const open = document.open === undefined ? [] : [{ ...document.open, ...UNKNOWN_RESULT }];
  return {
    eventId: document._id,
    eventName: document.eventName,
    sequence: document.sequence,
    orderSequence: document.orderSequence,
    dateCreated: document.at,
    state,
    notified: document.acknowledgedAt !== undefined,
    paused,
    nextAttemptAt: state === ReportedState.PENDING && !paused ? nextAttemptAt(document, health) : null,
    openBreaker: isOver(state) ? null : openBreaker(health),
    attemptCount: document.open?.number ?? document.attemptCount,
    attempts: [...document.attempts, ...open],
  };
}

function isOver(state: ReportedState): boolean {
  return state === ReportedState.NOTIFIED || state === ReportedState.STOPPED;
}

function openBreaker(health: EndpointHealth | null): OpenBreaker | null {
  if (health === null || health.openedAt === null) return null;
  return { since: health.openedAt, probeAt: health.probeAt ?? health.openedAt, lastError: health.lastError ?? '' };
}

/** Earliest time of the next attempt: an open breaker sends nothing before its next probe. */
function nextAttemptAt({ dueAt }: ReportedDelivery, health: EndpointHealth | null): Date | null {
  const probeAt = health?.probeAt ?? null;
  return dueAt === undefined || probeAt === null || probeAt < dueAt ? (dueAt ?? null) : probeAt;
}

/** The state of a delivery as the merchant sees it. */
export function reportedState(
  { state, leaseUntil, stop }: Pick<ReportedDelivery, 'state' | 'leaseUntil' | 'stop'>,
  now: Date,
): ReportedState {
  switch (state) {
    case DeliveryState.PENDING:
      if (leaseUntil !== undefined && leaseUntil > now) return ReportedState.IN_FLIGHT;
      return stop === true ? ReportedState.STOPPED : ReportedState.PENDING;
    case DeliveryState.WAITING:
      return ReportedState.WAITING_FOR_URL;
    case DeliveryState.HELD:
      return ReportedState.HELD;
    case DeliveryState.STOPPED:
      return ReportedState.STOPPED;
    case DeliveryState.ACKED:
    case DeliveryState.DONE:
      return ReportedState.NOTIFIED;
    default:
      return state satisfies never;
  }
}
