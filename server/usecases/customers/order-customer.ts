/**
 * Whose an order is, as far as stored cards and tokens go. The one rule for paying with a stored card, storing one, and
 * showing any: what stands in an order is a text that anybody may have written, or of a customer who is gone.
 */
import type { Order } from '../../domain/payments/order.ts';
import type { CustomerErasures } from '../../storage/customer-erasures.ts';
import type { CustomerReferences } from './customer-reference.ts';

/** What is looked at of an order, which need not be there yet. */
export type CustomersOrder = Pick<Order, 'merchantId' | 'customerId' | 'openedBy' | 'createdAt'>;

export interface OrderCustomer {
  /** Whose locker; empty: nobody's. */
  readonly customerReference: string;
  /** How often that customer had been erased. */
  readonly erasures: number;
}

export interface OrderCustomers {
  /**
   * Nobody's is an order that a stranger opened, since no one vouches for the customer it names; and one that was made
   * before its customer was deleted: ids are given again, and their next holder has nothing to do with it.
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
      const isOfOneBefore = erasedAt !== null && createdAt <= erasedAt;
      return isOfOneBefore ? noCustomer : { customerReference, erasures: count };
    },
  };
}
