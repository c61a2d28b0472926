/**
 * What became of an order's webhooks.
 */
import type { SettingsHandlers } from '../../../generated/server/handlers.ts';
import { ErrorCode } from '../../../generated/values.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Contexts } from '../../http/context.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { toDelivery } from './wire.ts';

type OrderWebhookHandlers = Pick<SettingsHandlers<Contexts>, 'getOrderWebhooks'>;

export function orderWebhookHandlers(parts: Pick<SettingsParts, 'orders' | 'deliveries'>): OrderWebhookHandlers {
  return {
    async getOrderWebhooks({ path }, { merchant: { merchantId } }) {
      const found = await parts.orders.find(merchantId, path.order_id);
      if (found === undefined) {
        const message = 'There is no order with this order_id; check the id.';
        throw new ApiError(ErrorCode.order_not_found, { orderId: path.order_id, message });
      }
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
