/**
 * Reads a card that is to be kept and not paid with at once: like the card of a payment, but without a security code, which
 * must never be kept. Pure.
 */

import { CardNetwork } from '../../domain/card-network.ts';
import { isExpired } from '../../domain/cards/card-expiry.ts';
import { type CardProblem, cardProblem } from '../../domain/cards/card-problem.ts';
import { type Card, type CardChecks, type CardReading, readCard } from '../../vault/read-card.ts';

/** The fields as they came. */
export interface StorableCardFields {
  readonly number: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
}

/** Reads and checks the card. `lenient` leaves out the check digit and the expiry. */
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
