/**
 * Tokens as orders show them. Pure.
 */
import { TokenizationStatus } from '../../../generated/values.ts';
import type { CardExpiry } from '../../domain/cards/card-expiry.ts';
import type { CardFacts } from '../../domain/cards/card-number.ts';
import type { CardToken } from '../../domain/cards/token.ts';
import type { ShownToken } from '../../domain/payments/card-storage-plan.ts';

/** The token of a stored card. */
export function shownStored(token: CardToken, card: Pick<ShownToken, 'cardReference' | 'fingerprint'>): ShownToken {
  const { status, lastFour, isin, expiryMonth, expiryYear, par } = token;
  return { ...card, status, lastFour, isin, expiryMonth, expiryYear, par };
}

/** A token that the merchant brought along; `facts` are those of the token's number. */
export function shownBrought(facts: CardFacts, expiry: CardExpiry, par: string): ShownToken {
  return {
    cardReference: '',
    status: TokenizationStatus.ACTIVE,
    fingerprint: facts.fingerprint,
    lastFour: facts.lastFour,
    isin: facts.isin,
    expiryMonth: expiry.month,
    expiryYear: expiry.year,
    par: par === '' ? null : par,
  };
}
