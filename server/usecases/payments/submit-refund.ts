/**
 * Takes in the refund that a merchant asks for, of an order or of the transaction that has paid it. It is stored with its
 * event and sent by the housekeeper; nothing is asked of the gateway here.
 */
import { ErrorCode } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { parseAmount } from '../../domain/money.ts';
import { type Decision, type Order, type OrderRefund, refuse } from '../../domain/payments/order.ts';
import { askedBefore, requestRefund } from '../../domain/payments/refunds.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { shortId } from '../../platform/runtime.ts';
import { orderKey, type StoredOrder } from '../../storage/orders.ts';
import type { Commit } from './commit-order.ts';

export interface RefundSubmission {
  readonly merchant: Merchant;
  readonly target: RefundTarget;
  /** The merchant's own id of the refund. */
  readonly requestId: string;
  /** The mark of the call, where it carries an Idempotency-Key; null else. */
  readonly idempotencyFingerprint: string | null;
  /** Decimal text in the order's currency; undefined for all that is left. */
  readonly amount: string | undefined;
}

export type RefundTarget =
  | { readonly kind: 'order'; readonly orderId: string }
  | { readonly kind: 'txn'; readonly txnId: string };

export type RefundAnswer =
  | { readonly kind: 'accepted'; readonly stored: StoredOrder; readonly refund: OrderRefund }
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  | { readonly kind: 'unknown'; readonly orderId: string | undefined }
  /** The amount does not fit the order's currency. */
  | { readonly kind: 'bad-amount'; readonly reason: string };

/** The id of the order that a transaction's id names: `{merchant_id}-{order_id}-{attempt}`. */
function orderIdOf(merchantId: string, txnId: string): string | undefined {
  const prefix = `${merchantId}-`;
  return txnId.startsWith(prefix) ? /^(.+)-[1-9][0-9]*$/.exec(txnId.slice(prefix.length))?.[1] : undefined;
}

function sameId(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}

const NOTHING = /^0(\.0+)?$/;

/** What a merchant wants to have given back; `rest`: all that is left. */
type Wanted = { readonly minor: number } | { readonly reason: string } | 'nothing' | 'rest';

function readAmount(text: string | undefined, currency: string): Wanted {
  if (text === undefined) return 'rest';
  return NOTHING.test(text) ? 'nothing' : parseAmount(text, currency);
}

export type SubmitRefund = ReturnType<typeof createSubmitRefund>;

export function createSubmitRefund({ commit, runtime }: { readonly commit: Commit; readonly runtime: Runtime }) {
  return async function submitRefund(asked: RefundSubmission): Promise<RefundAnswer> {
    const { merchant, target, requestId, idempotencyFingerprint, amount } = asked;
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
    const refund = askedBefore(order, idempotencyFingerprint, now) ?? order.refunds.find((item) => item.id === id);
    if (refund === undefined) throw new Error('a refund that was accepted is not in its order');
    return { kind: 'accepted', stored: change.stored, refund };
  };
}
