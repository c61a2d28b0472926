/**
 * Refunds that were made at the gateway itself, for example in its dashboard. If a refund of the same transaction and amount
 * is under review or waits for other credentials, a person made it there instead, and the two are one. So are an auto-refund
 * without success and a refund of the same amount: it is of the whole payment, which cannot be refunded twice. Pure.
 */
import { ErrorCode, RefundStatus } from '../../../generated/values.ts';
import { sameMoney } from '../money.ts';
import type { OutsideRefund, RefundOutcome } from '../ports/gateway-connector.ts';
import { type Decision, noChange, type Order, type OrderRefund, payingTxn, refuse, step } from './order.ts';
import { isDeferred, replaceRefund, settleRefund, withPlanned } from './refunds.ts';

/** How many refunds that were made at the gateway one order records, besides those that stand for its own. */
const MOST_OUTSIDE_REFUNDS = 100;

/** The gateway's id of the refund that was made there; undefined for any other. */
function outsideIdOf({ kind, requestId, outsideId }: OrderRefund): string | undefined {
  return kind === 'gateway' ? requestId : outsideId;
}

/** Whether a person may have made the refund at the gateway, because the service cannot. */
function isLeftToPerson(refund: OrderRefund): boolean {
  const { kind, status } = refund;
  if (status === RefundStatus.FAILURE) return kind === 'auto';
  if (status === RefundStatus.SUCCESS || outsideIdOf(refund) !== undefined) return false;
  return kind === 'auto' || status === RefundStatus.MANUAL_REVIEW || isDeferred(refund);
}

/** The refund that a report is of: reported before, or left to a person; undefined when it is another one. */
function refundMeant(order: Order, txnUuid: string, { id, money, outcome }: OutsideRefund): OrderRefund | undefined {
  const ofTxn = order.refunds.filter((refund) => refund.txnUuid === txnUuid);
  const known = ofTxn.find((refund) => outsideIdOf(refund) === id);
  if (known !== undefined || outcome.kind === 'failed') return known;
  return ofTxn.find((refund) => isLeftToPerson(refund) && sameMoney(refund.money, money));
}

/** Whether the order records the refund: it is of the order's payment, or of a refund of the order that a person made. */
export function takesOutsideRefund(order: Order, txnUuid: string, refund: OutsideRefund): boolean {
  const txn = payingTxn(order);
  const isOfPayment = txn?.txnUuid === txnUuid && txn.money.currency === refund.money.currency;
  return isOfPayment || refundMeant(order, txnUuid, refund) !== undefined;
}

export interface OutsideReport {
  readonly txnUuid: string;
  /** The id for a refund that the order does not have. */
  readonly refundId: string;
  readonly refund: OutsideRefund;
}

/**
 * Records a refund that was made at the gateway, or its next result. A repeated report changes nothing. Refused
 * (`request_exceeded`) beyond MOST_OUTSIDE_REFUNDS.
 */
export function applyOutsideRefund(order: Order, report: OutsideReport, now: Date): Decision {
  const { txnUuid, refund } = report;
  if (!takesOutsideRefund(order, txnUuid, refund)) return noChange;
  const meant = refundMeant(order, txnUuid, refund);
  if (meant === undefined) return takeOver(order, report, now);
  if (meant.kind === 'gateway') return settleRefund(order, meant.id, refund.outcome, now);
  const { outsideId, ...own } = meant;
  const isOpen = meant.status === RefundStatus.PENDING || meant.status === RefundStatus.MANUAL_REVIEW;
  if (refund.outcome.kind === 'failed' && isOpen) {
    // It was not made there, either.
    return step(replaceRefund(order, { ...own, nextAt: own.status === RefundStatus.PENDING ? now : null }, now));
  }
  if (outsideId === refund.id) return settleRefund(order, meant.id, refund.outcome, now);
  const status = isOpen ? own.status : RefundStatus.MANUAL_REVIEW;
  const made = { ...own, status, outsideId: refund.id, nextAt: null };
  const taken = replaceRefund(order, made, now);
  const settled = settleRefund(taken, meant.id, refund.outcome, now);
  return settled.kind === 'step' ? settled : step(taken);
}

function takeOver(order: Order, { txnUuid, refundId, refund }: OutsideReport, now: Date): Decision {
  const { id: requestId, money, outcome } = refund;
  const txn = order.txns.find((one) => one.txnUuid === txnUuid);
  if (txn === undefined) return noChange;
  if (order.refunds.filter(({ kind }) => kind === 'gateway').length >= MOST_OUTSIDE_REFUNDS) {
    return refuse(ErrorCode.request_exceeded);
  }
  const plan = { id: refundId, kind: 'gateway', requestId, callMark: null, txn, money, now } as const;
  const { refunds } = withPlanned(order, plan).order;
  const sent = refunds.map((item) => (item.id === refundId ? { ...item, sentAt: now, nextAt: null } : item));
  const taken = { ...order, refunds: sent, updatedAt: now };
  const settled = settleRefund(taken, refundId, outcome, now);
  return settled.kind === 'step' ? settled : step(taken);
}

export interface RefundSettlement {
  readonly refundId: string;
  /** The id for the refund at the gateway, should it become one of its own. */
  readonly otherId: string;
  readonly outcome: RefundOutcome;
}

/**
 * Records the result of a refund that the service requested. If a refund at the gateway stands for it, its success means that
 * both were made: the other one becomes a refund of its own.
 */
export function settleRequestedRefund(order: Order, settlement: RefundSettlement, now: Date): Decision {
  const { refundId, otherId, outcome } = settlement;
  const refund = order.refunds.find(({ id }) => id === refundId);
  if (refund?.outsideId === undefined) return settleRefund(order, refundId, outcome, now);
  if (outcome.kind !== 'refunded') return noChange;
  if (refund.kind === 'auto') return settleRefund(order, refundId, outcome, now);
  const { outsideId, ...own } = refund;
  const isMade = own.status === RefundStatus.SUCCESS;
  const other: OrderRefund = {
    ...own,
    id: otherId,
    kind: 'gateway',
    requestId: outsideId,
    callMark: null,
    status: isMade ? own.status : RefundStatus.PENDING,
    createdAt: now,
  };
  const open = { ...own, status: RefundStatus.MANUAL_REVIEW };
  const apart = replaceRefund({ ...order, refunds: [...order.refunds, other] }, open, now);
  return settleRefund(apart, refundId, outcome, now);
}
