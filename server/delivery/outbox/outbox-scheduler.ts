/**
 * What the relay takes from the outboxes of one collection in a round: all there is, or where that is more than a round takes, of each
 * merchant in turn its share. A merchant's burst keeps no other merchant's event waiting for longer than a round. Takes nothing out.
 */
import { mapWithLimit } from '../../platform/map-with-limit.ts';
import type { InCooldown } from '../queue/refusals.ts';
import type { HostDocument, OutboxStore, WaitingMerchant } from './outbox-store.ts';

export interface OutboxSchedulerOf {
  readonly outbox: Pick<OutboxStore, 'pending' | 'pendingOf' | 'waiting'>;
  readonly collection: string;
  /** What is left out. */
  readonly inCooldown: () => InCooldown;
  /** Documents of one round. */
  readonly most: number;
}

/** The documents of one round, and whether more were left. */
export interface Round {
  readonly found: readonly HostDocument[];
  readonly more: boolean;
}

/** Merchants of one round; the others are for the next. */
const MERCHANTS_AT_ONCE = 20;

/** A function that answers what to relay next. */
export function createOutboxScheduler({
  outbox,
  collection,
  inCooldown,
  most,
}: OutboxSchedulerOf): () => Promise<Round> {
  /** In which round each merchant that had more than a round takes was served last. */
  let turns = new Map<string, number>();
  /** The merchants that had more than their share. */
  let deep = new Set<string>();
  let rounds = 0;

  const inTurn = (waiting: readonly WaitingMerchant[]): string[] => {
    const turnOf = ({ merchantId }: WaitingMerchant) => turns.get(merchantId) ?? 0;
    return [...waiting]
      .sort((one, other) => turnOf(one) - turnOf(other) || one.relayAt.getTime() - other.relayAt.getTime())
      .map(({ merchantId }) => merchantId);
  };

  return async () => {
    const asked = { collection, inCooldown: inCooldown() };
    if (deep.size === 0) {
      const found = await outbox.pending({ ...asked, limit: most });
      if (found.length < most) return { found, more: false };
    }
    const line = inTurn(await outbox.waiting(asked));
    const served = line.slice(0, MERCHANTS_AT_ONCE);
    const still = new Set<string>();
    const take = (merchants: readonly string[], share: number) =>
      mapWithLimit(merchants, async (merchantId) => {
        const found = await outbox.pendingOf(merchantId, { ...asked, limit: share });
        if (found.length === share) still.add(merchantId);
        return found;
      });
    const shallowOnes = served.filter((merchantId) => !deep.has(merchantId));
    const shallow = await take(shallowOnes, Math.max(1, Math.floor(most / served.length)));
    // What the others leave is theirs who have most: large rounds cost least.
    const deepOnes = served.filter((merchantId) => deep.has(merchantId));
    const rest = await take(deepOnes, Math.max(1, Math.floor((most - shallow.length) / deepOnes.length)));
    rounds += 1;
    const round = rounds;
    turns = new Map(
      line.map((merchantId, place) => [merchantId, place < served.length ? round : (turns.get(merchantId) ?? 0)]),
    );
    for (const merchantId of line.slice(served.length)) if (deep.has(merchantId)) still.add(merchantId);
    deep = still;
    return { found: [...shallow, ...rest], more: deep.size > 0 || line.length > served.length };
  };
}
