/**
 * How settings calls read and change their merchant. Reads the database, not the cached directory, so that every write is visible
 * at once.
 */

import { ErrorCode } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { SettingsContext } from '../../http/request/context.ts';
import type { StoredOrder } from '../../storage/orders.ts';
import { changeMerchant, type MerchantChange } from '../../usecases/merchants/change-merchant.ts';
import { type AuditedCall, auditHeading } from '../audit/heading.ts';
import type { SettingsParts } from './settings-parts.ts';

/** The caller's merchant, read from the database. */
export async function currentMerchant(
  { merchants }: Pick<SettingsParts, 'merchants'>,
  { merchant }: SettingsContext,
): Promise<Merchant> {
  return existing(await merchants.find(merchant.merchantId)).merchant;
}

/** Changes the caller's merchant and writes an audit entry. Throws what `decide` throws. */
export async function changeSettings(
  parts: Pick<SettingsParts, 'merchants' | 'directory' | 'runtime'>,
  context: SettingsContext,
  call: AuditedCall,
  decide: (merchant: Merchant) => MerchantChange,
): Promise<Merchant> {
  const heading = auditHeading(parts.runtime, context, call);
  const changed = await changeMerchant(parts, context.merchant.merchantId, heading, ({ merchant }) => decide(merchant));
  return existing(changed).merchant;
}

function existing<Found>(found: Found | null): Found {
  if (found === null) throw new Error('the merchant of a settings session is gone');
  return found;
}

/** The order in the path of a settings call. @throws ApiError `order_not_found` when the merchant has no such order. */
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
