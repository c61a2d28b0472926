/**
 * Moves events from the outboxes to the deliveries. Stores first and takes out afterwards: stopped in between, or run by two
 * at once, it stores the same events again, which changes nothing. Where a place is free, the new delivery is stored under this
 * worker's lease and goes out at once, without being looked for.
 */
import type { Clock } from '../runtime.ts';
import { type Checkpoint, Step } from './checkpoint.ts';
import type { PreparedAttempt } from './delivery.ts';
import {
  type DeliveryDocument,
  deliveryDocument,
  leased,
  type Seat,
  seated,
  type UnnumberedDelivery,
} from './delivery-document.ts';
import type { Dispatcher } from './dispatcher.ts';
import type { EventCheck } from './event-check.ts';
import type { EventLogStore } from './event-log-store.ts';
import type { WebhookHost } from './indexes.ts';
import type { HostDocument, OutboxStore } from './outbox-store.ts';
import type { Foresight } from './prepare-attempt.ts';
import type { WebhookLog, WebhookMetrics } from './worker-ports.ts';

/** What the log says of an event that breaks the contract. */
export const FLAWED_EVENT = 'a webhook event is not as the contract has it';

/** How many host documents are relayed by one round of reads and writes. */
const BATCH = 100;

export interface RelayOf {
  readonly hosts: readonly WebhookHost[];
  readonly outbox: OutboxStore;
  readonly eventLog: EventLogStore;
  readonly dispatcher: Pick<Dispatcher, 'seat' | 'unseat' | 'admit'>;
  readonly foresee: Foresight;
  readonly clock: Clock;
  readonly checkpoint: Checkpoint;
  readonly checkEvent: EventCheck;
  readonly log: WebhookLog;
  readonly metrics: Pick<WebhookMetrics, 'flawed'>;
}

/**
 * What one look at the outboxes came to. `left`: events of these that found no place, and are due. `busy`: another worker was at it;
 * look again soon.
 */
export interface Relayed {
  readonly events: number;
  readonly left: number;
  readonly state: 'done' | 'busy';
}

/** A function that relays everything there is. */
export function createRelay(parts: RelayOf): () => Promise<Relayed> {
  const { hosts, outbox, eventLog, dispatcher, clock, foresee, checkpoint, checkEvent, log, metrics } = parts;

  const deliveriesOf = (collection: string, found: readonly HostDocument[]): UnnumberedDelivery[] => {
    const now = clock.now();
    return found.flatMap((fields) => {
      const host = { collection, id: fields._id };
      const events = (fields.outbox ?? []).flatMap((entry) => entry.events.map((event) => ({ entry, event })));
      // The outbox holds the last of all events that were ever due.
      const before = (fields.eventsDue ?? events.length) - events.length;
      return events.map(({ entry, event }, index) =>
        deliveryDocument({ host, fields, entry, event, orderSequence: before + index + 1, now }),
      );
    });
  };

  /** Tells the operator of events that are not as the contract has them. */
  const inspect = (fresh: readonly UnnumberedDelivery[]): void => {
    for (const { _id: eventId, eventName, merchantId, body } of fresh) {
      const flaw = checkEvent(eventName, body);
      if (flaw === undefined) continue;
      metrics.flawed();
      log.error({ merchantId, eventId, eventName, flaw }, FLAWED_EVENT);
    }
  };

  /** Stores deliveries, each in a seat where there is one, and hands over those that are this worker's. `left`: found no seat. */
  const store = async (fresh: readonly UnnumberedDelivery[]): Promise<{ kind: 'stored' | 'busy'; left: number }> => {
    const ready = new Map<string, PreparedAttempt>();
    const seats = new Map<string, Seat>();
    for (const { _id, lane } of fresh) {
      const seat = dispatcher.seat(lane);
      if (seat !== null) seats.set(_id, seat);
    }
    const place = (document: UnnumberedDelivery) => {
      const seat = seats.get(document._id);
      return seat === undefined ? document : seated(document, seat);
    };
    /** With the intent of its attempt, where that follows at once. */
    const intending = async (document: DeliveryDocument): Promise<DeliveryDocument> => {
      const seat = seats.get(document._id);
      if (seat?.turn !== 'next') return document;
      const prepared = await foresee(document, seat.owner);
      if (prepared === null) return document;
      ready.set(document._id, prepared);
      return { ...document, open: prepared.intent };
    };
    const left = fresh.length - seats.size;
    try {
      const stored = await eventLog.append(fresh.map(place), (numbered) => Promise.all(numbered.map(intending)));
      await checkpoint(Step.RELAY_STORED);
      const documents = stored.kind === 'stored' ? stored.documents : [];
      const mine = documents.flatMap((document) => {
        const seat = seats.get(document._id);
        const prepared = ready.get(document._id) ?? null;
        return seat === undefined ? [] : [{ ...leased(document, seat.owner), prepared }];
      });
      for (const { id } of mine) seats.delete(id);
      dispatcher.admit(mine);
      return { kind: stored.kind, left };
    } finally {
      for (const { _id, lane } of fresh) if (seats.has(_id)) dispatcher.unseat(lane);
    }
  };

  /** Stores what can be stored, host by host: one that cannot be holds up no other. Answers the hosts whose events are stored. */
  const storeApart = async (collection: string, found: readonly HostDocument[]): Promise<HostDocument[]> => {
    const stored: HostDocument[] = [];
    for (const host of found) {
      const documents = deliveriesOf(collection, [host]);
      try {
        if ((await store(documents)).kind === 'stored') stored.push(host);
      } catch (error) {
        const ids = documents.map(({ _id }) => _id);
        log.error({ err: error, collection, events: ids }, 'webhook events could not be stored');
      }
    }
    return stored;
  };

  /** What was found in one collection. */
  const relayFound = async (
    collection: string,
    found: readonly HostDocument[],
  ): Promise<Relayed & { documents: number }> => {
    const nothing = { events: 0, left: 0, documents: 0 };
    if (found.length === 0) return { ...nothing, state: 'done' };
    await checkpoint(Step.RELAY_FOUND);
    let relayed = found;
    let left = 0;
    const fresh = deliveriesOf(collection, found);
    inspect(fresh);
    try {
      const stored = await store(fresh);
      if (stored.kind === 'busy') return { ...nothing, state: 'busy' };
      left = stored.left;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      relayed = await storeApart(collection, found);
      left = relayed.length;
      if (relayed.length === 0) return { ...nothing, state: 'done' };
    }
    const entries = ({ outbox: box = [] }: HostDocument) => box.flatMap((entry) => entry.events[0]?.id ?? []);
    await outbox.remove(
      collection,
      relayed.map((host) => ({ id: host._id, entries: entries(host) })),
    );
    await checkpoint(Step.RELAY_REMOVED);
    const events = relayed.flatMap(({ outbox: box = [] }) => box).reduce((sum, entry) => sum + entry.events.length, 0);
    return { events, left, documents: relayed.length, state: 'done' };
  };

  return async () => {
    const sum = { events: 0, left: 0 };
    for (let more = true; more; ) {
      more = false;
      const found = await Promise.all(hosts.map(({ name }) => outbox.pending(name, BATCH)));
      for (const [index, { name }] of hosts.entries()) {
        const { events, left, documents, state } = await relayFound(name, found[index] ?? []);
        sum.events += events;
        sum.left += left;
        if (state === 'busy') return { ...sum, state };
        more ||= documents === BATCH;
      }
    }
    return { ...sum, state: 'done' };
  };
}

/** True for what the database says about a document, not about itself being away. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'number';
}
