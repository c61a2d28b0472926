/** Converts orders of the order index to the wire format, and the cursors of their list. Pure. */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import { toMajor } from '../../../domain/money.ts';
import type { OrderSummary } from '../../../domain/payments/order-summary.ts';
import { toTimestamp } from '../../../platform/runtime.ts';
import type { OrderCursor } from '../../../storage/orders.ts';

export function toOrderSummary(summary: OrderSummary, isNotified: boolean): components['schemas']['OrderSummary'] {
  const { money } = summary;
  const major = (minor: number) => toMajor({ ...money, minor });
  return {
    order_id: summary.orderId,
    id: summary.uid,
    status: summary.status,
    amount: toMajor(money),
    currency: money.currency,
    amount_paid: major(summary.paidMinor),
    amount_refunded: major(summary.refundedMinor),
    customer_id: summary.customerId,
    customer_email: summary.customerEmail,
    customer_phone: summary.customerPhone,
    date_created: toTimestamp(summary.createdAt),
    last_updated: toTimestamp(summary.updatedAt),
    attempts: summary.attempts,
    gateway: summary.gateway,
    network: summary.network,
    last_four_digits: summary.lastFour,
    failure_reason: summary.failure,
    attention: [...summary.attention],
    webhook_notified: isNotified,
  };
}

/** Where a page ended: at a time, or at an order id where a text is the start of one. */
export type Place = ({ readonly kind: 'time' } & OrderCursor) | { readonly kind: 'id'; readonly key: string };

/** The cursor that continues there. Opaque to callers. */
export function encodePlace(place: Place): string {
  const mark = place.kind === 'time' ? String(place.createdAt.getTime()) : 'id';
  return Buffer.from(`${mark}|${place.key}`).toString('base64url');
}

/** The place of a cursor; undefined if it is malformed or belongs to another merchant. */
export function decodePlace(cursor: string, merchantId: string): Place | undefined {
  const match = /^(id|[0-9]{1,15})\|(.+)$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  const [, mark, key] = match ?? [];
  if (mark === undefined || key === undefined || !key.startsWith(`${merchantId}:`)) return undefined;
  return mark === 'id' ? { kind: 'id', key } : { kind: 'time', createdAt: new Date(Number(mark)), key };
}
