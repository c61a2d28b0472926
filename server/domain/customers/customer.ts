/**
 * A merchant's customer. Pure data.
 */
export interface Customer {
  /** The service's id, `cst_…`. */
  readonly uid: string;
  readonly merchantId: string;
  /** The merchant's own id. */
  readonly objectReferenceId: string;
  readonly mobileNumber: string;
  readonly mobileCountryCode: string;
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The `x-routing-id` of the call that made it; empty, or absent in older records, where there was none. */
  readonly routingId?: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The mark of the call that made it, where that carried an Idempotency-Key; null else. */
  readonly callMark: string | null;
}

/** Whether a text reads like the service's own id of a customer. */
export function isCustomerUid(text: string): boolean {
  return /^cst_[0-9a-f]{16}$/.test(text);
}

/** What of a customer may change. Absent: stays. */
export type CustomerChange = Partial<
  Pick<Customer, 'mobileNumber' | 'mobileCountryCode' | 'emailAddress' | 'firstName' | 'lastName'>
>;

/** What a client auth token opens: one order with its customer's cards, or one customer's cards. */
export type ClientScope =
  | { readonly kind: 'order'; readonly orderKey: string }
  | { readonly kind: 'customer'; readonly customerUid: string };
