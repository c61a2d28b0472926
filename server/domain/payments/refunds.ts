/**
 * Money given back: at the merchant's call, or by the service itself, of what came late or twice and of the rupee with
 * which a card was verified. Every refund's steps are decided here; sending them is the housekeeper's. Pure.
 */
import { ErrorCode, EventName, RefundStatus } from '../../../generated/values.ts';
import { isFromSameCall } from '../idempotency-fingerprint.ts';
import type { Money } from '../money.ts';
import type { RefundOutcome, VoidOutcome } from '../ports/gateway.ts';
import {
  capturedMinor,
  type Decision,
  noChange,
  type Order,
  type OrderRefund,
  payingTxn,
  refuse,
  step,
} from './order.ts';
import type { Txn } from './txn.ts';

/** As many refunds of one order as a merchant may ask for, whatever becomes of them. */
export const MOST_REFUNDS = 25;

type Told = Record<'initiated' | 'succeeded' | 'failed' | 'unclear', readonly EventName[]>;

const ordinary = {
  initiated: [EventName.REFUND_INITIATED],
  succeeded: [EventName.REFUND_SUCCEEDED, EventName.ORDER_REFUNDED],
  failed: [EventName.REFUND_FAILED, EventName.ORDER_REFUND_FAILED],
  unclear: [EventName.REFUND_MANUAL_REVIEW_NEEDED],
} as const satisfies Told;

/** What the merchant is told, by the kind of the refund. */
const events = {
  merchant: ordinary,
  verification: ordinary,
  auto: {
    initiated: [EventName.AUTO_REFUND_INITIATED],
    succeeded: [EventName.AUTO_REFUND_SUCCEEDED],
    failed: [EventName.AUTO_REFUND_FAILED],
    unclear: [EventName.REFUND_MANUAL_REVIEW_NEEDED],
  },
} as const satisfies Record<OrderRefund['kind'], Told>;

export interface RefundPlan {
  readonly id: string;
  readonly kind: OrderRefund['kind'];
  readonly requestId: string;
  readonly callMark: string | null;
  readonly txn: Txn;
  readonly money: Money;
  readonly now: Date;
}

/** The order with one more refund, due at once, and the events that tell of it. */
function withPlanned(
  order: Order,
  { id, kind, requestId, callMark, txn, money, now }: RefundPlan,
): { readonly order: Order; readonly events: readonly EventName[] } {
  const refund: OrderRefund = {
    id,
    kind,
    requestId,
    callMark,
    txnUuid: txn.txnUuid,
    txnId: txn.txnId,
    gateway: txn.gateway,
    money,
    createdAt: now,
    status: RefundStatus.PENDING,
    sentAt: null,
    reference: null,
    arn: null,
    processedAt: null,
    errorCode: '',
    errorMessage: '',
    nextAt: now,
  };
  return { order: { ...order, refunds: [...order.refunds, refund] }, events: events[kind].initiated };
}

/** The whole of a transaction given back by the service itself. */
export interface OwnRefundPlan {
  readonly id: string;
  readonly kind: Exclude<OrderRefund['kind'], 'merchant'>;
  readonly txn: Txn;
  readonly now: Date;
}

/** The order with one more refund by the service itself, and the events that tell of it. */
export function withRefund(
  order: Order,
  { id, kind, txn, now }: OwnRefundPlan,
): { readonly order: Order; readonly events: readonly EventName[] } {
  return withPlanned(order, { id, kind, requestId: txn.txnId, callMark: null, txn, money: txn.money, now });
}

/** What a merchant asks to have given back. */
export interface RefundRequest {
  readonly id: string;
  /** The merchant's own id of it, which it may use once for an order. */
  readonly requestId: string;
  /** The mark of the call, where it carries an Idempotency-Key; null else. */
  readonly callMark: string | null;
  /** Minor units; null for all that is left. */
  readonly minor: number | null;
  /** The transaction that it names; null where it names the order. */
  readonly txnUuid: string | null;
}

/** The refund that this very call asked for when it was done before, and its answer was lost. */
export function askedBefore({ refunds }: Order, callMark: string | null, now: Date): OrderRefund | undefined {
  return refunds.find((refund) => isFromSameCall(refund, callMark, now));
}

/** Takes in a merchant's refund. It is always PENDING: the gateway is asked later. */
export function requestRefund(order: Order, request: RefundRequest, now: Date): Decision {
  const { id, requestId, callMark, minor, txnUuid } = request;
  if (askedBefore(order, callMark, now) !== undefined) return noChange;
  if (order.refunds.some((refund) => refund.requestId === requestId)) return refuse(ErrorCode.duplicate_call);
  const txn = payingTxn(order);
  if (txn === undefined || (txnUuid !== null && txnUuid !== txn.txnUuid)) {
    return refuse(ErrorCode.invalid_order_not_successful);
  }
  if (order.refunds.filter(({ kind }) => kind === 'merchant').length >= MOST_REFUNDS) {
    return refuse(ErrorCode.request_exceeded);
  }
  const { left } = refundTotals(order);
  const wanted = minor ?? left;
  if (wanted > left || left === 0) return refuse(ErrorCode.invalid_amount_exceeded);
  const money: Money = { ...txn.money, minor: wanted };
  const planned = withPlanned(
    { ...order, updatedAt: now },
    {
      id,
      kind: 'merchant',
      requestId,
      callMark,
      txn,
      money,
      now,
    },
  );
  return step(planned.order, ...planned.events);
}

function replaced(order: Order, changed: OrderRefund, now: Date): Order {
  const refunds = order.refunds.map((refund) => (refund.id === changed.id ? changed : refund));
  return { ...order, refunds, updatedAt: now };
}

/**
 * A refund is about to be handed to the gateway: it is noted as sent before it is, so that whoever comes after a crash
 * knows, and nobody else sends it until `retryAt`.
 */
export function beginSending(order: Order, refundId: string, retryAt: Date, now: Date): Decision {
  const refund = order.refunds.find((item) => item.id === refundId);
  if (refund === undefined || !isDue(refund, now)) return noChange;
  return step(replaced(order, { ...refund, sentAt: refund.sentAt ?? now, nextAt: retryAt }, now));
}

/** Whether a refund is to be handed to the gateway now. */
export function isDue({ status, nextAt }: OrderRefund, now: Date): boolean {
  return status === RefundStatus.PENDING && nextAt !== null && nextAt <= now;
}

/** The gateway's answer to a refund. The first answer stays; the same again, or another, changes nothing. */
export function settleRefund(order: Order, refundId: string, outcome: RefundOutcome, now: Date): Decision {
  const refund = order.refunds.find((item) => item.id === refundId);
  if (refund === undefined || refund.status !== RefundStatus.PENDING) return noChange;
  const told = events[refund.kind];
  const answered = { ...refund, nextAt: null };
  switch (outcome.kind) {
    case 'refunded': {
      const { reference, arn, processedAt } = outcome;
      const settled = { ...answered, status: RefundStatus.SUCCESS, reference, arn, processedAt };
      return step(replaced(order, settled, now), ...told.succeeded);
    }
    case 'failed': {
      const { errorCode, errorMessage, processedAt } = outcome;
      const settled = { ...answered, status: RefundStatus.FAILURE, errorCode, errorMessage, processedAt };
      return step(replaced(order, settled, now), ...told.failed);
    }
    case 'unclear': {
      const { errorCode, errorMessage } = outcome;
      const settled = { ...answered, status: RefundStatus.MANUAL_REVIEW, errorCode, errorMessage };
      return step(replaced(order, settled, now), ...told.unclear);
    }
    // It was noted when to ask again.
    case 'pending':
      return noChange;
    default: {
      const never: never = outcome;
      return never;
    }
  }
}

/** What became of money that was only held and is let go, as what became of a refund. */
export function releaseOutcome(outcome: VoidOutcome, processedAt: Date): RefundOutcome {
  switch (outcome.kind) {
    case 'voided':
      return { kind: 'refunded', reference: null, arn: null, processedAt };
    case 'failed':
      return { kind: 'failed', errorCode: 'void_refused', errorMessage: outcome.reason, processedAt };
    case 'pending':
      return outcome;
    default:
      return outcome satisfies never;
  }
}

export interface RefundTotals {
  /** Minor units under way, given back, or perhaps given back, of what the customer has paid for the order. */
  readonly refunded: number;
  /** Of those, minor units that have been given back for sure. */
  readonly settled: number;
  /** Minor units that can still be given back. */
  readonly left: number;
}

/** What of the order's own payment goes back. Payments that came late or twice never were the order's. */
export function refundTotals(order: Order): RefundTotals {
  const own = order.refunds.filter(({ kind, status }) => kind !== 'auto' && status !== RefundStatus.FAILURE);
  const sum = (refunds: readonly OrderRefund[]) => refunds.reduce((total, { money }) => total + money.minor, 0);
  const refunded = sum(own);
  return {
    refunded,
    settled: sum(own.filter(({ status }) => status === RefundStatus.SUCCESS)),
    left: Math.max(0, capturedMinor(order) - refunded),
  };
}
