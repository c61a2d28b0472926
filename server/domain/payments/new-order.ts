/**
 * Creates an order from the terms that the merchant sent. Pure.
 */
import { EventName, OrderStatus } from '../../../generated/values.ts';
import type { Money } from '../money.ts';
import { type Address, type MetadataEntry, type Order, type Step, step } from './order.ts';

/** The terms of an order. Absent texts are empty. */
export interface OrderTerms {
  readonly orderId: string;
  readonly money: Money;
  readonly customerId: string;
  readonly customerEmail: string;
  readonly customerPhone: string;
  readonly productId: string;
  readonly description: string;
  readonly returnUrl: string;
  readonly udfs: readonly string[];
  readonly billingAddress: Address;
  readonly shippingAddress: Address;
  readonly metadata: readonly MetadataEntry[];
  /** Undefined: the merchant's default. */
  readonly expiryMinutes: number | undefined;
}

export interface OrderCreation {
  readonly uid: string;
  readonly merchantId: string;
  readonly routingId: string;
  readonly openedBy: Order['openedBy'];
  readonly purpose: Order['purpose'];
  readonly defaultExpiryMinutes: number;
  readonly now: Date;
}

/** The order, NEW, with the event that reports it. */
export function newOrder(terms: OrderTerms, creation: OrderCreation): Step {
  const minutes = terms.expiryMinutes ?? creation.defaultExpiryMinutes;
  // Field by field: spreading the terms without one field is the most expensive part of this function.
  const order: Order = {
    orderId: terms.orderId,
    money: terms.money,
    customerId: terms.customerId,
    customerEmail: terms.customerEmail,
    customerPhone: terms.customerPhone,
    productId: terms.productId,
    description: terms.description,
    returnUrl: terms.returnUrl,
    udfs: terms.udfs,
    billingAddress: terms.billingAddress,
    shippingAddress: terms.shippingAddress,
    metadata: terms.metadata,
    uid: creation.uid,
    merchantId: creation.merchantId,
    routingId: creation.routingId,
    openedBy: creation.openedBy,
    status: OrderStatus.NEW,
    purpose: creation.purpose,
    createdAt: creation.now,
    updatedAt: creation.now,
    expiresAt: new Date(creation.now.getTime() + minutes * 60_000),
    txns: [],
    refunds: [],
    consents: [],
  };
  return step(order, EventName.ORDER_CREATED);
}
