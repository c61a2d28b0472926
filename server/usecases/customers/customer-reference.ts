/**
 * Whose locker a text means: cards are kept by the merchant's own id of its customer, so that the same customer is one
 * whether it is named by that id or by the service's, and a merchant that never registers customers can keep cards too.
 */
import { isCustomerUid } from '../../domain/customers/customer.ts';
import type { CustomerStore } from '../../storage/customers.ts';

export interface CustomerReferences {
  /**
   * The `object_reference_id` of a known customer, whichever of its ids the text is; else the text itself.
   * Empty stays empty: nobody.
   */
  of(merchantId: string, text: string): Promise<string>;
}

export function createCustomerReferences(customers: Pick<CustomerStore, 'find'>): CustomerReferences {
  return {
    async of(merchantId, text) {
      // Any other text is an object_reference_id, or as good as one: those never read like the service's own ids.
      if (!isCustomerUid(text)) return text;
      return (await customers.find(merchantId, text))?.objectReferenceId ?? text;
    },
  };
}
