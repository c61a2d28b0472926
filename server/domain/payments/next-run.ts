/**
 * Computes when an order is next due for the reconciler: its expiry, an open attempt, a refund to send, a hold to void,
 * a card to store; and which gateways it asks then. Pure.
 */
import { OrderStatus, TxnStatus } from '../../../generated/values.ts';
import { holdRunsOutAt } from './holds.ts';
import { type Order, txnOf } from './order.ts';
import { isClaimed } from './order-status.ts';
import { txnPhase } from './txn.ts';

function mayExpire(order: Order): boolean {
  if (order.txns.some((txn) => txn.status === TxnStatus.PENDING_VBV)) return true;
  if (order.status === OrderStatus.EXPIRED || isClaimed(order)) return false;
  return !order.txns.some((txn) => txnPhase(txn) === 'open' || txnPhase(txn) === 'auto-refunded');
}

/** When the order is next due; undefined when nothing is pending. */
export function nextRunAt(order: Order): Date | undefined {
  const moments = [
    ...(mayExpire(order) ? [order.expiresAt] : []),
    ...order.txns.flatMap((txn) => (txn.reconcileAt === null ? [] : [txn.reconcileAt])),
    ...order.txns.flatMap((txn) => holdRunsOutAt(txn) ?? []),
    ...order.txns.flatMap(({ keeping: { dueAt } }) => (dueAt === null ? [] : [dueAt])),
    ...order.refunds.flatMap((refund) => (refund.nextAt === null ? [] : [refund.nextAt])),
  ];
  return moments.reduce<Date | undefined>((first, at) => (first === undefined || at < first ? at : first), undefined);
}

/** The gateways that the reconciler asks about the order: none about one that only expires. */
export function gatewaysToAsk(order: Order): readonly string[] {
  const asked = [
    ...order.txns.filter((txn) => txn.reconcileAt !== null || holdRunsOutAt(txn) !== undefined),
    ...order.refunds.flatMap(({ nextAt, txnUuid }) => (nextAt === null ? [] : (txnOf(order, txnUuid) ?? []))),
  ];
  return [...new Set(asked.map(({ gateway }) => gateway))];
}
