/**
 * The payment part of an order on the wire: its attempts, refunds and disputes. It can be long, so the store also keeps it as JSON text (the
 * read model): an order with many attempts costs little more to read than one with a single attempt. Pure.
 */
import type { components } from '../../../generated/openapi.d.ts';
import { DeclineRetry } from '../../../generated/values.ts';
import { appears, NEWEST_VERSION } from '../../domain/api-version.ts';
import { toMajor } from '../../domain/money.ts';
import type { Order, OrderView } from '../../domain/payments/order.ts';
import { capturedMinor } from '../../domain/payments/order.ts';
import { leadingTxn } from '../../domain/payments/order-status.ts';
import { refundTotals } from '../../domain/payments/refunds.ts';
import { chargedMoney, type Txn } from '../../domain/payments/txn.ts';
import { declineRules, type RetryAdvice } from '../../domain/ports/declines.ts';
import { toTimestamp } from '../../platform/runtime.ts';
import { toCard } from './card-wire.ts';
import { toDispute, toRefund } from './refund-wire.ts';

type WireOrder = components['schemas']['Order'];
type WireTxn = components['schemas']['TxnDetail'];

const retries = {
  same_card: DeclineRetry.SAME_CARD,
  other_card: DeclineRetry.OTHER_CARD,
  none: DeclineRetry.NONE,
} as const satisfies Record<RetryAdvice, DeclineRetry>;

/** Why the attempt was declined; null if it was not, or was charged after all. */
function toDecline({ declineCode: code, errorCode }: Txn): components['schemas']['Decline'] | null {
  if (code === undefined || errorCode === '') return null;
  const { retry, message } = declineRules[code];
  return { code, retry: retries[retry], customer_message: message };
}

function toTxnDetail(txn: Txn, orderId: string): WireTxn {
  return {
    txn_id: txn.txnId,
    txn_uuid: txn.txnUuid,
    order_id: orderId,
    status: txn.status,
    error_code: txn.errorCode,
    error_message: txn.errorMessage,
    decline: toDecline(txn),
    net_amount: toMajor(chargedMoney(txn)),
    txn_amount: toMajor(txn.money),
    gateway: txn.gateway,
    gateway_id: txn.gatewayConfigId,
    currency: txn.money.currency,
    express_checkout: false,
    redirect: txn.redirect,
    created: toTimestamp(txn.createdAt),
  };
}

function toGatewayResponse(txn: Txn): components['schemas']['PaymentGatewayResponse'] | null {
  if (txn.receipt === null) return null;
  return {
    txn_id: txn.txnId,
    rrn: txn.receipt.rrn,
    epg_txn_id: txn.receipt.epgTxnId,
    auth_id_code: txn.receipt.authIdCode,
    resp_code: txn.receipt.respCode,
    resp_message: txn.receipt.respMessage,
    created: toTimestamp(txn.receipt.created),
  };
}

function toTxnFields(order: Order, txn: Txn) {
  return {
    txn_id: txn.txnId,
    txn_uuid: txn.txnUuid,
    payment_method_type: 'CARD',
    payment_method: txn.paymentMethod,
    auth_type: txn.authType,
    card: toCard(txn),
    resp_code: txn.receipt?.respCode ?? null,
    resp_message: txn.receipt?.respMessage ?? null,
    bank_error_code: txn.bankErrorCode,
    bank_error_message: txn.bankErrorMessage,
    gateway_id: txn.gatewayConfigId,
    gateway_reference_id: txn.gatewayReferenceId,
    txn_detail: toTxnDetail(txn, order.orderId),
    payment_gateway_response: toGatewayResponse(txn),
    refunds: order.refunds.map(toRefund),
    disputes: (order.disputes ?? []).map(toDispute),
  } satisfies Partial<WireOrder>;
}

/** The answer with the raw gateway response of the order's transaction. */
export function withGatewayResponse(body: WireOrder, order: Order): WireOrder {
  const { payment_gateway_response: mapped } = body;
  if (mapped === undefined || mapped === null) return body;
  const raw = leadingTxn(order.txns)?.receipt?.raw ?? {};
  return { ...body, payment_gateway_response: { ...mapped, gateway_response: { ...raw } } };
}

type Sums = Pick<WireOrder, 'refunded' | 'amount_refunded' | 'maximum_eligible_refund_amount'>;
type TxnFields = Partial<ReturnType<typeof toTxnFields>> & Pick<WireOrder, 'txn_list'>;
/** The payment part of an order. */
export type PaymentPart = Sums & TxnFields;

/** The payment part in an API version. */
export function toPaymentPart(order: Order, version: string): PaymentPart {
  const txn = leadingTxn(order.txns);
  const captured = capturedMinor(order);
  const { refunded, settled, left } = refundTotals(order);
  const major = (minor: number) => toMajor({ ...order.money, minor });
  return {
    refunded: captured > 0 && settled >= captured,
    amount_refunded: major(refunded),
    ...(appears('maximum_eligible_refund_amount', version) ? { maximum_eligible_refund_amount: major(left) } : {}),
    ...(txn === undefined ? {} : toTxnFields(order, txn)),
    ...(txn !== undefined && appears('txn_list', version)
      ? { txn_list: order.txns.map((item) => toTxnDetail(item, order.orderId)) }
      : {}),
  };
}

/**
 * The format version of the read model. Increase it whenever the output of `toOrderView` changes: other releases then rebuild the
 * read model instead of showing an outdated one. A test fails if you forget.
 */
const VIEW_FORM = 2;

/** The read model of an order, independent of the API version. */
export function toOrderView(order: Order): OrderView {
  return { form: VIEW_FORM, text: JSON.stringify(toPaymentPart(order, NEWEST_VERSION)) };
}

/** Whether the read model has this release's format. */
export function isReadable(view: OrderView | undefined): view is OrderView {
  return view?.form === VIEW_FORM;
}

/** The payment part from the read model, in an API version. */
export function readOrderView({ text }: OrderView, version: string): PaymentPart {
  const part: PaymentPart = JSON.parse(text);
  const { maximum_eligible_refund_amount: most, txn_list: list, ...always } = part;
  return {
    ...always,
    ...(most !== undefined && appears('maximum_eligible_refund_amount', version)
      ? { maximum_eligible_refund_amount: most }
      : {}),
    ...(list !== undefined && appears('txn_list', version) ? { txn_list: list } : {}),
  };
}
