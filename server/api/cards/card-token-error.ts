/** The answer to a card_token, or a `ctkn_…`, that names no card: the same wherever one is taken. */
import { ErrorCode, ErrorInfoCode } from '../../../generated/values.ts';
import { ApiError } from '../../http/errors/api-error.ts';

export function cardTokenError(why: 'expired' | 'unknown'): ApiError {
  switch (why) {
    case 'expired':
      return new ApiError(ErrorCode.EXPIRED, {
        message: 'The 15 minutes of this card_token are over; list the cards again, or hand the card in again.',
        userMessage: 'Please choose the card again.',
        fields: [{ name: 'card_token', reason: 'is no longer valid' }],
      });
    case 'unknown':
      return new ApiError(ErrorCode.INVALID_REQUEST, {
        info: ErrorInfoCode.RESOURCE_NOT_FOUND,
        message: 'There is no card for this card_token; list the cards again, or hand the card in again.',
        userMessage: 'The card was not found. Please choose another one.',
        fields: [{ name: 'card_token', reason: 'names no card of this customer that can still be used' }],
      });
    default:
      return why satisfies never;
  }
}
