/**
 * Ends the token of a card that goes, as the locker's own step asks for it.
 */
import type { LockerDeps } from '../cards/locker.ts';
import type { Runtime } from '../runtime.ts';
import { cardAfter, momentOf } from './card-with-token.ts';
import { withdraw } from './decisions.ts';

/** What the locker calls within the step that takes a card out. */
export function createWithdrawToken(runtime: Runtime): LockerDeps['withdrawToken'] {
  return (merchant, card) => {
    const unchanged = { card, entry: undefined };
    if (card.token === null) return unchanged;
    const after = cardAfter({ merchant, card }, withdraw(card.token, momentOf(runtime)), runtime);
    return after.kind === 'changed' ? after : unchanged;
  };
}
