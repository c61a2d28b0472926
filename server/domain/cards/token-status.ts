/**
 * The statuses of a token and every move between them, as data. No other move is possible.
 * Which move is due is decided in token-decisions.ts; here is only what is possible.
 */
import { TokenizationStatus } from '../../../generated/values.ts';
import type { CardToken } from './token.ts';

const S = TokenizationStatus;

/** From each status, the statuses that may follow. INACTIVE is final. */
export const tokenMoves = {
  [S.INITIATED]: [S.ACTIVE, S.INACTIVE],
  [S.ACTIVE]: [S.SUSPENDED, S.INACTIVE],
  [S.SUSPENDED]: [S.ACTIVE, S.INACTIVE],
  [S.INACTIVE]: [],
} satisfies Record<TokenizationStatus, readonly TokenizationStatus[]>;

/** Whether a token may go from one status to another. */
export function canMove(from: TokenizationStatus, to: TokenizationStatus): boolean {
  const possible: readonly TokenizationStatus[] = tokenMoves[from];
  return possible.includes(to);
}

type Changes = Partial<Omit<CardToken, 'tokenUid' | 'status' | 'origin' | 'createdAt' | 'updatedAt'>>;

/**
 * The token in its next status, with what else that changes.
 * @throws when the table has no such move: whoever asks for it has decided wrongly.
 */
export function moveToken(token: CardToken, to: TokenizationStatus, changes: Changes, now: Date): CardToken {
  if (!canMove(token.status, to)) throw new Error(`a token cannot go from ${token.status} to ${to}`);
  return { ...token, making: null, suspendedBy: null, ...changes, status: to, updatedAt: now };
}
