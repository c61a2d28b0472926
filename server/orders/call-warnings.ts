/**
 * What a caller is told although its call was served, in the answer's `x-svc-warning`.
 */
import type { MerchantContext } from '../http/context.ts';
import { type BareOrder, metadataValue, type Order } from './order.ts';

const ROUTING = 'x-routing-id differs from the one this order was created with';
const NO_WEBHOOK = 'no webhook address is configured; events wait until one is set';

/** Notes an `x-routing-id` that is not the order's own. */
export function warnOfRouting(
  order: Pick<BareOrder, 'routingId'>,
  context: Pick<MerchantContext, 'routingId' | 'warn'>,
): void {
  const { routingId } = context;
  if (routingId !== '' && order.routingId !== '' && routingId !== order.routingId) context.warn(ROUTING);
}

/** Notes that nobody will be told of the order: neither the merchant nor the order names a webhook address. */
export function warnOfNoWebhook(order: Order, { merchant, warn }: Pick<MerchantContext, 'merchant' | 'warn'>): void {
  if (merchant.webhook.url === null && metadataValue(order, 'webhook_url') === undefined) warn(NO_WEBHOOK);
}
