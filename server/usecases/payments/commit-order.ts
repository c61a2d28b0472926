/**
 * The only way to change an order: read it, let the domain decide, and write the new state together with its events.
 * Uses optimistic concurrency: after a concurrent change it starts again.
 */
import type { EventName } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Decision, Order, OrderPresenter, Refusal } from '../../domain/payments/order.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { OrderStore, StoredOrder } from '../../storage/orders.ts';
import { type OutboxEntry, outboxEntry, type StoredOutboxHost } from '../../storage/outbox.ts';

/** More tries than concurrent writers can cause; beyond it, something is wrong. */
const MOST_TRIES = 100;

export type Change =
  | { readonly kind: 'changed'; readonly before: Order; readonly stored: StoredOrder }
  | { readonly kind: 'unchanged'; readonly stored: StoredOrder }
  | { readonly kind: 'refused'; readonly stored: StoredOrder; readonly refusal: Refusal }
  | { readonly kind: 'unknown' };

export interface CommitDeps {
  readonly store: OrderStore;
  readonly presenter: OrderPresenter;
  readonly runtime: Runtime;
  /**
   * Called after a commit that raised events, to deliver them right away. `created`: the outbox of a new order, as
   * stored; null after a change.
   */
  readonly notify: (created: StoredOutboxHost | null) => void;
}

export type Commit = ReturnType<typeof createCommit>;

export function createCommit({ store, presenter, runtime, notify }: CommitDeps) {
  function entryFor(merchant: Merchant, order: Order, names: readonly EventName[]): OutboxEntry | undefined {
    const enabled = merchant.webhook.events;
    if (!names.some((name) => enabled.includes(name))) return undefined;
    const content = presenter.eventContent(order, merchant.webhook.version);
    return outboxEntry({ names, enabled, content, runtime });
  }

  return {
    /** Stores a new order; false when the merchant has an order with this id. */
    async create(
      merchant: Merchant,
      order: Order,
      refs: readonly string[],
      names: readonly EventName[],
    ): Promise<boolean> {
      const entry = entryFor(merchant, order, names);
      const host = await store.insert(order, refs, entry);
      if (host !== null && entry !== undefined) notify(host);
      return host !== null;
    },

    /** Applies `decide` to the order. `decide` must be pure: it may run several times. */
    async change(merchant: Merchant, key: string, decide: (order: Order) => Decision): Promise<Change> {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const before = await store.findByKey(key);
        if (before === undefined) return { kind: 'unknown' };
        const decision = decide(before.order);
        if (decision.kind === 'no-change') return { kind: 'unchanged', stored: before };
        if (decision.kind === 'refusal') return { kind: 'refused', stored: before, refusal: decision };
        const entry = entryFor(merchant, decision.order, decision.events);
        const stored = await store.save(before, decision.order, entry, presenter.view(decision.order));
        if (stored === undefined) continue;
        if (entry !== undefined) notify(null);
        return { kind: 'changed', before: before.order, stored };
      }
      throw new Error(`The order changed during each of ${MOST_TRIES} tries to update it.`);
    },
  };
}
