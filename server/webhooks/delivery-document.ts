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
  type FailureClass,
  type HostRef,
  type LeasedDelivery,
  ReportedState,
  UNKNOWN_RESULT,
} from './delivery.ts';
import { laneOf } from './lane-name.ts';
import type { OutboxEntry, OutboxHost, PendingEvent } from './outbox.ts';
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
  /** `at`, for as long as the event is neither acknowledged nor stopped. */
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
    openSince: entry.at,
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

/** What an event is numbered with. A token is numbered with its card: its order's own events go on beside it. */
function placeOf({ id }: HostRef, { orderId, bornOf }: OutboxHost): Pick<DeliveryDocument, 'orderKey' | 'bornOf'> {
  if (orderId !== undefined) return { orderKey: orderKeyOf(orderId) };
  // No order's id has a colon.
  return bornOf === undefined ? {} : { orderKey: `card:${id}`, bornOf: orderKeyOf(bornOf) };
}

/** A lease on a delivery that is only being stored. */
export interface Seat {
  readonly owner: string;
  readonly until: Date;
  /** Whether its request will be made at once, or others of its endpoint come first. */
  readonly turn: 'next' | 'later';
}

/** The same delivery, stored under a lease from the first. */
export function seated(document: UnnumberedDelivery, { owner, until }: Seat): UnnumberedDelivery {
  return { ...document, dueAt: until, leaseUntil: until, owner, fence: document.fence + 1 };
}

/** The form in which an order's id is looked up: order ids match without regard to case. */
export function orderKeyOf(orderId: string): string {
  return orderId.toLowerCase();
}

/** A stored delivery as its worker holds it. */
export function leased(document: Omit<DeliveryDocument, 'attempts' | 'open'>, owner: string): LeasedDelivery {
  const { _id: id, orderKey = null, replayed, stop, merchantId, sequence, orderSequence, at, host, lane } = document;
  const { webhookUrl, body, state, attemptCount, fence } = document;
  const rest = { merchantId, sequence, orderSequence, at, host, lane, webhookUrl, body, state, attemptCount, fence };
  const sending = replayed === true ? 'again' : 'first';
  const wanted = stop === true ? 'wanted' : 'not-wanted';
  return { id, orderKey, ...rest, sending, stop: wanted, prepared: null, errand: 'usual', owner };
}

type Reported = Omit<DeliveryDocument, 'body'>;

/** What a merchant is told of a stored delivery. */
export function deliveryReport(document: Reported, now: Date): DeliveryReport {
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
    nextAttemptAt: state === ReportedState.PENDING ? (document.dueAt ?? null) : null,
    attemptCount: document.open?.number ?? document.attemptCount,
    attempts: [...document.attempts, ...open],
  };
}

function reportedState({ state, leaseUntil, stop }: Reported, now: Date): ReportedState {
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
