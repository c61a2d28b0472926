/**
 * The errors for operations that a token's status does not allow.
 */
import { ErrorCode, ErrorInfoCode, TokenizationStatus } from '../../../generated/values.ts';
import type { CardToken } from '../../domain/cards/token.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { NoTokenReason } from '../../usecases/payments/tokenize-out-of-band.ts';

/** `allowed`: the statuses that the operation accepts. */
export function statusError(
  { status, suspendedBy }: Pick<CardToken, 'status' | 'suspendedBy'>,
  allowed: readonly TokenizationStatus[],
): ApiError {
  const message =
    suspendedBy === 'issuer' && allowed.includes(TokenizationStatus.SUSPENDED)
      ? "The token is SUSPENDED by the card's issuer. Only the issuer can resume it; wait for TOKEN_STATUS_CHANGED."
      : `The token is ${status}. This operation requires a token that is ${allowed.join(' or ')}.`;
  return new ApiError(ErrorCode.INVALID_ACTION, { message });
}

/** The error for a card that never had a token. */
export function noTokenError(): ApiError {
  const message =
    "The card has no token. Create one in a payment or by POST /cards/{card_reference}/tokenize, with the customer's consent.";
  return new ApiError(ErrorCode.INVALID_ACTION, { message });
}

/** The error for a card that cannot be tokenized at present. */
export function noTokenPossibleError(reason: NoTokenReason): ApiError {
  switch (reason.why) {
    case 'not-enabled': {
      const message =
        'Tokenization is not enabled for this merchant. Ask the operator to enable it (tokenization_enabled).';
      return new ApiError(ErrorCode.INVALID_ACTION, { message, info: ErrorInfoCode.FEATURE_NOT_ENABLED });
    }
    case 'has-token': {
      const message = `The card already has a token, which is ${reason.status}. A card can have one token at a time.`;
      return new ApiError(ErrorCode.INVALID_ACTION, { message });
    }
    case 'not-tokenizable': {
      const message =
        'The card cannot be tokenized: its card network does not tokenize this BIN, or the merchant has no token requestor id at that network (tokenize_support is false).';
      return new ApiError(ErrorCode.INVALID_ACTION, { message });
    }
    case 'number-not-kept': {
      const message =
        'The card number is no longer stored, so the card cannot be tokenized. Ask the customer to enter the card again.';
      return new ApiError(ErrorCode.INVALID_ACTION, { message });
    }
    default:
      return reason satisfies never;
  }
}
