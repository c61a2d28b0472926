/**
 * Ends the token of a card that goes, as the locker's own step asks for it.
 */

import { withdraw } from '../../domain/cards/decisions.ts';
import type { LockerDeps } from '../cards/locker.ts';
import { cardAfter, momentOf, type TokenEventParts } from './card-with-token.ts';

/** What the locker calls within the step that takes a card out. */
export function createWithdrawToken(parts: TokenEventParts): LockerDeps['withdrawToken'] {
  return (merchant, card) => {
    const unchanged = { card, entry: undefined };
    if (card.token === null) return unchanged;
    const after = cardAfter({ merchant, card }, withdraw(card.token, momentOf(parts.runtime)), parts);
    return after.kind === 'changed' ? after : unchanged;
  };
}
