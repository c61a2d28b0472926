/**
 * Whether tokens can be made of a merchant's cards, by what the operator has agreed with the card network. The one rule for
 * whatever shows it, asks the customer, or makes a token.
 */
import type { TokenNetworks } from './token-network.ts';

/**
 * The id by which the card's network knows the merchant. Null where no token can be made of the card: the network makes
 * none of its BIN, is not connected, or knows the merchant by no id.
 */
export type TokenRequestorOf = (
  merchant: { readonly tokenRequestorIds: Readonly<Record<string, string>> },
  card: { readonly brand: string; readonly tokenizable: boolean },
) => string | null;

export function createTokenRequestorOf(networks: TokenNetworks): TokenRequestorOf {
  return ({ tokenRequestorIds }, { brand, tokenizable }) => {
    if (!tokenizable || networks.find(brand) === null) return null;
    return tokenRequestorIds[brand] ?? null;
  };
}
