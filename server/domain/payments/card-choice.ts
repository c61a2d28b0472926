/**
 * What a caller wants to pay with, before it has been looked up. Holds numbers and codes as they came: it lives no longer
 * than the call.
 */

import type { Cryptogram } from '../cards/token-network.ts';
import type { TokenDetails } from '../ports/gateway.ts';

/** The card fields as they came; absent ones are empty. */
export interface CardFields {
  readonly number: string;
  readonly securityCode: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly nameOnCard: string;
}

export type CardChoice =
  | { readonly kind: 'new'; readonly fields: CardFields }
  /** A `card_token` or `ctkn_…`, which the caller must have been given. */
  | { readonly kind: 'card-token'; readonly cardToken: string; readonly securityCode: string }
  /** An entry of the customer's locker, chosen where the customer is known to be the right one. */
  | { readonly kind: 'entry'; readonly cardReference: string; readonly securityCode: string }
  /** A token of the merchant's own token requestor: its number and expiry, with the cryptogram of this payment. */
  | {
      readonly kind: 'network-token';
      readonly fields: CardFields;
      readonly cryptogram: Cryptogram;
      /** The last four digits of the card behind the token; empty where they were not told. */
      readonly lastFour: string;
      readonly told: TokenDetails;
    };
