/**
 * Takes over an order: the merchant creates one with an id that an anonymous caller used in POST /txns. The merchant's
 * terms replace the caller's, and no attempt pays on other terms. Pure.
 */
import { ErrorCode, EventName, OrderStatus } from '../../../generated/values.ts';
import { failWaiting } from './authentication.ts';
import { type Decision, type Order, payingTxn, refuse, type Step, sameTerms, step } from './order.ts';
import { isClaimed, withTxns } from './order-status.ts';
import { refundTotals } from './refunds.ts';
import { autoRefund } from './settle.ts';

/**
 * The order with its payment auto-refunded; undefined when its money is held or voided, or the merchant has refunded
 * part of it.
 */
function unpaid(before: Order, order: Order, refundId: string, now: Date): Step | undefined {
  if (!isClaimed(before)) return step(order);
  const txn = payingTxn(before);
  if (txn === undefined || txn.hold !== undefined || refundTotals(before).refunded > 0) return undefined;
  const decision = autoRefund(order, txn, {}, refundId, now);
  return decision.kind === 'step' ? decision : undefined;
}

/**
 * The order as the merchant creates it, with the existing attempts. If the payment terms are unchanged, open attempts
 * continue and a payment stands. Otherwise attempts at the bank's page fail, a completed payment is auto-refunded, and
 * settle.ts auto-refunds one that is being charged. `refundId`: the id for that refund.
 */
export function claimOrder(before: Order, created: Order, refundId: string): Decision {
  const { uid, txns, refunds, disputes, consents } = before;
  const now = created.createdAt;
  const order: Order = {
    ...created,
    uid,
    txns,
    refunds,
    ...(disputes === undefined ? {} : { disputes }),
    consents,
  };
  const isAsBegun = sameTerms(before, created);
  if (isAsBegun && isClaimed(before)) {
    const { status, createdAt, expiresAt } = before;
    return step({ ...order, status, createdAt, expiresAt }, EventName.ORDER_UPDATED);
  }
  const free = isAsBegun ? step(order) : unpaid(before, order, refundId, now);
  if (free === undefined) return refuse(ErrorCode.unique);
  const settled = isAsBegun ? free : failWaiting(free.order, { kind: 'taken-over' }, now);
  // The failed attempts belong to the earlier terms; the merchant's order has not failed.
  const events = [...free.events, ...settled.events].filter((name) => name !== EventName.ORDER_FAILED);
  // Only the earlier order may have expired.
  const live = { ...settled.order, status: OrderStatus.NEW };
  return step(withTxns(live, live.txns, now), ...events, EventName.ORDER_UPDATED);
}
