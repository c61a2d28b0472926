/**
 * Attempts whose customer is at the bank: what the customer must do, and how the attempt ends when the customer does not
 * return, by the order's expiry among others. settle.ts records what the gateway reports. Pure.
 */
import { ErrorCode, EventName, OrderStatus, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import type { CustomerAction } from '../ports/gateway-connector.ts';
import { failTxn, type TxnFacts } from './move-txn.ts';
import { type Decision, noChange, type Order, refuse, type Step, step, txnOf } from './order.ts';
import { isClaimed, orderStatus } from './order-status.ts';
import type { Txn } from './txn.ts';

/** What the customer of a waiting attempt must do. Attempts without the field wait at the sandbox's bank page. */
export function actionOf({ action }: Txn): CustomerAction {
  return action ?? { kind: 'bank_page' };
}

/**
 * A customer who is at a gateway's page may still complete the payment after the attempt failed here: the reconciler
 * abandons it at the gateway.
 */
function abandonAt(txn: Txn, now: Date): Pick<TxnFacts, 'reconcileAt'> {
  return { reconcileAt: actionOf(txn).kind === 'redirect' ? now : null };
}

/** Why a customer was not authenticated. */
export type AuthenticationFailure =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'abandoned' }
  /** The order was voided in the meantime, which is final. */
  | { readonly kind: 'voided' }
  /** The merchant created the anonymous caller's order on other terms. */
  | { readonly kind: 'taken-over' };

function failureFacts(failure: AuthenticationFailure): TxnFacts {
  switch (failure.kind) {
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
  return failWaitingTxn(order, txn, failure, now);
}

/** Fails an attempt whose customer is at the bank, or was sent there. */
export function failWaitingTxn(order: Order, txn: Txn, failure: AuthenticationFailure, now: Date): Decision {
  const facts = { ...failureFacts(failure), ...abandonAt(txn, now) };
  return failTxn(order, txn, TxnStatus.AUTHENTICATION_FAILED, facts, now);
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

/**
 * Expires the order before its time, for a person. An attempt whose money is moving goes on.
 * @returns A refusal (`INVALID_ACTION`) for an order that is paid, held or voided; no change for an expired one.
 */
export function expireNow(order: Order, now: Date): Decision {
  if (isClaimed(order)) return refuse(ErrorCode.INVALID_ACTION);
  if (order.status === OrderStatus.EXPIRED || now >= order.expiresAt) return expireOrder(order, now);
  const due = { ...order, expiresAt: now, updatedAt: now };
  const decision = expireOrder(due, now);
  return decision.kind === 'no-change' ? step(due) : decision;
}
