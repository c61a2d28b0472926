/** The errors for invalid cards and card tokens, common to all operations that accept one. */
import { ErrorCode, ErrorInfoCode } from '../../../generated/values.ts';
import type { CardField, CardProblem } from '../../domain/cards/card-problem.ts';
import { ApiError } from '../../http/errors/api-error.ts';

export function cardTokenError(why: 'expired' | 'unknown'): ApiError {
  switch (why) {
    case 'expired':
      return new ApiError(ErrorCode.EXPIRED, {
        message: 'This card_token has expired. Get a new one from GET /cards or POST /card/tokenize.',
        userMessage: 'Please choose the card again.',
        fields: [{ name: 'card_token', reason: 'has expired' }],
      });
    case 'unknown':
      return new ApiError(ErrorCode.INVALID_REQUEST, {
        info: ErrorInfoCode.RESOURCE_NOT_FOUND,
        message: 'No card exists for this card_token. Get a new one from GET /cards or POST /card/tokenize.',
        userMessage: 'The card was not found. Please choose another one.',
        fields: [{ name: 'card_token', reason: 'does not match a usable card of this customer' }],
      });
    default:
      return why satisfies never;
  }
}

const fieldNames: Record<CardField, string> = {
  cardNumber: 'card_number',
  cardSecurityCode: 'card_security_code',
  expiryMonth: 'card_exp_month',
  expiryYear: 'card_exp_year',
};

export function cardProblemsError(problems: readonly CardProblem[]): ApiError {
  const fields = problems.map(({ field, text }) => ({ name: fieldNames[field], reason: text }));
  const expired = problems.every((problem) => problem.reason === 'expired');
  return new ApiError(expired ? ErrorCode.EXPIRED : ErrorCode.INVALID_INPUT, { fields });
}
