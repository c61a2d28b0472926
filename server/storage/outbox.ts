/**
 * The outbox: events wait inside the very document whose change they report, so that both are stored by one write.
 * Any collection can host one; its documents then carry the fields of `OutboxHost`.
 * Made by the step that changes the document, emptied by the relay alone.
 */
import type { EventName } from '../../generated/values.ts';
import type { Runtime } from '../platform/runtime.ts';

/** One event of a step. `id` is `evt_…`, the same on every delivery attempt. */
export interface PendingEvent {
  readonly id: string;
  readonly name: EventName;
}

/** The events of one step. They all show the same content, so it is stored once. */
export interface OutboxEntry {
  readonly at: Date;
  readonly events: readonly PendingEvent[];
  /** The event's `content`, as the JSON text that will be sent. */
  readonly content: string;
}

/** The fields of a document that hosts an outbox. */
export interface OutboxHost {
  readonly merchantId: string;
  /** The order the events belong to, in the merchant's spelling. */
  readonly orderId?: string;
  /** The order that gave rise to what the events tell of, where they are not the order's own. */
  readonly bornOf?: string;
  /** The order's own webhook address (`metadata.webhook_url`), which beats the configured one. */
  readonly webhookUrl?: string;
  /** Entries not yet relayed. */
  readonly outbox?: readonly OutboxEntry[];
  /** Present while `outbox` has entries; what the relay's index is on. */
  readonly relayAt?: Date;
  /** Ids of events raised and not yet acknowledged with a stored 200. */
  readonly unacked?: readonly string[];
  /** How many events were ever due. */
  readonly eventsDue?: number;
}

export interface OutboxEntryRequest {
  /** What happened, in the order in which it is to be told. */
  readonly names: readonly EventName[];
  /** The events the merchant has enabled; the others are not raised at all. */
  readonly enabled: readonly EventName[];
  /** The event's `content`, as the JSON text to send. */
  readonly content: string;
  readonly runtime: Runtime;
}

/** The entry that reports one step, or undefined when the merchant has enabled none of its events. */
export function outboxEntry({ names, enabled, content, runtime }: OutboxEntryRequest): OutboxEntry | undefined {
  const events = names
    .filter((name) => enabled.includes(name))
    .map((name) => ({ id: `evt_${runtime.random.bytes(16).toString('hex')}`, name }));
  return events.length === 0 ? undefined : { at: runtime.clock.now(), events, content };
}

/** What a step adds to its own MongoDB update. Every part may be spread, also when there is nothing to raise. */
export interface OutboxUpdate {
  readonly $set: { readonly relayAt?: Date };
  readonly $push: {
    readonly outbox?: { readonly $each: OutboxEntry[] };
    readonly unacked?: { readonly $each: string[] };
  };
  readonly $inc: { readonly eventsDue?: number };
}

/** The update operators that raise `entry` on a document that exists. */
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

/** The fields with which a new document is inserted, raising `entry` at once. */
export function outboxInsert(entry: OutboxEntry | undefined): OutboxFields {
  if (entry === undefined) return { outbox: [], unacked: [], eventsDue: 0 };
  const ids = entry.events.map((event) => event.id);
  return { outbox: [entry], relayAt: entry.at, unacked: ids, eventsDue: ids.length };
}

/** True when at least one event was due and every one so far is acknowledged. */
export function webhookNotified(host: Pick<OutboxHost, 'unacked' | 'eventsDue'>): boolean {
  return (host.eventsDue ?? 0) > 0 && (host.unacked ?? []).length === 0;
}
