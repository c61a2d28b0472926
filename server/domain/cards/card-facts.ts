/**
 * All that the rest of the service may know of a card. Safe to store, log and answer, because it does not hold the number.
 * Made inside the vault, because it takes the number: server/vault/card-facts.ts.
 */

import type { CardNetwork } from '../card-network.ts';
import type { CardType } from './bin.ts';

export interface CardFacts {
  /** The first six digits. */
  readonly isin: string;
  readonly lastFour: string;
  readonly fingerprint: string;
  readonly brand: CardNetwork;
  /** From here on by the BIN table; empty, null or false for a number that it does not know. */
  readonly type: CardType;
  readonly subType: string | null;
  readonly issuer: string;
  readonly issuerCountry: string;
  readonly bankCode: string;
  /** Whether the card network makes tokens for this BIN. */
  readonly tokenizable: boolean;
}
