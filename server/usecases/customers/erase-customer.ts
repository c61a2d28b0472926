/**
 * Erases a customer: the record, and all its stored cards with their numbers and tokens. Its orders stay. Idempotent up to the end:
 * a call after an interrupted one finds what is left.
 */
import type { Customer } from '../../domain/customers/customer.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { CustomerStore } from '../../storage/customers.ts';

export interface EraseCustomerDeps {
  readonly customers: Pick<CustomerStore, 'remove'>;
  /** Where the customer's cards are stored. `removeAll` returns how many there were. */
  readonly locker: { removeAll(merchant: Merchant, customerReference: string): Promise<number> };
}

/**
 * @param id the id of the call: of either kind, or one that was never created as a customer
 * @param customer the customer with this id, if there is one
 * @returns whether there was a customer or a stored card
 */
export type EraseCustomer = (merchant: Merchant, id: string, customer: Customer | undefined) => Promise<boolean>;

export function createEraseCustomer({ customers, locker }: EraseCustomerDeps): EraseCustomer {
  return async (merchant, id, customer) => {
    const reference = customer?.objectReferenceId ?? id;
    // Delete the cards first: a retry after an interrupted call then still finds the customer.
    const cards = await locker.removeAll(merchant, reference);
    if (customer === undefined) return cards > 0;
    await customers.remove(merchant.merchantId, customer.uid);
    // Again, for cards that were being added meanwhile.
    await locker.removeAll(merchant, reference);
    // Orders may refer to the customer by its service id, which is an ordinary reference from here on.
    await locker.removeAll(merchant, customer.uid);
    return true;
  };
}
