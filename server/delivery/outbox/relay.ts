/**
 * Moves events from the outboxes to the deliveries. It stores first and removes afterwards: interrupted or run
 * concurrently, it stores the same events again, which changes nothing. Where a slot is free, the new delivery is
 * stored under this worker's lease and sent at once; its entry is then removed with the mark of its acknowledgement.
 */
import type { Clock } from '../../platform/runtime.ts';
import type { PreparedAttempt } from '../queue/delivery.ts';
import { type DeliveryDocument, deliveryDocument, type UnnumberedDelivery } from '../queue/delivery-document.ts';
import type { DeliveryLag } from '../queue/delivery-lag.ts';
import type { EventLogStore, Stored } from '../queue/event-log-store.ts';
import type { WebhookHost } from '../queue/indexes.ts';
import { type LeaseReservation, leased, storedUnderLease } from '../queue/lease-store.ts';
import { createRefusedHosts } from '../queue/refusals.ts';
import { type Checkpoint, Step, type WebhookLog, type WebhookMetrics } from '../queue/worker-ports.ts';
import type { Dispatcher } from '../worker/dispatcher.ts';
import type { Prefetch } from '../worker/prepare-attempt.ts';
import type { WorkerGroup } from '../worker/worker-group.ts';
import { bisectingInsert, type InsertResult } from './bisecting-insert.ts';
import type { EventCheck } from './event-check.ts';
import { createOutboxReader, createOutboxScheduler, type Round } from './outbox-scheduler.ts';
import type { HostDocument, OutboxStore } from './outbox-store.ts';
import { entryIds, type RelayedEntries } from './relayed-entries.ts';

/** Host documents relayed by one round of reads and writes. */
const BATCH = 100;
/** With more new documents than this at a time, the outboxes are read instead. */
const MOST_HANDED = BATCH;

export interface RelayOf {
  readonly hosts: readonly WebhookHost[];
  readonly outbox: OutboxStore;
  readonly relayed: RelayedEntries;
  readonly eventLog: EventLogStore;
  readonly dispatcher: Pick<
    Dispatcher,
    'refresh' | 'newOwner' | 'reserve' | 'leaseEnd' | 'left' | 'cancelReservation' | 'admit'
  >;
  readonly prefetch: Prefetch;
  readonly clock: Clock;
  readonly checkpoint: Checkpoint;
  readonly checkEvent: EventCheck;
  readonly log: WebhookLog;
  readonly metrics: Pick<WebhookMetrics, 'flawed'>;
  readonly lag: Pick<DeliveryLag, 'relaying' | 'relayed'>;
  readonly group: Pick<WorkerGroup, 'isAlone' | 'isOwn'>;
  /** A monotonic clock, milliseconds. */
  readonly elapsed: () => number;
  /** Longest time without reading the outboxes, milliseconds. */
  readonly readMs: number;
}

/** What this process has committed itself, in documents that no other step has changed, is relayed without reading it. */
export interface Relay {
  /** Runs one round, bounded so that a backlog delays neither due deliveries nor other merchants. */
  run(): Promise<Relayed>;
  /** The next round reads the outboxes. */
  readNext(): void;
  /** The next round reads the outboxes, except in collections that rest because they had none. */
  poll(): void;
  /** The next round relays this new document. */
  hand(collection: string, created: HostDocument): void;
}

/**
 * Result of one round. `left`: events stored without a slot, now due. `more`: the outboxes hold more than one round
 * takes.
 */
export interface Relayed {
  readonly events: number;
  readonly left: number;
  readonly state: 'done' | 'more';
}

/** The result of storing a merchant's events. Throws when it is not known whether they are stored. */
function insertResult(stored: Stored, withoutSlot: ReadonlySet<string>): InsertResult {
  if (stored.kind === 'failed') throw stored.error;
  const { documents, ...result } = stored;
  return { events: documents.length, left: documents.filter(({ _id }) => withoutSlot.has(_id)).length, ...result };
}

/** Creates a relay whose first round reads the outboxes. */
export function createRelay(parts: RelayOf): Relay {
  const {
    hosts,
    outbox,
    relayed,
    eventLog,
    dispatcher,
    clock,
    prefetch,
    checkpoint,
    checkEvent,
    log,
    metrics,
    lag,
    group,
    elapsed,
    readMs,
  } = parts;

  const refusedHosts = createRefusedHosts({ clock, log });

  const deliveriesOf = (collection: string, fields: HostDocument): UnnumberedDelivery[] => {
    const now = clock.now();
    const host = { collection, id: fields._id };
    const events = (fields.outbox ?? []).flatMap((entry) => entry.events.map((event) => ({ entry, event })));
    // `eventsDue` counts every event of the document; the outbox holds the latest of them.
    const before = (fields.eventsDue ?? events.length) - events.length;
    return events.flatMap(({ entry, event }, index) =>
      relayed.isStored(collection, fields._id, entry.events[0]?.id ?? '')
        ? []
        : [deliveryDocument({ host, fields, entry, event, orderSequence: before + index + 1, now })],
    );
  };

  /** Logs events that violate the contract. */
  const inspect = (pending: readonly UnnumberedDelivery[]): void => {
    for (const { _id: eventId, eventName, merchantId, body } of pending) {
      const flaw = checkEvent(eventName, body);
      if (flaw === undefined) continue;
      metrics.flawed();
      log.error(
        { event: 'webhook.event.flawed', merchantId, eventId, eventName, flaw },
        'A webhook event does not match the contract; sending it nevertheless',
      );
    }
  };

  /**
   * Stores deliveries, under reserved leases where slots are free, and passes those to the dispatcher. Returns a result
   * for each merchant; `left`: stored without a slot. `admitting` gets the ids of those that are passed on, before they
   * are, of merchants whose events are all stored.
   */
  const store = async (
    pending: readonly UnnumberedDelivery[],
    admitting: (ids: ReadonlySet<string>) => void,
  ): Promise<ReadonlyMap<string, InsertResult>> => {
    const owner = dispatcher.newOwner();
    const ready = new Map<string, PreparedAttempt>();
    const reservations = new Map<string, LeaseReservation>();
    await dispatcher.refresh(pending.map(({ lane }) => lane));
    for (const { _id, lane } of pending) {
      const reservation = dispatcher.reserve(lane, owner);
      if (reservation !== null) reservations.set(_id, reservation);
    }
    const prefetched = async (document: DeliveryDocument): Promise<void> => {
      const reservation = reservations.get(document._id);
      const prepared =
        reservation?.position === 'soon' ? await prefetch(document, { owner: reservation.owner, pace: 'hurry' }) : null;
      if (prepared === null) ready.delete(document._id);
      else ready.set(document._id, prepared);
    };
    /** Adds the reserved leases, and the intents of attempts that can start soon. */
    const assignSequence = async (documents: readonly DeliveryDocument[]): Promise<DeliveryDocument[]> => {
      await Promise.all(documents.map(prefetched));
      // Computed last: preparing the attempts may take as long as a lease.
      const until = dispatcher.leaseEnd();
      return documents.map((document) => {
        const reservation = reservations.get(document._id);
        const open = ready.get(document._id)?.intent;
        if (reservation === undefined) return document;
        return { ...storedUnderLease(document, reservation, until), ...(open === undefined ? {} : { open }) };
      });
    };
    const withoutSlot = new Set(pending.map(({ _id }) => _id).filter((id) => !reservations.has(id)));
    try {
      const stored = await eventLog.append(pending, assignSequence);
      await checkpoint(Step.RELAY_STORED);
      const documents = [...stored.values()].flatMap((own) => own.documents);
      // Only newly stored deliveries: those of another worker are inspected there.
      inspect(documents);
      const reserved = documents.flatMap((document) => {
        const reservation = reservations.get(document._id);
        const prepared = ready.get(document._id) ?? null;
        return reservation === undefined ? [] : [{ ...leased(document, reservation.owner), prepared }];
      });
      for (const { id } of reserved) reservations.delete(id);
      // Of a merchant with a rejected event, no outbox is emptied with the acknowledgement: that event is still there.
      const isWhole = ({ merchantId }: { readonly merchantId: string }) => stored.get(merchantId)?.kind === 'stored';
      admitting(new Set(reserved.filter(isWhole).map(({ id }) => id)));
      dispatcher.admit(reserved);
      dispatcher.left(new Set(documents.filter(({ _id }) => withoutSlot.has(_id)).map(({ lane }) => lane)));
      return new Map([...stored].map(([merchantId, own]) => [merchantId, insertResult(own, withoutSlot)]));
    } finally {
      for (const { _id, lane } of pending) if (reservations.has(_id)) dispatcher.cancelReservation(lane);
    }
  };

  /** Relays the documents read from one collection. */
  const relayFound = async (
    collection: string,
    found: readonly HostDocument[],
  ): Promise<{ events: number; left: number; documents: number; agesMs: readonly number[] }> => {
    if (found.length === 0) return { events: 0, left: 0, documents: 0, agesMs: [] };
    await checkpoint(Step.RELAY_FOUND);
    const pending = new Map<HostDocument, UnnumberedDelivery[]>();
    for (const host of found) {
      try {
        pending.set(host, deliveriesOf(collection, host));
      } catch (error) {
        const readable = error instanceof Error ? error : new Error('The outbox is not a list of entries.');
        refusedHosts.refused({ collection, hostId: host._id, events: [], error: readable });
      }
    }
    const pendingOf = (hosts: readonly HostDocument[]) => hosts.flatMap((host) => pending.get(host) ?? []);
    // Their entries are removed by the write that marks the acknowledgement.
    const expected = new Set<HostDocument>();
    const expect = (some: readonly HostDocument[]) => (admitted: ReadonlySet<string>) => {
      for (const host of some) {
        if (!pendingOf([host]).some(({ _id }) => admitted.has(_id))) continue;
        expected.add(host);
        relayed.add(collection, host);
      }
    };
    const { stored, events, left, skipped } = await bisectingInsert({
      found: [...pending.keys()],
      store: (some) => store(pendingOf(some), expect(some)),
      refused: (host, error) => {
        const ids = pendingOf([host]).map(({ _id }) => _id);
        refusedHosts.refused({ collection, hostId: host._id, events: ids, error });
      },
    });
    refusedHosts.skipped(skipped);
    const removable = stored.filter((host) => !expected.has(host));
    if (removable.length > 0) {
      await outbox.remove(
        collection,
        removable.map((host) => ({ merchantId: host.merchantId, id: host._id, entries: entryIds(host) })),
      );
      await checkpoint(Step.RELAY_REMOVED);
    }
    const now = clock.now().getTime();
    const ageOf = ({ relayAt }: HostDocument) => now - (relayAt?.getTime() ?? now);
    const agesMs = stored.flatMap((host) => pendingOf([host]).map(() => ageOf(host)));
    return { events, left, documents: stored.length, agesMs };
  };

  const outboxes = hosts.map(({ name }) => {
    const next = createOutboxScheduler({
      outbox,
      collection: name,
      inCooldown: refusedHosts.inCooldown,
      stored: () => relayed.storedIn(name),
      group,
      most: BATCH,
    });
    return { name, ...createOutboxReader(next, elapsed) };
  });
  let handed: { readonly collection: string; readonly created: HostDocument }[] = [];
  /** Whether the next round reads all outboxes, polls them, or relays only what was handed over. */
  let reading: 'all' | 'poll' | 'none' = 'all';
  let readAt = Number.NEGATIVE_INFINITY;

  type Found = Round & { readonly name: string };

  /** Returns a function that gives what was handed over for a collection. */
  const takeHanded = () => {
    const taken = handed;
    handed = [];
    const { merchants } = refusedHosts.inCooldown();
    const isMine = ({ merchantId }: HostDocument) => group.isOwn(merchantId) && !merchants.includes(merchantId);
    return (name: string): HostDocument[] =>
      taken.flatMap(({ collection, created }) => (collection === name && isMine(created) ? [created] : []));
  };
  const find = (how: typeof reading): Promise<Found[]> => {
    const handedTo = takeHanded();
    const findIn = async ({ name, read, poll }: (typeof outboxes)[number]): Promise<Found> => {
      const round = how === 'none' ? null : await (how === 'all' ? read() : poll());
      // What was handed over is in the outboxes, too.
      return { name, ...(round ?? { found: handedTo(name), more: false }) };
    };
    return Promise.all(outboxes.map(findIn));
  };

  const relayAll = async (found: readonly Found[]): Promise<Relayed> => {
    const sum = { events: 0, left: 0 };
    const agesMs: number[] = [];
    let documents = 0;
    for (const round of found) {
      const relayed = await relayFound(round.name, round.found);
      sum.events += relayed.events;
      sum.left += relayed.left;
      agesMs.push(...relayed.agesMs);
      documents += relayed.documents;
    }
    lag.relayed(agesMs);
    return { state: documents > 0 && found.some(({ more }) => more) ? 'more' : 'done', ...sum };
  };

  return {
    async run() {
      lag.relaying();
      const how = elapsed() - readAt >= readMs ? 'all' : reading;
      reading = 'none';
      try {
        if (how === 'all') readAt = elapsed();
        const result = await relayAll(await find(how));
        if (result.state !== 'done') reading = 'all';
        return result;
      } catch (error) {
        reading = 'all';
        throw error;
      }
    },
    readNext() {
      reading = 'all';
    },
    poll() {
      if (reading === 'none') reading = 'poll';
    },
    hand(collection, created) {
      if (handed.length < MOST_HANDED) handed.push({ collection, created });
      else reading = 'all';
    },
  };
}
