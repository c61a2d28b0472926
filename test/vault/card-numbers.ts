/** Card numbers for property tests: any length, any leading digits, with a right check digit. */
import fc from 'fast-check';

/** 12 to 19 digits that pass the Luhn check. */
export const luhnValidNumber = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 18 })
  .map((digits) => `${digits.join('')}${checkDigit(digits)}`);

/** The check digit by the textbook: double every second digit from the right, add the digits of the products. */
function checkDigit(digits: readonly number[]): number {
  const products = [...digits].reverse().map((digit, place) => (place % 2 === 0 ? String(digit * 2) : String(digit)));
  const sum = [...products.join('')].reduce((total, digit) => total + Number(digit), 0);
  return (10 - (sum % 10)) % 10;
}
