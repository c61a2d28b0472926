/**
 * The card or token that a caller wants to pay with, before it is looked up. Holds card numbers and security codes as
 * sent: it must not outlive the call.
 */

import type { Cryptogram } from '../cards/token-network.ts';
import type { TokenDetails } from '../ports/gateway.ts';

/** The card fields as sent; absent ones are empty. */
export interface CardFields {
  readonly number: string;
  readonly securityCode: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly nameOnCard: string;
}

export type CardChoice =
  | { readonly kind: 'new'; readonly fields: CardFields }
  /** A `card_token` or `ctkn_…`, which the caller must have received from the service. */
  | { readonly kind: 'card-token'; readonly cardToken: string; readonly securityCode: string }
  /** A card of the customer's locker. The caller must have verified the customer. */
  | { readonly kind: 'entry'; readonly cardReference: string; readonly securityCode: string }
  /** A token of the merchant's own token requestor: its number and expiry, with the cryptogram of this payment. */
  | {
      readonly kind: 'network-token';
      readonly fields: CardFields;
      readonly cryptogram: Cryptogram;
      /** The last four digits of the card behind the token; empty when unknown. */
      readonly lastFour: string;
      readonly details: TokenDetails;
    };
