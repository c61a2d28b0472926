/**
 * Takes over an order: the merchant creates one under an id that a caller without credentials has used in POST /txns. The
 * merchant's terms replace that caller's, and no attempt pays an amount that the merchant did not name. Pure.
 */
import { ErrorCode, EventName, OrderStatus } from '../../../generated/values.ts';
import { sameMoney } from '../money.ts';
import { type Decision, isAutoCapture, type Order, refuse, step } from './order.ts';
import { isClaimed, withTxns } from './rank.ts';
import { failWaiting } from './settle.ts';

/**
 * The order as the merchant creates it, with the attempts made so far. Attempts at the bank's page end where they were begun on
 * other terms; what the gateway is already charging is given back by settle.ts where it is not the order's amount. An order that
 * is paid stays as it was paid: it is the merchant's where amount and currency are the merchant's own, and refused elsewhere.
 */
export function takeOver(before: Order, created: Order): Decision {
  const { uid, txns, refunds, consents } = before;
  const now = created.createdAt;
  const order: Order = { ...created, uid, txns, refunds, consents };
  const isSameMoney = sameMoney(before.money, created.money);
  if (isClaimed(before)) {
    if (!isSameMoney) return refuse(ErrorCode.unique);
    const { status, createdAt, expiresAt } = before;
    return step({ ...order, status, createdAt, expiresAt }, EventName.ORDER_UPDATED);
  }
  const isAsBegun = isSameMoney && isAutoCapture(before) === isAutoCapture(created);
  const kept = isAsBegun ? step(order) : failWaiting(order, { kind: 'taken-over' }, now);
  // The merchant's order has not failed: others have tried to pay another one.
  const events = kept.events.filter((name) => name !== EventName.ORDER_FAILED);
  // A time that ran out was that of the order before.
  const live = { ...kept.order, status: OrderStatus.NEW };
  return step(withTxns(live, live.txns, now), ...events, EventName.ORDER_UPDATED);
}
