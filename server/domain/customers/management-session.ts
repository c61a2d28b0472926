/**
 * A customer's visit to the stored cards: a link that the merchant's server had made, good for a while. No order belongs
 * to it. Pure data.
 */
export interface ManagementSession {
  /** `mgs_…`. The link follows from it for the service alone. */
  readonly uid: string;
  /** SHA-256 of the link; the link itself is not kept. */
  readonly linkHash: string;
  readonly merchantId: string;
  /** The service's id of the customer. */
  readonly customerUid: string;
  /** Where the customer goes afterwards; empty: the merchant's setting, if any. */
  readonly returnUrl: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}
