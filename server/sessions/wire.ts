/**
 * A session on the wire. Pure.
 */
import type { components } from '../../generated/openapi.d.ts';
import type { MintedToken } from '../client-auth/token.ts';
import type { Environment } from '../config.ts';
import type { Merchant } from '../merchants/merchant.ts';
import { formatAmount } from '../orders/money.ts';
import type { Order } from '../orders/order.ts';
import { toTimestamp } from '../orders/wire.ts';

export interface SessionParts {
  readonly merchant: Merchant;
  readonly link: string;
  readonly token: MintedToken;
  readonly requestId: string;
  readonly environment: Environment;
  readonly now: Date;
}

export function toSession(order: Order, parts: SessionParts): components['schemas']['Session'] {
  const { merchant, link, token, requestId, environment, now } = parts;
  const expiry = toTimestamp(order.expiresAt);
  return {
    status: order.status,
    id: order.uid,
    order_id: order.orderId,
    payment_links: { web: link, expiry },
    order_expiry: expiry,
    sdk_payload: {
      requestId,
      service: 'in.svc.hyperpay',
      payload: {
        clientId: merchant.clientId,
        merchantId: merchant.merchantId,
        orderId: order.orderId,
        amount: formatAmount(order.money),
        currency: order.money.currency,
        customerId: order.customerId,
        customerEmail: order.customerEmail,
        customerPhone: order.customerPhone,
        action: 'paymentPage',
        returnUrl: order.returnUrl,
        environment,
        clientAuthToken: token.token,
        clientAuthTokenExpiry: toTimestamp(token.expiresAt),
      },
      expiry: toTimestamp(token.expiresAt),
      currTime: toTimestamp(now),
    },
  };
}
