/**
 * Whose cards a call that names a customer may manage: with an API key anybody's of the merchant, with a customer's client
 * auth token that customer's.
 */
import type { CustomerReferences } from '../customers/customer-reference.ts';
import type { ClientContext, MerchantContext } from '../http/context.ts';

/** The reference of the customer that the call names; empty where the caller may not manage that one's cards. */
export type CallerCustomer = (customerId: string, caller: MerchantContext | ClientContext) => Promise<string>;

export function createCallerCustomer(references: CustomerReferences): CallerCustomer {
  return async (customerId, caller) => {
    const { merchantId } = caller.merchant;
    const named = await references.of(merchantId, customerId);
    if (caller.kind === 'merchant') return named;
    if (caller.scope.kind !== 'customer') return '';
    return named === (await references.of(merchantId, caller.scope.customerUid)) ? named : '';
  };
}
