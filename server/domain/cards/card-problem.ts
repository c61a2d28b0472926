/**
 * The problems of an entered card. A problem names the field and the reason and never the value, so that it is safe to
 * return and to log.
 */

/** The fix of each problem. */
const texts = {
  cardNumber: {
    missing: 'Send the card number.',
    malformed: 'Send digits only; single spaces or dashes between them are allowed.',
    length: 'A card number has 12 to 19 digits.',
    checksum: 'The check digit is wrong. Check the number and enter it again.',
  },
  cardSecurityCode: {
    missing: 'Send the security code printed on the card.',
    malformed: 'A security code has 3 or 4 digits.',
    length: 'The security code has 4 digits on American Express cards and 3 on others.',
  },
  expiryMonth: {
    missing: 'Send the expiry month.',
    malformed: 'Send the month as two digits, 01 to 12.',
  },
  expiryYear: {
    missing: 'Send the expiry year.',
    malformed: 'Send the year as YY or 20YY, for example 30 or 2030.',
    expired: 'The card has expired. Use another card.',
  },
} as const;

type Texts = typeof texts;

export type CardField = keyof Texts;
export type CardProblemReason = { [Field in CardField]: keyof Texts[Field] }[CardField];

export interface CardProblem {
  readonly field: CardField;
  readonly reason: CardProblemReason;
  /** What to do. Never contains the entered value. */
  readonly text: string;
}

/** A value read from text, or the problem of the text. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: CardProblem };

/** The problem of a field. Compiles only with the field's own reasons. */
export function cardProblem<Field extends CardField, Reason extends CardProblemReason & keyof Texts[Field]>(
  field: Field,
  reason: Reason,
): CardProblem {
  const ofField: Readonly<Record<string, string>> = texts[field];
  return { field, reason, text: ofField[reason] ?? '' };
}

/** A failed `Parsed`. */
export function unreadable<Field extends CardField, Reason extends CardProblemReason & keyof Texts[Field]>(
  field: Field,
  reason: Reason,
): { readonly ok: false; readonly problem: CardProblem } {
  return { ok: false, problem: cardProblem(field, reason) };
}
