/**
 * Computes an order's status from the ranking of its transactions. No other file computes it.
 */
import { OrderStatus } from '../../../generated/values.ts';
import type { Order } from './order.ts';
import { isPartlyCharged, type Txn, txnPhase } from './txn.ts';
import { holdsOrder, type TxnPhase } from './txn-status.ts';

/** A void is final: nothing can pay the order after it. After an auto-refund, another attempt can. */
const phaseRank: Record<TxnPhase, number> = { charged: 5, held: 4, open: 3, voided: 2, 'auto-refunded': 1, failed: 0 };

/** The highest-ranked transaction; the latest among equals. Undefined without transactions. */
export function leadingTxn<Ranked extends Pick<Txn, 'status' | 'errorCode'>>(
  txns: readonly Ranked[],
): Ranked | undefined {
  return txns.reduce<Ranked | undefined>(
    (best, txn) => (best !== undefined && phaseRank[txnPhase(best)] > phaseRank[txnPhase(txn)] ? best : txn),
    undefined,
  );
}

/** The part of an order's attempts that decides whether another may begin. */
export interface AttemptSummary {
  readonly txns: readonly Pick<Txn, 'status' | 'errorCode'>[];
}

/** Whether the order is paid, held or voided, so that no further attempt may begin. */
export function isClaimed({ txns }: AttemptSummary): boolean {
  return txns.some((txn) => {
    const phase = txnPhase(txn);
    return phase === 'charged' || phase === 'held' || phase === 'voided';
  });
}

/** Whether no attempt holds the order or has paid it. */
export function isFree(order: AttemptSummary): boolean {
  return !isClaimed(order) && !order.txns.some((txn) => holdsOrder(txn.status));
}

/** Whether the order was voided. That is final: it can no longer be paid. */
export function isVoided(order: Order): boolean {
  return order.txns.some((txn) => txnPhase(txn) === 'voided');
}

/** Whether an attempt is under way. */
export function hasOpenTxn({ txns }: AttemptSummary): boolean {
  return txns.some((txn) => txnPhase(txn) === 'open');
}

/** The order status for these transactions. `expired`: the order expired unpaid. */
export function orderStatus(txns: readonly Txn[], expired: 'expired' | 'live'): OrderStatus {
  const txn = leadingTxn(txns);
  if (txn === undefined) return expired === 'expired' ? OrderStatus.EXPIRED : OrderStatus.NEW;
  const phase = txnPhase(txn);
  if (phase === 'charged' && isPartlyCharged(txn)) return OrderStatus.PARTIAL_CHARGED;
  return expired === 'expired' && phase === 'failed' ? OrderStatus.EXPIRED : OrderStatus[txn.status];
}

/** The order with these transactions and its resulting status. */
export function withTxns(order: Order, txns: readonly Txn[], now: Date): Order {
  const expired = order.status === OrderStatus.EXPIRED ? 'expired' : 'live';
  return { ...order, txns, status: orderStatus(txns, expired), updatedAt: now };
}

/** The numeric id of each order status, as in responses and return URLs. Existing clients depend on these values. */
export const statusIds = {
  [OrderStatus.NEW]: 10,
  [OrderStatus.STARTED]: 20,
  [OrderStatus.CHARGED]: 21,
  [OrderStatus.SVC_DECLINED]: 22,
  [OrderStatus.PENDING_VBV]: 23,
  [OrderStatus.VBV_SUCCESSFUL]: 24,
  [OrderStatus.AUTHORIZED]: 25,
  [OrderStatus.AUTHENTICATION_FAILED]: 26,
  [OrderStatus.AUTHORIZATION_FAILED]: 27,
  [OrderStatus.AUTHORIZING]: 28,
  [OrderStatus.VOIDED]: 31,
  [OrderStatus.VOID_INITIATED]: 32,
  [OrderStatus.CAPTURE_INITIATED]: 33,
  [OrderStatus.CAPTURE_FAILED]: 34,
  [OrderStatus.VOID_FAILED]: 35,
  [OrderStatus.AUTO_REFUNDED]: 36,
  [OrderStatus.PARTIAL_CHARGED]: 37,
  [OrderStatus.EXPIRED]: 38,
} satisfies Record<OrderStatus, number>;
