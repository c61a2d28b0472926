/**
 * The decimal digits of a text in whatever script they are written, as a person reads them. Pure.
 */

const DIGIT = /\p{Nd}/u;

/** Unicode lays out the ten digits of a script in their order, and one script's after another's. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** All the text's digits in ASCII, without whatever stands between them. */
export function decimalDigits(text: string): string {
  return Array.from(text.normalize('NFKC'), (character) =>
    DIGIT.test(character) ? String(digitOf(character)) : '',
  ).join('');
}
