/**
 * Refunds: requested by the merchant, or auto-refunds of late or duplicate payments and of the rupee that verified a
 * card. Decides every step; reconciler.ts sends them. Pure.
 */
import { ErrorCode, EventName, RefundStatus } from '../../../generated/values.ts';
import { isFromSameCall } from '../idempotency-fingerprint.ts';
import type { Money } from '../money.ts';
import type { HoldEndOutcome, RefundOutcome } from '../ports/gateway-connector.ts';
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

/** How many refunds of one order a merchant may request, including failed ones. */
export const MOST_REFUNDS = 25;
/** The error code of a refund that waits for other credentials. */
const CREDENTIALS_REFUSED = 'gateway_credentials_refused';

type RefundEvents = Record<'initiated' | 'succeeded' | 'failed' | 'unclear', readonly EventName[]>;

const ordinary = {
  initiated: [EventName.REFUND_INITIATED],
  succeeded: [EventName.REFUND_SUCCEEDED, EventName.ORDER_REFUNDED],
  failed: [EventName.REFUND_FAILED, EventName.ORDER_REFUND_FAILED],
  unclear: [EventName.REFUND_MANUAL_REVIEW_NEEDED],
} as const satisfies RefundEvents;

/** The events of each step, by the kind of the refund. */
const events = {
  merchant: ordinary,
  verification: ordinary,
  auto: {
    initiated: [EventName.AUTO_REFUND_INITIATED],
    succeeded: [EventName.AUTO_REFUND_SUCCEEDED],
    failed: [EventName.AUTO_REFUND_FAILED],
    unclear: [EventName.REFUND_MANUAL_REVIEW_NEEDED],
  },
  gateway: { ...ordinary, initiated: [] },
} as const satisfies Record<OrderRefund['kind'], RefundEvents>;

export interface RefundPlan {
  readonly id: string;
  readonly kind: OrderRefund['kind'];
  readonly requestId: string;
  readonly callMark: string | null;
  readonly txn: Txn;
  readonly money: Money;
  readonly now: Date;
}

/** The order with another refund, due now, and the events to raise. */
export function withPlanned(
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

/** A full refund of a transaction by the service. */
export interface OwnRefundPlan {
  readonly id: string;
  readonly kind: Exclude<OrderRefund['kind'], 'merchant' | 'gateway'>;
  readonly txn: Txn;
  readonly now: Date;
}

/** The order with another auto-refund, and the events to raise. */
export function withRefund(
  order: Order,
  { id, kind, txn, now }: OwnRefundPlan,
): { readonly order: Order; readonly events: readonly EventName[] } {
  return withPlanned(order, { id, kind, requestId: txn.txnId, callMark: null, txn, money: txn.money, now });
}

/** A refund requested by the merchant. */
export interface RefundRequest {
  readonly id: string;
  /** The merchant's own id of the refund, unique within the order. */
  readonly requestId: string;
  /** The idempotency fingerprint of the call; null without an Idempotency-Key. */
  readonly callMark: string | null;
  /** Minor units; null for the full remaining amount. */
  readonly minor: number | null;
  /** The transaction to refund; null when the request names only the order. */
  readonly txnUuid: string | null;
}

/** The refund that an earlier attempt of the same call created. */
export function earlierRefund({ refunds }: Order, callMark: string | null, now: Date): OrderRefund | undefined {
  return refunds.find((refund) => isFromSameCall(refund, callMark, now));
}

/** Records a merchant's refund as PENDING. It is sent to the gateway later. */
export function requestRefund(order: Order, request: RefundRequest, now: Date): Decision {
  const { id, requestId, callMark, minor, txnUuid } = request;
  if (earlierRefund(order, callMark, now) !== undefined) return noChange;
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

/** The order with this refund in the place of its earlier version. */
export function replaceRefund(order: Order, changed: OrderRefund, now: Date): Order {
  const refunds = order.refunds.map((refund) => (refund.id === changed.id ? changed : refund));
  return { ...order, refunds, updatedAt: now };
}

/**
 * Marks a refund as sent before it goes to the gateway, so that a crash in between is visible and no other process
 * sends it before `retryAt`.
 */
export function beginSending(order: Order, refundId: string, retryAt: Date, now: Date): Decision {
  const refund = order.refunds.find((item) => item.id === refundId);
  if (refund === undefined || !isDue(refund, now)) return noChange;
  const sending = { ...refund, sentAt: refund.sentAt ?? now, nextAt: retryAt, errorCode: '', errorMessage: '' };
  return step(replaceRefund(order, sending, now));
}

/**
 * Records that the gateway did not accept the credentials for the sending that began at `begunAt`: nothing was refunded,
 * and a refund that was not sent before counts as not sent. It is sent again.
 */
export function deferRefund(
  order: Order,
  {
    refundId,
    begunAt,
    gatewayCode,
  }: { readonly refundId: string; readonly begunAt: Date; readonly gatewayCode: string },
  now: Date,
): Decision {
  const refund = order.refunds.find((item) => item.id === refundId);
  if (refund?.status !== RefundStatus.PENDING) return noChange;
  const isFirst = refund.sentAt?.getTime() === begunAt.getTime();
  return step(
    replaceRefund(
      order,
      {
        ...refund,
        sentAt: isFirst ? null : refund.sentAt,
        errorCode: CREDENTIALS_REFUSED,
        errorMessage: `The gateway does not accept the credentials of its configuration (${gatewayCode}). Set working ones; the refund is then sent within an hour.`,
      },
      now,
    ),
  );
}

/** Whether a refund waits for other credentials, and was certainly not made. */
export function isDeferred({ status, sentAt, errorCode }: OrderRefund): boolean {
  return status === RefundStatus.PENDING && sentAt === null && errorCode === CREDENTIALS_REFUSED;
}

/** Whether a refund is due to be sent to the gateway. */
export function isDue({ status, nextAt }: OrderRefund, now: Date): boolean {
  return status === RefundStatus.PENDING && nextAt !== null && nextAt <= now;
}

/** Whether an outcome may follow. A success can fail later, and the gateway may report the result of a refund under review. */
function mayFollow(status: RefundStatus, outcome: RefundOutcome): boolean {
  if (status === RefundStatus.PENDING) return true;
  if (status === RefundStatus.MANUAL_REVIEW) return outcome.kind === 'refunded' || outcome.kind === 'failed';
  return status === RefundStatus.SUCCESS && outcome.kind === 'failed' && outcome.afterSuccess === true;
}

/**
 * Records the gateway's response to a refund. The first outcome stands, except that a success can fail later, when the
 * money does not reach the customer, and that a result ends a manual review.
 */
export function settleRefund(order: Order, refundId: string, outcome: RefundOutcome, now: Date): Decision {
  const refund = order.refunds.find((item) => item.id === refundId);
  if (refund === undefined || !mayFollow(refund.status, outcome)) return noChange;
  const raised = events[refund.kind];
  const answered = { ...refund, nextAt: null, errorCode: '', errorMessage: '' };
  switch (outcome.kind) {
    case 'refunded': {
      const { reference, arn, processedAt } = outcome;
      const settled = { ...answered, status: RefundStatus.SUCCESS, reference, arn, processedAt };
      return step(replaceRefund(order, settled, now), ...raised.succeeded);
    }
    case 'failed': {
      const { errorCode, errorMessage, processedAt } = outcome;
      const settled = { ...answered, status: RefundStatus.FAILURE, errorCode, errorMessage, processedAt };
      return step(replaceRefund(order, settled, now), ...raised.failed);
    }
    case 'unclear': {
      const { errorCode, errorMessage } = outcome;
      const settled = { ...answered, status: RefundStatus.MANUAL_REVIEW, errorCode, errorMessage };
      return step(replaceRefund(order, settled, now), ...raised.unclear);
    }
    // `nextAt` already holds the time of the next try.
    case 'pending':
      return noChange;
    default: {
      const never: never = outcome;
      return never;
    }
  }
}

/** Maps the result of a void that refunds a hold to a refund's result. */
export function releaseOutcome(outcome: HoldEndOutcome, processedAt: Date): RefundOutcome {
  switch (outcome.kind) {
    case 'done':
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
  /** Minor units refunded, being refunded, or under review, of the order's payment. */
  readonly refunded: number;
  /** Of those, minor units whose refund has succeeded. */
  readonly settled: number;
  /** Minor units that can still be refunded. */
  readonly left: number;
}

/** The refund totals of the order's own payment. Auto-refunded payments never belonged to the order. */
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
