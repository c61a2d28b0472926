/**
 * Settles attempts by what their gateway reports: in answer to a call, late, or about a cancellation. For the customer at
 * the bank and expiry see authentication.ts, for captures and voids holds.ts. Pure.
 */
import { isDeepStrictEqual } from 'node:util';
import { EventName, OrderStatus, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import { type DeclineRule, declineRules } from '../ports/declines.ts';
import type { GatewayReceipt } from '../ports/gateway.ts';
import type {
  CancellationResult,
  CustomerAction,
  Decline,
  PaymentOutcome,
  SuccessOutcome,
} from '../ports/gateway-connector.ts';
import { failWaitingTxn } from './authentication.ts';
import { newHold } from './hold.ts';
import { failTxn, moveTxn, type TxnFacts } from './move-txn.ts';
import { type Decision, noChange, type Order, paymentTerms, replaceTxn, step, txnOf } from './order.ts';
import { isClaimed, isFree } from './order-status.ts';
import { withRefund } from './refunds.ts';
import { type Txn, txnPhase } from './txn.ts';
import { holdsOrder } from './txn-status.ts';

/** How long to wait before asking the gateway again about an open request, in milliseconds. */
export interface SettlePolicy {
  readonly reconcileAfterMs: number;
}

/**
 * The customer returned from the bank, and the gateway is to be asked for the result. The attempt claims the order,
 * unless another attempt holds it or has paid it.
 */
export function claimForResult(order: Order, txnUuid: string, policy: SettlePolicy, now: Date): Decision {
  const txn = txnOf(order, txnUuid);
  if (txn === undefined || txn.status !== TxnStatus.PENDING_VBV) return noChange;
  if (!isFree(order)) return noChange;
  const reconcileAt = new Date(now.getTime() + policy.reconcileAfterMs);
  const after = moveTxn(order, txn, TxnStatus.AUTHORIZING, { reconcileAt }, now);
  return after === undefined ? noChange : step(after);
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
  // A notification reports the success before the customer returns; other attempts may wait at the bank too.
  if (txn.status === TxnStatus.PENDING_VBV) {
    return isFree(order) && isOnItsTerms(order, txn) && now < order.expiresAt;
  }
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
  readonly outcome: PaymentOutcome;
  /** The id for an auto-refund, should one be needed: of a late payment, or of one that verified a card. */
  readonly refundId: string;
}

/** Records the gateway's outcome, in time or late. A repeated outcome changes nothing. */
export function settleTxn(order: Order, settlement: Settlement, policy: SettlePolicy, now: Date): Decision {
  const txn = txnOf(order, settlement.txnUuid);
  // A charge is final: a later notification neither moves its money nor refunds it.
  if (txn === undefined || txn.status === TxnStatus.CHARGED) return noChange;
  const { outcome, refundId } = settlement;
  const reference = outcome.reference === null ? {} : { gatewayReference: outcome.reference };
  switch (outcome.kind) {
    case 'charged':
    case 'authorized':
      return afterReport(order, { ...txn, ...reference }, { outcome, refundId }, now);
    case 'declined':
      // A success was reported, and the cancellation that would undo it was not: the gateway's next report decides.
      if (txn.cancelling?.success !== undefined) return stayPending(order, txn, policy, now);
      return declined(order, { ...txn, ...reference }, outcome.decline, now);
    case 'not_sent':
      return declined(order, txn, unavailable, now);
    case 'action':
      // The result of the cancellation decides.
      if (txn.cancelling !== undefined) return stayPending(order, { ...txn, ...reference }, policy, now);
      return waitForCustomer(order, { ...txn, ...reference }, outcome.action, policy, now);
    case 'pending': {
      if (outcome.cancelling === false) return notCancelling(order, { ...txn, ...reference }, refundId, policy, now);
      const cancelling = outcome.cancelling === true ? { cancelling: txn.cancelling ?? { since: now } } : {};
      return stayPending(order, { ...txn, ...cancelling, ...reference }, policy, now);
    }
    default: {
      const never: never = outcome;
      return never;
    }
  }
}

interface Success {
  readonly outcome: SuccessOutcome;
  readonly refundId: string;
}

/** The money was charged or is held. */
function succeeded(order: Order, txn: Txn, { outcome, refundId }: Success, now: Date): Decision {
  const { kind, receipt } = outcome;
  const keeping = { ...txn.keeping, authenticated: txn.keeping.authenticated || outcome.authenticated };
  const facts = { ...receiptFacts(receipt), keeping };
  const stands = isAcceptable(order, txn, now);
  if (kind === 'charged') {
    // The response to the capture says what was captured.
    if (txnPhase(txn) === 'held' && txn.status !== TxnStatus.AUTHORIZED) return noChange;
    const after = stands ? moveTxn(order, txn, TxnStatus.CHARGED, facts, now) : undefined;
    if (after !== undefined) return charged(after, txn, refundId, now);
    return autoRefund(order, txn, facts, refundId, now);
  }
  const held = { ...facts, hold: newHold(heldSince(txn, receipt, now)) };
  const after = stands ? moveTxn(order, txn, TxnStatus.AUTHORIZED, held, now) : undefined;
  if (after !== undefined) return step(after, EventName.ORDER_AUTHORIZED);
  return autoRefund(order, txn, held, refundId, now);
}

const notProcessed: Decline = { code: 'processing_error', gatewayCode: '', gatewayMessage: '', receipt: null };
const unavailable: Decline = { code: 'gateway_unavailable', gatewayCode: '', gatewayMessage: '', receipt: null };

function declineFacts({ code, gatewayCode, gatewayMessage, receipt }: Decline): TxnFacts {
  const rule: DeclineRule = declineRules[code];
  const isAuthentication = rule.status === TxnStatus.AUTHENTICATION_FAILED;
  return {
    declineCode: code,
    errorCode: isAuthentication ? TxnErrorCode.authentication_failed : TxnErrorCode.authorization_failed,
    errorMessage: rule.merchantMessage ?? 'The bank refused the payment.',
    bankErrorCode: gatewayCode,
    bankErrorMessage: gatewayMessage,
    ...(receipt === null ? {} : { receipt }),
  };
}

function declined(order: Order, { cancelling, ...txn }: Txn, decline: Decline, now: Date): Decision {
  if (txnPhase(txn) === 'failed') {
    // The attempt failed here before, and was abandoned at the gateway.
    const isOpenThere = txn.reconcileAt !== null || (cancelling !== undefined && cancelling.result === undefined);
    return isOpenThere ? step(replaceTxn(order, settled(txn))) : noChange;
  }
  return failTxn(order, txn, declineRules[decline.code].status, declineFacts(decline), now);
}

/** Stores what a connector returned before the call that can move money; no change when the attempt is not open. */
export function withGatewayReference(order: Order, txnUuid: string, gatewayReference: string): Decision {
  const txn = txnOf(order, txnUuid);
  if (txn === undefined || txn.status !== TxnStatus.AUTHORIZING) return noChange;
  return step(replaceTxn(order, { ...txn, gatewayReference }));
}

/** Stops asking the gateway of an attempt, whose result only a notification reports. */
export function stopAsking(order: Order, txnUuid: string): Decision {
  const txn = txnOf(order, txnUuid);
  return txn === undefined || txn.reconcileAt === null ? noChange : step(replaceTxn(order, settled(txn)));
}

function settled(txn: Txn): Txn {
  return { ...txn, reconcileAt: null };
}

/** How long to wait for a customer at a gateway's page before asking the gateway, in milliseconds. */
const CUSTOMER_MS = 10 * 60_000;

function waitForCustomer(order: Order, txn: Txn, action: CustomerAction, policy: SettlePolicy, now: Date): Decision {
  if (txnPhase(txn) === 'failed') return stayPending(order, txn, policy, now);
  const waiting = { ...txn, action };
  const asked = new Date(now.getTime() + CUSTOMER_MS);
  const facts = { action, reconcileAt: action.kind === 'redirect' ? asked : null };
  if (!isOnItsTerms(order, txn)) return failWaitingTxn(order, waiting, { kind: 'taken-over' }, now);
  if (txn.status === TxnStatus.PENDING_VBV) return step(replaceTxn(order, { ...waiting, ...facts }));
  const after = moveTxn(order, txn, TxnStatus.PENDING_VBV, facts, now);
  return after === undefined ? noChange : step(after);
}

/**
 * The outcome is open: ask the gateway again later. An attempt whose customer is at the bank claims the order, unless
 * another attempt holds it or has paid it.
 */
function stayPending(order: Order, txn: Txn, policy: SettlePolicy, now: Date): Decision {
  const reconcileAt = new Date(now.getTime() + policy.reconcileAfterMs);
  const isFailed = txnPhase(txn) === 'failed';
  if (isFailed && txn.reconcileAt === null) return noChange;
  const staysAtBank = txn.status === TxnStatus.PENDING_VBV && !isFree(order);
  if (isFailed || staysAtBank || txn.status === TxnStatus.AUTHORIZING)
    return step(replaceTxn(order, { ...txn, reconcileAt }));
  const after = moveTxn(order, txn, TxnStatus.AUTHORIZING, { reconcileAt }, now);
  return after === undefined ? noChange : step(after);
}

/** A reported success. While a cancellation is under way, its result decides; a cancelled payment moved no money. */
function afterReport(order: Order, txn: Txn, success: Success, now: Date): Decision {
  const { cancelling, ...rest } = txn;
  if (cancelling === undefined || cancelling.result === 'refused') return succeeded(order, rest, success, now);
  return cancelling.result === undefined ? holdBack(order, txn, cancelling, success.outcome) : noChange;
}

/** The gateway refuses to cancel: a success that was held back counts. */
function notCancelling(order: Order, txn: Txn, refundId: string, policy: SettlePolicy, now: Date): Decision {
  const { cancelling, ...rest } = txn;
  if (cancelling === undefined || cancelling.result !== undefined) return stayPending(order, txn, policy, now);
  if (cancelling.success === undefined) return stayPending(order, rest, policy, now);
  return succeeded(order, rest, { outcome: cancelling.success, refundId }, now);
}

/** A success crossed the cancellation that the service requested. */
function holdBack(
  order: Order,
  txn: Txn,
  before: NonNullable<Txn['cancelling']>,
  { kind, receipt, authenticated }: SuccessOutcome,
): Decision {
  if (before.success !== undefined) return noChange;
  const success = { kind, receipt, authenticated };
  return step(replaceTxn(order, { ...txn, cancelling: { ...before, success } }));
}

/** The result of the cancellation of an attempt that the gateway had not answered. */
export interface CancellationSettlement {
  readonly txnUuid: string;
  readonly result: CancellationResult;
  readonly refundId: string;
}

export function settleCancellation(
  order: Order,
  { txnUuid, result, refundId }: CancellationSettlement,
  policy: SettlePolicy,
  now: Date,
): Decision {
  const txn = txnOf(order, txnUuid);
  if (txn === undefined || txn.cancelling?.result !== undefined) return noChange;
  // The result may arrive before the request is recorded.
  const isOpen = txn.status === TxnStatus.AUTHORIZING || (txnPhase(txn) === 'failed' && txn.reconcileAt !== null);
  if (txn.cancelling === undefined && !isOpen) return noChange;
  const { cancelling, ...rest } = txn;
  const success = cancelling?.success;
  if (result !== 'cancelled' && success !== undefined) {
    return succeeded(order, rest, { outcome: success, refundId }, now);
  }
  // The payment was captured, and its own notification is still to come.
  if (result === 'refused') return stayPending(order, { ...rest, cancelling: { since: now, result } }, policy, now);
  const ended = declined(order, txn, notProcessed, now);
  if (result !== 'cancelled' || ended.kind !== 'step') return ended;
  // A success that was reported before the cancellation may still arrive, and must not pay the order.
  const failed = txnOf(ended.order, txnUuid) ?? txn;
  return { ...ended, order: replaceTxn(ended.order, { ...failed, cancelling: { result } }) };
}
