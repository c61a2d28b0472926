/**
 * Tokens on the wire. Pure.
 */

import type { components } from '../../../generated/openapi.d.ts';
import type { PresentToken, SavedCard, TokenizedCard } from '../../domain/cards/saved-card.ts';

type Schemas = components['schemas'];
/** The token block. */
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

/** The token block with who made the token: of a stored card in a list, and where it is all there is to answer. */
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

/** The `content` of a webhook about the token. None of it depends on the version date. */
export function toTokenEventContent(card: TokenizedCard): Schemas['TokenEventContent'] {
  const { origin, reason } = card.token;
  return {
    token: toStoredToken(card),
    card: toTokenCard(card),
    order_id: origin.orderId,
    ...(reason === '' ? {} : { reason }),
  };
}

/** How tokens are shown, for what raises their events. */
export const presentToken: PresentToken = (card) => JSON.stringify(toTokenEventContent(card));
