/**
 * What can be wrong with a card as it was entered. A problem names the field and the reason and never the value,
 * so that it can be answered to the caller and logged as it is.
 */

export type CardField = 'cardNumber' | 'cardSecurityCode' | 'expiryMonth' | 'expiryYear';

export type CardProblemReason = 'missing' | 'malformed' | 'length' | 'checksum' | 'expired';

export interface CardProblem {
  readonly field: CardField;
  readonly reason: CardProblemReason;
}

/** A value read from text, or what is wrong with the text. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: CardProblem };

const texts: Record<CardField, Record<CardProblemReason, string>> = {
  cardNumber: {
    missing: 'Send the card number.',
    malformed: 'Send digits only; single spaces or dashes may stand between them.',
    length: 'A card number has 12 to 19 digits.',
    checksum: 'The check digit does not fit: a digit was mistyped. Enter the number again.',
    expired: 'The card has expired. Use another card.',
  },
  cardSecurityCode: {
    missing: 'Send the security code printed on the card.',
    malformed: 'A security code has 3 or 4 digits and nothing else.',
    length: 'American Express cards have 4 digits, others 3.',
    checksum: 'Enter the security code again.',
    expired: 'The card has expired. Use another card.',
  },
  expiryMonth: {
    missing: 'Send the month of expiry.',
    malformed: 'Send the month as two digits, 01 to 12.',
    length: 'Send the month as two digits, 01 to 12.',
    checksum: 'Send the month as two digits, 01 to 12.',
    expired: 'The card has expired. Use another card.',
  },
  expiryYear: {
    missing: 'Send the year of expiry.',
    malformed: 'Send the year as two or four digits, for example 30 or 2030.',
    length: 'Send the year as two or four digits, for example 30 or 2030.',
    checksum: 'Send the year as two or four digits, for example 30 or 2030.',
    expired: 'The card has expired. Use another card.',
  },
};

/** One sentence that says what to do about a problem. Holds nothing of what was entered. */
export function cardProblemText(problem: CardProblem): string {
  return texts[problem.field][problem.reason];
}

/** A failed reading of one field. */
export function cardProblem(field: CardField, reason: CardProblemReason): { ok: false; problem: CardProblem } {
  return { ok: false, problem: { field, reason } };
}
