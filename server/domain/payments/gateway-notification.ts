/**
 * Applies a gateway notification to its order. It reports on a payment, or on a capture, void or refund by its id. The
 * first outcome stands, whatever its source; later ones change nothing. Pure.
 */
import { isCurrency, type Money } from '../money.ts';
import type { NotifiedContent } from '../ports/gateway-connector.ts';
import { applyDispute } from './disputes.ts';
import { endOutside, outsideMoney } from './ended-hold.ts';
import { isLateFailure, markLateFailure, settleHold } from './holds.ts';
import { type Decision, noChange, type Order, txnOf } from './order.ts';
import { applyOutsideRefund, settleRequestedRefund, takesOutsideRefund } from './outside-refunds.ts';
import { releaseOutcome, settleRefund } from './refunds.ts';
import { type SettlePolicy, settleCancellation, settleTxn } from './settle.ts';
import { capturesAtOnce, chargedMoney, type Txn } from './txn.ts';

export interface ReceivedNotification {
  readonly txnUuid: string;
  readonly content: NotifiedContent;
  /** The connector's reference of the payment, when it is reported here. */
  readonly reference?: string;
  /** The id for the auto-refund, should the payment have to be refunded, or of the refund that was made at the gateway. */
  readonly refundId: string;
}

/** The transaction's refund with this id, if it was sent to the gateway. */
function refundOf(order: Order, txnUuid: string, requestId: string) {
  return order.refunds.find(({ id, txnUuid: of, sentAt }) => id === requestId && of === txnUuid && sentAt !== null);
}

/** The amount requested from the gateway; undefined when no such request was made under that id. */
export function requestedMoney(order: Order, txnUuid: string, content: NotifiedContent): Money | undefined {
  const txn = txnOf(order, txnUuid);
  if (content.about === 'payment' || content.about === 'cancellation') return txn?.money;
  if (content.about === 'dispute') {
    const { money } = content.dispute;
    const isMoney = Number.isSafeInteger(money.minor) && isCurrency(money.currency);
    return txn !== undefined && isMoney ? money : undefined;
  }
  if (content.about === 'outside_refund') {
    return takesOutsideRefund(order, txnUuid, content.refund) ? content.refund.money : undefined;
  }
  if (content.about === 'outside_end') return txn === undefined ? undefined : outsideMoney(txn, content.end);
  const { about, requestId } = content;
  if (about === 'capture' && txn !== undefined && isLateFailure(txn, requestId, content.outcome)) {
    return chargedMoney(txn);
  }
  if (about === 'refund') return refundOf(order, txnUuid, requestId)?.money;
  const action = txn?.hold?.actions.find(({ id, kind }) => id === requestId && kind === about);
  // A hold that is auto-refunded is released by a void, which is recorded as a refund.
  const asRefund = about === 'void' && txn?.hold !== undefined ? refundOf(order, txnUuid, requestId) : undefined;
  return (action ?? asRefund)?.money;
}

/** The outcome of the payment, with what the attempt requested where the gateway does not report whether it captured. */
function asCaptured({ outcome, asRequested }: Extract<NotifiedContent, { about: 'payment' }>, txn: Txn | undefined) {
  if (asRequested === undefined || txn === undefined || outcome.kind !== 'authorized') return outcome;
  return capturesAtOnce(txn) ? ({ ...outcome, kind: 'charged' } as const) : outcome;
}

export function applyNotification(
  order: Order,
  notification: ReceivedNotification,
  policy: SettlePolicy,
  now: Date,
): Decision {
  const { txnUuid, content, refundId } = notification;
  if (requestedMoney(order, txnUuid, content) === undefined) return noChange;
  switch (content.about) {
    case 'payment': {
      const outcome = { ...asCaptured(content, txnOf(order, txnUuid)), reference: notification.reference ?? null };
      return settleTxn(order, { txnUuid, outcome, refundId }, policy, now);
    }
    case 'capture': {
      const { requestId, outcome } = content;
      const txn = txnOf(order, txnUuid);
      if (txn !== undefined && outcome.kind === 'failed' && isLateFailure(txn, requestId, outcome)) {
        return markLateFailure(order, txn, outcome.reason, now);
      }
      return settleHold(order, txnUuid, requestId, outcome, policy, now);
    }
    case 'void': {
      const { requestId, outcome } = content;
      return refundOf(order, txnUuid, requestId) === undefined
        ? settleHold(order, txnUuid, requestId, outcome, policy, now)
        : settleRefund(order, requestId, releaseOutcome(outcome, now), now);
    }
    case 'refund':
      return settleRequestedRefund(
        order,
        { refundId: content.requestId, otherId: refundId, outcome: content.outcome },
        now,
      );
    case 'outside_refund':
      return applyOutsideRefund(order, { txnUuid, refundId, refund: content.refund }, now);
    case 'outside_end': {
      const txn = txnOf(order, txnUuid);
      return txn === undefined ? noChange : endOutside(order, txn, content.end, now);
    }
    case 'cancellation':
      return settleCancellation(order, { txnUuid, result: content.result, refundId }, policy, now);
    case 'dispute':
      return applyDispute(order, txnUuid, content.dispute, now);
    default:
      return content satisfies never;
  }
}
