/**
 * Converts the POST /txns form to the domain, and the started transaction to the answer. Pure.
 */
import type { components } from '../../../generated/openapi.d.ts';
import { ErrorCode, ErrorInfoCode, TxnStatus } from '../../../generated/values.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { AuthType } from '../../domain/payments/txn.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { StartResult } from '../../usecases/payments/start-txn.ts';
import { cardProblemsError, cardTokenError } from '../cards/card-errors.ts';

type StartForm = components['schemas']['TxnStartForm'];
type OrderForm = components['schemas']['OrderCreateForm'];
type Started = Extract<StartResult, { readonly kind: 'started' }>;

export function toAuthType(form: StartForm): AuthType {
  return form.auth_type ?? 'THREE_DS';
}

function invalidParameter(name: string, reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name, reason }] });
}

function missingParameter(name: string, reason: string): ApiError {
  return new ApiError(ErrorCode.mandatory_fields_missing, { fields: [{ name, reason }] });
}

/** The error for a `merchant_id` that differs from the call's merchant. */
export function otherMerchantError(form: StartForm, merchantId: string): ApiError | undefined {
  return form.merchant_id === merchantId
    ? undefined
    : invalidParameter('merchant_id', 'must match the x-merchantid header');
}

/** The order id, and the order parameters if the call creates the order. */
export function namedOrder(form: StartForm): { readonly orderId: string; readonly part: OrderForm | undefined } {
  const orderId = form['order.order_id'] ?? form.order_id;
  if (orderId === undefined)
    throw missingParameter('order_id', 'is missing; send order_id, or order.order_id and order.amount');
  if (form['order.order_id'] === undefined) return { orderId, part: undefined };
  if (form.order_id !== undefined && form.order_id.toLowerCase() !== orderId.toLowerCase()) {
    throw invalidParameter('order_id', 'does not match order.order_id; send one of them');
  }
  const amount = form['order.amount'];
  if (amount === undefined)
    throw missingParameter('order.amount', 'is missing; send the amount of the order to create');
  const currency = form['order.currency'];
  const customer = form['order.customer_id'];
  const returnUrl = form['order.return_url'];
  const metadata = Object.fromEntries(Object.entries(form).filter(([name]) => name.startsWith('metadata.')));
  const part = {
    ...metadata,
    order_id: orderId,
    amount,
    ...(currency === undefined ? {} : { currency }),
    ...(customer === undefined ? {} : { customer_id: customer }),
    ...(returnUrl === undefined ? {} : { return_url: returnUrl }),
  };
  return { orderId, part };
}

/** The `options.*` parameters, none of which this operation supports. */
export function optionNames(form: StartForm): string[] {
  return Object.keys(form).filter((name) => name.startsWith('options.'));
}

/** The parameters that require an API key. */
export function restrictedNames(form: StartForm): string[] {
  return [...Object.keys(form).filter((name) => name.startsWith('metadata.')), ...optionNames(form)];
}

/** The error for an anonymous caller's use of these parameters (see `restrictedNames`); undefined if there are none. */
export function anonymousError(names: readonly string[]): ApiError | undefined {
  if (names.length === 0) return undefined;
  const fields = names.map((name) => ({ name, reason: 'requires an API key' }));
  return new ApiError(ErrorCode.INVALID_REQUEST, { fields });
}

/** The error for MOTO without an API key or without the merchant setting. */
export function motoError(): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, {
    info: ErrorInfoCode.FEATURE_NOT_ENABLED,
    fields: [{ name: 'auth_type', reason: 'MOTO requires an API key and the merchant setting moto_enabled' }],
  });
}

/** The error for a refused start. */
export function startError(result: Exclude<StartResult, Started>, orderId: string): ApiError {
  switch (result.kind) {
    case 'card-refused':
      return cardProblemsError(result.problems);
    case 'expired-token':
      return cardTokenError('expired');
    case 'unknown-token':
      return cardTokenError('unknown');
    case 'no-instrument':
      return new ApiError(ErrorCode.INVALID_ACTION, {
        info: ErrorInfoCode.INVALID_ACTION,
        message:
          'This stored card cannot pay: its number is not stored, and it has no active token that can pay. Ask the customer for another card.',
        userMessage: 'This card cannot be used at the moment. Please use another one.',
        fields: [{ name: 'card_token', reason: 'belongs to a card that cannot pay' }],
      });
    case 'refused':
      return new ApiError(result.code, { orderId });
    case 'limited':
      return new ApiError(ErrorCode.rate_limited, { retryAfterSeconds: result.retryAfterSeconds });
    default: {
      const never: never = result;
      return never;
    }
  }
}

/** The answer to a started transaction; `url` is the authentication URL. */
export function toTxnStart({ stored, txn }: Started, url: string): components['schemas']['TxnStart'] {
  const payment = { payment: { authentication: { method: 'GET' as const, url } } };
  return {
    order_id: stored.order.orderId,
    txn_id: txn.txnId,
    txn_uuid: txn.txnUuid,
    status: txn.status,
    ...(txn.status === TxnStatus.PENDING_VBV ? payment : {}),
    offer_details: { offers: [] },
  };
}

/** The origins in the merchant's payment page settings. */
function knownOrigins({ paymentPage }: Merchant): string[] {
  const addresses = [...paymentPage.allowedOrigins, ...(paymentPage.returnUrl === null ? [] : [paymentPage.returnUrl])];
  return addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
}

/**
 * Protects customers from open redirects: without an API key, a return URL must have one of the merchant's origins.
 * @throws ApiError otherwise; `name` is the parameter of the URL.
 */
export function refuseForeignReturn(url: string | undefined, name: string, merchant: Merchant): void {
  const origins = knownOrigins(merchant);
  if (url === undefined || (URL.canParse(url) && origins.includes(new URL(url).origin))) return;
  const reason =
    'must have the origin of a URL in the payment page settings (PUT /settings/payment-page: return_url, allowed_origins), or be sent with an API key';
  throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name, reason }] });
}
