/**
 * How a delivery is stored in `webhook_deliveries`: made once from an outbox, and read back as a report. Pure.
 * `dueAt` is there exactly while there is something to do; under a lease it is the lease's end, so that one index finds both
 * what is due and what a dead worker left behind.
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
  /** The event's id: inserting it twice cannot make two. */
  readonly _id: string;
  readonly merchantId: string;
  /** What the event is one of many of: the order's id in lower case, or `card:` and the reference of the card of a token. */
  readonly orderKey?: string;
  /** Of a token's event: the id, in lower case, of the order that the token was born of. */
  readonly bornOf?: string;
  readonly eventName: EventName;
  /** The event's place among its merchant's, without gaps, from 1. */
  readonly sequence: number;
  /** The event's place among those of its host document, from 1. */
  readonly orderSequence: number;
  readonly at: Date;
  /**
   * There for as long as the event is neither acknowledged nor stopped: when it was stored here, or sent again after a stop. Alarms go by
   * this, and tell each moment of it once: so it is never a moment that is past, as the event's own may be.
   */
  readonly openSince?: Date;
  readonly host: HostRef;
  /** The endpoint it goes to: what limits, pauses and figures go by. */
  readonly lane: string;
  readonly webhookUrl: string | null;
  readonly body: string;
  readonly state: DeliveryState;
  readonly dueAt?: Date;
  readonly owner?: string;
  readonly leaseUntil?: Date;
  readonly fence: number;
  /** How many attempts were ever begun, without the one that runs. */
  readonly attemptCount: number;
  /** The attempt that runs, or that a dead worker left. */
  readonly open?: AttemptIntent;
  readonly attempts: readonly Attempt[];
  /** How the last attempt failed, while the event is open. */
  readonly failure?: FailureClass;
  readonly acknowledgedAt?: Date;
  /** Sent again by hand after it was acknowledged or stopped. */
  readonly replayed?: true;
  /** Then: how many attempts had been begun before. */
  readonly attemptsBefore?: number;
  /** To be stopped as soon as its lease is over. */
  readonly stop?: true;
  /** When it may be deleted; there only once it is acknowledged. */
  readonly expiresAt?: Date;
}

export interface OutgoingEvent {
  readonly host: HostRef;
  readonly fields: OutboxHost;
  readonly entry: OutboxEntry;
  readonly event: PendingEvent;
  readonly orderSequence: number;
  /** When it is relayed. */
  readonly now: Date;
}

/** A delivery that has not got its place among its merchant's events. */
export type UnnumberedDelivery = Omit<DeliveryDocument, 'sequence'>;

/** The delivery of one event, due at once. */
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
    state: DeliveryState.PENDING,
    // The event's time keeps the order; a clock ahead of ours does not hold it back.
    dueAt: entry.at < now ? entry.at : now,
    fence: 0,
    attemptCount: 0,
    attempts: [],
  };
}

/** What an event is numbered with. A token is numbered with its card: its order's own events go on beside it. */
function placeOf({ id }: HostRef, { orderId, bornOf }: OutboxHost): Pick<DeliveryDocument, 'orderKey' | 'bornOf'> {
  if (orderId !== undefined) return { orderKey: orderKeyOf(orderId) };
  // No order's id has a colon.
  return bornOf === undefined ? {} : { orderKey: `card:${id}`, bornOf: orderKeyOf(bornOf) };
}

/** The form in which an order's id is looked up: order ids match without regard to case. */
export function orderKeyOf(orderId: string): string {
  return orderId.toLowerCase();
}

export type ReportedDelivery = Omit<DeliveryDocument, 'body'>;

/** What a merchant is told of a stored delivery; `health` is that of its endpoint, null when it is well. */
export function deliveryReport(document: ReportedDelivery, health: EndpointHealth | null, now: Date): DeliveryReport {
  const state = reportedState(document, now);
  const open = document.open === undefined ? [] : [{ ...document.open, ...UNKNOWN_RESULT }];
  return {
    eventId: document._id,
    eventName: document.eventName,
    sequence: document.sequence,
    orderSequence: document.orderSequence,
    dateCreated: document.at,
    state,
    notified: document.acknowledgedAt !== undefined,
    nextAttemptAt: state === ReportedState.PENDING ? nextAttemptAt(document, health) : null,
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

/** When it goes out at the earliest: nothing goes to an endpoint whose breaker is open before its next probe. */
function nextAttemptAt({ dueAt }: ReportedDelivery, health: EndpointHealth | null): Date | null {
  const probeAt = health?.probeAt ?? null;
  return dueAt === undefined || probeAt === null || probeAt < dueAt ? (dueAt ?? null) : probeAt;
}

function reportedState({ state, leaseUntil, stop }: ReportedDelivery, now: Date): ReportedState {
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
