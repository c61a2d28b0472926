/**
 * Moves events from the outboxes to the deliveries. Stores first and takes out afterwards: stopped in between, or run by two
 * at once, it stores the same events again, which changes nothing.
 */
import type { Clock } from '../runtime.ts';
import { type Checkpoint, Step } from './checkpoint.ts';
import { deliveryDocument } from './delivery-document.ts';
import type { DeliveryStore } from './delivery-store.ts';
import type { WebhookHost } from './indexes.ts';
import type { OutboxEntry } from './outbox.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { WebhookLog } from './worker-ports.ts';

/** How many host documents are relayed by one round of reads and writes. */
const BATCH = 100;

export interface RelayOf {
  readonly hosts: readonly WebhookHost[];
  readonly outbox: OutboxStore;
  readonly deliveries: DeliveryStore;
  readonly clock: Clock;
  readonly checkpoint: Checkpoint;
  readonly log: WebhookLog;
}

/** A function that relays everything there is and answers how many events that was. */
export function createRelay({ hosts, outbox, deliveries, clock, checkpoint, log }: RelayOf): () => Promise<number> {
  /** One batch of one collection. `more`: another may be waiting. */
  const relayBatch = async (collection: string): Promise<{ events: number; more: boolean }> => {
    const found = await outbox.pending(collection, BATCH);
    if (found.length === 0) return { events: 0, more: false };
    await checkpoint(Step.RELAY_FOUND);
    const now = clock.now();
    const documents = found.flatMap((fields) => {
      const host = { collection, id: fields._id };
      const events = (fields.outbox ?? []).flatMap((entry) => entry.events.map((event) => ({ entry, event })));
      return events.map(({ entry, event }) => deliveryDocument({ host, fields, entry, event, now }));
    });
    const failed = await deliveries.insert(documents);
    await checkpoint(Step.RELAY_STORED);
    if (failed.size > 0) log.error({ collection, events: [...failed] }, 'webhook events could not be stored');
    const stored = (entry: OutboxEntry) => !entry.events.some((event) => failed.has(event.id));
    const relayed = found.map((host) => ({
      id: host._id,
      entries: (host.outbox ?? []).filter(stored).flatMap((entry) => entry.events[0]?.id ?? []),
    }));
    await outbox.remove(collection, relayed);
    await checkpoint(Step.RELAY_REMOVED);
    return { events: documents.length - failed.size, more: found.length === BATCH && failed.size === 0 };
  };

  return async () => {
    let events = 0;
    for (const { name } of hosts) {
      for (let more = true; more; ) {
        const batch = await relayBatch(name);
        events += batch.events;
        more = batch.more;
      }
    }
    return events;
  };
}
