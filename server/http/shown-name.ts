/**
 * A parameter's name made fit to be shown in a header or an error: a caller can put anything into a name, a card
 * number too. Pure.
 */

const LONGEST = 64;
const HIDDEN = '(hidden)';

/** Parts of a name that programs take for something else than a name. */
const UNSAFE_PART = /(^|[.[\]])(__proto__|constructor|prototype)($|[.[\]])/;

/** Whether a name, or a part of it between dots or brackets, is one that could reach a program's own objects. */
export function isUnsafeName(name: string): boolean {
  return name.includes('proto') || name.includes('constructor') ? UNSAFE_PART.test(name) : false;
}

/** Whether a name holds as many digits as a card number. */
export function looksLikeCard(name: string): boolean {
  return name.replace(/[^0-9]/g, '').length >= 12;
}

/** Free text with every run of digits taken out that could be a card number, however it is spaced. */
export function withoutLongNumbers(text: string): string {
  return text.replace(/[0-9](?:[ -]?[0-9]){11,}/g, '(number)');
}

/** The name, cut to plain characters; hidden when it could be a card number. */
export function shownName(name: string): string {
  if (looksLikeCard(name)) return HIDDEN;
  return name.slice(0, LONGEST).replace(/[^A-Za-z0-9_.:[\]-]/g, '_');
}
