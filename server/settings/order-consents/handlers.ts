/**
 * What an order's customer answered to the question of tokens.
 */
import type { SettingsHandlers } from '../../../generated/server/handlers.ts';
import type { Contexts } from '../../http/context.ts';
import { knownOrder } from '../known-order.ts';
import type { SettingsParts } from '../settings-parts.ts';
import { toOrderConsents } from './wire.ts';

type OrderConsentHandlers = Pick<SettingsHandlers<Contexts>, 'getOrderConsents'>;

export function orderConsentHandlers({ orders }: Pick<SettingsParts, 'orders'>): OrderConsentHandlers {
  return {
    async getOrderConsents({ path }, { merchant: { merchantId } }) {
      const { order } = await knownOrder(orders, merchantId, path.order_id);
      return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: toOrderConsents(order) };
    },
  };
}
