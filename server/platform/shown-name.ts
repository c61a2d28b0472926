/**
 * Makes a parameter's name safe for a header or an error: callers can send anything as a name, even a card number. Pure.
 */
import { decimalDigits } from './decimal-digits.ts';

const LONGEST = 64;
const HIDDEN = '(hidden)';

/** Parts of a name with a meaning to JavaScript (prototype pollution). */
const UNSAFE_PART = /(^|[.[\]])(__proto__|constructor|prototype)($|[.[\]])/;

/** Whether a name, or a part of it between dots or brackets, could reach an object's prototype. */
export function isUnsafeName(name: string): boolean {
  return name.includes('proto') || name.includes('constructor') ? UNSAFE_PART.test(name) : false;
}

/** Control characters, and those that change the direction of text. */
const CONTROL = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text contains a control character, or one that changes the direction of text. */
export function holdsControls(text: string): boolean {
  return CONTROL.test(text);
}

/** Whether a name contains as many digits as a card number, in any script. */
export function looksLikeCard(name: string): boolean {
  return decimalDigits(name).length >= 12;
}

/** The name in plain characters, at most 64; `(hidden)` when it could be a card number. */
export function shownName(name: string): string {
  if (looksLikeCard(name)) return HIDDEN;
  return name.slice(0, LONGEST).replace(/[^A-Za-z0-9_.:[\]-]/g, '_');
}
