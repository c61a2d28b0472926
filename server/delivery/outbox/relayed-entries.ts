/**
 * Entries that are stored as deliveries and not yet removed from their outboxes. Most deliveries are acknowledged
 * within milliseconds: one write to the host document then removes the entry and marks the acknowledgement. An entry
 * that waits longer is removed alone. This is a worker's memory: another worker that finds such an entry stores nothing
 * twice, and removes it.
 */
import type { HostDocument, OutboxStore, StoredHosts } from './outbox-store.ts';

/** How long an entry may wait for the acknowledgement of one of its events, milliseconds. */
const REMOVE_AFTER_MS = 1_000;

/** Stored entries of one host document, each identified by its first event's id. */
interface Stored {
  readonly collection: string;
  readonly merchantId: string;
  readonly id: string;
  readonly since: number;
  readonly entries: ReadonlySet<string>;
  /** The host's `relayAt` when the entries were read: a later step of the host sets another one. */
  readonly relayAt: Date;
}

export interface RelayedEntriesOf {
  readonly outbox: Pick<OutboxStore, 'remove'>;
  /** A monotonic clock, milliseconds. */
  readonly elapsed: () => number;
  readonly failed: (error: unknown) => void;
}

export type RelayedEntries = ReturnType<typeof createRelayedEntries>;

export function entryIds({ outbox = [] }: Pick<HostDocument, 'outbox'>): string[] {
  return outbox.flatMap(({ events: [first] }) => (first === undefined ? [] : [first.id]));
}

export function createRelayedEntries({ outbox, elapsed, failed }: RelayedEntriesOf) {
  const hosts = new Map<string, Stored>();
  let timer: NodeJS.Timeout | undefined;
  const keyOf = (collection: string, id: string) => `${collection}/${id}`;

  /** Removes entries from their outboxes. Those whose removal fails are found, stored and removed again by a relay. */
  const remove = async (isDue: (stored: Stored) => boolean): Promise<void> => {
    const due = [...hosts].filter(([, stored]) => isDue(stored));
    for (const [key] of due) hosts.delete(key);
    for (const collection of new Set(due.map(([, stored]) => stored.collection))) {
      const relayed = due
        .filter(([, stored]) => stored.collection === collection)
        .map(([, { merchantId, id, entries }]) => ({ merchantId, id, entries: [...entries] }));
      await outbox.remove(collection, relayed);
    }
  };
  const removeOld = (): void => {
    timer = undefined;
    const now = elapsed();
    remove(({ since }) => now - since >= REMOVE_AFTER_MS)
      .catch(failed)
      .finally(schedule);
  };
  function schedule(): void {
    if (timer === undefined && hosts.size > 0) timer = setTimeout(removeOld, REMOVE_AFTER_MS / 2).unref();
  }

  return {
    /** Adds the entries of a host document, as the relay read it, once all of them are stored. */
    add(collection: string, host: HostDocument): void {
      const key = keyOf(collection, host._id);
      const { since = elapsed() } = hosts.get(key) ?? {};
      const { _id: id, merchantId, relayAt = new Date(0) } = host;
      hosts.set(key, { collection, merchantId, id, since, entries: new Set(entryIds(host)), relayAt });
      schedule();
    },

    /** Whether this entry of a host document is stored. */
    isStored: (collection: string, id: string, entry: string): boolean =>
      hosts.get(keyOf(collection, id))?.entries.has(entry) === true,

    /** The host documents of a collection in which the relay finds nothing new. */
    storedIn(collection: string): StoredHosts {
      const stored = [...hosts.values()].filter((host) => host.collection === collection);
      return { ids: stored.map(({ id }) => id), relayAt: stored.map(({ relayAt }) => relayAt) };
    },

    /** Returns the entries of a host document and forgets them: the caller removes them. */
    take(collection: string, id: string): string[] {
      const key = keyOf(collection, id);
      const entries = hosts.get(key)?.entries ?? [];
      hosts.delete(key);
      return [...entries];
    },

    /** Removes all entries from their outboxes. */
    async removeAll(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      await remove(() => true);
    },
  };
}
