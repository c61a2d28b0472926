/**
 * The refusal of what a token's status does not allow.
 */
import { ErrorCode, TokenizationStatus } from '../../generated/values.ts';
import { ApiError } from '../http/api-error.ts';
import type { CardToken } from './token.ts';

/** `allowed`: the statuses that the call takes. */
export function statusError(
  { status, suspendedBy }: Pick<CardToken, 'status' | 'suspendedBy'>,
  allowed: readonly TokenizationStatus[],
): ApiError {
  const message =
    suspendedBy === 'issuer' && allowed.includes(TokenizationStatus.SUSPENDED)
      ? "The token is SUSPENDED by the card's issuer, who alone can resume it; wait for TOKEN_STATUS_CHANGED."
      : `The token is ${status}; this takes a token that is ${allowed.join(' or ')}.`;
  return new ApiError(ErrorCode.INVALID_ACTION, { message });
}

/** The card has no token, and never had one. */
export function noTokenError(): ApiError {
  const message = 'The card has no token; it gets one by a payment for which the customer agrees to it.';
  return new ApiError(ErrorCode.INVALID_ACTION, { message });
}
