/**
 * What an order's customer answered to the question of tokens.
 */
import type { SettingsHandlers } from '../../../../generated/server/handlers.ts';
import { AdminOperationId } from '../../../../generated/values.ts';
import type { Contexts } from '../../../http/request/context.ts';
import { knownOrder } from '../known-order.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { toOrderConsents } from './wire.ts';

type OrderConsentHandlers = Pick<SettingsHandlers<Contexts>, 'getOrderConsents'>;

export function orderConsentHandlers({ orders, trail }: Pick<SettingsParts, 'orders' | 'trail'>): OrderConsentHandlers {
  return {
    getOrderConsents({ path }, context) {
      const call = { operation: AdminOperationId.getOrderConsents, objectId: path.order_id, changes: [] };
      return trail.around(context, call, async () => {
        const { order } = await knownOrder(orders, context.merchant.merchantId, path.order_id);
        return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: toOrderConsents(order) };
      });
    },
  };
}
