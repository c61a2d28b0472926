/**
 * The outboxes in MongoDB: finds entries to relay, removes relayed ones, marks acknowledged events, and finalizes their
 * deliveries. Touches no other field of a host document and checks no version, so it does not conflict with a
 * concurrent update that adds entries.
 */
import type { Db, Document, FindOptions } from 'mongodb';
import { BY_ID, broadcast, merchantsIn } from '../../storage/mongo/sharding.ts';
import type { StoredOutboxHost } from '../../storage/outbox.ts';
import type { HostRef } from '../queue/delivery.ts';
import { UNSYNCED } from '../queue/delivery-store.ts';
import { OUTBOX_INDEX } from '../queue/indexes.ts';
import type { InCooldown } from '../queue/refusals.ts';

export type HostDocument = StoredOutboxHost;

/** Relayed entries of one host document, each identified by its first event's id. */
export interface RelayedEntries {
  readonly merchantId: string;
  readonly id: string;
  readonly entries: readonly string[];
}

/** A merchant with entries to relay, and the earliest of their times. */
export interface WaitingMerchant {
  readonly merchantId: string;
  readonly relayAt: Date;
}

/** An event to mark as acknowledged in its host document. */
export interface AcknowledgedEvent {
  readonly merchantId: string;
  readonly host: HostRef;
  readonly eventId: string;
  /** Relayed entries of the host document that are removed by the same write, each identified by its first event's id. */
  readonly entries?: readonly string[];
}

/** Host documents to skip: those whose `relayAt` is still one of these. */
export interface StoredHosts {
  readonly ids: readonly string[];
  readonly relayAt: readonly Date[];
}

/** A query over the outboxes of a collection. */
export interface OutboxQuery {
  readonly collection: string;
  /** Documents and merchants to skip. */
  readonly inCooldown: InCooldown;
  /** Documents whose entries are stored, and that have no others while `relayAt` is one of these. */
  readonly stored?: StoredHosts;
  readonly limit: number;
}

type MerchantFilter = string | { readonly $gt: string; readonly $nin?: string[] };

/** Matches every merchant that is not cooling down. */
function merchantsExcept({ merchants }: InCooldown): MerchantFilter {
  return merchants.length === 0 ? { $gt: '' } : { $gt: '', $nin: [...merchants] };
}

/** Not limited to the present: the clock of the machine that wrote it may be ahead. */
const ANY_DATE = { $gt: new Date(0) };

export type OutboxStore = ReturnType<typeof createOutboxStore>;

export function createOutboxStore(db: Db) {
  const hosts = (collection: string) => db.collection<HostDocument>(collection, { writeConcern: UNSYNCED });
  const find = (query: OutboxQuery, merchantId: MerchantFilter, reach: FindOptions = {}): Promise<HostDocument[]> => {
    const { collection, inCooldown, stored, limit } = query;
    const projection = { merchantId: 1, orderId: 1, bornOf: 1, webhookUrl: 1, outbox: 1, eventsDue: 1, relayAt: 1 };
    const options = { projection, sort: { merchantId: 1, relayAt: 1 }, limit, hint: OUTBOX_INDEX } as const;
    const hostFilter = inCooldown.hosts.length === 0 ? {} : { _id: { $nin: [...inCooldown.hosts] } };
    const { ids = [], relayAt = [] } = stored ?? {};
    const known = ids.length === 0 ? {} : { $nor: [{ _id: { $in: [...ids] }, relayAt: { $in: [...relayAt] } }] };
    return hosts(collection)
      .find({ merchantId, relayAt: ANY_DATE, ...hostFilter, ...known }, { ...options, ...reach })
      .toArray();
  };
  const acknowledgeIn = async (collection: string, events: readonly AcknowledgedEvent[]): Promise<void> => {
    const marked = db.collection<HostDocument>(collection);
    // Ids are unique, so all of them can be taken from all these documents.
    const eventIds = events.map(({ eventId }) => eventId);
    const entriesOf = ({ entries = [] }: AcknowledgedEvent) => entries;
    const only = events.filter((event) => entriesOf(event).length === 1);
    const others = events.filter((event) => entriesOf(event).length !== 1);
    if (only.length > 0) {
      const filter = { ...among(only), outbox: { $size: 1 }, 'outbox.events.id': { $in: only.flatMap(entriesOf) } };
      const { matchedCount } = await marked.updateMany(filter, emptyOutbox(eventIds), BY_ID);
      // Of a document that has further entries, only the relayed ones are removed.
      if (matchedCount < only.length) others.push(...only);
    }
    if (others.length === 0) return;
    const entries = others.flatMap(entriesOf);
    const update = entries.length === 0 ? { $pull: { unacked: { $in: eventIds } } } : settleSteps(entries, eventIds);
    await marked.updateMany(among(others), update, BY_ID);
  };

  return {
    /** Host documents with entries to relay. */
    pending: (query: OutboxQuery): Promise<HostDocument[]> =>
      find(query, merchantsExcept(query.inCooldown), broadcast('outboxes')),

    /** Those of one merchant, the longest waiting first. */
    pendingOf: (merchantId: string, query: OutboxQuery): Promise<HostDocument[]> => find(query, merchantId),

    /** Merchants with entries to relay. One index step for each, however large its backlog. */
    async waiting({ collection, inCooldown }: Omit<OutboxQuery, 'limit'>): Promise<WaitingMerchant[]> {
      const steps = [
        { $match: { merchantId: merchantsExcept(inCooldown), relayAt: ANY_DATE } },
        { $sort: { merchantId: 1, relayAt: 1 } },
        { $group: { _id: '$merchantId', relayAt: { $first: '$relayAt' } } },
      ];
      const found = await hosts(collection)
        .aggregate<{ _id: string; relayAt: Date }>(steps, { hint: OUTBOX_INDEX, ...broadcast('outboxes') })
        .toArray();
      return found.map(({ _id: merchantId, relayAt }) => ({ merchantId, relayAt }));
    },

    /** Removes relayed entries. `relayAt` is unset with the last of them. */
    async remove(collection: string, relayed: readonly RelayedEntries[]): Promise<void> {
      const writes = relayed.map(({ merchantId, id, entries }) => ({
        updateOne: { filter: { _id: id, merchantId }, update: removeSteps(entries), ...BY_ID },
      }));
      await hosts(collection).bulkWrite(writes, { ordered: false });
    },

    /** Marks events as acknowledged, durably, and removes their relayed entries. Idempotent. */
    async acknowledge(events: readonly AcknowledgedEvent[]): Promise<void> {
      for (const collection of new Set(events.map(({ host }) => host.collection)))
        await acknowledgeIn(
          collection,
          events.filter(({ host }) => host.collection === collection),
        );
    },
  };
}

const among = (events: readonly AcknowledgedEvent[]) => ({
  _id: { $in: events.map(({ host }) => host.id) },
  merchantId: merchantsIn(events.map(({ merchantId }) => merchantId)),
});

/** The usual case of `settleSteps`, for documents without other entries: costs the database half as much. */
const emptyOutbox = (eventIds: string[]) =>
  ({ $set: { outbox: [] }, $unset: { relayAt: '' }, $pull: { unacked: { $in: eventIds } } }) as const;

/** Pipeline that removes relayed entries; `relayAt` goes with the last of them. */
function removeSteps(entries: readonly string[]): Document[] {
  const name = { $arrayElemAt: ['$$this.events.id', 0] };
  const rest = {
    $filter: { input: { $ifNull: ['$outbox', []] }, cond: { $not: [{ $in: [name, { $literal: entries }] }] } },
  };
  const relayAt = { $cond: [{ $eq: ['$outbox', []] }, '$$REMOVE', '$relayAt'] };
  return [{ $set: { outbox: rest } }, { $set: { relayAt } }];
}

/** The same, which also marks events as acknowledged. */
function settleSteps(entries: readonly string[], eventIds: readonly string[]): Document[] {
  const unacked = {
    $filter: { input: { $ifNull: ['$unacked', []] }, cond: { $not: [{ $in: ['$$this', { $literal: eventIds }] }] } },
  };
  return [...removeSteps(entries), { $set: { unacked } }];
}
