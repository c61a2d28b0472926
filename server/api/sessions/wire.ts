/**
 * Converts sessions to the wire format. Pure.
 */
import type { components } from '../../../generated/openapi.d.ts';
import { ErrorCode, OrderStatus, SessionAction } from '../../../generated/values.ts';
import type { MintedToken } from '../../auth/client-tokens.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { formatAmount } from '../../domain/money.ts';
import type { Order } from '../../domain/payments/order.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { Environment } from '../../platform/config.ts';
import type { OpenedManagement } from '../../usecases/customers/open-management.ts';
import type { SessionOrder } from '../orders/terms-wire.ts';
import { toTimestamp } from '../orders/wire.ts';

type SessionRequest = components['schemas']['SessionRequest'];
type Session = components['schemas']['Session'];
type SdkPayload = components['schemas']['SdkPayload'];

/** The input of every session's answer. */
export interface SessionParts {
  readonly merchant: Merchant;
  readonly link: string;
  readonly token: MintedToken;
  readonly requestId: string;
  readonly environment: Environment;
  readonly now: Date;
}

/** The purpose of the session. */
type Purpose = Omit<
  SdkPayload['payload'],
  'clientId' | 'merchantId' | 'environment' | 'clientAuthToken' | 'clientAuthTokenExpiry'
>;

function sdkPayload(purpose: Purpose, { merchant, token, requestId, environment, now }: SessionParts): SdkPayload {
  const expiry = toTimestamp(token.expiresAt);
  return {
    requestId,
    service: 'in.svc.hyperpay',
    payload: {
      ...purpose,
      clientId: merchant.clientId,
      merchantId: merchant.merchantId,
      environment,
      clientAuthToken: token.token,
      clientAuthTokenExpiry: expiry,
    },
    expiry,
    currTime: toTimestamp(now),
  };
}

/**
 * The order of a session.
 * @throws ApiError that lists missing order parameters.
 */
export function orderOfSession(body: SessionRequest): SessionOrder {
  const { order_id: orderId, amount } = body;
  if (orderId !== undefined && amount !== undefined) return { ...body, order_id: orderId, amount };
  const reason = 'is missing; only the action paymentManagement works without an order';
  const missing = Object.entries({ order_id: orderId, amount }).filter(([, value]) => value === undefined);
  throw new ApiError(ErrorCode.mandatory_fields_missing, { fields: missing.map(([name]) => ({ name, reason })) });
}

/** A session for the payment page of an order. */
export function toSession(order: Order, parts: SessionParts): Session {
  const expiry = toTimestamp(order.expiresAt);
  const purpose = {
    action: SessionAction.paymentPage,
    orderId: order.orderId,
    amount: formatAmount(order.money),
    currency: order.money.currency,
    customerId: order.customerId,
    customerEmail: order.customerEmail,
    customerPhone: order.customerPhone,
    returnUrl: order.returnUrl,
  } as const;
  return {
    status: order.status,
    id: order.uid,
    order_id: order.orderId,
    payment_links: { web: parts.link, expiry },
    order_expiry: expiry,
    sdk_payload: sdkPayload(purpose, parts),
  };
}

/** A session for the page of a customer's stored cards, without an order. */
export function toManagementSession({ session, customer }: OpenedManagement, parts: SessionParts): Session {
  const expiry = toTimestamp(session.expiresAt);
  const purpose = {
    action: SessionAction.paymentManagement,
    orderId: '',
    amount: '',
    currency: '',
    customerId: customer.objectReferenceId,
    customerEmail: customer.emailAddress,
    customerPhone: customer.mobileNumber,
    returnUrl: session.returnUrl,
  } as const;
  return {
    status: OrderStatus.NEW,
    id: '',
    order_id: '',
    payment_links: { web: parts.link, expiry },
    order_expiry: expiry,
    sdk_payload: sdkPayload(purpose, parts),
  };
}
