/**
 * Reads the decimal digits of a text in any script or form, as a person would. Pure.
 */

const DIGIT = /\p{Nd}/u;
const ONLY_DIGITS = /^\p{Nd}$/u;
const LETTER_OR_FRACTION = /[\p{L}\u2044]/u;

/** Ranges of circled numbers that Unicode does not map to plain ones, with the value of the first. */
const circled: readonly (readonly [first: number, count: number, value: number])[] = [
  [0x2776, 10, 1],
  [0x2780, 10, 1],
  [0x278a, 10, 1],
  [0x24eb, 10, 11],
  [0x24f5, 10, 1],
  [0x24ff, 1, 0],
  [0x1f10b, 1, 0],
  [0x1f10c, 1, 0],
];

/** Unicode orders the ten digits of each script, and places some scripts' digits one after another. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

function circledDigits(code: number): string {
  const range = circled.find(([first, count]) => code >= first && code < first + count);
  return range === undefined ? '' : String(range[2] + code - range[0]);
}

/** The ASCII digits of a character: none, one, or two for a character such as ⑪. A fraction has none. */
export function digitsOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return code >= 0x30 && code <= 0x39 ? character : '';
  const plain = character.normalize('NFKC');
  if (LETTER_OR_FRACTION.test(plain)) return '';
  const digits = Array.from(plain, (part) => (DIGIT.test(part) ? String(digitValue(part)) : '')).join('');
  return digits === '' ? circledDigits(code) : digits;
}

/** Whether the character is a digit of its script, and not a sign such as ① with a numeric value. */
export function isPlainDigit(character: string): boolean {
  return ONLY_DIGITS.test(character);
}

/** All digits of the text in ASCII, without the characters between them. */
export function decimalDigits(text: string): string {
  return Array.from(text, digitsOf).join('');
}
