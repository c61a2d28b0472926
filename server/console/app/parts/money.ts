/** Amounts for people. */

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency, currencyDisplay: 'symbol' });
  formats.set(currency, format);
  return format;
}

/** The digits after the point that an amount of the currency has: 2 for INR, 0 for JPY, 3 for KWD. */
export function digitsOf(currency: string): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
}

/** A sign or the name of a currency before an amount, or its name after it: `₹`, `Rs. `, ` INR`. */
const CURRENCY_AROUND = /^(?:\p{L}*\p{Sc}|\p{L}+\.?)\s*|\s*\p{L}+$/gu;

/**
 * The amount in the viewer's notation: `₹1,499.00`.
 * @param amount in the main unit of the currency, as the API has it
 * @param currency ISO 4217
 */
export function formatAmount(amount: number | string, currency: string): string {
  return formatOf(currency).format(Number(amount));
}

/**
 * An amount that a person typed, as the API takes it: `₹1,499` as `1499.00`.
 * @returns undefined for what is not surely an amount of the currency: `1,5`, `1e2`, `-5`, `0`, and `1,499` of one with three decimals
 */
export function amountOf(text: string, currency: string): string | undefined {
  const digits = digitsOf(currency);
  const bare = text.trim().replace(CURRENCY_AROUND, '');
  if (digits === 3 && /^[0-9]{1,3},[0-9]{3}$/.test(bare)) return undefined;
  const [, units = '', decimals = ''] =
    /^([0-9]+|[0-9]{1,3}(?:,[0-9]{2,3})*,[0-9]{3})(?:\.([0-9]+))?$/.exec(bare) ?? [];
  const plain = units.replaceAll(',', '');
  if (decimals.length > digits || !/[1-9]/.test(plain + decimals)) return undefined;
  const whole = plain.replace(/^0+(?=[0-9])/, '');
  return digits === 0 ? whole : `${whole}.${decimals.padEnd(digits, '0')}`;
}
