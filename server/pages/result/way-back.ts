/**
 * The way back to the shop: the order's return address, else the one of the settings, with the order's status in it.
 */

import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Order } from '../../domain/payments/order.ts';
import { statusIds } from '../../domain/payments/status-ids.ts';
import type { Sealer } from '../../domain/ports/sealed.ts';
import { responseKeyBinding } from '../../domain/ports/sealed.ts';
import { returnAddress } from './return-url.ts';

/** The address; null when neither the order nor the merchant has one. */
export type WayBack = (merchant: Merchant, order: Order) => string | null;

export function createWayBack({ sealer }: { readonly sealer: Pick<Sealer, 'open'> }): WayBack {
  function responseKey({ merchantId, paymentPage }: Merchant): string | null {
    const { useSignedResponse, responseKey: sealed } = paymentPage;
    return useSignedResponse && sealed !== null ? sealer.open(responseKeyBinding(merchantId), sealed) : null;
  }

  return (merchant, order) => {
    const returnUrl = order.returnUrl === '' ? merchant.paymentPage.returnUrl : order.returnUrl;
    if (returnUrl === null) return null;
    const { orderId, status } = order;
    return returnAddress(returnUrl, { orderId, status, statusId: statusIds[status] }, responseKey(merchant));
  };
}
