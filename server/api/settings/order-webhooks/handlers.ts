/**
 * What became of an order's webhooks.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { knownOrder } from '../known-order.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { toDelivery } from './wire.ts';

type OrderWebhookHandlers = Pick<SettingsHandlers<Contexts>, 'getOrderWebhooks'>;

export function orderWebhookHandlers(parts: Pick<SettingsParts, 'orders' | 'deliveries'>): OrderWebhookHandlers {
  return {
    async getOrderWebhooks({ path }, { merchant: { merchantId } }) {
      const found = await knownOrder(parts.orders, merchantId, path.order_id);
      const deliveries = await parts.deliveries.deliveriesOfOrder(merchantId, path.order_id);
      return {
        status: 200,
        body: {
          order_id: found.order.orderId,
          webhook_notified: found.webhookNotified,
          deliveries: deliveries.map(toDelivery),
        },
      };
    },
  };
}
