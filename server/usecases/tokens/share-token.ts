/**
 * Shows a card's existing token in the order of another payment. That order then follows each change of the token.
 */

import { type CardToken, isLive, SHOWN_IN_MOST, type TokenLocation } from '../../domain/cards/token.ts';
import type { TokenDecision } from '../../domain/cards/token-decisions.ts';
import type { MeantToken, TokenCommit } from './token-commit.ts';

/** `gone`: the token or its card has ended. `full`: the token is shown in `SHOWN_IN_MOST` further orders already. */
export type SharedToken = { readonly kind: 'shared'; readonly token: CardToken } | { readonly kind: 'gone' | 'full' };

export type ShareToken = (named: MeantToken, location: TokenLocation) => Promise<SharedToken>;

function isIn(locations: readonly TokenLocation[], { txnUuid }: TokenLocation): boolean {
  return locations.some((location) => location.txnUuid === txnUuid);
}

/** Adds a location to the token. Pure and idempotent. */
export function sharedWith(token: CardToken, location: TokenLocation): TokenDecision {
  const locations = token.shownIn ?? [];
  if (!isLive(token) || isIn(locations, location) || locations.length >= SHOWN_IN_MOST) return { kind: 'no-change' };
  return { kind: 'noted', token: { ...token, shownIn: [...locations, location] } };
}

export function createShareToken({ tokens }: { readonly tokens: TokenCommit }): ShareToken {
  return async function shareToken(named, location) {
    const change = await tokens.change(named, (token) => sharedWith(token, location));
    const token = change.kind === 'unknown' ? null : change.card.token;
    if (!isLive(token) || token.tokenUid !== named.tokenUid) return { kind: 'gone' };
    return isIn(token.shownIn ?? [], location) ? { kind: 'shared', token } : { kind: 'full' };
  };
}
