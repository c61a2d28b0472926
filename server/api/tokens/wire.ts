/**
 * Converts tokens to the wire format. Pure.
 */

import type { components } from '../../../generated/openapi.d.ts';
import type { PresentToken, SavedCard, TokenizedCard } from '../../domain/cards/saved-card.ts';

type Schemas = components['schemas'];
/** The `token` object. */
export function toWireToken({ cardReference, facts, token }: TokenizedCard): Schemas['Token'] {
  return {
    card_reference: cardReference,
    last_four_digits: token.lastFour,
    card_fingerprint: facts.fingerprint,
    card_isin: token.isin,
    expiry_year: token.expiryYear,
    expiry_month: token.expiryMonth,
    par: token.par,
    tokenization_status: token.status,
  };
}

/** The `token` object with its token requestor, for card lists and token operations. */
export function toStoredToken(card: TokenizedCard): Schemas['StoredCardToken'] {
  const { token } = card;
  return {
    ...toWireToken(card),
    requestor_id: token.requestorId,
    provider: token.provider,
    provider_category: token.providerCategory,
    provider_reference_id: token.providerReferenceId,
    type: token.type,
  };
}

function toTokenCard(card: SavedCard): Schemas['TokenCard'] {
  const { facts } = card;
  return {
    customer_id: card.customerReference,
    card_reference: card.cardReference,
    card_fingerprint: facts.fingerprint,
    card_isin: facts.isin,
    last_four_digits: facts.lastFour,
    expiry_year: card.expiryYear,
    expiry_month: card.expiryMonth,
    name_on_card: card.nameOnCard,
    nickname: card.nickname,
    card_brand: facts.brand,
    card_type: facts.type,
    card_issuer: facts.issuer,
  };
}

/** The `content` of a webhook event about a token. Independent of the API version. */
export function toTokenEventContent(card: TokenizedCard): Schemas['TokenEventContent'] {
  const { origin, reason } = card.token;
  return {
    token: toStoredToken(card),
    card: toTokenCard(card),
    order_id: origin.orderId,
    ...(reason === '' ? {} : { reason }),
  };
}

/** Converts tokens for events. */
export const presentToken: PresentToken = (card) => JSON.stringify(toTokenEventContent(card));
