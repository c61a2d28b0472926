/**
 * Finds probable card numbers in free text: 13 to 19 digits of any script that pass the Luhn check and start in the range of
 * a known network. Two digits may have one separator between them that is neither a letter nor a digit; marks and invisible
 * characters do not count. A card number starts and ends with a whole run of digits, so that a longer number contains none.
 * Pure.
 */
import { digitsOf, isPlainDigit } from '../../platform/decimal-digits.ts';
import { CardNetwork } from '../card-network.ts';
import { passesLuhn } from './card-number.ts';
import { networkOfDigits } from './network-ranges.ts';

const FEWEST_DIGITS = 13;
const MOST_DIGITS = 19;
/** The most digits of a phone number, with the country code (ITU-T E.164). */
const LONGEST_PHONE = 15;

const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;
/** Invisible characters, and marks that change the character before them, as in a keycap. */
const UNSEEN = /[\p{M}\p{Cf}]/u;
/** 12 digits or more with single separators: could be a card number with a wrong check digit. */
const LONG_NUMBER = /\p{Nd}(?:[ -]?\p{Nd}){11,}/gu;
const HIDDEN = '(number)';

/** An unbroken run of digits, and its position in the text. */
interface Run {
  readonly digits: string;
  readonly start: number;
  readonly end: number;
  /** Whether at most one visible character is between it and the run before. */
  readonly follows: boolean;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether digits that pass the Luhn check are a card number of this network. */
type Rule = (digits: string, network: CardNetwork) => boolean;

const inText: Rule = (_digits, network) => network !== CardNetwork.unknown;

/** Of numbers as short as a phone number, only those of the networks that issue them in this length. */
const inPhone: Rule = (digits, network) =>
  digits.length > LONGEST_PHONE
    ? network !== CardNetwork.unknown
    : (network === CardNetwork.AMEX && digits.length === 15) ||
      (network === CardNetwork.DINERS && digits.length === 14);

/**
 * The runs of digits in a text. A sign with a numeric value, such as ④, is a run of its own, so that it neither hides the
 * run beside it nor extends it.
 */
function runsOf(text: string): readonly Run[] {
  const runs: Run[] = [];
  /** Visible characters since the last digit, up to two. A letter counts as two, and so does the start of the text. */
  let between = 2;
  let open: { digits: string; start: number; follows: boolean } | null = null;
  let at = 0;
  const close = () => {
    if (open !== null) runs.push({ end: at, ...open });
    open = null;
  };
  for (const character of text) {
    const digits = digitsOf(character);
    if (digits === '') {
      close();
      if (between <= 1 && !UNSEEN.test(character)) between += LETTER_OR_NUMBER.test(character) ? 2 : 1;
    } else if (!isPlainDigit(character)) {
      close();
      runs.push({ digits, start: at, end: at + character.length, follows: between <= 1 });
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
  return runs;
}

/** The positions of the card numbers, by their start. They may overlap. */
function* numbersIn(text: string, rule: Rule): Generator<Span> {
  // No character has more than two digits.
  if (text.length < FEWEST_DIGITS / 2) return;
  const runs = runsOf(text);
  for (const [first, { start }] of runs.entries()) {
    let digits = '';
    for (const run of runs.slice(first, first + MOST_DIGITS)) {
      if (digits !== '' && !run.follows) break;
      digits += run.digits;
      if (digits.length > MOST_DIGITS) break;
      if (digits.length >= FEWEST_DIGITS && passesLuhn(digits) && rule(digits, networkOfDigits(digits))) {
        yield { start, end: run.end };
      }
    }
  }
}

/** Whether free text contains a probable card number. */
export function holdsCardNumber(text: string): boolean {
  return numbersIn(text, inText).next().done === false;
}

/**
 * Whether a phone number is a probable card number. Many phone numbers of 13 digits would be (+49 15…, +62 8…, +55 1…). Up to
 * 15 digits, only AMEX and DINERS numbers count: no country has phone numbers like these.
 */
export function phoneHoldsCardNumber(text: string): boolean {
  return numbersIn(text, inPhone).next().done === false;
}

/** Free text with `(number)` in place of each probable card number and each number of 12 digits or more. */
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
