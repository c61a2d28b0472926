/**
 * The warnings in the `x-svc-warning` header of a successful answer.
 */
import type { Customer } from '../../domain/customers/customer.ts';
import { metadataValue, type Order, type OrderHeader } from '../../domain/payments/order.ts';
import type { MerchantContext } from './context.ts';

const ROUTING = 'x-routing-id differs from the routing id of this order';
const CUSTOMER_ROUTING = 'x-routing-id differs from the one this customer was created with';
const ANONYMOUS =
  'this order was opened without an API key; compare its amount and currency with yours before you deliver, or create it by POST /orders';
const NO_WEBHOOK = 'no webhook address is configured; events wait until one is set';

type RoutedCall = Pick<MerchantContext, 'routingId' | 'warn'>;

function differs({ routingId }: RoutedCall, original: string | undefined): boolean {
  return routingId !== '' && original !== undefined && original !== '' && routingId !== original;
}

/** Warns when `x-routing-id` differs from the order's. */
export function warnOfRouting(order: Pick<OrderHeader, 'routingId'>, call: RoutedCall): void {
  if (differs(call, order.routingId)) call.warn(ROUTING);
}

/** Warns when `x-routing-id` differs from the one that the customer was created with. */
export function warnOfCustomerRouting(customer: Pick<Customer, 'routingId'> | undefined, call: RoutedCall): void {
  if (differs(call, customer?.routingId)) call.warn(CUSTOMER_ROUTING);
}

/** The warnings about an order that a merchant call names. */
export function warnOfOrder(order: Pick<OrderHeader, 'routingId' | 'openedBy'>, call: RoutedCall): void {
  warnOfRouting(order, call);
  if (order.openedBy === 'stranger') call.warn(ANONYMOUS);
}

/** Warns when neither the merchant nor the order has a webhook URL. */
export function warnOfNoWebhook(order: Order, { merchant, warn }: Pick<MerchantContext, 'merchant' | 'warn'>): void {
  if (merchant.webhook.url === null && metadataValue(order, 'webhook_url') === undefined) warn(NO_WEBHOOK);
}
