/**
 * The outboxes in MongoDB: finds what is to be relayed, takes out what was, and marks what was acknowledged.
 * Touches no other field of a host document, and matches no version: a step that pushes more at the same moment is not disturbed.
 */
import type { Db, Document } from 'mongodb';
import type { HostRef } from './delivery.ts';
import { UNSYNCED } from './delivery-store.ts';
import type { OutboxHost } from './outbox.ts';

export type HostDocument = OutboxHost & { readonly _id: string };

/** The entries of one host document that were relayed, each named by its first event's id. */
export interface RelayedEntries {
  readonly id: string;
  readonly entries: readonly string[];
}

/** One event that its host shall count as told. */
export interface Told {
  readonly host: HostRef;
  readonly eventId: string;
}

export type OutboxStore = ReturnType<typeof createOutboxStore>;

/** Access to the outboxes of one database. */
export function createOutboxStore(db: Db) {
  const hosts = (collection: string) => db.collection<HostDocument>(collection, { writeConcern: UNSYNCED });
  return {
    /** Documents of a host collection that have entries to relay, the longest waiting first. */
    pending(collection: string, limit: number): Promise<HostDocument[]> {
      const projection = { merchantId: 1, orderId: 1, bornOf: 1, webhookUrl: 1, outbox: 1, eventsDue: 1 };
      // Any date: not the present one, which another machine's clock may be behind.
      const filter = { relayAt: { $gt: new Date(0) } };
      return hosts(collection)
        .find(filter, { projection, sort: { relayAt: 1 }, limit })
        .toArray();
    },

    /** Takes relayed entries out. `relayAt` goes with the last of them. */
    async remove(collection: string, relayed: readonly RelayedEntries[]): Promise<void> {
      const writes = relayed.map(({ id, entries }) => ({
        updateOne: { filter: { _id: id }, update: removeSteps(entries) },
      }));
      await hosts(collection).bulkWrite(writes, { ordered: false });
    },

    /** These events count as told. May be repeated. */
    async told(events: readonly Told[]): Promise<void> {
      // An event's id is in no other document, so that all ids can be taken out of all these documents.
      const eventIds = events.map(({ eventId }) => eventId);
      for (const collection of new Set(events.map(({ host }) => host.collection))) {
        const ids = events.filter(({ host }) => host.collection === collection).map(({ host }) => host.id);
        await hosts(collection).updateMany({ _id: { $in: ids } }, { $pull: { unacked: { $in: eventIds } } });
      }
    },
  };
}

function removeSteps(entries: readonly string[]): Document[] {
  const name = { $arrayElemAt: ['$$this.events.id', 0] };
  const rest = {
    $filter: { input: { $ifNull: ['$outbox', []] }, cond: { $not: [{ $in: [name, { $literal: entries }] }] } },
  };
  const relayAt = { $cond: [{ $eq: ['$outbox', []] }, '$$REMOVE', '$relayAt'] };
  return [{ $set: { outbox: rest } }, { $set: { relayAt } }];
}
