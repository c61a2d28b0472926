/**
 * What a payment is made with, and the ids that a gateway returns. gateway-connector.ts has the calls.
 */

import type { CardNumber, CardSecurityCode } from '../cards/card-number.ts';
import type { Cryptogram } from '../cards/token-network.ts';

/** What the customer pays with: a card number, or a network token with the cryptogram of this payment. */
export type Instrument =
  | { readonly kind: 'card'; readonly number: CardNumber; readonly securityCode: CardSecurityCode | null }
  | {
      readonly kind: 'token';
      readonly number: CardNumber;
      readonly cryptogram: Cryptogram;
      readonly securityCode: CardSecurityCode | null;
      readonly details: TokenDetails;
    };

/** Details of a token, as reported by the network or the merchant. Empty when unknown. */
export interface TokenDetails {
  readonly requestorId: string;
  /** The electronic commerce indicator that came with the cryptogram. */
  readonly eci: string;
  readonly par: string;
  readonly type: string;
  readonly provider: string;
  readonly providerCategory: string;
  readonly providerReferenceId: string;
}

/** The gateway's ids and codes of a payment. */
export interface GatewayReceipt {
  readonly rrn: string;
  readonly epgTxnId: string;
  readonly authIdCode: string;
  readonly respCode: string;
  readonly respMessage: string;
  readonly created: Date;
  /**
   * The gateway's own field names and values: at most some tens of short texts, without card data. Absent: nothing is
   * stored.
   */
  readonly raw?: Readonly<Record<string, string>>;
}
