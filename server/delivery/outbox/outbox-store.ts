/**
 * The outboxes in MongoDB: finds entries to relay, removes relayed ones, marks acknowledged events, and finalizes their
 * deliveries. Touches no other field of a host document and checks no version, so it does not conflict with a
 * concurrent update that adds entries.
 */
import type { Db, Document } from 'mongodb';
import type { Clock } from '../../platform/runtime.ts';
import { createBatch } from '../../storage/mongo/batch.ts';
import type { OutboxHost } from '../../storage/outbox.ts';
import type { CompletionStore } from '../queue/completion-store.ts';
import type { HostRef, LeasedDelivery } from '../queue/delivery.ts';
import { UNSYNCED } from '../queue/delivery-store.ts';
import { OUTBOX_INDEX } from '../queue/indexes.ts';
import type { InCooldown } from '../queue/refusals.ts';
import { type Checkpoint, Step } from '../queue/worker-ports.ts';

export type HostDocument = OutboxHost & { readonly _id: string };

/** Relayed entries of one host document, each identified by its first event's id. */
export interface RelayedEntries {
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
  readonly host: HostRef;
  readonly eventId: string;
}

/** A query over the outboxes of a collection. */
export interface OutboxQuery {
  readonly collection: string;
  /** Documents and merchants to skip. */
  readonly inCooldown: InCooldown;
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
  const find = (query: OutboxQuery, merchantId: MerchantFilter): Promise<HostDocument[]> => {
    const { collection, inCooldown, limit } = query;
    const projection = { merchantId: 1, orderId: 1, bornOf: 1, webhookUrl: 1, outbox: 1, eventsDue: 1 };
    const options = { projection, sort: { merchantId: 1, relayAt: 1 }, limit, hint: OUTBOX_INDEX } as const;
    const hostFilter = inCooldown.hosts.length === 0 ? {} : { _id: { $nin: [...inCooldown.hosts] } };
    return hosts(collection)
      .find({ merchantId, relayAt: ANY_DATE, ...hostFilter }, options)
      .toArray();
  };
  return {
    /** Host documents with entries to relay. */
    pending: (query: OutboxQuery): Promise<HostDocument[]> => find(query, merchantsExcept(query.inCooldown)),

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
        .aggregate<{ _id: string; relayAt: Date }>(steps, { hint: OUTBOX_INDEX })
        .toArray();
      return found.map(({ _id: merchantId, relayAt }) => ({ merchantId, relayAt }));
    },

    /** Removes relayed entries. `relayAt` is unset with the last of them. */
    async remove(collection: string, relayed: readonly RelayedEntries[]): Promise<void> {
      const writes = relayed.map(({ id, entries }) => ({
        updateOne: { filter: { _id: id }, update: removeSteps(entries) },
      }));
      await hosts(collection).bulkWrite(writes, { ordered: false });
    },

    /** Marks events as acknowledged. Idempotent. */
    async acknowledge(events: readonly AcknowledgedEvent[]): Promise<void> {
      // Event ids are unique, so all ids can be pulled from all these documents.
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

/** Deliveries finalized by one bulk write. */
const FINALIZED_AT_ONCE = 128;

/** Milliseconds to gather a bulk: nothing waits for finalizing except the merchant's view of the order. */
const GATHER_MS = 25;

export interface FinalizeOf {
  readonly outbox: Pick<OutboxStore, 'acknowledge'>;
  readonly completions: Pick<CompletionStore, 'secure' | 'finish'>;
  readonly clock: Clock;
  readonly checkpoint: Checkpoint;
}

/** Creates a function that finalizes one delivery, in a bulk with others. */
export function createFinalize({ outbox, completions, clock, checkpoint }: FinalizeOf) {
  return createBatch<LeasedDelivery, 'finalized'>({
    most: FINALIZED_AT_ONCE,
    atOnce: 1,
    gatherMs: GATHER_MS,
    async flush(leases) {
      await completions.secure();
      await outbox.acknowledge(leases.map(({ host, id }) => ({ host, eventId: id })));
      await checkpoint(Step.MARKED);
      await completions.finish(leases, clock.now());
      await checkpoint(Step.FINISHED);
      return leases.map(() => 'finalized');
    },
  });
}
