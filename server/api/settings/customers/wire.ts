/** Converts customers with their stored cards, and consent records of several orders, to the wire format. Pure. */
import type { components } from '../../../../generated/admin.openapi.d.ts';
import { isExpired } from '../../../domain/cards/card-expiry.ts';
import { maskedNumber, type SavedCard } from '../../../domain/cards/saved-card.ts';
import { type CardToken, isLive } from '../../../domain/cards/token.ts';
import type { Merchant } from '../../../domain/merchants/merchant.ts';
import type { Order } from '../../../domain/payments/order.ts';
import { toTimestamp } from '../../orders/wire.ts';
import { toConsentRecord } from '../order-consents/handlers.ts';

type Schemas = components['schemas'];

function toCardToken(token: CardToken): Schemas['CustomerCardToken'] {
  return {
    tokenization_status: token.status,
    provider: token.provider,
    last_four_digits: token.lastFour,
    expiry_month: token.expiryMonth,
    expiry_year: token.expiryYear,
    order_id: token.origin.orderId,
    date_created: toTimestamp(token.createdAt),
    last_updated: toTimestamp(token.updatedAt),
  };
}

export function toCustomerCard(card: SavedCard, merchant: Merchant, now: Date): Schemas['CustomerCard'] {
  const { facts, token } = card;
  return {
    card_reference: card.cardReference,
    card_number: maskedNumber(facts, merchant),
    card_exp_month: card.expiryMonth,
    card_exp_year: card.expiryYear,
    expired: isExpired({ month: card.expiryMonth, year: card.expiryYear }, now),
    card_brand: facts.brand,
    card_type: facts.type,
    card_issuer: facts.issuer,
    name_on_card: card.nameOnCard,
    nickname: card.nickname,
    number_stored: card.numberRecord !== null,
    token: isLive(token) ? toCardToken(token) : null,
    date_created: toTimestamp(card.createdAt),
  };
}

/** The consent records of one customer in an order, newest first. */
export function toCustomerConsents(order: Order, customerReference: string): Schemas['CustomerConsent'][] {
  return order.consents
    .filter((consent) => consent.customerReference === customerReference)
    .map((consent) => ({ order_id: order.orderId, ...toConsentRecord(order, consent) }))
    .reverse();
}
