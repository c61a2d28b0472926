/**
 * The URL that returns the customer's browser to the merchant, signed with the merchant's response key where there is one.
 */
import { createHmac } from 'node:crypto';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Order } from '../../domain/payments/order.ts';
import { statusIds } from '../../domain/payments/order-status.ts';
import { responseKeyBinding, type Sealer } from '../../domain/ports/sealed.ts';

/** The order as the URL names it. Only a hint for the shop's page: the shop reads the status by API. */
export interface ReturnDetails {
  readonly orderId: string;
  readonly status: string;
  readonly statusId: number;
}

export const SIGNATURE_ALGORITHM = 'HMAC-SHA256';

type Parameter = readonly [name: string, value: string];

function percentEncoded(parameters: readonly Parameter[]): string {
  return parameters.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
}

function byName([left]: Parameter, [right]: Parameter): number {
  return left < right ? -1 : 1;
}

/**
 * Signs the parameters: percent-encodes each name and value, sorts by name, joins them as `k=v` with `&`, percent-encodes
 * the result again, then HMAC-SHA256 with the response key in base64.
 */
export function returnSignature(parameters: readonly Parameter[], responseKey: string): string {
  const signed = encodeURIComponent(percentEncoded([...parameters].sort(byName)));
  return createHmac('sha256', responseKey).update(signed, 'utf8').digest('base64');
}

/** `responseKey` null: unsigned. */
export function buildReturnUrl(returnUrl: string, facts: ReturnDetails, responseKey: string | null): string {
  const parameters: readonly Parameter[] = [
    ['order_id', facts.orderId],
    ['status', facts.status],
    ['status_id', String(facts.statusId)],
  ];
  const signature: readonly Parameter[] =
    responseKey === null
      ? []
      : [
          ['signature', returnSignature(parameters, responseKey)],
          ['signature_algorithm', SIGNATURE_ALGORITHM],
        ];
  const url = new URL(returnUrl);
  url.search = percentEncoded([...parameters, ...signature]);
  return url.href;
}

/** Null when neither the order nor the merchant has a return URL. */
export type ReturnUrlOf = (merchant: Merchant, order: Order) => string | null;

export function createReturnUrlOf({ sealer }: { readonly sealer: Pick<Sealer, 'open'> }): ReturnUrlOf {
  function responseKey({ merchantId, paymentPage }: Merchant): string | null {
    const { useSignedResponse, responseKey: sealed } = paymentPage;
    return useSignedResponse && sealed !== null ? sealer.open(responseKeyBinding(merchantId), sealed) : null;
  }

  return (merchant, order) => {
    const returnUrl = order.returnUrl === '' ? merchant.paymentPage.returnUrl : order.returnUrl;
    if (returnUrl === null) return null;
    const { orderId, status } = order;
    return buildReturnUrl(returnUrl, { orderId, status, statusId: statusIds[status] }, responseKey(merchant));
  };
}
