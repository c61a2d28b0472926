/**
 * Whether a merchant's cards can be tokenized.
 */
import type { TokenNetworks } from './token-network.ts';

/**
 * The merchant's token requestor id at the card's network. Null when the card cannot be tokenized: the network does not
 * tokenize its BIN, is not connected, or has no id for the merchant. The one rule for pages, answers and provisioning.
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
