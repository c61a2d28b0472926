/**
 * Access to stored cards. An API key opens the cards of all customers of its merchant. A customer's client auth token opens that
 * customer's cards. An order's client auth token can only read and pay with the cards of the order's customer.
 */
import { ErrorCode, ErrorInfoCode } from '../../generated/values.ts';
import { ApiError } from '../http/errors/api-error.ts';
import { warnOfCustomerRouting } from '../http/request/call-warnings.ts';
import type { ClientContext, MerchantContext } from '../http/request/context.ts';
import type { CustomerStore } from '../storage/customers.ts';
import type { OrderStore } from '../storage/orders.ts';
import type { CustomerReferences, OrderCustomers } from '../usecases/customers/order-customer.ts';

type CallerContext = MerchantContext | ClientContext;

/** The customers whose cards a caller may change; `any-customer`: every customer of the merchant. */
export type CardOwners =
  | { readonly kind: 'any-customer' }
  | { readonly kind: 'customer'; readonly customerReference: string };

export interface CardOwnersDeps {
  readonly references: CustomerReferences;
  readonly customers: Pick<CustomerStore, 'find'>;
  readonly orders: Pick<OrderStore, 'findByKey'>;
  readonly orderCustomers: OrderCustomers;
}

export interface CallerCards {
  /** The customer's reference if the caller may read its cards, otherwise empty. */
  readable(context: CallerContext, customerId: string): Promise<string>;
  /**
   * The customers whose cards the caller may change.
   * @throws ApiError 401 for an order's token.
   */
  changeable(context: CallerContext): Promise<CardOwners>;
  /** Warns when `x-routing-id` differs from the customer's. `readable` and `customerToChange` call it, too. */
  noteRouting(context: CallerContext, customerReference: string): Promise<void>;
  /**
   * The customer's reference.
   * @throws ApiError 404 if the caller may not change its cards, 401 for an order's token.
   */
  customerToChange(context: CallerContext, customerId: string): Promise<string>;
}

/** Whether these owners include a card's customer. */
export function owns(owners: CardOwners, customerReference: string): boolean {
  return owners.kind === 'any-customer' || owners.customerReference === customerReference;
}

export function createCallerCards({ references, customers, orders, orderCustomers }: CardOwnersDeps): CallerCards {
  /** The reference of a client auth token's customer; empty if the customer or order does not exist or was deleted. */
  async function ofToken({ merchant: { merchantId }, scope }: ClientContext): Promise<string> {
    switch (scope.kind) {
      case 'customer':
        return (await customers.find(merchantId, scope.customerUid))?.objectReferenceId ?? '';
      case 'order': {
        const order = (await orders.findByKey(scope.orderKey))?.order;
        return order === undefined ? '' : (await orderCustomers.of(order)).customerReference;
      }
      default:
        return scope satisfies never;
    }
  }

  async function changeable(context: CallerContext): Promise<CardOwners> {
    if (context.kind === 'merchant') return { kind: 'any-customer' };
    if (context.scope.kind === 'order') {
      throw new ApiError(ErrorCode.access_denied, {
        challenge: 'Token',
        info: ErrorInfoCode.UNAUTHENTICATED,
        message:
          "An order's client auth token can only list cards and pay with them. Send a customer's client auth token to change them.",
      });
    }
    return { kind: 'customer', customerReference: await ofToken(context) };
  }

  async function noteRouting(context: CallerContext, customerId: string): Promise<void> {
    if (context.routingId === '') return;
    warnOfCustomerRouting(await customers.find(context.merchant.merchantId, customerId), context);
  }

  return {
    changeable,
    noteRouting,

    async readable(context, customerId) {
      const customerReference = await references.of(context.merchant.merchantId, customerId);
      if (context.kind !== 'merchant' && (await ofToken(context)) !== customerReference) return '';
      await noteRouting(context, customerReference);
      return customerReference;
    },

    async customerToChange(context, customerId) {
      const owners = await changeable(context);
      const customerReference = await references.of(context.merchant.merchantId, customerId);
      if (!owns(owners, customerReference)) throw new ApiError(ErrorCode.object_not_found);
      await noteRouting(context, customerReference);
      return customerReference;
    },
  };
}
