/** The answer to a card that cannot be taken or kept as it was sent: the same wherever one is sent. */
import { ErrorCode } from '../../../generated/values.ts';
import type { CardField, CardProblem } from '../../domain/cards/card-problem.ts';
import { ApiError } from '../../http/errors/api-error.ts';

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
