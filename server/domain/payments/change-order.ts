/**
 * Changes an order. One rule for POST /orders with an existing id, POST /orders/{order_id} and POST /session. Pure.
 */
import { isDeepStrictEqual } from 'node:util';
import { ErrorCode, EventName, OrderStatus } from '../../../generated/values.ts';
import type { Money } from '../money.ts';
import { type Address, type Decision, type MetadataEntry, noChange, type Order, refuse, step } from './order.ts';
import { type AttemptSummary, hasOpenTxn, isClaimed } from './order-status.ts';

/** The fields that may change. Absent fields keep their value. */
export interface OrderChange {
  readonly money?: Money;
  readonly customerId?: string;
  readonly customerEmail?: string;
  readonly customerPhone?: string;
  readonly productId?: string;
  readonly description?: string;
  readonly returnUrl?: string;
  /** Replaces the keys it names and keeps all others. */
  readonly metadata?: readonly MetadataEntry[];
  readonly expiryMinutes?: number;
  readonly udfs?: readonly (string | undefined)[];
  readonly billingAddress?: Address;
  readonly shippingAddress?: Address;
}

/** The metadata after an update: sent keys replace existing ones or are added. */
export function mergedMetadata(
  before: readonly MetadataEntry[],
  sent: readonly MetadataEntry[],
): readonly MetadataEntry[] {
  const value = (entry: MetadataEntry) => sent.find(({ name }) => name === entry.name) ?? entry;
  return [...before.map(value), ...sent.filter(({ name }) => !before.some((entry) => entry.name === name))];
}

/** The fields that affect the payment, the return URL or the webhooks. */
function deciding({ money, customerId, returnUrl, metadata, expiresAt }: Order) {
  return { money, customerId, returnUrl, metadata, expiresAt };
}

/** An expired order cannot be revived. */
function expiryOf(order: Order, { expiryMinutes }: OrderChange, now: Date): Date {
  const over = order.status === OrderStatus.EXPIRED || now >= order.expiresAt;
  if (expiryMinutes === undefined || over) return order.expiresAt;
  return new Date(order.createdAt.getTime() + expiryMinutes * 60_000);
}

function changed(order: Order, change: OrderChange, now: Date): Order {
  return {
    ...order,
    money: change.money ?? order.money,
    customerId: change.customerId ?? order.customerId,
    customerEmail: change.customerEmail ?? order.customerEmail,
    customerPhone: change.customerPhone ?? order.customerPhone,
    productId: change.productId ?? order.productId,
    description: change.description ?? order.description,
    returnUrl: change.returnUrl ?? order.returnUrl,
    metadata: mergedMetadata(order.metadata, change.metadata ?? []),
    expiresAt: expiryOf(order, change, now),
    udfs: order.udfs.map((value, index) => change.udfs?.[index] ?? value),
    billingAddress: { ...order.billingAddress, ...change.billingAddress },
    shippingAddress: { ...order.shippingAddress, ...change.shippingAddress },
  };
}

/**
 * Amount, currency, customer, return URL, metadata and expiry may change only while no attempt is open or successful;
 * addresses, description, contact and UDFs until the order is paid. An update without effect is accepted in any status.
 */
export function changeOrder(order: Order, change: OrderChange, now: Date): Decision {
  return changeAttempted(order, change, { attempts: order, now });
}

/** Like `changeOrder`, when only a summary of the attempts was read. */
export function changeAttempted(
  order: Order,
  change: OrderChange,
  { attempts, now }: { readonly attempts: AttemptSummary; readonly now: Date },
): Decision {
  const after = changed(order, change, now);
  if (isDeepStrictEqual(after, order)) return noChange;
  // The one-rupee order that verifies a card cannot be turned into anything else.
  if (order.purpose === 'verification') return refuse(ErrorCode.order_already_processed);
  if (isClaimed(attempts)) return refuse(ErrorCode.order_already_processed);
  if (!isDeepStrictEqual(deciding(after), deciding(order)) && hasOpenTxn(attempts))
    return refuse(ErrorCode.txn_in_progress);
  return step({ ...after, updatedAt: now }, EventName.ORDER_UPDATED);
}
