/**
 * A parameter's name made fit to be shown in a header or an error: a caller can put anything into a name, a card
 * number too. Pure.
 */
import { decimalDigits } from './decimal-digits.ts';

const LONGEST = 64;
const HIDDEN = '(hidden)';

/** Parts of a name that programs take for something else than a name. */
const UNSAFE_PART = /(^|[.[\]])(__proto__|constructor|prototype)($|[.[\]])/;

/** Whether a name, or a part of it between dots or brackets, is one that could reach a program's own objects. */
export function isUnsafeName(name: string): boolean {
  return name.includes('proto') || name.includes('constructor') ? UNSAFE_PART.test(name) : false;
}

/** What tells a terminal or a page something else than to show a letter: controls, and what turns the direction of text. */
const CONTROL = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text holds a control character, or one that turns the direction of text. */
export function holdsControls(text: string): boolean {
  return CONTROL.test(text);
}

/** Whether a name holds as many digits as a card number, of any script or form. */
export function looksLikeCard(name: string): boolean {
  return decimalDigits(name).length >= 12;
}

/** The name, cut to plain characters; hidden when it could be a card number. */
export function shownName(name: string): string {
  if (looksLikeCard(name)) return HIDDEN;
  return name.slice(0, LONGEST).replace(/[^A-Za-z0-9_.:[\]-]/g, '_');
}
