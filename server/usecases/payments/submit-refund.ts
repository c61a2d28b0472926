/**
 * Records a merchant's refund of an order, or of the transaction that paid it. It is stored with its event; the
 * reconciler sends it to the gateway.
 */
import { ErrorCode } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { parseAmount } from '../../domain/money.ts';
import { type Decision, type Order, type OrderRefund, refuse } from '../../domain/payments/order.ts';
import { earlierRefund, requestRefund } from '../../domain/payments/refunds.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import { orderKey, type StoredOrder } from '../../storage/orders.ts';
import type { Commit } from './commit-order.ts';

export interface RefundSubmission {
  readonly merchant: Merchant;
  readonly target: RefundTarget;
  /** The merchant's own id of the refund. */
  readonly requestId: string;
  /** The idempotency fingerprint of the call; null without an Idempotency-Key. */
  readonly idempotencyFingerprint: string | null;
  /** Decimal text in the order's currency; undefined for the full remaining amount. */
  readonly amount: string | undefined;
}

export type RefundTarget =
  | { readonly kind: 'order'; readonly orderId: string }
  | { readonly kind: 'txn'; readonly txnId: string };

export type RefundAnswer =
  | { readonly kind: 'accepted'; readonly stored: StoredOrder; readonly refund: OrderRefund }
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  | { readonly kind: 'unknown'; readonly orderId: string | undefined }
  /** The amount is not valid in the order's currency. */
  | { readonly kind: 'bad-amount'; readonly reason: string };

/** The order id in a transaction id: `{merchant_id}-{order_id}-{attempt}`. */
function orderIdOf(merchantId: string, txnId: string): string | undefined {
  const prefix = `${merchantId}-`;
  return txnId.startsWith(prefix) ? /^(.+)-[1-9][0-9]*$/.exec(txnId.slice(prefix.length))?.[1] : undefined;
}

function sameId(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}

const NOTHING = /^0(\.0+)?$/;

/** The amount to refund; `rest`: the full remaining amount. */
type Wanted = { readonly minor: number } | { readonly reason: string } | 'nothing' | 'rest';

function readAmount(text: string | undefined, currency: string): Wanted {
  if (text === undefined) return 'rest';
  return NOTHING.test(text) ? 'nothing' : parseAmount(text, currency);
}

export type SubmitRefund = ReturnType<typeof createSubmitRefund>;

export function createSubmitRefund({ commit, runtime }: { readonly commit: Commit; readonly runtime: Runtime }) {
  return async function submitRefund(submission: RefundSubmission): Promise<RefundAnswer> {
    const { merchant, target, requestId, idempotencyFingerprint, amount } = submission;
    const orderId = target.kind === 'order' ? target.orderId : orderIdOf(merchant.merchantId, target.txnId);
    if (orderId === undefined) return { kind: 'unknown', orderId };
    const id = shortId('rfd', runtime.random);
    const now = runtime.clock.now();

    function decide(order: Order): Decision {
      const named = target.kind === 'txn' ? order.txns.find(({ txnId }) => sameId(txnId, target.txnId)) : null;
      if (named === undefined) return refuse(ErrorCode.object_not_found);
      const wanted = readAmount(amount, order.money.currency);
      if (wanted === 'nothing') return refuse(ErrorCode.invalid_amount);
      if (wanted !== 'rest' && 'reason' in wanted) return refuse(ErrorCode.INVALID_REQUEST);
      const minor = wanted === 'rest' ? null : wanted.minor;
      return requestRefund(
        order,
        { id, requestId, callMark: idempotencyFingerprint, minor, txnUuid: named?.txnUuid ?? null },
        now,
      );
    }

    const change = await commit.change(merchant, orderKey(merchant.merchantId, orderId), decide);
    if (change.kind === 'unknown') return { kind: 'unknown', orderId };
    if (change.kind === 'refused') {
      const { code } = change.refusal;
      if (code === ErrorCode.object_not_found) return { kind: 'unknown', orderId };
      const wanted = readAmount(amount, change.stored.order.money.currency);
      return typeof wanted === 'object' && 'reason' in wanted
        ? { kind: 'bad-amount', reason: wanted.reason }
        : { kind: 'refused', code };
    }
    const { order } = change.stored;
    const refund = earlierRefund(order, idempotencyFingerprint, now) ?? order.refunds.find((item) => item.id === id);
    if (refund === undefined) throw new Error('The accepted refund is missing from its order.');
    return { kind: 'accepted', stored: change.stored, refund };
  };
}
