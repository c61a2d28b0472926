/**
 * Chooses what the relay reads from the outboxes of one collection in a round: everything, or, when that exceeds a
 * round, a fair share of each merchant in turn. A merchant's burst delays another merchant's event by at most a round.
 * Removes nothing.
 */
import { mapWithLimit } from '../../platform/map-with-limit.ts';
import type { InCooldown } from '../queue/refusals.ts';
import { NO_GROUP, type WorkerGroup } from '../worker/worker-group.ts';
import type { HostDocument, OutboxStore, StoredHosts, WaitingMerchant } from './outbox-store.ts';

export interface OutboxSchedulerOf {
  readonly outbox: Pick<OutboxStore, 'pending' | 'pendingOf' | 'waiting'>;
  readonly collection: string;
  /** Documents and merchants to skip. */
  readonly inCooldown: () => InCooldown;
  /** Documents whose entries are all stored. */
  readonly stored?: () => StoredHosts;
  /** The merchants of this worker. Default: all. */
  readonly group?: Pick<WorkerGroup, 'isAlone' | 'isOwn'>;
  /** Documents in one round. */
  readonly most: number;
}

/** The documents of one round, and whether more are left. */
export interface Round {
  readonly found: readonly HostDocument[];
  readonly more: boolean;
}

/**
 * How long a collection that had nothing to relay rests from polling, milliseconds from the beginning of that read. A timer of 10 ms polls
 * it every 30: its events are taken up before they count as late (queue/delivery-lag.ts).
 */
const REST_MS = 25;

export interface OutboxReader {
  /** What to relay next. */
  read(): Promise<Round>;
  /** The same; null while the collection rests because it had nothing. */
  poll(): Promise<Round | null>;
}

/** Adds polling to a scheduler. `elapsed`: a monotonic clock, milliseconds. */
export function createOutboxReader(next: () => Promise<Round>, elapsed: () => number): OutboxReader {
  let restsUntil = Number.NEGATIVE_INFINITY;
  const read = async (): Promise<Round> => {
    const began = elapsed();
    const round = await next();
    restsUntil = round.found.length > 0 ? Number.NEGATIVE_INFINITY : began + REST_MS;
    return round;
  };
  return { read, poll: async () => (elapsed() < restsUntil ? null : read()) };
}

/** Merchants in one round; the others wait for the next. */
const MERCHANTS_AT_ONCE = 20;

/** Creates a function that returns what to relay next. */
export function createOutboxScheduler({
  outbox,
  collection,
  inCooldown,
  stored,
  group = NO_GROUP,
  most,
}: OutboxSchedulerOf): () => Promise<Round> {
  /** The round in which each merchant with a backlog was last served. */
  let lastServed = new Map<string, number>();
  /** Merchants that had more than their share. */
  let backlogged = new Set<string>();
  let rounds = 0;

  const fairOrder = (waiting: readonly WaitingMerchant[]): string[] => {
    const lastServedOf = ({ merchantId }: WaitingMerchant) => lastServed.get(merchantId) ?? 0;
    return [...waiting]
      .sort((one, other) => lastServedOf(one) - lastServedOf(other) || one.relayAt.getTime() - other.relayAt.getTime())
      .map(({ merchantId }) => merchantId);
  };

  return async () => {
    const query = { collection, inCooldown: inCooldown(), ...(stored === undefined ? {} : { stored: stored() }) };
    if (backlogged.size === 0 && group.isAlone()) {
      const found = await outbox.pending({ ...query, limit: most });
      if (found.length < most) return { found, more: false };
    }
    const waiting = await outbox.waiting(query);
    const ordered = fairOrder(waiting.filter(({ merchantId }) => group.isOwn(merchantId)));
    if (ordered.length === 0) return { found: [], more: false };
    const served = ordered.slice(0, MERCHANTS_AT_ONCE);
    const nextBacklogged = new Set<string>();
    const take = (merchants: readonly string[], share: number) =>
      mapWithLimit(merchants, async (merchantId) => {
        const found = await outbox.pendingOf(merchantId, { ...query, limit: share });
        if (found.length === share) nextBacklogged.add(merchantId);
        return found;
      });
    const othersServed = served.filter((merchantId) => !backlogged.has(merchantId));
    const fromOthers = await take(othersServed, Math.max(1, Math.floor(most / served.length)));
    // Backlogged merchants share what the others leave: large rounds are the most efficient.
    const backloggedServed = served.filter((merchantId) => backlogged.has(merchantId));
    const fromBacklogged = await take(
      backloggedServed,
      Math.max(1, Math.floor((most - fromOthers.length) / backloggedServed.length)),
    );
    rounds += 1;
    const round = rounds;
    lastServed = new Map(
      ordered.map((merchantId, index) => [
        merchantId,
        index < served.length ? round : (lastServed.get(merchantId) ?? 0),
      ]),
    );
    for (const merchantId of ordered.slice(served.length))
      if (backlogged.has(merchantId)) nextBacklogged.add(merchantId);
    backlogged = nextBacklogged;
    return { found: [...fromOthers, ...fromBacklogged], more: backlogged.size > 0 || ordered.length > served.length };
  };
}
