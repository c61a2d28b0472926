/**
 * A card's expiry month: parses it, and checks whether it has passed. Pure.
 */
import { type Parsed, unreadable } from './card-problem.ts';

export interface CardExpiry {
  /** Two digits, `01` to `12`. */
  readonly month: string;
  /** Four digits. */
  readonly year: string;
}

/** Two digits, `01` to `12`. */
export function parseExpiryMonth(text: string): Parsed<string> {
  if (text === '') return unreadable('expiryMonth', 'missing');
  if (!/^(0[1-9]|1[0-2])$/.test(text)) return unreadable('expiryMonth', 'malformed');
  return { ok: true, value: text };
}

/** Two or four digits, `YY` or `20YY`. Returns four. */
export function parseExpiryYear(text: string): Parsed<string> {
  if (text === '') return unreadable('expiryYear', 'missing');
  if (!/^(20)?[0-9]{2}$/.test(text)) return unreadable('expiryYear', 'malformed');
  return { ok: true, value: text.length === 2 ? `20${text}` : text };
}

/** A card is valid to the end of its month (UTC). */
export function isExpired(expiry: CardExpiry, now: Date): boolean {
  const firstMomentAfter = Date.UTC(Number(expiry.year), Number(expiry.month), 1);
  return now.getTime() >= firstMomentAfter;
}
