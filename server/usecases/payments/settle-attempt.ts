/**
 * Records a gateway's outcome of an attempt, and stores or forgets its card. The first final outcome stands, whoever
 * reports it.
 */
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { type SettlePolicy, settleTxn } from '../../domain/payments/settle.ts';
import type { PaymentOutcome } from '../../domain/ports/gateway-connector.ts';
import type { Log } from '../../platform/log.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import type { StoredOrder } from '../../storage/orders.ts';
import type { Commit } from './commit-order.ts';
import type { NoteDecline } from './note-decline.ts';
import type { StoreCard } from './store-card.ts';

export interface SettleAttemptDeps {
  readonly commit: Commit;
  readonly noteDecline: NoteDecline;
  readonly storeCard: StoreCard;
  readonly policy: SettlePolicy;
  readonly runtime: Runtime;
  readonly log: Log;
}

export type SettleAttempt = ReturnType<typeof createSettleAttempt>;

export function createSettleAttempt({ commit, noteDecline, storeCard, policy, runtime, log }: SettleAttemptDeps) {
  /** Stores or forgets the card now; if that fails, the reconciler does it later. */
  async function storeCardSafely(merchant: Merchant, stored: StoredOrder, txnUuid: string): Promise<StoredOrder> {
    try {
      return await storeCard(merchant, stored, txnUuid);
    } catch (error) {
      log.error({ event: 'card.storage.failed', err: error }, 'Could not store the card of a payment; retrying later');
      return stored;
    }
  }

  /** Returns the order after the outcome. `waitMs`: when to ask again about one that is open. */
  return async function settleAttempt(
    merchant: Merchant,
    stored: StoredOrder,
    txnUuid: string,
    outcome: PaymentOutcome,
    waitMs = policy.reconcileAfterMs,
  ): Promise<StoredOrder> {
    const refundId = shortId('rfd', runtime.random);
    const change = await commit.change(merchant, stored.key, (order) =>
      settleTxn(order, { txnUuid, outcome, refundId }, { reconcileAfterMs: waitMs }, runtime.clock.now()),
    );
    if (outcome.kind === 'declined') await noteDecline(change, txnUuid, outcome.decline);
    return change.kind === 'unknown' ? stored : storeCardSafely(merchant, change.stored, txnUuid);
  };
}
