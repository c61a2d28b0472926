/**
 * A customer's answer to the question whether the card may be made a token: who, when, where, and in which words it was
 * asked. Pure data; it lives in its order's document and stays there. No token is ever made without one.
 */

export interface Consent {
  /** `cns_…` */
  readonly id: string;
  readonly txnUuid: string;
  readonly choice: 'given' | 'declined';
  /** `page`: on the service's own page. `merchant`: the merchant asked and passed the answer on. */
  readonly via: 'page' | 'merchant';
  /** Which wording of the page was agreed to; empty where the merchant asked. */
  readonly textVersion: string;
  readonly customerReference: string;
  readonly lastFour: string;
  /** Where the answer came from: the customer's browser, or the merchant's server. */
  readonly address: string;
  readonly userAgent: string;
  readonly at: Date;
}
