/**
 * What the payment page and the page of an attempt show. Pure.
 */
import { ErrorCode, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import type { GatewayConfig, Merchant } from '../../domain/merchants/merchant.ts';
import { attemptRefusal } from '../../domain/payments/attempt.ts';
import { gatewayReferenceOf, type Order } from '../../domain/payments/order.ts';
import { isVoided, leadingTxn } from '../../domain/payments/order-status.ts';
import { chooseGateway } from '../../domain/payments/route.ts';
import { type Txn, txnPhase } from '../../domain/payments/txn.ts';
import { holdsOrder } from '../../domain/payments/txn-status.ts';

export type Notice = 'changed' | 'mismatch' | 'failed' | 'cancelled' | 'open' | 'refunded';

export type OrderState =
  | {
      readonly kind: 'payable';
      readonly notices: readonly Notice[];
      /** The gateway configurations to show when the order's reference id matches none. */
      readonly otherGateways: readonly string[];
    }
  | { readonly kind: 'paid' | 'closed' | 'processing' | 'expired' | 'exhausted' };

function isPaid(order: Order): boolean {
  return order.txns.some((txn) => txnPhase(txn) === 'charged' || txnPhase(txn) === 'held');
}

/** The gateways to show when no enabled configuration has the order's reference id. */
function alternativesOnMismatch(order: Order, merchant: Merchant): readonly GatewayConfig[] {
  const referenceId = gatewayReferenceOf(order);
  const route = chooseGateway(merchant.gateways, referenceId);
  return route.kind === 'mismatch' ? route.others : [];
}

function historyNotice(order: Order): Notice | undefined {
  const leading = leadingTxn(order.txns);
  if (leading === undefined || leading.errorCode === TxnErrorCode.gateway_reference_mismatch) return undefined;
  const phase = txnPhase(leading);
  if (phase === 'open') return 'open';
  if (phase === 'auto-refunded') return 'refunded';
  if (phase !== 'failed') return undefined;
  return leading.errorCode === TxnErrorCode.customer_cancelled ? 'cancelled' : 'failed';
}

export function orderState(order: Order, merchant: Merchant, now: Date): OrderState {
  if (isPaid(order)) return { kind: 'paid' };
  if (isVoided(order)) return { kind: 'closed' };
  if (order.txns.some((txn) => holdsOrder(txn.status))) return { kind: 'processing' };
  const refusal = attemptRefusal(order, merchant, now);
  if (refusal !== undefined) {
    return { kind: refusal.code === ErrorCode.attempts_exceeded ? 'exhausted' : 'expired' };
  }
  const history = historyNotice(order);
  const others = alternativesOnMismatch(order, merchant);
  const notices: readonly Notice[] = [
    ...(others.length > 0 ? ['mismatch' as const] : []),
    ...(history === undefined ? [] : [history]),
  ];
  return { kind: 'payable', notices, otherGateways: others.map(({ name }) => name) };
}

/** `overdue`: the time to pay is over, and the attempt is still open. */
export type AttemptState =
  | 'consent'
  | 'bank'
  | 'overdue'
  | 'paid-elsewhere'
  | 'closed'
  | 'busy'
  | 'processing'
  | 'ended';

export function attemptState(order: Order, txn: Txn, now: Date): AttemptState {
  if (txnPhase(txn) !== 'open') return 'ended';
  if (txn.status !== TxnStatus.PENDING_VBV) return 'processing';
  if (now >= order.expiresAt) return 'overdue';
  if (isPaid(order)) return 'paid-elsewhere';
  if (isVoided(order)) return 'closed';
  if (order.txns.some((other) => holdsOrder(other.status))) return 'busy';
  return txn.keeping.consent === 'awaited' ? 'consent' : 'bank';
}

const QUICK_SECONDS = 5;
const SLOW_SECONDS = 30;

/** The seconds until the next refresh, for a bank that owes an answer since `since`; undefined: stop. */
export function refreshSeconds(since: Date, now: Date): number | undefined {
  const minutes = (now.getTime() - since.getTime()) / 60_000;
  if (minutes < 2) return QUICK_SECONDS;
  return minutes < 30 ? SLOW_SECONDS : undefined;
}
