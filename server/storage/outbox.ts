/**
 * The outbox: pending events are stored in the document whose change they report, so that one write stores both. Any
 * collection can host one; its documents then have the fields of `OutboxHost`. The step that changes the document adds
 * events; only the relay removes them.
 */
import type { EventName } from '../../generated/values.ts';
import type { Runtime } from '../platform/runtime.ts';
import { activeTraceparent } from '../platform/tracing.ts';

/** An event. `id` is `evt_…`, the same on every delivery attempt. */
export interface PendingEvent {
  readonly id: string;
  readonly name: EventName;
}

/** The events of one step. They share the same content, so it is stored once. */
export interface OutboxEntry {
  readonly at: Date;
  readonly events: readonly PendingEvent[];
  /** The event's `content`, as the JSON text that will be sent. */
  readonly content: string;
  /** The `traceparent` of the step, if it was recorded. */
  readonly trace?: string;
}

/** The fields of a document that hosts an outbox. */
export interface OutboxHost {
  readonly merchantId: string;
  /** The order of the events, in the merchant's spelling. */
  readonly orderId?: string;
  /** The order that caused the events, when they are not the order's own. */
  readonly bornOf?: string;
  /** The order's own webhook URL (`metadata.webhook_url`), which overrides the configured one. */
  readonly webhookUrl?: string;
  /** Entries not yet relayed. */
  readonly outbox?: readonly OutboxEntry[];
  /** Present while `outbox` has entries. The relay's index is on this field. */
  readonly relayAt?: Date;
  /** Ids of events not yet acknowledged with a 200 response. */
  readonly unacked?: readonly string[];
  /** How many events have been raised. */
  readonly eventsDue?: number;
}

/** The same, with the document's id. */
export type StoredOutboxHost = OutboxHost & { readonly _id: string };

export interface OutboxEntryRequest {
  /** The events, in the order of delivery. */
  readonly names: readonly EventName[];
  /** The events the merchant has enabled; no others are raised. */
  readonly enabled: readonly EventName[];
  /** The event's `content`, as the JSON text to send. */
  readonly content: string;
  readonly runtime: Runtime;
}

/** The entry for one step, or undefined when the merchant has enabled none of its events. */
export function outboxEntry({ names, enabled, content, runtime }: OutboxEntryRequest): OutboxEntry | undefined {
  const events = names
    .filter((name) => enabled.includes(name))
    .map((name) => ({ id: `evt_${runtime.random.bytes(16).toString('hex')}`, name }));
  if (events.length === 0) return undefined;
  const entry = { at: runtime.clock.now(), events, content };
  const trace = activeTraceparent();
  return trace === undefined ? entry : { ...entry, trace };
}

/** Operators for the step's own MongoDB update. Safe to spread when there is nothing to raise. */
export interface OutboxUpdate {
  readonly $set: { readonly relayAt?: Date };
  readonly $push: {
    readonly outbox?: { readonly $each: OutboxEntry[] };
    readonly unacked?: { readonly $each: string[] };
  };
  readonly $inc: { readonly eventsDue?: number };
}

/** The update operators that add `entry` to an existing document. */
export function outboxUpdate(entry: OutboxEntry | undefined): OutboxUpdate {
  if (entry === undefined) return { $set: {}, $push: {}, $inc: {} };
  const ids = entry.events.map((event) => event.id);
  return {
    $set: { relayAt: entry.at },
    $push: { outbox: { $each: [entry] }, unacked: { $each: ids } },
    $inc: { eventsDue: ids.length },
  };
}

export type OutboxFields = Required<Pick<OutboxHost, 'outbox' | 'unacked' | 'eventsDue'>> & Pick<OutboxHost, 'relayAt'>;

/** The fields of a new document that raises `entry`. */
export function outboxInsert(entry: OutboxEntry | undefined): OutboxFields {
  if (entry === undefined) return { outbox: [], unacked: [], eventsDue: 0 };
  const ids = entry.events.map((event) => event.id);
  return { outbox: [entry], relayAt: entry.at, unacked: ids, eventsDue: ids.length };
}

/** Whether at least one event was raised and all are acknowledged. */
export function webhookNotified(host: Pick<OutboxHost, 'unacked' | 'eventsDue'>): boolean {
  return (host.eventsDue ?? 0) > 0 && (host.unacked ?? []).length === 0;
}
