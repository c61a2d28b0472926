/**
 * The customer to whom an order's stored cards and tokens belong. The one rule for paying with a stored card, storing one, and
 * listing them: the customer id of an order may be unverified, or name a customer who was deleted.
 */

import { isCustomerUid } from '../../domain/customers/customer.ts';
import type { Order } from '../../domain/payments/order.ts';
import type { CustomerErasures } from '../../storage/customer-erasures.ts';
import type { CustomerStore } from '../../storage/customers.ts';

/**
 * The owner of a locker. Cards are stored under the merchant's own customer id, so that both ids of a customer name the same
 * locker, and merchants can store cards for customers that they do not register.
 */
export interface CustomerReferences {
  /** The `object_reference_id` of the registered customer with this id of either kind; else the text itself. Empty: none. */
  of(merchantId: string, text: string): Promise<string>;
}

export function createCustomerReferences(customers: Pick<CustomerStore, 'find'>): CustomerReferences {
  return {
    async of(merchantId, text) {
      // An object_reference_id never has the form of the service's own ids.
      if (!isCustomerUid(text)) return text;
      return (await customers.find(merchantId, text))?.objectReferenceId ?? text;
    },
  };
}

/** The part of an order that names its customer. The order need not exist yet. */
export type CustomersOrder = Pick<Order, 'merchantId' | 'customerId' | 'openedBy' | 'createdAt'>;

export interface OrderCustomer {
  /** The owner of the locker; empty: no customer. */
  readonly customerReference: string;
  /** How often that customer has been erased. */
  readonly erasures: number;
}

export interface OrderCustomers {
  /**
   * An order has no customer if an anonymous caller created it, since its customer id is unverified, or if it is older than
   * the deletion of its customer, since the id may belong to another customer now.
   */
  of(order: CustomersOrder): Promise<OrderCustomer>;
}

const noCustomer: OrderCustomer = { customerReference: '', erasures: 0 };

export interface OrderCustomersDeps {
  readonly references: CustomerReferences;
  readonly erasures: Pick<CustomerErasures, 'of'>;
}

export function createOrderCustomers({ references, erasures }: OrderCustomersDeps): OrderCustomers {
  return {
    async of({ merchantId, customerId, openedBy, createdAt }) {
      if (openedBy === 'stranger' || customerId === '') return noCustomer;
      const customerReference = await references.of(merchantId, customerId);
      const { count, erasedAt } = await erasures.of(merchantId, customerReference);
      const isOfErased = erasedAt !== null && createdAt <= erasedAt;
      return isOfErased ? noCustomer : { customerReference, erasures: count };
    },
  };
}
