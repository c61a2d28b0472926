/**
 * Money that the service gives back by itself: what came late or twice, and the rupee with which a card was verified.
 * Every refund's steps are decided here; sending them is the housekeeper's. Pure.
 */
import { EventName, RefundStatus } from '../../generated/values.ts';
import type { RefundOutcome } from '../gateways/gateway.ts';
import type { Txn } from '../txns/txn.ts';
import { type Decision, noChange, type Order, type OrderRefund, step } from './order.ts';

/** What the merchant is told, by the kind of the refund. */
const events = {
  auto: {
    initiated: [EventName.AUTO_REFUND_INITIATED],
    succeeded: [EventName.AUTO_REFUND_SUCCEEDED],
    failed: [EventName.AUTO_REFUND_FAILED],
  },
  verification: {
    initiated: [EventName.REFUND_INITIATED],
    succeeded: [EventName.REFUND_SUCCEEDED, EventName.ORDER_REFUNDED],
    failed: [EventName.REFUND_FAILED, EventName.ORDER_REFUND_FAILED],
  },
} as const satisfies Record<OrderRefund['kind'], Record<string, readonly EventName[]>>;

export interface RefundPlan {
  readonly id: string;
  readonly kind: OrderRefund['kind'];
  readonly txn: Txn;
  readonly now: Date;
}

/** The order with one more refund, due at once, and the events that tell of it. */
export function withRefund(
  order: Order,
  { id, kind, txn, now }: RefundPlan,
): { readonly order: Order; readonly events: readonly EventName[] } {
  const refund: OrderRefund = {
    id,
    kind,
    txnUuid: txn.txnUuid,
    txnId: txn.txnId,
    money: txn.money,
    createdAt: now,
    status: RefundStatus.PENDING,
    errorMessage: '',
    nextAt: now,
  };
  return { order: { ...order, refunds: [...order.refunds, refund] }, events: events[kind].initiated };
}

/** The gateway's answer to a refund. The same answer again changes nothing. */
export function settleRefund(order: Order, refundId: string, outcome: RefundOutcome, now: Date): Decision {
  const refund = order.refunds.find((item) => item.id === refundId);
  if (refund === undefined || refund.status !== RefundStatus.PENDING) return noChange;
  const settled: OrderRefund =
    outcome.kind === 'refunded'
      ? { ...refund, status: RefundStatus.SUCCESS, nextAt: null }
      : { ...refund, status: RefundStatus.FAILURE, nextAt: null, errorMessage: outcome.reason };
  const refunds = order.refunds.map((item) => (item.id === refundId ? settled : item));
  const told = outcome.kind === 'refunded' ? events[refund.kind].succeeded : events[refund.kind].failed;
  return step({ ...order, refunds, updatedAt: now }, ...told);
}

export interface RefundTotals {
  /** Minor units under way or given back, of what the customer has paid for the order. */
  readonly refunded: number;
  /** Of those, minor units that have been given back for sure. */
  readonly settled: number;
}

/** What of the order's own payment goes back. Payments that came late or twice never were the order's. */
export function refundTotals(order: Order): RefundTotals {
  const own = order.refunds.filter(({ kind, status }) => kind !== 'auto' && status !== RefundStatus.FAILURE);
  const sum = (refunds: readonly OrderRefund[]) => refunds.reduce((total, { money }) => total + money.minor, 0);
  return { refunded: sum(own), settled: sum(own.filter(({ status }) => status === RefundStatus.SUCCESS)) };
}
