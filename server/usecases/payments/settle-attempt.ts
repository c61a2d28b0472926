/**
 * Records a gateway's outcome of an attempt, and stores or forgets its card. The first final outcome stands, whoever
 * reports it.
 */
import { withoutCardNumbers } from '../../domain/cards/card-number-in-text.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { txnOf } from '../../domain/payments/order.ts';
import { type SettlePolicy, settleTxn } from '../../domain/payments/settle.ts';
import { declineRules } from '../../domain/ports/declines.ts';
import type { PaymentOutcome } from '../../domain/ports/gateway-connector.ts';
import type { Log } from '../../platform/log.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import type { StoredOrder } from '../../storage/orders.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import type { Commit } from './commit-order.ts';
import type { StoreCard } from './store-card.ts';

export interface DeclineMetrics {
  /** Counts a decline whose code the connector does not know. */
  unmappedDecline(gateway: string): void;
}

export interface SettleAttemptDeps {
  readonly commit: Commit;
  readonly limits: AttemptLimits;
  readonly storeCard: StoreCard;
  readonly metrics: DeclineMetrics;
  readonly policy: SettlePolicy;
  readonly runtime: Runtime;
  readonly log: Log;
}

export type SettleAttempt = ReturnType<typeof createSettleAttempt>;

/** Whether the bank judged the card, so that the decline counts towards the card's limit. */
function judgesCard(outcome: PaymentOutcome): boolean {
  return outcome.kind === 'declined' && !declineRules[outcome.decline.code].failover;
}

export function createSettleAttempt({ commit, limits, storeCard, metrics, policy, runtime, log }: SettleAttemptDeps) {
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
    const txn = txnOf(stored.order, txnUuid);
    if (change.kind === 'changed' && txn !== undefined && outcome.kind === 'declined' && outcome.decline.unmapped) {
      metrics.unmappedDecline(txn.gateway);
      log.warn(
        {
          event: 'gateway.decline.unmapped',
          gateway: txn.gateway,
          gatewayCode: withoutCardNumbers(outcome.decline.gatewayCode),
          code: outcome.decline.code,
        },
        'A gateway declined with a code that its connector does not know',
      );
    }
    // The same answer may arrive several times at once; count one failure.
    if (change.kind === 'changed' && txn !== undefined && judgesCard(outcome)) {
      await limits.noteFailure(txn.card.fingerprint);
    }
    return change.kind === 'unknown' ? stored : storeCardSafely(merchant, change.stored, txnUuid);
  };
}
