/**
 * A merchant's customer, and the customer's session on the management page. Pure data.
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
  /** The `x-routing-id` of the creating call; empty when there was none, and absent in older records. */
  readonly routingId?: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The idempotency fingerprint of the creating call; null when it had no Idempotency-Key. */
  readonly callMark: string | null;
}

/** Whether a text has the form of the service's customer ids. */
export function isCustomerUid(text: string): boolean {
  return /^cst_[0-9a-f]{16}$/.test(text);
}

/** A change of a customer. Absent fields stay. */
export type CustomerChange = Partial<
  Pick<Customer, 'mobileNumber' | 'mobileCountryCode' | 'emailAddress' | 'firstName' | 'lastName'>
>;

/** What a client auth token gives access to: one order with its customer's cards, or one customer's cards. */
export type ClientScope =
  | { readonly kind: 'order'; readonly orderKey: string }
  | { readonly kind: 'customer'; readonly customerUid: string };

/** A customer's session on the management page, opened by a link from the merchant's server. It belongs to no order. */
export interface ManagementSession {
  /** `mgs_…`. Only the service can derive the link from it. */
  readonly uid: string;
  /** SHA-256 of the link, which is not stored. */
  readonly linkHash: string;
  readonly merchantId: string;
  /** The service's id of the customer. */
  readonly customerUid: string;
  /** Where the customer returns to; empty: the merchant's setting, if any. */
  readonly returnUrl: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}
