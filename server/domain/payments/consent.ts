/**
 * A customer's answer to the request to tokenize a card: who, when, from where, and to which text. Pure data, stored in
 * the order's document for good. No token is created without one.
 */

export interface Consent {
  /** `cns_…` */
  readonly id: string;
  readonly txnUuid: string;
  readonly choice: 'given' | 'declined';
  /** `page`: answered on the service's own page. `merchant`: the merchant asked and reported the answer. */
  readonly via: 'page' | 'merchant';
  /** The version of the text; empty when the merchant asked. */
  readonly textVersion: string;
  readonly customerReference: string;
  readonly lastFour: string;
  /** The IP address of the customer's browser or of the merchant's server. */
  readonly address: string;
  readonly userAgent: string;
  readonly at: Date;
}
