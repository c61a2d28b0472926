/**
 * Applies token decisions to the stored card, together with the webhook event that reports each one.
 */
import { EventName, TokenizationStatus } from '../../../generated/values.ts';
import type { PresentToken, SavedCard, TokenizedCard } from '../../domain/cards/saved-card.ts';
import type { CardToken } from '../../domain/cards/token.ts';
import { type TokenDecision, withdraw } from '../../domain/cards/token-decisions.ts';
import type { Moment, TokenTask } from '../../domain/cards/token-task.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { type Runtime, shortId } from '../../platform/runtime.ts';
import { type OutboxEntry, outboxEntry } from '../../storage/outbox.ts';
import type { CardDecision } from '../cards/commit-card.ts';
import type { LockerDeps } from '../cards/locker.ts';

/** The locker's `withdrawToken`: ends the token of a card that is removed. */
export function createWithdrawToken(parts: TokenEventParts): LockerDeps['withdrawToken'] {
  return (merchant, card) => {
    const unchanged = { card, entry: undefined };
    if (card.token === null) return unchanged;
    const after = cardAfter({ merchant, card }, withdraw(card.token, momentOf(parts.runtime)), parts);
    return after.kind === 'changed' ? after : unchanged;
  };
}

/** When the token worker next processes the card: its next provisioning attempt or its first due task. Null: never. */
export function tokenDueAt({ token, tokenErrands }: Pick<SavedCard, 'token' | 'tokenErrands'>): Date | null {
  const attempts =
    token !== null && token.status === TokenizationStatus.INITIATED && token.making !== null
      ? [token.making.askAt]
      : [];
  const moments = [...attempts, ...tokenErrands.map(({ dueAt }) => dueAt)];
  return moments.reduce<Date | null>((first, at) => (first === null || at < first ? at : first), null);
}

/** The card with these pending token tasks, and the due time that follows from them. */
export function withTasks(card: SavedCard, tokenErrands: readonly TokenTask[]): SavedCard {
  return { ...card, tokenErrands, tokenDueAt: tokenDueAt({ ...card, tokenErrands }) };
}

function withToken(card: SavedCard, token: CardToken, tasks: readonly TokenTask[]) {
  return withTasks({ ...card, token, updatedAt: token.updatedAt }, [
    ...card.tokenErrands,
    ...tasks,
  ]) satisfies SavedCard;
}

/** The time and the id source of a decision. */
export function momentOf({ clock, random }: Runtime): Moment {
  return { now: clock.now(), newId: () => shortId('ernd', random) };
}

export interface TokenEventParts {
  readonly runtime: Runtime;
  readonly presentToken: PresentToken;
}

function entryFor(merchant: Merchant, card: TokenizedCard, parts: TokenEventParts): OutboxEntry | undefined {
  const names = [EventName.TOKEN_STATUS_CHANGED];
  const { runtime, presentToken } = parts;
  return outboxEntry({ names, enabled: merchant.webhook.events, content: presentToken(card), runtime });
}

/** The card after a token decision, with the event to deliver. */
export function cardAfter(
  { merchant, card }: { readonly merchant: Merchant; readonly card: SavedCard },
  decision: TokenDecision,
  parts: TokenEventParts,
): CardDecision {
  switch (decision.kind) {
    case 'moved': {
      const { token, tasks } = decision;
      const entry = entryFor(merchant, { ...card, token }, parts);
      return { kind: 'changed', card: withToken(card, token, tasks), entry };
    }
    case 'noted':
      return { kind: 'changed', card: withToken(card, decision.token, []), entry: undefined };
    case 'no-change':
    case 'refused':
      return { kind: 'no-change' };
    default:
      return decision satisfies never;
  }
}
