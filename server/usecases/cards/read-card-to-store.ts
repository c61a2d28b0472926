/**
 * Reads a card that is stored without a payment: like the card of a payment, but without a security code, which must never
 * be stored. Pure.
 */

import { CardNetwork } from '../../domain/card-network.ts';
import { isExpired } from '../../domain/cards/card-expiry.ts';
import { type CardProblem, cardProblem } from '../../domain/cards/card-problem.ts';
import { type Card, type CardChecks, type CardReading, readCard } from '../../vault/read-card.ts';

/** The fields as the caller sent them. */
export interface StorableCardFields {
  readonly number: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
}

/** Reads and checks the card. `lenient` skips the check digit and the expiry. */
export function readCardToStore(fields: StorableCardFields, checks: CardChecks, now: Date): CardReading {
  const reading = readCard({ ...fields, securityCode: '', namedNetwork: CardNetwork.unknown }, 'lenient', now);
  if (!reading.ok || checks === 'lenient') return reading;
  const problems = strictProblems(reading.card, now);
  return problems.length === 0 ? reading : { ok: false, problems };
}

function strictProblems({ number, expiry }: Card, now: Date): readonly CardProblem[] {
  return [
    ...(number.passesLuhn ? [] : [cardProblem('cardNumber', 'checksum')]),
    ...(isExpired(expiry, now) ? [cardProblem('expiryYear', 'expired')] : []),
  ];
}
