/**
 * What a gateway's news means for its order: of a payment, or of what was asked for under an id (a capture, a void, a refund).
 * The first answer stays, whoever brings it; the same again, or another, changes nothing. Pure.
 */

import type { Money } from '../money.ts';
import type { NotificationContent } from '../ports/gateway.ts';
import { settleHold } from './holds.ts';
import { type Decision, noChange, type Order } from './order.ts';
import { releaseOutcome, settleRefund } from './refunds.ts';
import { type SettlePolicy, settleTxn, txnOf } from './settle.ts';

export interface ReceivedNotification {
  readonly txnUuid: string;
  readonly content: NotificationContent;
  /** The id of the refund, should a payment's money go back. */
  readonly refundId: string;
}

/** The refund of this id, where the gateway was asked to give back with it what the transaction has moved. */
function refundOf(order: Order, txnUuid: string, requestId: string) {
  return order.refunds.find(({ id, txnUuid: of, sentAt }) => id === requestId && of === txnUuid && sentAt !== null);
}

/** What money the gateway was asked for; undefined where it was not asked for such a thing under that id. */
export function requestedMoney(order: Order, txnUuid: string, content: NotificationContent): Money | undefined {
  const txn = txnOf(order, txnUuid);
  if (content.about === 'payment') return txn?.money;
  const { about, requestId } = content;
  if (about === 'refund') return refundOf(order, txnUuid, requestId)?.money;
  const action = txn?.hold?.actions.find(({ id, kind }) => id === requestId && kind === about);
  // Money that was held too late is let go by a void that counts as a refund.
  const asRefund = about === 'void' && txn?.hold !== undefined ? refundOf(order, txnUuid, requestId) : undefined;
  return (action ?? asRefund)?.money;
}

/** The order after the news. */
export function applyNotification(
  order: Order,
  notification: ReceivedNotification,
  policy: SettlePolicy,
  now: Date,
): Decision {
  const { txnUuid, content, refundId } = notification;
  if (requestedMoney(order, txnUuid, content) === undefined) return noChange;
  switch (content.about) {
    case 'payment':
      return settleTxn(order, { txnUuid, outcome: content.outcome, refundId }, policy, now);
    case 'capture':
      return settleHold(order, txnUuid, content.requestId, content.outcome, policy, now);
    case 'void': {
      const { requestId, outcome } = content;
      return refundOf(order, txnUuid, requestId) === undefined
        ? settleHold(order, txnUuid, requestId, outcome, policy, now)
        : settleRefund(order, requestId, releaseOutcome(outcome, now), now);
    }
    case 'refund':
      return settleRefund(order, content.requestId, content.outcome, now);
    default:
      return content satisfies never;
  }
}
