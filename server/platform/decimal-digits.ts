/**
 * The decimal digits of a text in whatever script or form they are written, as a person reads them. Pure.
 */

const DIGIT = /\p{Nd}/u;
const ONLY_DIGITS = /^\p{Nd}$/u;
const LETTER_OR_FRACTION = /[\p{L}\u2044]/u;

/** Circled numbers from 1 or 11 on that Unicode does not map to plain ones: the first, how many, and the first's value. */
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

/** Unicode lays out the ten digits of a script in their order, and one script's after another's. */
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

/** The digits that one character stands for, in ASCII: none, one, or for such as ⑪ two. A fraction stands for none. */
export function digitsOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return code >= 0x30 && code <= 0x39 ? character : '';
  const plain = character.normalize('NFKC');
  if (LETTER_OR_FRACTION.test(plain)) return '';
  const digits = Array.from(plain, (part) => (DIGIT.test(part) ? String(digitValue(part)) : '')).join('');
  return digits === '' ? circledDigits(code) : digits;
}

/** Whether the character is a digit of its script, and no sign that stands for one. */
export function isPlainDigit(character: string): boolean {
  return ONLY_DIGITS.test(character);
}

/** All the text's digits in ASCII, without whatever stands between them. */
export function decimalDigits(text: string): string {
  return Array.from(text, digitsOf).join('');
}
