/**
 * The address by which the customer's browser goes back to the merchant, signed with the merchant's response key where
 * there is one. Pure.
 */
import { createHmac } from 'node:crypto';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { Order } from '../../domain/payments/order.ts';
import { statusIds } from '../../domain/payments/status-ids.ts';
import { responseKeyBinding, type Sealer } from '../../domain/ports/sealed.ts';

/** What the merchant is told in the address. It is a hint for the browser's page; the order's status is read by API. */
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
 * The signature of some parameters: each name and value percent-encoded, sorted by name, joined as `k=v` with `&`, the
 * whole percent-encoded once more, HMAC-SHA256 with the response key, base64.
 */
export function returnSignature(parameters: readonly Parameter[], responseKey: string): string {
  const signed = encodeURIComponent(percentEncoded([...parameters].sort(byName)));
  return createHmac('sha256', responseKey).update(signed, 'utf8').digest('base64');
}

/** The address to go back to. `responseKey` null: unsigned. */
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

/** The address; null when neither the order nor the merchant has one. */
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
