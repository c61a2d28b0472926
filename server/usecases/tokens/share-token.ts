/**
 * Lets another payment's order show a token that its card has already: from then on each change of the token is shown there
 * as well.
 */

import { type CardToken, isLive, SHOWN_IN_MOST, type TokenLocation } from '../../domain/cards/token.ts';
import type { TokenDecision } from '../../domain/cards/token-decisions.ts';
import type { MeantToken, TokenCommit } from './token-commit.ts';

/** `gone`: the token has ended, or the card with it. `full`: it is shown in as many orders as it may be. */
export type SharedToken = { readonly kind: 'shared'; readonly token: CardToken } | { readonly kind: 'gone' | 'full' };

export type ShareToken = (meant: MeantToken, place: TokenLocation) => Promise<SharedToken>;

function isIn(places: readonly TokenLocation[], { txnUuid }: TokenLocation): boolean {
  return places.some((place) => place.txnUuid === txnUuid);
}

/** Notes the place with the token. Pure; asked again with the same, it changes nothing more. */
export function sharedWith(token: CardToken, place: TokenLocation): TokenDecision {
  const places = token.shownIn ?? [];
  if (!isLive(token) || isIn(places, place) || places.length >= SHOWN_IN_MOST) return { kind: 'no-change' };
  return { kind: 'noted', token: { ...token, shownIn: [...places, place] } };
}

export function createShareToken({ tokens }: { readonly tokens: TokenCommit }): ShareToken {
  return async function shareToken(meant, place) {
    const change = await tokens.change(meant, (token) => sharedWith(token, place));
    const token = change.kind === 'unknown' ? null : change.card.token;
    if (!isLive(token) || token.tokenUid !== meant.tokenUid) return { kind: 'gone' };
    return isIn(token.shownIn ?? [], place) ? { kind: 'shared', token } : { kind: 'full' };
  };
}
