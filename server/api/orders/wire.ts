/**
 * Converts orders to the wire format for answers, lists and webhooks. Pure.
 */

import type { components } from '../../../generated/openapi.d.ts';
import { toMajor } from '../../domain/money.ts';
import type { Address, Order, OrderHeader, OrderPresenter } from '../../domain/payments/order.ts';
import { statusIds } from '../../domain/payments/order-status.ts';
import { toTimestamp } from '../../platform/runtime.ts';
import type { OrderCursor } from '../../storage/orders.ts';
import { type PaymentPart, toOrderView, toPaymentPart } from './payment-part-wire.ts';

export { toTimestamp } from '../../platform/runtime.ts';

import type { MintedToken } from '../../auth/client-tokens.ts';

export function toClientAuth({ token, expiresAt }: MintedToken): components['schemas']['ClientAuth'] {
  return { client_auth_token: token, client_auth_token_expiry: toTimestamp(expiresAt) };
}

type WireOrder = components['schemas']['Order'];
type WireAddress = components['schemas']['Address'];

function toAddress(address: Address): WireAddress {
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

/** The order in an API version, without links, tokens and webhook state. */
export function toWireOrder(order: Order, version: string): WireOrder {
  return toShownOrder(order, toPaymentPart(order, version));
}

/**
 * The order with a payment part that is already converted. On Node.js 20, V8 creates new hidden classes for each object that begins with a
 * spread and gets further properties; `Object.assign` to a fresh object, and a spread after own properties, do without.
 */
export function toShownOrder(order: OrderHeader, part: PaymentPart): WireOrder {
  return Object.assign(toTerms(order), part);
}

function toTerms(order: OrderHeader) {
  const amount = toMajor(order.money);
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
    effective_amount: amount,
    ...toUdfs(order.udfs),
    billing_address: toAddress(order.billingAddress),
    shipping_address: toAddress(order.shippingAddress),
    metadata: Object.fromEntries(order.metadata.map((entry) => [entry.name, entry.value])),
  } satisfies Partial<WireOrder>;
}

/** The `content` of a webhook event about this order. */
export function toEventContent(order: Order, version: string): components['schemas']['WebhookContent'] {
  return { order: toWireOrder(order, version) };
}

/** Converts orders for the store and for events. */
export const orderPresenter: OrderPresenter = {
  view: toOrderView,
  eventContent: (order, version) => JSON.stringify(toEventContent(order, version)),
};

function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email.slice(0, 1)}***${email.slice(at)}`;
}

function maskPhone(phone: string): string {
  return phone.length < 8 ? '' : `${'X'.repeat(phone.length - 4)}${phone.slice(-4)}`;
}

function maskAddress(address: WireAddress): WireAddress {
  return { ...address, phone: maskPhone(address.phone) };
}

/** The allow-list of fields for client auth tokens. */
const clientFields: ReadonlySet<string> = new Set<keyof WireOrder>([
  'id',
  'order_id',
  'merchant_id',
  'status',
  'status_id',
  'amount',
  'currency',
  'customer_id',
  'customer_email',
  'customer_phone',
  'product_id',
  'description',
  'return_url',
  'routing_id',
  'date_created',
  'last_updated',
  'order_expiry',
  'refunded',
  'amount_refunded',
  'maximum_eligible_refund_amount',
  'effective_amount',
  'billing_address',
  'shipping_address',
  'metadata',
  'payment_links',
  'svc',
  'webhook_notified',
  'txn_id',
  'txn_uuid',
  'payment_method_type',
  'payment_method',
  'auth_type',
  'card',
  'resp_code',
  'resp_message',
  'bank_error_code',
  'bank_error_message',
  'gateway_id',
  'gateway_reference_id',
  'txn_detail',
  'refunds',
]);

/**
 * The order for a client auth token: only the fields above, with e-mail addresses and phone numbers masked and without metadata and
 * UDF values.
 */
export function forClient(order: WireOrder): WireOrder {
  const shown: WireOrder = {
    ...order,
    customer_email: maskEmail(order.customer_email),
    customer_phone: maskPhone(order.customer_phone),
    billing_address: maskAddress(order.billing_address),
    shipping_address: maskAddress(order.shipping_address),
    metadata: {},
  };
  for (const name of Object.keys(shown)) if (!clientFields.has(name)) Reflect.deleteProperty(shown, name);
  return { ...shown, ...toUdfs([]) };
}

/** Like `forClient`, with a payment part that is already converted. */
export function toClientOrder(order: OrderHeader, part: PaymentPart): WireOrder {
  return forClient(toShownOrder(order, part));
}

/** The list cursor that continues after an order. Opaque to callers. */
export function encodeCursor({ createdAt, key }: OrderCursor): string {
  return Buffer.from(`${createdAt.getTime()}|${key}`).toString('base64url');
}

/** The position of a list cursor; undefined if it is malformed or belongs to another merchant. */
export function decodeCursor(cursor: string, merchantId: string): OrderCursor | undefined {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const match = /^([0-9]{1,15})\|(.+)$/.exec(text);
  const key = match?.[2];
  if (match === null || key === undefined || !key.startsWith(`${merchantId}:`)) return undefined;
  return { createdAt: new Date(Number(match[1])), key };
}
