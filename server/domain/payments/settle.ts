/**
 * Settles attempts: the customer's authentication, the gateway's response, late notifications, expiry. For captures and
 * voids, see holds.ts. Pure.
 */
import { isDeepStrictEqual } from 'node:util';
import { DeclineCode, EventName, OrderStatus, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import type { AuthorizeOutcome, GatewayReceipt, GatewayRefusal } from '../ports/gateway.ts';
import { newHold } from './hold.ts';
import { moveTxn, type TxnFacts } from './move-txn.ts';
import { type Decision, noChange, type Order, paymentTerms, type Step, step } from './order.ts';
import { isClaimed, orderStatus } from './order-status.ts';
import { withRefund } from './refunds.ts';
import { type Txn, txnPhase } from './txn.ts';
import { holdsOrder } from './txn-status.ts';

/** How long to wait before asking the gateway again about an open request, in milliseconds. */
export interface SettlePolicy {
  readonly reconcileAfterMs: number;
}

export function txnOf(order: Order, txnUuid: string): Txn | undefined {
  return order.txns.find((txn) => txn.txnUuid === txnUuid);
}

function failed(order: Order, txn: Txn, to: TxnStatus, facts: TxnFacts, now: Date): Decision {
  const after = moveTxn(order, txn, to, facts, now);
  if (after === undefined) return noChange;
  return step(after, EventName.TXN_FAILED, ...(isClaimed(after) ? [] : [EventName.ORDER_FAILED]));
}

/**
 * The bank authenticated the customer. The attempt claims the order, unless another attempt holds it or has paid it.
 */
export function passAuthentication(order: Order, txnUuid: string, policy: SettlePolicy, now: Date): Decision {
  const txn = txnOf(order, txnUuid);
  if (txn === undefined || txn.status !== TxnStatus.PENDING_VBV) return noChange;
  if (isClaimed(order) || order.txns.some((other) => holdsOrder(other.status))) return noChange;
  const reconcileAt = new Date(now.getTime() + policy.reconcileAfterMs);
  const keeping = { ...txn.keeping, authenticated: true };
  const after = moveTxn(order, txn, TxnStatus.VBV_SUCCESSFUL, { reconcileAt, keeping }, now);
  return after === undefined ? noChange : step(after);
}

/** Why a customer was not authenticated. */
export type AuthenticationFailure =
  | { readonly kind: 'refused'; readonly refusal: GatewayRefusal }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'abandoned' }
  /** The order was voided in the meantime, which is final. */
  | { readonly kind: 'voided' }
  /** The merchant created the anonymous caller's order on other terms. */
  | { readonly kind: 'taken-over' };

function failureFacts(failure: AuthenticationFailure): TxnFacts {
  switch (failure.kind) {
    case 'refused':
      return {
        errorCode: TxnErrorCode.authentication_failed,
        errorMessage: 'The bank did not authenticate the customer.',
        declineCode: DeclineCode.authentication_failed,
        bankErrorCode: failure.refusal.bankErrorCode,
        bankErrorMessage: failure.refusal.bankErrorMessage,
        receipt: failure.refusal.receipt,
      };
    case 'cancelled':
      return { errorCode: TxnErrorCode.customer_cancelled, errorMessage: 'The customer cancelled on the bank page.' };
    case 'abandoned':
      return {
        errorCode: TxnErrorCode.authentication_abandoned,
        errorMessage: 'The customer did not finish on the bank page before the order expired.',
      };
    case 'voided':
      return {
        errorCode: TxnErrorCode.authentication_abandoned,
        errorMessage: 'The order was voided before the customer had finished on the bank page.',
      };
    case 'taken-over':
      return {
        errorCode: TxnErrorCode.authentication_abandoned,
        errorMessage:
          'The merchant created the order on other terms before the customer had finished on the bank page.',
      };
    default: {
      const never: never = failure;
      return never;
    }
  }
}

export function failAuthentication(order: Order, txnUuid: string, failure: AuthenticationFailure, now: Date): Decision {
  const txn = txnOf(order, txnUuid);
  if (txn === undefined || txn.status !== TxnStatus.PENDING_VBV) return noChange;
  return failed(order, txn, TxnStatus.AUTHENTICATION_FAILED, failureFacts(failure), now);
}

function receiptFacts(receipt: GatewayReceipt): TxnFacts {
  return { receipt, errorCode: '', errorMessage: '', bankErrorCode: '', bankErrorMessage: '' };
}

/** Whether the order's terms are still those of the attempt. */
function isOnItsTerms(order: Order, { money, gatewayReferenceId, begunFor }: Txn): boolean {
  const terms = paymentTerms(order);
  return isDeepStrictEqual({ ...terms, ...begunFor, money, gatewayReferenceId }, terms);
}

/**
 * Whether a late success may still pay the order: it is unpaid, has not expired, has no other open attempt, and its
 * terms did not change after the attempt failed.
 */
function mayTakeSuccess(order: Order, txn: Txn): boolean {
  if (isClaimed(order) || order.status === OrderStatus.EXPIRED || !isOnItsTerms(order, txn)) return false;
  return !order.txns.some((other) => other.txnUuid !== txn.txnUuid && txnPhase(other) === 'open');
}

/**
 * Whether a success may pay the order. Terms do not change while an attempt holds the order, except when the merchant
 * takes it over from an anonymous caller.
 */
function isAcceptable(order: Order, txn: Txn, now: Date): boolean {
  if (holdsOrder(txn.status)) return isOnItsTerms(order, txn);
  return mayTakeSuccess(order, txn) && now < order.expiresAt;
}

/** Auto-refunds a payment. `facts` say whether it was charged or held. */
export function autoRefund(order: Order, txn: Txn, facts: TxnFacts, refundId: string, now: Date): Decision {
  const after = moveTxn(order, txn, TxnStatus.AUTO_REFUNDED, facts, now);
  if (after === undefined) return noChange;
  const refunding = withRefund(after, { id: refundId, kind: 'auto', txn, now });
  return step(refunding.order, ...refunding.events);
}

/** The order is paid. The rupee of a verification is refunded. */
function charged(order: Order, txn: Txn, refundId: string, now: Date): Decision {
  const paidEvents = [EventName.TXN_CHARGED, EventName.ORDER_SUCCEEDED];
  if (order.purpose === 'payment') return step(order, ...paidEvents);
  const refunding = withRefund(order, { id: refundId, kind: 'verification', txn, now });
  return step(refunding.order, ...paidEvents, ...refunding.events);
}

/**
 * When the hold began. The gateway reports it, but the time is limited to the range from the attempt's start to now, so
 * that a wrong clock at the gateway cannot extend or shorten the hold.
 */
function heldSince({ createdAt }: Txn, { created }: GatewayReceipt, now: Date): Date {
  if (created < createdAt) return createdAt;
  return created > now ? now : created;
}

/** The gateway's outcome of an attempt. */
export interface Settlement {
  readonly txnUuid: string;
  readonly outcome: AuthorizeOutcome;
  /** The id for an auto-refund, should one be needed: of a late payment, or of one that verified a card. */
  readonly refundId: string;
}

/** Records the gateway's outcome, in time or late. A repeated outcome changes nothing. */
export function settleTxn(order: Order, settlement: Settlement, policy: SettlePolicy, now: Date): Decision {
  const txn = txnOf(order, settlement.txnUuid);
  // A charge is final: a later notification neither moves its money nor refunds it.
  if (txn === undefined || txn.status === TxnStatus.CHARGED) return noChange;
  const { outcome } = settlement;
  switch (outcome.kind) {
    case 'charged': {
      // The response to the capture says what was captured.
      if (txn.status === TxnStatus.CAPTURE_INITIATED) return noChange;
      const stands = isAcceptable(order, txn, now);
      const after = stands ? moveTxn(order, txn, TxnStatus.CHARGED, receiptFacts(outcome.receipt), now) : undefined;
      if (after !== undefined) return charged(after, txn, settlement.refundId, now);
      return autoRefund(order, txn, receiptFacts(outcome.receipt), settlement.refundId, now);
    }
    case 'authorized': {
      const facts = { ...receiptFacts(outcome.receipt), hold: newHold(heldSince(txn, outcome.receipt, now)) };
      const stands = isAcceptable(order, txn, now);
      const after = stands ? moveTxn(order, txn, TxnStatus.AUTHORIZED, facts, now) : undefined;
      if (after !== undefined) return step(after, EventName.ORDER_AUTHORIZED);
      return autoRefund(order, txn, facts, settlement.refundId, now);
    }
    case 'failed':
      return failed(order, txn, TxnStatus.AUTHORIZATION_FAILED, refusalFacts(outcome.refusal), now);
    case 'pending':
      return stayPending(order, txn, policy, now);
    default: {
      const never: never = outcome;
      return never;
    }
  }
}

function refusalFacts(refusal: GatewayRefusal): TxnFacts {
  return {
    errorCode: TxnErrorCode.authorization_failed,
    errorMessage: 'The bank refused the payment.',
    declineCode: DeclineCode.do_not_honour,
    bankErrorCode: refusal.bankErrorCode,
    bankErrorMessage: refusal.bankErrorMessage,
    receipt: refusal.receipt,
  };
}

/** The outcome is open: ask the gateway again later. */
function stayPending(order: Order, txn: Txn, policy: SettlePolicy, now: Date): Decision {
  const reconcileAt = new Date(now.getTime() + policy.reconcileAfterMs);
  if (txn.status === TxnStatus.AUTHORIZING) {
    const waiting = { ...txn, reconcileAt };
    return step({ ...order, txns: order.txns.map((other) => (other.txnUuid === txn.txnUuid ? waiting : other)) });
  }
  const after = moveTxn(order, txn, TxnStatus.AUTHORIZING, { reconcileAt }, now);
  return after === undefined ? noChange : step(after);
}

/** The gateway has no record of moving money: the attempt failed. */
export function failUnknown(order: Order, txnUuid: string, now: Date): Decision {
  const txn = txnOf(order, txnUuid);
  if (txn === undefined) return noChange;
  const errorMessage = 'The gateway has no record of this payment; it did not take place.';
  return failed(
    order,
    txn,
    TxnStatus.AUTHORIZATION_FAILED,
    { errorCode: TxnErrorCode.authorization_failed, errorMessage },
    now,
  );
}

/** Fails every attempt that waits at the bank's page, with the events of each. */
export function failWaiting(order: Order, failure: AuthenticationFailure, now: Date): Step {
  const waiting = order.txns.filter((txn) => txn.status === TxnStatus.PENDING_VBV);
  const events: EventName[] = [];
  let after = order;
  for (const txn of waiting) {
    const decision = failAuthentication(after, txn.txnUuid, failure, now);
    if (decision.kind !== 'step') continue;
    after = decision.order;
    events.push(...decision.events);
  }
  return step(after, ...events);
}

/**
 * Expires the order: abandoned attempts fail, and an order without success or money in transit becomes EXPIRED. Raises
 * TXN_FAILED for each abandoned attempt and ORDER_FAILED once.
 */
export function expireOrder(order: Order, now: Date): Decision {
  if (now < order.expiresAt) return noChange;
  const abandoned = failWaiting(order, { kind: 'abandoned' }, now);
  const events: EventName[] = [...abandoned.events];
  let after = abandoned.order;
  const status = orderStatus(after.txns, 'expired');
  if (status === OrderStatus.EXPIRED && after.status !== OrderStatus.EXPIRED) {
    after = { ...after, status, updatedAt: now };
    events.push(EventName.ORDER_FAILED);
  }
  if (after === order) return noChange;
  const orderFailed = events.includes(EventName.ORDER_FAILED) ? [EventName.ORDER_FAILED] : [];
  return step(after, ...events.filter((name) => name !== EventName.ORDER_FAILED), ...orderFailed);
}
