/**
 * The check digit of card numbers (ISO/IEC 7812-1, annex B). Pure.
 */

const zero = '0'.charCodeAt(0);

/** Whether the last digit is the check digit of those before it. `digits` holds ASCII digits only. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - zero;
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}
