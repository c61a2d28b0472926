/**
 * Attempts to pay an order: whether one may begin, and how it is recorded. Pure.
 */
import { ErrorCode, EventName, OrderStatus, TxnErrorCode } from '../../../generated/values.ts';
import { type Decision, noChange, type Order, paymentTerms, type Refusal, refuse, type Step, step } from './order.ts';
import { isClaimed, isFree, withTxns } from './order-status.ts';
import { type Txn, txnPhase } from './txn.ts';

/** Attempts per allowed attempt, including those that never reach the gateway. Keeps the order's document bounded. */
const ATTEMPTS_IN_ALL_PER_ALLOWED = 4;

/** A transaction before it has an id. */
export type TxnDraft = Omit<Txn, 'txnId' | 'createdAt' | 'updatedAt' | 'money' | 'begunFor'>;

export interface AttemptLimits {
  /** How many attempts of the order may reach the gateway. */
  readonly maxAttempts: number;
}

function reachedGateway(txn: Txn): boolean {
  return txn.gateway !== '' && txn.declineCode !== 'gateway_unavailable';
}

/** Why another attempt may not begin now; undefined when it may. */
export function attemptRefusal(order: Order, limits: AttemptLimits, now: Date): Refusal | undefined {
  if (isClaimed(order)) return refuse(ErrorCode.order_already_processed);
  if (!isFree(order)) return refuse(ErrorCode.txn_in_progress);
  if (order.status === OrderStatus.EXPIRED || now >= order.expiresAt) return refuse(ErrorCode.order_not_found);
  const reached = order.txns.filter(reachedGateway).length;
  if (reached >= limits.maxAttempts || order.txns.length >= limits.maxAttempts * ATTEMPTS_IN_ALL_PER_ALLOWED) {
    return refuse(ErrorCode.attempts_exceeded);
  }
  return undefined;
}

/** The share of the allowed attempts that anonymous callers may use. The rest is reserved for the customer. */
const ANONYMOUS_SHARE = 0.4;

/**
 * The refusal when anonymous callers have used up their share of the attempts, of those that reached the gateway or of all;
 * undefined when they have not.
 */
export function anonymousRefusal(order: Order, limits: AttemptLimits): Refusal | undefined {
  const theirs = order.txns.filter((txn) => txn.payer === 'stranger');
  const most = Math.max(1, Math.floor(limits.maxAttempts * ANONYMOUS_SHARE));
  const isUsedUp = theirs.filter(reachedGateway).length >= most || theirs.length >= most * ATTEMPTS_IN_ALL_PER_ALLOWED;
  return isUsedUp ? refuse(ErrorCode.attempts_exceeded) : undefined;
}

function beginEvents(txn: Txn): readonly EventName[] {
  if (txnPhase(txn) !== 'failed') return [EventName.TXN_CREATED];
  const orderLives = txn.errorCode === TxnErrorCode.gateway_reference_mismatch;
  return [EventName.TXN_CREATED, EventName.TXN_FAILED, ...(orderLives ? [] : [EventName.ORDER_FAILED])];
}

/**
 * Ends an attempt that moved no money, and appends the next one of the same call, at another gateway account. The
 * reference in the authentication URL, the stored card number and the consent go to the next attempt.
 */
export function failOver(order: Order, ended: Step, draft: TxnDraft, limits: AttemptLimits, now: Date): Decision {
  const before = ended.order.txns.find(({ refHash }) => refHash === draft.refHash);
  if (before === undefined) return noChange;
  const released = { ...before, refHash: '', keeping: { ...before.keeping, numberRecord: null, dueAt: null } };
  const txns = ended.order.txns.map((txn) => (txn === before ? released : txn));
  const { txnUuid } = draft;
  const consents = order.consents.map((item) => (item.txnUuid === before.txnUuid ? { ...item, txnUuid } : item));
  const begun = beginTxn(withTxns({ ...order, consents }, txns, now), draft, limits, now);
  if (begun.kind !== 'step') return begun;
  return step(begun.order, EventName.TXN_FAILED, ...begun.events);
}

/** Appends the attempt. Its id is `{merchant_id}-{order_id}-{attempt}`, numbered from 1. */
export function beginTxn(order: Order, draft: TxnDraft, limits: AttemptLimits, now: Date): Decision {
  const refusal = attemptRefusal(order, limits, now);
  if (refusal !== undefined) return refusal;
  const { money, purpose, autoCapture } = paymentTerms(order);
  const txn: Txn = {
    ...draft,
    txnId: `${order.merchantId}-${order.orderId}-${order.txns.length + 1}`,
    money,
    begunFor: { purpose, autoCapture },
    createdAt: now,
    updatedAt: now,
  };
  return step(withTxns(order, [...order.txns, txn], now), ...beginEvents(txn));
}
