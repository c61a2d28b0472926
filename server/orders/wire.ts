/**
 * Orders on the wire: the domain's order as the contract's, for answers, lists and webhooks. Pure.
 */
import type { components } from '../../generated/openapi.d.ts';
import { OrderStatus } from '../../generated/values.ts';
import { appears } from '../http/version.ts';
import { chargedMoney, type Txn } from '../txns/txn.ts';
import { capturedMinor } from './captured.ts';
import { toCard } from './card-wire.ts';
import { toMajor } from './money.ts';
import type { Address, Order } from './order.ts';
import { leadingTxn } from './rank.ts';
import { toRefund } from './refund-wire.ts';
import { refundTotals } from './refunds.ts';
import { toTimestamp } from './timestamp.ts';

export { toTimestamp } from './timestamp.ts';

type WireOrder = components['schemas']['Order'];
type WireTxn = components['schemas']['TxnDetail'];

/** The number of each status, as existing clients know it. */
export const statusIds = {
  [OrderStatus.NEW]: 10,
  [OrderStatus.STARTED]: 20,
  [OrderStatus.CHARGED]: 21,
  [OrderStatus.SVC_DECLINED]: 22,
  [OrderStatus.PENDING_VBV]: 23,
  [OrderStatus.VBV_SUCCESSFUL]: 24,
  [OrderStatus.AUTHORIZED]: 25,
  [OrderStatus.AUTHENTICATION_FAILED]: 26,
  [OrderStatus.AUTHORIZATION_FAILED]: 27,
  [OrderStatus.AUTHORIZING]: 28,
  [OrderStatus.VOIDED]: 31,
  [OrderStatus.VOID_INITIATED]: 32,
  [OrderStatus.CAPTURE_INITIATED]: 33,
  [OrderStatus.CAPTURE_FAILED]: 34,
  [OrderStatus.VOID_FAILED]: 35,
  [OrderStatus.AUTO_REFUNDED]: 36,
  [OrderStatus.PARTIAL_CHARGED]: 37,
  [OrderStatus.EXPIRED]: 38,
} satisfies Record<OrderStatus, number>;

function toAddress(address: Address): components['schemas']['Address'] {
  return {
    first_name: address.firstName ?? '',
    last_name: address.lastName ?? '',
    line1: address.line1 ?? '',
    line2: address.line2 ?? '',
    line3: address.line3 ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
    postal_code: address.postalCode ?? '',
    phone: address.phone ?? '',
    country: address.country ?? '',
    country_code_iso: address.countryCodeIso ?? '',
  };
}

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

function txnFields(order: Order, txn: Txn, version: string): Partial<WireOrder> {
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
    ...(appears('txn_list', version) ? { txn_list: order.txns.map((item) => toTxnDetail(item, order.orderId)) } : {}),
  };
}

type Udfs = Pick<WireOrder, 'udf1' | 'udf2' | 'udf3' | 'udf4' | 'udf5' | 'udf6' | 'udf7' | 'udf8' | 'udf9' | 'udf10'>;

function toUdfs(udfs: readonly string[]): Udfs {
  const [
    udf1 = '',
    udf2 = '',
    udf3 = '',
    udf4 = '',
    udf5 = '',
    udf6 = '',
    udf7 = '',
    udf8 = '',
    udf9 = '',
    udf10 = '',
  ] = udfs;
  return { udf1, udf2, udf3, udf4, udf5, udf6, udf7, udf8, udf9, udf10 };
}

/** The order as the contract shows it under a version date, without links, tokens and webhook state. */
export function toWireOrder(order: Order, version: string): WireOrder {
  const txn = leadingTxn(order.txns);
  const amount = toMajor(order.money);
  const captured = capturedMinor(order);
  const { refunded, settled, left } = refundTotals(order);
  const major = (minor: number) => toMajor({ ...order.money, minor });
  return {
    id: order.uid,
    order_id: order.orderId,
    merchant_id: order.merchantId,
    status: order.status,
    status_id: statusIds[order.status],
    amount,
    currency: order.money.currency,
    customer_id: order.customerId,
    customer_email: order.customerEmail,
    customer_phone: order.customerPhone,
    product_id: order.productId,
    description: order.description,
    return_url: order.returnUrl,
    routing_id: order.routingId,
    date_created: toTimestamp(order.createdAt),
    last_updated: toTimestamp(order.updatedAt),
    order_expiry: toTimestamp(order.expiresAt),
    refunded: captured > 0 && settled >= captured,
    amount_refunded: major(refunded),
    ...(appears('maximum_eligible_refund_amount', version) ? { maximum_eligible_refund_amount: major(left) } : {}),
    effective_amount: amount,
    ...toUdfs(order.udfs),
    billing_address: toAddress(order.billingAddress),
    shipping_address: toAddress(order.shippingAddress),
    metadata: Object.fromEntries(order.metadata.map((entry) => [entry.name, entry.value])),
    ...(txn === undefined ? {} : txnFields(order, txn, version)),
  };
}

/** The `content` of a webhook about this order. */
export function toEventContent(order: Order, version: string): components['schemas']['WebhookContent'] {
  return { order: toWireOrder(order, version) };
}

function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email.slice(0, 1)}***${email.slice(at)}`;
}

function maskPhone(phone: string): string {
  return phone.length < 8 ? '' : `${'X'.repeat(phone.length - 4)}${phone.slice(-4)}`;
}

function maskAddress(address: Address): Address {
  return address.phone === undefined ? address : { ...address, phone: maskPhone(address.phone) };
}

/**
 * What a client auth token may read: no metadata, gateway response, attempts or UDFs; e-mail and telephone numbers masked,
 * those in the addresses too.
 */
export function toClientOrder(order: Order, version: string): WireOrder {
  const masked: Order = {
    ...order,
    customerEmail: maskEmail(order.customerEmail),
    customerPhone: maskPhone(order.customerPhone),
    billingAddress: maskAddress(order.billingAddress),
    shippingAddress: maskAddress(order.shippingAddress),
    udfs: [],
    metadata: [],
  };
  const { payment_gateway_response: _response, txn_list: _attempts, ...rest } = toWireOrder(masked, version);
  return rest;
}
