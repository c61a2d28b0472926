/**
 * What an order's payment page shows, and what one attempt's page shows. Pure; decides nothing about the order itself.
 */
import { ErrorCode, TxnErrorCode, TxnStatus } from '../../../generated/values.ts';
import type { GatewayConfig, Merchant } from '../../domain/merchants/merchant.ts';
import { attemptRefusal } from '../../domain/payments/attempt.ts';
import { gatewayReferenceOf, type Order } from '../../domain/payments/order.ts';
import { isVoided, leadingTxn } from '../../domain/payments/rank.ts';
import { chooseGateway } from '../../domain/payments/route.ts';
import { type Txn, txnPhase } from '../../domain/payments/txn.ts';
import { holdsOrder } from '../../domain/payments/txn-status.ts';

export type Notice = 'changed' | 'mismatch' | 'failed' | 'open' | 'refunded';

export type OrderState =
  | {
      readonly kind: 'payable';
      readonly notices: readonly Notice[];
      /** The names of the gateway configurations that are shown where the order's own reference id fits none. */
      readonly otherGateways: readonly string[];
    }
  | { readonly kind: 'paid' | 'closed' | 'processing' | 'expired' | 'exhausted' };

function isPaid(order: Order): boolean {
  return order.txns.some((txn) => txnPhase(txn) === 'charged' || txnPhase(txn) === 'held');
}

/** The gateways shown in the place of one whose reference id no enabled configuration has; none where one fits. */
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
  return phase === 'failed' ? 'failed' : undefined;
}

/** What the order's payment page shows now. */
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

/** `consent`: whether the card may become a token is still to be asked. `overdue`: the customer's time is over, and nobody has noted it yet. */
export type AttemptState =
  | 'consent'
  | 'bank'
  | 'overdue'
  | 'paid-elsewhere'
  | 'closed'
  | 'busy'
  | 'processing'
  | 'ended';

/** What the page of one attempt shows now. */
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

/** After how many seconds the browser looks again by itself, while a bank owes an answer since `since`; undefined: no more. */
export function refreshSeconds(since: Date, now: Date): number | undefined {
  const minutes = (now.getTime() - since.getTime()) / 60_000;
  if (minutes < 2) return QUICK_SECONDS;
  return minutes < 30 ? SLOW_SECONDS : undefined;
}
