/** Amounts for people. */

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  formats.set(currency, format);
  return format;
}

/** The digits after the point that an amount of the currency has: 2 for INR, 0 for JPY, 3 for KWD. */
export function digitsOf(currency: string): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
}

/** A sign or the name of a currency before an amount, or its name after it: `₹`, `Rs. `, ` INR`. */
const CURRENCY_AROUND = /^(?:\p{Sc}|\p{L}+\.?)\s*|\s*\p{L}+$/gu;
/** `1,000`, `1,000.50`, and `2,49,678.00` as in India. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/**
 * An amount as people type it, in the API's form: `₹1,000` is `1000`, and `12,50` is `12.50`. A text that can be read in two ways stays as it is,
 * and the service refuses it.
 */
export function typedAmount(text: string, currency: string): string {
  const bare = text.trim().replace(CURRENCY_AROUND, '');
  if (GROUPED.test(bare)) return digitsOf(currency) === 3 && /^\d+,\d{3}$/.test(bare) ? bare : bare.replaceAll(',', '');
  return bare.replace(/^(\d+),(\d{1,2})$/, '$1.$2');
}

/**
 * The amount in the viewer's notation: `₹1,499.00`.
 * @param amount in the main unit of the currency, as the API has it
 * @param currency ISO 4217
 */
export function formatAmount(amount: number | string, currency: string): string {
  return formatOf(currency).format(Number(amount));
}

/** The amount with its currency's code, where amounts of several currencies stand together: `1,499.00 INR`. */
export function formatAmountWithCode(amount: number | string, currency: string): string {
  const digits = digitsOf(currency);
  const text = Number(amount).toLocaleString(undefined, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${text} ${currency}`;
}
