/**
 * Whether a text holds what looks like a card number: 13 to 19 digits of any script or form, with at most one character that is
 * neither a letter nor a digit between two of them, that pass the Luhn check and begin as a known network's numbers do.
 * It may stand anywhere between other words; it does not begin or end within an unbroken row of digits, so a longer
 * number holds none. Marks and characters that are not seen do not count as characters between. Pure.
 */
import { digitsOf, isPlainDigit } from '../../platform/decimal-digits.ts';
import { CardNetwork } from '../card-network.ts';
import { passesLuhn } from './card-number.ts';
import { networkOfDigits } from './network-ranges.ts';

const FEWEST_DIGITS = 13;
const MOST_DIGITS = 19;
/** As many digits as a telephone number may have (ITU-T E.164), the country's code included. */
const LONGEST_PHONE = 15;

const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;
/** What is not seen, or changes how the digit before it looks, as the two signs of a keycap do. */
const UNSEEN = /[\p{M}\p{Cf}]/u;
/** A number that could be a card's whatever its check digit, as people space it: hidden where nobody needs it. */
const LONG_NUMBER = /\p{Nd}(?:[ -]?\p{Nd}){11,}/gu;
const HIDDEN = '(number)';

/** An unbroken row of digits, and where it stands in the text. */
interface Row {
  readonly digits: string;
  readonly start: number;
  readonly end: number;
  /** Whether a single character, or none that is seen, is between it and the row before. */
  readonly follows: boolean;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Digits that stand in a text on their own, with the network that they name. */
type Counts = (digits: string, network: CardNetwork) => boolean;

const inText: Counts = (_digits, network) => network !== CardNetwork.unknown;

/** The only networks whose card numbers are as short as a telephone number, in the lengths that they issue. */
const inPhone: Counts = (digits, network) =>
  digits.length > LONGEST_PHONE
    ? network !== CardNetwork.unknown
    : (network === CardNetwork.AMEX && digits.length === 15) ||
      (network === CardNetwork.DINERS && digits.length === 14);

/**
 * The rows of digits as they came: a sign that stands for digits, such as ④, is a row by itself, so that it can neither hide the
 * row beside it nor be the end of a longer one.
 */
function rowsOf(text: string): readonly Row[] {
  const rows: Row[] = [];
  /** Characters that are seen since the last digit, up to two; a letter counts as two, and so does the text's beginning. */
  let between = 2;
  let open: { digits: string; start: number; follows: boolean } | null = null;
  let at = 0;
  const close = () => {
    if (open !== null) rows.push({ ...open, end: at });
    open = null;
  };
  for (const character of text) {
    const digits = digitsOf(character);
    if (digits === '') {
      close();
      if (between <= 1 && !UNSEEN.test(character)) between += LETTER_OR_NUMBER.test(character) ? 2 : 1;
    } else if (!isPlainDigit(character)) {
      close();
      rows.push({ digits, start: at, end: at + character.length, follows: between <= 1 });
      between = 0;
    } else if (open === null) {
      open = { digits, start: at, follows: between <= 1 };
      between = 0;
    } else {
      open.digits += digits;
    }
    at += character.length;
  }
  close();
  return rows;
}

/** Where numbers stand that count, in the order in which they begin. They may overlap. */
function* numbersIn(text: string, counts: Counts): Generator<Span> {
  // No character stands for more than two digits.
  if (text.length < FEWEST_DIGITS / 2) return;
  const rows = rowsOf(text);
  for (const [first, { start }] of rows.entries()) {
    let digits = '';
    for (const row of rows.slice(first, first + MOST_DIGITS)) {
      if (digits !== '' && !row.follows) break;
      digits += row.digits;
      if (digits.length > MOST_DIGITS) break;
      if (digits.length >= FEWEST_DIGITS && passesLuhn(digits) && counts(digits, networkOfDigits(digits))) {
        yield { start, end: row.end };
      }
    }
  }
}

/** Whether a free text holds what looks like a card number. */
export function holdsCardNumber(text: string): boolean {
  return numbersIn(text, inText).next().done === false;
}

/**
 * Whether a telephone number looks like a card number. Many of 13 digits do (+49 15…, +62 8…, +55 1…), so that of those
 * with at most 15 digits only AMEX and DINERS numbers count: no country's numbers look like these.
 */
export function phoneHoldsCardNumber(text: string): boolean {
  return numbersIn(text, inPhone).next().done === false;
}

/** Free text without what looks like a card number, and without rows of 12 digits and more, in the place of each a word. */
export function withoutCardNumbers(text: string): string {
  let shown = '';
  let done = 0;
  for (const { start, end } of numbersIn(text, inText)) {
    if (end <= done) continue;
    if (start >= done) shown += text.slice(done, start) + HIDDEN;
    done = end;
  }
  return `${shown}${text.slice(done)}`.replace(LONG_NUMBER, HIDDEN);
}
