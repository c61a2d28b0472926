/**
 * Changing an order: one rule for POST /orders with its id again, POST /orders/{order_id} and POST /session on it.
 * Pure.
 */
import { isDeepStrictEqual } from 'node:util';
import { ErrorCode, EventName } from '../../generated/values.ts';
import type { Money } from './money.ts';
import { type Address, type Decision, noChange, type Order, refuse, step } from './order.ts';
import { hasOpenTxn, isClaimed } from './rank.ts';

/** What may be changed. Absent: stays. */
export interface OrderChange {
  readonly money?: Money;
  readonly customerId?: string;
  readonly description?: string;
  readonly udfs?: readonly (string | undefined)[];
  readonly billingAddress?: Address;
  readonly shippingAddress?: Address;
}

function changed(order: Order, change: OrderChange): Order {
  return {
    ...order,
    money: change.money ?? order.money,
    customerId: change.customerId ?? order.customerId,
    description: change.description ?? order.description,
    udfs: order.udfs.map((value, index) => change.udfs?.[index] ?? value),
    billingAddress: { ...order.billingAddress, ...change.billingAddress },
    shippingAddress: { ...order.shippingAddress, ...change.shippingAddress },
  };
}

/**
 * Amount, currency and customer only while no attempt is open or successful; addresses, description and UDFs until
 * the order is paid. A change that changes nothing is no change, whatever the order's state.
 */
export function changeOrder(order: Order, change: OrderChange, now: Date): Decision {
  const after = changed(order, change);
  if (isDeepStrictEqual(after, order)) return noChange;
  if (isClaimed(order)) return refuse(ErrorCode.order_already_processed);
  const termsChange = !isDeepStrictEqual(after.money, order.money) || after.customerId !== order.customerId;
  if (termsChange && hasOpenTxn(order)) return refuse(ErrorCode.txn_in_progress);
  return step({ ...after, updatedAt: now }, EventName.ORDER_UPDATED);
}
