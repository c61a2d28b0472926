/**
 * The statuses of a token and the allowed moves between them, as data. token-decisions.ts decides which move to make.
 */
import { TokenizationStatus } from '../../../generated/values.ts';
import type { CardToken } from './token.ts';

const S = TokenizationStatus;

/** For each status, the statuses that may follow. INACTIVE is final. */
export const tokenMoves = {
  [S.INITIATED]: [S.ACTIVE, S.INACTIVE],
  [S.ACTIVE]: [S.SUSPENDED, S.INACTIVE],
  [S.SUSPENDED]: [S.ACTIVE, S.INACTIVE],
  [S.INACTIVE]: [],
} satisfies Record<TokenizationStatus, readonly TokenizationStatus[]>;

export function canMove(from: TokenizationStatus, to: TokenizationStatus): boolean {
  const possible: readonly TokenizationStatus[] = tokenMoves[from];
  return possible.includes(to);
}

type Changes = Partial<Omit<CardToken, 'tokenUid' | 'status' | 'origin' | 'createdAt' | 'updatedAt'>>;

/**
 * The token in its next status, with other changes.
 * @throws when the table has no such move, which is a programming error.
 */
export function moveToken(token: CardToken, to: TokenizationStatus, changes: Changes, now: Date): CardToken {
  if (!canMove(token.status, to)) throw new Error(`a token cannot go from ${token.status} to ${to}`);
  return { ...token, making: null, suspendedBy: null, ...changes, status: to, updatedAt: now };
}
