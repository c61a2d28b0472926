/**
 * What an order shows of its attempts and refunds, on the wire. It may be long, so it is also kept as text with the order, and read as
 * that (store.ts): an order with many attempts and refunds costs little more to read than one with one. Pure.
 */
import type { components } from '../../../generated/openapi.d.ts';
import { appears, NEWEST_VERSION } from '../../domain/api-version.ts';
import { toMajor } from '../../domain/money.ts';
import type { Order, OrderView } from '../../domain/payments/order.ts';
import { capturedMinor } from '../../domain/payments/order.ts';
import { leadingTxn } from '../../domain/payments/order-status.ts';
import { refundTotals } from '../../domain/payments/refunds.ts';
import { chargedMoney, type Txn } from '../../domain/payments/txn.ts';
import { toTimestamp } from '../../platform/runtime.ts';
import { toCard } from './card-wire.ts';
import { toRefund } from './refund-wire.ts';

type WireOrder = components['schemas']['Order'];
type WireTxn = components['schemas']['TxnDetail'];

function toTxnDetail(txn: Txn, orderId: string): WireTxn {
  return {
    txn_id: txn.txnId,
    txn_uuid: txn.txnUuid,
    order_id: orderId,
    status: txn.status,
    error_code: txn.errorCode,
    error_message: txn.errorMessage,
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
  } satisfies Partial<WireOrder>;
}

/** The answer with what the gateway of the order's transaction said in its own words. */
export function withGatewayResponse(body: WireOrder, order: Order): WireOrder {
  const { payment_gateway_response: mapped } = body;
  if (mapped === undefined || mapped === null) return body;
  const raw = leadingTxn(order.txns)?.receipt?.raw ?? {};
  return { ...body, payment_gateway_response: { ...mapped, gateway_response: { ...raw } } };
}

type Sums = Pick<WireOrder, 'refunded' | 'amount_refunded' | 'maximum_eligible_refund_amount'>;
type TxnFields = Partial<ReturnType<typeof toTxnFields>> & Pick<WireOrder, 'txn_list'>;
/** The part of an order that is about its attempts and refunds. */
export type PaymentPart = Sums & TxnFields;

/** The part as it is under a version date. */
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
 * The form of what is kept, to be counted up whenever what `toOrderView` writes of an order changes: a process of another release then
 * makes it anew instead of showing what is no more, or not yet, right. A test holds the two together.
 */
const VIEW_FORM = 1;

/** The part as it is stored, whatever version it will be read under. */
export function toOrderView(order: Order): OrderView {
  return { form: VIEW_FORM, text: JSON.stringify(toPaymentPart(order, NEWEST_VERSION)) };
}

/** Whether the stored part is in the form that this process writes. */
export function isReadable(view: OrderView | undefined): view is OrderView {
  return view?.form === VIEW_FORM;
}

/** The stored part, under a version date. */
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
