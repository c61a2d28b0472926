/**
 * What a caller is told although its call was served, in the answer's `x-svc-warning`.
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

/** Notes an `x-routing-id` that is not the order's own. */
export function warnOfRouting(order: Pick<OrderHeader, 'routingId'>, call: RoutedCall): void {
  if (differs(call, order.routingId)) call.warn(ROUTING);
}

/** Notes an `x-routing-id` that is not the one of the customer's creation. */
export function warnOfCustomerRouting(customer: Pick<Customer, 'routingId'> | undefined, call: RoutedCall): void {
  if (differs(call, customer?.routingId)) call.warn(CUSTOMER_ROUTING);
}

/** What the merchant is told of each order that it names. */
export function warnOfOrder(order: Pick<OrderHeader, 'routingId' | 'openedBy'>, call: RoutedCall): void {
  warnOfRouting(order, call);
  if (order.openedBy === 'stranger') call.warn(ANONYMOUS);
}

/** Notes that nobody will be told of the order: neither the merchant nor the order names a webhook address. */
export function warnOfNoWebhook(order: Order, { merchant, warn }: Pick<MerchantContext, 'merchant' | 'warn'>): void {
  if (merchant.webhook.url === null && metadataValue(order, 'webhook_url') === undefined) warn(NO_WEBHOOK);
}
