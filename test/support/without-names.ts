/**
 * A text without the names and tokens that the service makes up. A few digits of a card stand in one of them by chance sooner or
 * later: once in a thousand pages for four of them.
 */

/** A name with its prefix, or a token of a form. A number with a letter nowhere is neither. */
const MADE_UP = /[a-z]+_(?=[0-9]*[a-f])[0-9a-f]{16,}|(?=[0-9_-]*[A-Za-z])[A-Za-z0-9_-]{40,}/g;

export function withoutGeneratedIds(text: string): string {
  return text.replace(MADE_UP, '');
}
