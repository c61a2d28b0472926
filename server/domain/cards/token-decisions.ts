/**
 * The decisions about a token: each takes the token and an event, and returns the changed token with the tasks that follow.
 * Pure. Every change of status goes through the table of token-status.ts.
 */

import { TokenEndReason, TokenizationStatus, TokenNoticeKind } from '../../../generated/values.ts';
import type { CardToken } from './token.ts';
import type { MadeToken } from './token-network.ts';
import { moveToken } from './token-status.ts';
import type { Moment } from './token-task.ts';
import { nextTry, type TokenTask, type TokenTaskDetail } from './token-task.ts';

const S = TokenizationStatus;

export type TokenDecision =
  /** The status changed, which raises a webhook event. */
  | { readonly kind: 'moved'; readonly token: CardToken; readonly tasks: readonly TokenTask[] }
  /** Something else changed. */
  | { readonly kind: 'noted'; readonly token: CardToken }
  | { readonly kind: 'no-change' }
  | { readonly kind: 'refused'; readonly why: 'status' | 'suspended-by-issuer' };

const noChange: TokenDecision = { kind: 'no-change' };

function moved(token: CardToken, { now, newId }: Moment, tasks: readonly TokenTaskDetail[]): TokenDecision {
  const all: readonly TokenTaskDetail[] = [...tasks, { kind: 'show', token }];
  return { kind: 'moved', token, tasks: all.map((task) => ({ id: newId(), task, since: now, dueAt: now })) };
}

/** Deletes the number that provisioning used. */
function numberDeletion({ making }: CardToken): readonly TokenTaskDetail[] {
  return making === null ? [] : [{ kind: 'forget-number', numberRecord: making.numberRecord }];
}

function ended(
  token: CardToken,
  reason: TokenEndReason,
  moment: Moment,
  tasks: readonly TokenTaskDetail[],
): TokenDecision {
  const after = moveToken(token, S.INACTIVE, { reason }, moment.now);
  return moved(after, moment, [...tasks, ...numberDeletion(token)]);
}

/** The network has provisioned the token. */
export function provisioned(token: CardToken, made: MadeToken, moment: Moment): TokenDecision {
  if (token.status !== S.INITIATED) return noChange;
  return moved(moveToken(token, S.ACTIVE, made, moment.now), moment, numberDeletion(token));
}

/** The network has not decided or not answered: retry later, or end the token at `giveUpAt`. */
export function stillAsked(token: CardToken, moment: Moment): TokenDecision {
  if (token.status !== S.INITIATED || token.making === null) return noChange;
  if (moment.now >= token.making.giveUpAt) return notProvisioned(token, TokenEndReason.network_unavailable, moment);
  const askAt = nextTry(token.createdAt, moment.now);
  return { kind: 'noted', token: { ...token, making: { ...token.making, askAt } } };
}

/** Why there will be no token. */
type NoToken =
  | typeof TokenEndReason.refused_by_network
  | typeof TokenEndReason.network_unavailable
  | typeof TokenEndReason.number_not_kept;

/** Provisioning failed. A network that did not answer may still have provisioned the token, so it gets a `remove` command. */
export function notProvisioned(token: CardToken, reason: NoToken, moment: Moment): TokenDecision {
  if (token.status !== S.INITIATED) return noChange;
  return ended(token, reason, moment, reason === TokenEndReason.refused_by_network ? [] : [{ kind: 'remove', token }]);
}

/** The merchant suspends the token. */
export function suspend(token: CardToken, moment: Moment): TokenDecision {
  if (token.status !== S.ACTIVE) return { kind: 'refused', why: 'status' };
  const after = moveToken(token, S.SUSPENDED, { suspendedBy: 'merchant' }, moment.now);
  return moved(after, moment, [{ kind: 'suspend', token: after }]);
}

/** The merchant resumes the token. */
export function resume(token: CardToken, moment: Moment): TokenDecision {
  if (token.status !== S.SUSPENDED) return { kind: 'refused', why: 'status' };
  if (token.suspendedBy === 'issuer') return { kind: 'refused', why: 'suspended-by-issuer' };
  const after = moveToken(token, S.ACTIVE, {}, moment.now);
  return moved(after, moment, [{ kind: 'resume', token: after }]);
}

/** The network refused to resume the token: the issuer has suspended it too. */
export function notResumed(token: CardToken, moment: Moment): TokenDecision {
  if (token.status !== S.ACTIVE) return noChange;
  return moved(moveToken(token, S.SUSPENDED, { suspendedBy: 'issuer' }, moment.now), moment, []);
}

/** The merchant deletes the token. */
export function end(token: CardToken, moment: Moment): TokenDecision {
  if (token.status !== S.ACTIVE && token.status !== S.SUSPENDED) return { kind: 'refused', why: 'status' };
  return ended(token, TokenEndReason.deleted_by_merchant, moment, [{ kind: 'remove', token }]);
}

/** The card is removed, which ends its token in any status. */
export function withdraw(token: CardToken, moment: Moment): TokenDecision {
  if (token.status === S.INACTIVE) return noChange;
  return ended(token, TokenEndReason.card_removed, moment, [{ kind: 'remove', token }]);
}

const endOfNotice = {
  [TokenNoticeKind.deleted]: TokenEndReason.deleted_by_issuer,
  [TokenNoticeKind.card_closed]: TokenEndReason.card_closed,
  [TokenNoticeKind.expired]: TokenEndReason.expired,
} satisfies Record<Exclude<TokenNoticeKind, 'suspended' | 'resumed'>, TokenEndReason>;

/** Applies a notice to a token that is ACTIVE or SUSPENDED. */
function applyNotice(token: CardToken, notice: TokenNoticeKind, moment: Moment): TokenDecision {
  const noted: TokenDecision = { kind: 'noted', token };
  switch (notice) {
    case TokenNoticeKind.suspended: {
      if (token.status === S.ACTIVE) {
        return moved(moveToken(token, S.SUSPENDED, { suspendedBy: 'issuer' }, moment.now), moment, []);
      }
      return noted;
    }
    case TokenNoticeKind.resumed:
      // Only the merchant resumes what the merchant suspended.
      return token.suspendedBy === 'issuer' ? moved(moveToken(token, S.ACTIVE, {}, moment.now), moment, []) : noted;
    case TokenNoticeKind.deleted:
    case TokenNoticeKind.card_closed:
    case TokenNoticeKind.expired:
      return ended(token, endOfNotice[notice], moment, []);
    default:
      return notice satisfies never;
  }
}

/**
 * The network sends a notice, the `number`th of this token. A network repeats a notice until it is acknowledged, and notices
 * may arrive out of order: one that is not newer than the last is ignored.
 */
export function noticeReceived(
  token: CardToken,
  { kind, number }: { readonly kind: TokenNoticeKind; readonly number: number },
  moment: Moment,
): TokenDecision {
  if (number <= token.lastNotice || token.status === S.INACTIVE) return noChange;
  if (token.status === S.INITIATED) return { kind: 'refused', why: 'status' };
  return applyNotice({ ...token, lastNotice: number }, kind, moment);
}
