/**
 * Converts stored cards between the wire format and the domain. Pure.
 */
import type { components } from '../../../generated/openapi.d.ts';
import { ErrorCode, ErrorInfoCode } from '../../../generated/values.ts';
import { isExpired } from '../../domain/cards/card-expiry.ts';
import type { CardNumber } from '../../domain/cards/card-number.ts';
import type { CardTexts } from '../../domain/cards/card-steps.ts';
import { isTokenized, MOST_CARDS, maskedNumber, type SavedCard } from '../../domain/cards/saved-card.ts';
import { isLive } from '../../domain/cards/token.ts';
import type { TokenRequestorOf } from '../../domain/cards/token-network.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { holdsControls, looksLikeCard } from '../../platform/shown-name.ts';
import type { StorableCardFields } from '../../usecases/cards/read-card-to-store.ts';
import { toStoredToken } from '../tokens/wire.ts';

type Schemas = components['schemas'];
type NumberForm = Pick<Schemas['CardTokenizeForm'], 'card_number' | 'card_exp_month' | 'card_exp_year'>;

/** @throws ApiError for stored text that could be a card number or contains control characters. */
export function refuseNumberInTexts(texts: Readonly<Record<string, string | undefined>>): void {
  const reason = 'contains as many digits as a card number; send the card number only in card_number';
  refuseTexts(texts, reason, looksLikeCard);
  refuseTexts(
    texts,
    'must not contain control characters, line breaks or characters that change the text direction',
    holdsControls,
  );
}

/** @throws ApiError if another field contains the card number, because it would be stored. */
export function refuseCopiedNumber(form: Readonly<Record<string, unknown>>, number: CardNumber): void {
  const reason = 'contains the card number of this call; send the card number only in card_number';
  const { card_number: _, ...others } = form;
  refuseTexts(others, reason, (text) => number.occursIn(text));
}

function refuseTexts(
  texts: Readonly<Record<string, unknown>>,
  reason: string,
  isWrong: (text: string) => boolean,
): void {
  const fields = Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' && isWrong(text) ? [{ name, reason }] : [],
  );
  if (fields.length > 0) throw new ApiError(ErrorCode.INVALID_INPUT, { fields });
}

/** The error for adding a card for a merchant that stores only tokenized cards. */
export function mandateError(): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, {
    info: ErrorInfoCode.INVALID_ACTION,
    message:
      "The stored-card mandate allows only tokenized cards. Pay with the card and send the customer's consent to tokenize it.",
    userMessage: 'This card cannot be stored.',
  });
}

/** The error for exceeding the limit of stored cards. */
export function fullLockerError(): ApiError {
  return new ApiError(ErrorCode.INVALID_REQUEST, {
    info: ErrorInfoCode.INVALID_ACTION,
    message: `This customer has ${MOST_CARDS} stored cards, which is the limit. Delete one by POST /card/delete first.`,
    userMessage: 'No more cards can be stored. Please delete one first.',
  });
}

/** The error for an update without a field. */
export function nothingToChangeError(): ApiError {
  const reason = 'is missing; send nickname or name_on_card with the new value';
  return new ApiError(ErrorCode.mandatory_fields_missing, { fields: [{ name: 'nickname', reason }] });
}

export function toStorableCardFields(form: NumberForm): StorableCardFields {
  return { number: form.card_number, expiryMonth: form.card_exp_month, expiryYear: form.card_exp_year };
}

export function toCardTexts(form: Schemas['CardUpdateForm']): CardTexts {
  return {
    ...(form.nickname === undefined ? {} : { nickname: form.nickname }),
    ...(form.name_on_card === undefined ? {} : { nameOnCard: form.name_on_card }),
  };
}

/** The card that a form selects, by exactly one of the two parameters. */
export function toCardSelector(form: Pick<Schemas['CardDeleteForm'], 'card_token' | 'card_reference'>): {
  readonly by: 'token' | 'reference';
  readonly text: string;
} {
  const { card_token: token, card_reference: reference } = form;
  if (token !== undefined && reference !== undefined) {
    const reason = 'cannot be sent together with card_token; send one of them';
    throw new ApiError(ErrorCode.INVALID_REQUEST, { fields: [{ name: 'card_reference', reason }] });
  }
  if (token !== undefined) return { by: 'token', text: token };
  if (reference !== undefined) return { by: 'reference', text: reference };
  const reason = 'is missing; send card_token or card_reference';
  throw new ApiError(ErrorCode.mandatory_fields_missing, { fields: [{ name: 'card_token', reason }] });
}

/** The input of a card list apart from the cards. */
export interface ListView {
  readonly merchant: Merchant;
  readonly now: Date;
  readonly cardToken: (cardReference: string) => string;
  readonly tokenRequestorOf: TokenRequestorOf;
}

export function toStoredCard(card: SavedCard, view: ListView): Schemas['StoredCard'] {
  const { merchant, now, cardToken, tokenRequestorOf } = view;
  const { cardReference, facts, token } = card;
  const hasToken = isLive(token);
  return {
    card_token: cardToken(cardReference),
    card_reference: cardReference,
    card_number: maskedNumber(facts, merchant),
    card_isin: facts.isin,
    card_exp_year: card.expiryYear,
    card_exp_month: card.expiryMonth,
    card_type: facts.type,
    card_issuer: facts.issuer,
    card_brand: facts.brand,
    nickname: card.nickname,
    name_on_card: card.nameOnCard,
    expired: isExpired({ month: card.expiryMonth, year: card.expiryYear }, now),
    card_fingerprint: facts.fingerprint,
    svc_bank_code: facts.bankCode,
    card_sub_type: facts.subType || 'NA',
    card_issuer_country: facts.issuerCountry,
    tokenize_support: !hasToken && merchant.tokenizationEnabled && tokenRequestorOf(merchant, facts) !== null,
    provider_category: hasToken ? token.providerCategory : 'VAULT',
    provider: hasToken ? token.provider : 'SVC',
    ...(hasToken && isTokenized(card) ? { token: toStoredToken(card) } : {}),
  };
}
