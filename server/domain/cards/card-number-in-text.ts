/**
 * Whether a text holds what looks like a card number: 13 to 19 digits of any script, with at most one character that is
 * neither a letter nor a digit between two of them, that pass the Luhn check and begin as a known network's numbers do.
 * It may stand anywhere between other words; it does not begin or end within an unbroken row of digits, so a longer
 * number holds none. Pure.
 */
import { CardNetwork } from '../card-network.ts';
import { decimalDigits } from './decimal-digits.ts';
import { passesLuhn } from './luhn.ts';
import { networkOfDigits } from './network-ranges.ts';

const FEWEST_DIGITS = 13;
const MOST_DIGITS = 19;
/** As many digits as a telephone number may have (ITU-T E.164), the country's code included. */
const LONGEST_PHONE = 15;

/** Rows of digits, each a single separator apart from the next. */
const ROWS = /\p{Nd}+(?:[^\p{L}\p{N}]\p{Nd}+)*/gu;
const SEPARATOR = /\P{Nd}/u;

/** Digits that stand in a text on their own, with the network that they name. */
type Counts = (digits: string, network: CardNetwork) => boolean;

const inText: Counts = (_digits, network) => network !== CardNetwork.unknown;

/** The only networks whose card numbers are as short as a telephone number, in the lengths that they issue. */
const inPhone: Counts = (digits, network) =>
  digits.length > LONGEST_PHONE
    ? network !== CardNetwork.unknown
    : (network === CardNetwork.AMEX && digits.length === 15) ||
      (network === CardNetwork.DINERS && digits.length === 14);

function holds(text: string, counts: Counts): boolean {
  if (text.length < FEWEST_DIGITS) return false;
  for (const [found] of text.normalize('NFKC').matchAll(ROWS)) {
    const rows = found.split(SEPARATOR).map(decimalDigits);
    for (let first = 0; first < rows.length; first += 1) {
      let digits = '';
      for (let last = first; last < rows.length && digits.length < MOST_DIGITS; last += 1) {
        digits += rows[last];
        const fits = digits.length >= FEWEST_DIGITS && digits.length <= MOST_DIGITS;
        if (fits && passesLuhn(digits) && counts(digits, networkOfDigits(digits))) return true;
      }
    }
  }
  return false;
}

/** Whether a free text holds what looks like a card number. */
export function holdsCardNumber(text: string): boolean {
  return holds(text, inText);
}

/**
 * Whether a telephone number looks like a card number. Many of 13 digits do (+49 15…, +62 8…, +55 1…), so that of those
 * with at most 15 digits only AMEX and DINERS numbers count: no country's numbers look like these.
 */
export function phoneHoldsCardNumber(text: string): boolean {
  return holds(text, inPhone);
}
