/**
 * Moves events from the outboxes to the deliveries. Stores first and takes out afterwards: stopped in between, or run by two
 * at once, it stores the same events again, which changes nothing. Where a place is free, the new delivery is stored under this
 * worker's lease and goes out at once, without being looked for.
 */
import type { Clock } from '../runtime.ts';
import { type Checkpoint, Step } from './checkpoint.ts';
import { deliveryDocument, leased, type Seat, seated, type UnnumberedDelivery } from './delivery-document.ts';
import type { Dispatcher } from './dispatcher.ts';
import type { EventCheck } from './event-check.ts';
import type { EventLogStore } from './event-log-store.ts';
import type { WebhookHost } from './indexes.ts';
import type { HostDocument, OutboxStore } from './outbox-store.ts';
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
  readonly clock: Clock;
  readonly checkpoint: Checkpoint;
  readonly checkEvent: EventCheck;
  readonly log: WebhookLog;
  readonly metrics: Pick<WebhookMetrics, 'flawed'>;
}

/** What one look at the outboxes came to. `busy`: another worker was at it; look again soon. */
export interface Relayed {
  readonly events: number;
  readonly state: 'done' | 'busy';
}

/** A function that relays everything there is. */
export function createRelay(parts: RelayOf): () => Promise<Relayed> {
  const { hosts, outbox, eventLog, dispatcher, clock, checkpoint, checkEvent, log, metrics } = parts;

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

  /** Stores deliveries, each in a seat where there is one, and hands over those that are this worker's. */
  const store = async (fresh: readonly UnnumberedDelivery[]): Promise<'stored' | 'busy'> => {
    const seats = new Map<string, Seat>();
    for (const { _id, lane } of fresh) {
      const seat = dispatcher.seat(lane);
      if (seat !== null) seats.set(_id, seat);
    }
    const place = (document: UnnumberedDelivery) => {
      const seat = seats.get(document._id);
      return seat === undefined ? document : seated(document, seat);
    };
    try {
      const stored = await eventLog.append(fresh.map(place));
      await checkpoint(Step.RELAY_STORED);
      const documents = stored.kind === 'stored' ? stored.documents : [];
      const mine = documents.flatMap((document) => {
        const seat = seats.get(document._id);
        return seat === undefined ? [] : [leased(document, seat.owner)];
      });
      for (const { id } of mine) seats.delete(id);
      dispatcher.admit(mine);
      return stored.kind;
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
        if ((await store(documents)) === 'stored') stored.push(host);
      } catch (error) {
        const ids = documents.map(({ _id }) => _id);
        log.error({ err: error, collection, events: ids }, 'webhook events could not be stored');
      }
    }
    return stored;
  };

  /** One batch of one collection. `more`: another may be waiting. */
  const relayBatch = async (collection: string): Promise<Relayed & { more: boolean }> => {
    const found = await outbox.pending(collection, BATCH);
    if (found.length === 0) return { events: 0, state: 'done', more: false };
    await checkpoint(Step.RELAY_FOUND);
    let relayed = found;
    const fresh = deliveriesOf(collection, found);
    inspect(fresh);
    try {
      if ((await store(fresh)) === 'busy') return { events: 0, state: 'busy', more: false };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      relayed = await storeApart(collection, found);
      if (relayed.length === 0) return { events: 0, state: 'done', more: false };
    }
    const entries = ({ outbox: box = [] }: HostDocument) => box.flatMap((entry) => entry.events[0]?.id ?? []);
    await outbox.remove(
      collection,
      relayed.map((host) => ({ id: host._id, entries: entries(host) })),
    );
    await checkpoint(Step.RELAY_REMOVED);
    const events = relayed.flatMap(({ outbox: box = [] }) => box).reduce((sum, entry) => sum + entry.events.length, 0);
    return { events, state: 'done', more: relayed.length === BATCH };
  };

  return async () => {
    let events = 0;
    for (const { name } of hosts) {
      for (let more = true; more; ) {
        const batch = await relayBatch(name);
        events += batch.events;
        if (batch.state === 'busy') return { events, state: 'busy' };
        more = batch.more;
      }
    }
    return { events, state: 'done' };
  };
}

/** True for what the database says about a document, not about itself being away. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'number';
}
