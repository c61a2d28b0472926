/**
 * The order that a call of the settings names.
 */
import { ErrorCode } from '../../../generated/values.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { StoredOrder } from '../../storage/orders.ts';
import type { SettingsParts } from './settings-parts.ts';

/** @throws ApiError `order_not_found` when the merchant has no such order. */
export async function knownOrder(
  orders: SettingsParts['orders'],
  merchantId: string,
  orderId: string,
): Promise<StoredOrder> {
  const found = await orders.find(merchantId, orderId);
  if (found !== undefined) return found;
  throw new ApiError(ErrorCode.order_not_found, {
    orderId,
    message: 'No order has this order_id. Check the id.',
  });
}
