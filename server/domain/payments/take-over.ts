/**
 * Takes over an order: the merchant creates one under an id that a caller without credentials has used in POST /txns. The
 * merchant's terms replace that caller's, and no attempt pays on terms that the merchant did not name. Pure.
 */
import { ErrorCode, EventName, OrderStatus } from '../../../generated/values.ts';
import { type Decision, type Order, payingTxn, refuse, type Step, sameTerms, step } from './order.ts';
import { isClaimed, withTxns } from './rank.ts';
import { refundTotals } from './refunds.ts';
import { autoRefund, failWaiting } from './settle.ts';

/** The order without what paid it; undefined where its money is held or was let go, or the merchant has refunded some of it. */
function unpaid(before: Order, order: Order, refundId: string, now: Date): Step | undefined {
  if (!isClaimed(before)) return step(order);
  const txn = payingTxn(before);
  if (txn === undefined || txn.hold !== undefined || refundTotals(before).refunded > 0) return undefined;
  const decision = autoRefund(order, txn, {}, refundId, now);
  return decision.kind === 'step' ? decision : undefined;
}

/**
 * The order as the merchant creates it, with the attempts made so far. Where it asks for the same payment as before, these go on,
 * and what has paid it has paid it. Elsewhere attempts at the bank's page end, a payment made is given back, and what the gateway
 * is charging now is given back by settle.ts. `refundId`: the id of that refund.
 */
export function takeOver(before: Order, created: Order, refundId: string): Decision {
  const { uid, txns, refunds, consents } = before;
  const now = created.createdAt;
  const order: Order = { ...created, uid, txns, refunds, consents };
  const isAsBegun = sameTerms(before, created);
  if (isAsBegun && isClaimed(before)) {
    const { status, createdAt, expiresAt } = before;
    return step({ ...order, status, createdAt, expiresAt }, EventName.ORDER_UPDATED);
  }
  const free = isAsBegun ? step(order) : unpaid(before, order, refundId, now);
  if (free === undefined) return refuse(ErrorCode.unique);
  const kept = isAsBegun ? free : failWaiting(free.order, { kind: 'taken-over' }, now);
  // The merchant's order has not failed: others have tried to pay another one.
  const events = [...free.events, ...kept.events].filter((name) => name !== EventName.ORDER_FAILED);
  // A time that ran out was that of the order before.
  const live = { ...kept.order, status: OrderStatus.NEW };
  return step(withTxns(live, live.txns, now), ...events, EventName.ORDER_UPDATED);
}
