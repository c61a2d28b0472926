/**
 * What becomes of a token when something happens to it. Pure: the token, what it owes and the happening in, the token and
 * what it then owes out. Every change of status goes through the table of status.ts.
 */

import { TokenEndReason, TokenizationStatus, TokenNoticeKind } from '../../../generated/values.ts';
import type { CardToken } from './token.ts';
import type { MadeToken } from './token-network.ts';
import { moveToken } from './token-status.ts';
import type { Moment } from './token-task.ts';
import { nextTry, type TokenTask, type TokenTaskDetail } from './token-task.ts';

const S = TokenizationStatus;

export type TokenDecision =
  /** The status changed, which is to be told. */
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

/** The number is not needed once nobody asks for the token any more. */
function forgetting({ making }: CardToken): readonly TokenTaskDetail[] {
  return making === null ? [] : [{ kind: 'forget-number', numberRecord: making.numberRecord }];
}

function ended(
  token: CardToken,
  reason: TokenEndReason,
  moment: Moment,
  tasks: readonly TokenTaskDetail[],
): TokenDecision {
  const after = moveToken(token, S.INACTIVE, { reason }, moment.now);
  return moved(after, moment, [...tasks, ...forgetting(token)]);
}

/** The network has made the token. */
export function provisioned(token: CardToken, made: MadeToken, moment: Moment): TokenDecision {
  if (token.status !== S.INITIATED) return noChange;
  return moved(moveToken(token, S.ACTIVE, made, moment.now), moment, forgetting(token));
}

/** The network has not decided, or has not answered: it is asked again, until the time is over. */
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

/** There will be no token. A network that did not answer may have made one all the same: it is told to remove it. */
export function notProvisioned(token: CardToken, reason: NoToken, moment: Moment): TokenDecision {
  if (token.status !== S.INITIATED) return noChange;
  return ended(token, reason, moment, reason === TokenEndReason.refused_by_network ? [] : [{ kind: 'remove', token }]);
}

/** The merchant stops the token for a while. */
export function suspend(token: CardToken, moment: Moment): TokenDecision {
  if (token.status !== S.ACTIVE) return { kind: 'refused', why: 'status' };
  const after = moveToken(token, S.SUSPENDED, { suspendedBy: 'merchant' }, moment.now);
  return moved(after, moment, [{ kind: 'suspend', token: after }]);
}

/** The merchant lets the token pay again. */
export function resume(token: CardToken, moment: Moment): TokenDecision {
  if (token.status !== S.SUSPENDED) return { kind: 'refused', why: 'status' };
  if (token.suspendedBy === 'issuer') return { kind: 'refused', why: 'suspended-by-issuer' };
  const after = moveToken(token, S.ACTIVE, {}, moment.now);
  return moved(after, moment, [{ kind: 'resume', token: after }]);
}

/** The network would not resume it: the issuer has suspended it as well. */
export function notResumed(token: CardToken, moment: Moment): TokenDecision {
  if (token.status !== S.ACTIVE) return noChange;
  return moved(moveToken(token, S.SUSPENDED, { suspendedBy: 'issuer' }, moment.now), moment, []);
}

/** The merchant ends the token. */
export function end(token: CardToken, moment: Moment): TokenDecision {
  if (token.status !== S.ACTIVE && token.status !== S.SUSPENDED) return { kind: 'refused', why: 'status' };
  return ended(token, TokenEndReason.deleted_by_merchant, moment, [{ kind: 'remove', token }]);
}

/** The card goes, and its token with it, at whatever stage it is. */
export function withdraw(token: CardToken, moment: Moment): TokenDecision {
  if (token.status === S.INACTIVE) return noChange;
  return ended(token, TokenEndReason.card_removed, moment, [{ kind: 'remove', token }]);
}

const endOfNotice = {
  [TokenNoticeKind.deleted]: TokenEndReason.deleted_by_issuer,
  [TokenNoticeKind.card_closed]: TokenEndReason.card_closed,
  [TokenNoticeKind.expired]: TokenEndReason.expired,
} satisfies Record<Exclude<TokenNoticeKind, 'suspended' | 'resumed'>, TokenEndReason>;

/** The status that a notice asks for, on a token that is ACTIVE or SUSPENDED. */
function noticed(token: CardToken, notice: TokenNoticeKind, moment: Moment): TokenDecision {
  const noted: TokenDecision = { kind: 'noted', token };
  switch (notice) {
    case TokenNoticeKind.suspended: {
      if (token.status === S.ACTIVE) {
        return moved(moveToken(token, S.SUSPENDED, { suspendedBy: 'issuer' }, moment.now), moment, []);
      }
      return noted;
    }
    case TokenNoticeKind.resumed:
      // What the merchant suspended it resumes itself.
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
 * The network brings a notice, the `number`th of this token. Notices are handed out again until they are acknowledged, and
 * may overtake each other: one that is not newer than the last taken in says nothing any more.
 */
export function noticeReceived(
  token: CardToken,
  { kind, number }: { readonly kind: TokenNoticeKind; readonly number: number },
  moment: Moment,
): TokenDecision {
  if (number <= token.lastNotice || token.status === S.INACTIVE) return noChange;
  if (token.status === S.INITIATED) return { kind: 'refused', why: 'status' };
  return noticed({ ...token, lastNotice: number }, kind, moment);
}
