/**
 * A merchant's operations on the token of a stored card: suspend, resume, delete. The status changes at once; the token
 * worker sends the command to the network.
 */

import { isTokenized, isVisible, type SavedCard, type TokenizedCard } from '../../domain/cards/saved-card.ts';
import type { CardToken } from '../../domain/cards/token.ts';
import type { TokenDecision } from '../../domain/cards/token-decisions.ts';
import type { Moment } from '../../domain/cards/token-task.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { SavedCardStore } from '../../storage/cards.ts';
import type { TokenCommit } from './token-commit.ts';

/** A card of one customer. Another customer's card is unknown. */
export interface NamedCard {
  readonly merchant: Merchant;
  readonly customerReference: string;
  readonly cardReference: string;
}

export type TokenActionResult =
  | { readonly kind: 'done'; readonly card: TokenizedCard }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'no-token' }
  | { readonly kind: 'refused'; readonly token: CardToken };

export interface TokenServiceDeps {
  readonly store: Pick<SavedCardStore, 'find'>;
  readonly tokens: TokenCommit;
  /** Wakes the token worker. */
  readonly notify: () => void;
}

export type TokenService = ReturnType<typeof createTokenService>;

export function createTokenService({ store, tokens, notify }: TokenServiceDeps) {
  async function cardOf({ merchant, customerReference, cardReference }: NamedCard): Promise<SavedCard | undefined> {
    const card = (await store.find(merchant.merchantId, cardReference))?.card;
    if (card === undefined || customerReference === '' || card.customerReference !== customerReference)
      return undefined;
    return isVisible(card, merchant) ? card : undefined;
  }

  return {
    /** Changes the card's token as `decide` says. */
    async change(
      named: NamedCard,
      decide: (token: CardToken, moment: Moment) => TokenDecision,
    ): Promise<TokenActionResult> {
      const found = await cardOf(named);
      if (found === undefined) return { kind: 'unknown' };
      if (!isTokenized(found)) return { kind: 'no-token' };
      const { merchant, cardReference } = named;
      const change = await tokens.change({ merchant, cardReference, tokenUid: found.token.tokenUid }, decide);
      if (change.kind === 'unknown' || !isTokenized(change.card)) return { kind: 'unknown' };
      if (change.kind === 'refused') return { kind: 'refused', token: change.card.token };
      notify();
      return { kind: 'done', card: change.card };
    },
  };
}
