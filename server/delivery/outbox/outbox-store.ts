/**
 * The outboxes in MongoDB: finds what is to be relayed, takes out what was, marks what was acknowledged, and finalizes the deliveries of
 * that. Touches no other field of a host document, and matches no version: a step that pushes more at the same moment is not disturbed.
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

/** The entries of one host document that were relayed, each named by its first event's id. */
export interface RelayedEntries {
  readonly id: string;
  readonly entries: readonly string[];
}

/** A merchant with entries to relay, and since when. */
export interface WaitingMerchant {
  readonly merchantId: string;
  readonly relayAt: Date;
}

/** One event that its host shall count as told. */
export interface AcknowledgedEvent {
  readonly host: HostRef;
  readonly eventId: string;
}

/** What to look for in the outboxes of a collection. */
export interface OutboxQuery {
  readonly collection: string;
  /** What is left out. */
  readonly inCooldown: InCooldown;
  readonly limit: number;
}

type MerchantFilter = string | { readonly $gt: string; readonly $nin?: string[] };

/** Every merchant but those that rest. */
function merchantsExcept({ merchants }: InCooldown): MerchantFilter {
  return merchants.length === 0 ? { $gt: '' } : { $gt: '', $nin: [...merchants] };
}

/** Not the present one, which another machine's clock may be behind. */
const ANY_DATE = { $gt: new Date(0) };

export type OutboxStore = ReturnType<typeof createOutboxStore>;

/** Access to the outboxes of one database. */
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
    /** Documents of a host collection that have entries to relay. */
    pending: (query: OutboxQuery): Promise<HostDocument[]> => find(query, merchantsExcept(query.inCooldown)),

    /** The same of one merchant, the longest waiting first. */
    pendingOf: (merchantId: string, query: OutboxQuery): Promise<HostDocument[]> => find(query, merchantId),

    /** The merchants that have entries to relay; one step in the index for each, whatever its backlog. */
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

    /** Takes relayed entries out. `relayAt` goes with the last of them. */
    async remove(collection: string, relayed: readonly RelayedEntries[]): Promise<void> {
      const writes = relayed.map(({ id, entries }) => ({
        updateOne: { filter: { _id: id }, update: removeSteps(entries) },
      }));
      await hosts(collection).bulkWrite(writes, { ordered: false });
    },

    /** These events count as told. May be repeated. */
    async acknowledge(events: readonly AcknowledgedEvent[]): Promise<void> {
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

/** Events whose end is told to their documents by one write. */
const FINALIZED_AT_ONCE = 128;

/** Nobody waits for the end but the merchant's reading of it: a little patience spares the database most of these writes. */
const GATHER_MS = 25;

export interface FinalizeOf {
  readonly outbox: Pick<OutboxStore, 'acknowledge'>;
  readonly completions: Pick<CompletionStore, 'secure' | 'finish'>;
  readonly clock: Clock;
  readonly checkpoint: Checkpoint;
}

/** A function that ends one delivery, in company with others that end at about the same moment. */
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
