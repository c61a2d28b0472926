/**
 * The only way to change the token of a stored card, except for its creation and the removal of its card.
 */

import type { SavedCard } from '../../domain/cards/saved-card.ts';
import type { CardToken } from '../../domain/cards/token.ts';
import type { TokenDecision } from '../../domain/cards/token-decisions.ts';
import type { Moment } from '../../domain/cards/token-task.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import type { CardCommit, CardDecision } from '../cards/commit-card.ts';
import { cardAfter, momentOf, type TokenEventParts } from './card-with-token.ts';

/** Names a card's token. A change applies only while the card still has this token. */
export interface MeantToken {
  readonly merchant: Merchant;
  readonly cardReference: string;
  readonly tokenUid: string;
}

/** `unknown`: there is no such card, or it has another token by now. */
export type TokenChange =
  | { readonly kind: 'unknown' }
  | { readonly kind: TokenDecision['kind']; readonly decision: TokenDecision; readonly card: SavedCard };

export type TokenCommit = ReturnType<typeof createTokenCommit>;

export interface TokenCommitDeps extends TokenEventParts {
  readonly commit: CardCommit;
}

export function createTokenCommit({ commit, ...parts }: TokenCommitDeps) {
  return {
    /** Changes the token as `decide` says. `decide` must be pure: a concurrent change runs it again. */
    async change(
      { merchant, cardReference, tokenUid }: MeantToken,
      decide: (token: CardToken, moment: Moment) => TokenDecision,
    ): Promise<TokenChange> {
      let decided: TokenDecision | undefined;
      const change = await commit.change(merchant.merchantId, cardReference, (card): CardDecision => {
        decided = undefined;
        if (card === null || card.token === null || card.token.tokenUid !== tokenUid) return { kind: 'no-change' };
        decided = decide(card.token, momentOf(parts.runtime));
        return cardAfter({ merchant, card }, decided, parts);
      });
      if (decided === undefined || change.stored === undefined) return { kind: 'unknown' };
      return { kind: decided.kind, decision: decided, card: change.stored.card };
    },
  };
}
