/** Card numbers for tests; for property tests, of any length with a valid check digit. */
import fc from 'fast-check';
import { CardNumber } from '../../server/domain/cards/card-number.ts';
import { networkRanges } from '../../server/domain/cards/network-ranges.ts';

/** The number as the vault takes it. */
export function cardNumber(text: string): CardNumber {
  const parsed = CardNumber.parse(text);
  if (!parsed.ok) throw new Error(parsed.problem.text);
  return parsed.value;
}

/** 12 to 19 digits that pass the Luhn check. */
export const luhnValidNumber = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 18 })
  .map((digits) => `${digits.join('')}${checkDigit(digits)}`);

/** 13 to 19 digits of a known network that pass the Luhn check. */
export const networkNumber = fc
  .tuple(
    fc
      .constantFrom(...networkRanges.filter(([, , network]) => network !== ''))
      .chain(([from, to]) => fc.integer({ min: from, max: to })),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 12 }),
  )
  .map(([first, rest]) => [...Array.from(String(first), Number), ...rest])
  .map((digits) => `${digits.join('')}${checkDigit(digits)}`)
  .filter((digits) => !digits.startsWith('637513'));

/** The check digit by the textbook: double every second digit from the right, add the digits of the products. */
function checkDigit(digits: readonly number[]): number {
  const products = [...digits].reverse().map((digit, place) => (place % 2 === 0 ? String(digit * 2) : String(digit)));
  const sum = [...products.join('')].reduce((total, digit) => total + Number(digit), 0);
  return (10 - (sum % 10)) % 10;
}
